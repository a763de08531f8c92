# How people find each other: the lobby, public tables, invitations, one's name.

# The lobby
lobby = The lobby
lobby-about = Tables waiting for players, and games you can watch.
lobby-here = { $count ->
    [one] You are the only one here.
   *[other] { $count } people are here.
}
lobby-waiting = Waiting for somebody
lobby-playing = Games to watch
lobby-filter = Game
lobby-all = All
lobby-none = Nobody is waiting right now. Open a table: everybody will see it here.
lobby-none-game = Nobody is waiting for this game right now. Open a table: everybody will see it here.
lobby-none-playing = No public game is under way.
lobby-room = Your room: { $names }
lobby-rooms = A room for you and your friends
lobby-duels = Duels, whenever you like
lobby-tournaments = Tournaments
lobby-open = Wait for somebody to play:
lobby-quiet = Nobody is waiting right now.
lobby-see = See the lobby
lobby-see-all = { $count ->
    [one] See { $count } more table in the lobby
   *[other] See { $count } more tables in the lobby
}
lobby-see-playing = { $count ->
    [one] { $count } game to watch
   *[other] { $count } games to watch
}
lobby-silent = The lobby does not answer; trying again in a moment.
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-since = for { $time }
just-now = just now
lobby-bot = { $name } (bot)
lobby-usual = Usual rules
lobby-sit = Sit down
lobby-sit-at = Sit down: { $game }, { $names }
lobby-watch = Watch
lobby-watch-at = Watch: { $game }, { $names }
lobby-return = Go back
lobby-return-at = Go back to your table: { $game }
lobby-yours = Your table
lobby-away = { $name }, away
option-chosen = { $option }: { $value }

# Time, in few words
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-words-none = No clock
clock-words-move = { $time } per move
clock-words-game = { $time } each
clock-words-increment = { $time } each, plus { $increment } per move

# Playing somebody
pair = Play online
pair-timed = With a clock, 10 minutes and 5 seconds a move
pair-how = With whoever comes first; if nobody is there, your table waits in the lobby.
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}

# One's name
name = What should we call you?
name-who = You play as { $name }
name-none = You play without a name.
name-change = Change
name-give = Choose one
name-why = Others see it at the table and in the lobby. It counts for the tables where you sit down from now on; this browser remembers it.
name-keep = Keep this name
lobby-leaders = Leaderboards
name-without = Go on without a name

# New table
kind-anyone = Anybody
by-lobby = Your table will be shown in the lobby.
table-private = A private table: people come only by the link you send them, to play or to watch.
table-public = A public table: it is shown in the lobby, and anybody may sit down or watch.
admits-bots = Bots from outside may sit down
admits-bots-how = Programs of other people; the game then counts for nobody's rating.
variants = Variants
clock-is = Clock: { $clock }

# The invitation
invitation-public = Your table is in the lobby
invitation-public-how = { $count ->
    [one] Whoever chooses it first takes the free seat. Stay on this site: the table leaves the lobby 3 minutes after you do.
   *[other] The first people to choose it take the free seats. Stay on this site: the table leaves the lobby 3 minutes after you do.
}
invitation-public-letter = { $count ->
    [one] Whoever chooses it first takes the free seat. You may leave this page: the table stays in the lobby ({ $time }) and among your games.
   *[other] The first people to choose it take the free seats. You may leave this page: the table stays in the lobby ({ $time }) and among your games.
}
invitation-watch = Whoever has this link may also watch.
invitation-else = Or, without waiting:
invitation-share = Share
invitation-share-text = { $game }: a seat is waiting for you.
invitation-bot = { $count ->
    [one] Start with a bot
   *[other] Give a seat to a bot
}
invitation-bot-level = Level of the bot
invitation-withdraw = Cancel the table
invitation-withdraw-really = Cancel this table?
invitation-withdraw-means = The link will lead nowhere. Nobody has played yet: nothing is lost.
invitation-withdraw-no = Keep waiting
invitation-stand = Give my seat up
withdrawn = This table has been cancelled
tournament-back = Back to the tournament
tournament-closed = This table is closed
tournament-closed-why = The tournament has decided the result: the game is not played any more.
withdrawn-why = Whoever opened it is no longer waiting. There may be others in the lobby.
