# What is said to whoever runs a host, and when the host itself is in trouble.
setting-unknown = “{ $setting }” ({ $source }) is not a setting. Settings: { $settings }.
setting-choice = { $setting } ({ $source }) cannot be “{ $value }”: choose one of { $choices }.
setting-number = { $setting } ({ $source }) cannot be “{ $value }”: it takes { $sort ->
    [whole] a whole number
   *[any] a number
} from { $least } to { $most }.
setting-text = { $setting } ({ $source }) cannot be “{ $value }”.
setting-secret = { $setting } ({ $source }) cannot have this value{ $setting ->
    [queue] : write redis://:PASSWORD@HOST:PORT/NUMBER, or rediss:// with TLS.
   *[other] .
}
setting-value = “{ $text }” sets nothing: write a name, an equals sign and a value.
settings-malformed = The settings file “{ $file }” is not TOML ({ $reason }).
store-unusable = The file of the tables, “{ $path }”, cannot be used ({ $reason }). See that it is whole and can be written, or choose another with --data.
store-full = The host's disk is full: nothing could be saved and nothing has changed. You can still look on; tell whoever runs the host, then try again.
store-read-only = The host can only read its data: nothing could be saved and nothing has changed. You can still look on; tell whoever runs the host, then try again.
database-address = The address of the database is malformed. It is written postgresql://USER:PASSWORD@HOST:PORT/DATABASE; other characters than letters, digits, “-”, “.” and “_” in the user's name and the password are written as %XX.
database-unreachable = PostgreSQL cannot be reached at { $address } ({ $reason }). See that it is running and that the address is right.
database-password = PostgreSQL at { $address } does not let this user in ({ $reason }). Give the right user and password in the address, or the password in PGPASSWORD or in the file ~/.pgpass.
database-missing = The database { $address } does not exist ({ $reason }). Create it with createdb, or choose another with --data.
database-rights = The user of { $address } may not do what is needed there ({ $reason }). Make this user the owner of the database.
database-unusable = The database { $address } cannot be used ({ $reason }). See what the log of PostgreSQL says.
database-later = The database { $address } is from a later version of Galerie: bring this server up to date, or choose another with --data.
cluster-file = Several hosts cannot share the file { $path }. Choose a PostgreSQL database with --data, or set no cluster_address.
cluster-address = { $address } is not an address at which other hosts can reach this one. Set cluster_address to HOST:PORT.
cluster-driver = A host of a cluster needs two more packages: pip install 'galerie[hosts]'.
cluster-clock = The clock of this machine differs from that of the database by { $seconds } seconds. Set both by the same time server, and start again.
cluster-unreachable = Another host of this database is registered at { $address } and does not answer there. Correct its cluster_address or the network between the hosts, or choose a database of your own with --data.
cluster-misaddressed = Another host of this database does not find this one at { $address }. Set cluster_address to the HOST:PORT at which the other hosts reach it, and let them through the firewall.
cluster-stranger = Another server answers at { $address }, where a host of this database is registered. Give each host a cluster_address of its own, and each cluster a database of its own.
database-taken = Another server is already using { $address }. Stop it, or choose another database with --data.
migrate-not-empty = { $place } is not empty: nothing was copied. Choose an empty database or a new file.
migrate-lost = The connection to { $place } was lost: nothing was copied. Try again.
migrate-done = Everything is copied. Start the server with --data { $place }; the old database is unchanged.
database-other = The database { $address } is of another version of Galerie than this command. Start the server once to bring it up to date, or bring the command up to date.
backup-elsewhere = PostgreSQL has its own tool to back up { $address }: pg_dump --format=custom --file=FILE ADDRESS.
restore-elsewhere = PostgreSQL has its own tool to restore { $address }: pg_restore --dbname=ADDRESS FILE, into an empty database.
sockets-many = Too many connections come from your address: { $most } at most. Close a tab, then try again.
sockets-guest = You have too many connections open: { $most } at most. Close a tab, then try again.
sockets-table = Too many people are watching here: { $most } connections at most. Try again later.
connections-many = The host has too many connections at present. Try again in a moment.
request-slow = The request did not arrive within { $seconds } seconds: the connection was closed. Try again.
host-unknown = This host does not answer to the name “{ $host }”. Whoever runs it can add the name to the setting allowed_hosts.
origin-foreign = This request comes from a page of another site: it is refused.
archive-unreadable = “{ $file }” is not a readable file of tables ({ $reason }).
archive-whole = { $file } is whole: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } event, replayed.
   *[other] { $events } events, all replayed.
}
archive-outdated = { $tables ->
    [one] { $tables } table follows
   *[other] { $tables } tables follow
} other rules or another word list than those here: kept, not replayed.
archive-damaged = { $file } is damaged, and nothing was changed: { $faults ->
    [one] { $faults } fault found.
   *[other] { $faults } faults found.
}

# Bots that think on other machines
queue-password = The queue at { $queue } does not accept this password. Correct the one in its address.
worker-queue = A worker needs a queue: name it with --queue or, if its address contains a password, with GALERIE_QUEUE in the environment.
worker-version = This worker has “{ $ours }”, and the hosts of the queue have “{ $theirs }”. Install the same versions here and there.
worker-ready = { $cores ->
    [one] { $cores } core works
   *[other] { $cores } cores work
} for the queue at { $queue }.

# Agents that play
extra-missing = This needs more packages: pip install "galerie[{ $extra }]"
agent-token = The environment has no GALERIE_TOKEN. The token of a bot account is made on the account page of the server.
agent-unreachable = The server { $host } does not answer.
# Formats of other programs.
format-unknown = There is no format “{ $name }”. The known ones: { $names }.
format-suffix = The ending “{ $suffix }” tells no format; name it with --to, one of { $names }.
format-read-only = The format “{ $name }” can be read here, but not written.
format-number = There is no game { $number } in this file, which holds { $count }.
format-several = This file holds { $count } games: choose one with --game and its number, or take it out with “galerie convert --game”.
convert-done = { $count ->
    [one] One game written to { $file }.
   *[other] { $count } games written to { $file }.
}
