# What is said to whoever runs a host, and when the host itself is in trouble.
setting-unknown = “{ $setting }” ({ $source }) is not a setting. Settings: { $settings }.
setting-choice = { $setting } ({ $source }) cannot be “{ $value }”: choose one of { $choices }.
setting-number = { $setting } ({ $source }) cannot be “{ $value }”: it takes { $sort ->
    [whole] a whole number
   *[any] a number
} from { $least } to { $most }.
setting-text = { $setting } ({ $source }) cannot be “{ $value }”.
setting-value = “{ $text }” sets nothing: write a name, an equals sign and a value.
settings-malformed = The settings file “{ $file }” is not TOML ({ $reason }).
store-unusable = The file of the tables, “{ $path }”, cannot be used ({ $reason }). See that it is whole and can be written, or choose another with --data.
store-full = The host's disk is full: nothing could be saved and nothing has changed. You can still look on; tell whoever runs the host, then try again.
store-read-only = The host can only read its data: nothing could be saved and nothing has changed. You can still look on; tell whoever runs the host, then try again.
sockets-many = Too many connections come from your address: { $most } at most. Close a tab, then try again.
sockets-guest = You have too many connections open: { $most } at most. Close a tab, then try again.
sockets-table = Too many people are at this table: { $most } connections at most. Try again later.
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

# Agents that play
extra-missing = This needs more packages: pip install "galerie[{ $extra }]"
agent-token = The environment has no GALERIE_TOKEN. The token of a bot account is made on the account page of the server.
agent-unreachable = The server { $host } does not answer.
# Formats of other programs.
format-unknown = There is no format “{ $name }”. The known ones: { $names }.
format-suffix = The ending “{ $suffix }” tells no format; name it with --to, one of { $names }.
format-read-only = The format “{ $name }” can be read here, but not written.
format-single = This format holds one game a file, and there are { $count }: choose one with --game, or name a folder.
format-number = There is no game { $number } in this file, which holds { $count }.
format-several = This file holds { $count } games: “galerie convert --game” takes one out of it.
convert-done = { $count ->
    [one] One game written to { $file }.
   *[other] { $count } games written to { $file }.
}
