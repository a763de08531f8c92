# Tournaments: round robin, Swiss system or arena, by a link.

# What the host refuses
tournament-unknown = There is no such tournament, or its address is incomplete.
tournament-untitled = Give the tournament a title.
tournament-nameless = Give a name, so that the others know who you are.
tournament-seats = A tournament is played by two at each table, and this game cannot be played by two.
tournament-arena-days = An arena is played live: choose a clock in minutes, not in days.
tournament-long = This tournament would have { $rounds } rounds; the most is { $most }. Choose the Swiss system, or fewer rounds.
tournament-few = { $count ->
    [0] A tournament needs at least two people; nobody has joined yet.
   *[other] A tournament needs at least two people; only one has joined.
}
tournament-full = This tournament is full: { $most } people at most.
tournament-crowded = { $most } people at your address are in this tournament already: one address has no more places unless the organiser is there, with the page of the tournament open. Accounts older than a day can always join.
tournament-begun = This tournament has begun already.
tournament-unbegun = This tournament has not begun yet.
tournament-over = This tournament is over.
tournament-accounts = The games of this tournament are rated: you need an account to join.
tournament-barred = The organiser has removed you from this tournament.
tournament-not-yours = Only the organiser of this tournament can do that.
tournament-player-unknown = This person does not play in this tournament.
tournament-pairing-unknown = This pairing is not one of the present round.
tournament-played = This game was played: its result is not to be decided.
tournament-in-play = This game is under way: its result is decided at the board. You can end the tournament.
tournament-unplayed = No game of this tournament is over yet.
tournament-round-open = The present round is not over.
tournament-conduct = In a tournament no game is aborted, and nobody is replaced. Resign, or ask the organiser.
tournament-records-large = The games of this tournament exceed { $most } MiB in one file. Download them one by one, from their tables.
tournament-records-often = You have downloaded many games already. Try again in an hour.
tournaments-many = You organise { $most } tournaments already that are not over. End one of them first.
tournaments-often = You have opened many tournaments. Wait a little before you open another one.
tournaments-playing = { $most } tournaments that were begun from here are under way already. End one of them first.
tournaments-busy = Too many tournaments are under way on this server. Try again a little later.
table-closed = This table is closed: the tournament has decided the result.

# The table as a file
tournament-csv-row = Row
tournament-csv-rank = Rank
tournament-csv-player = Name
tournament-csv-points = Points
tournament-csv-cut = Buchholz cut 1
tournament-csv-buchholz = Buchholz
tournament-csv-direct = Direct encounter
tournament-csv-berger = Sonneborn–Berger
tournament-csv-wins = Wins
tournament-csv-games = Games
tournament-csv-won = Won
tournament-csv-drawn = Drawn
tournament-csv-lost = Lost

# Opening one, and one's own
tournaments = Tournaments
tournaments-about = One link for a whole club: people join with a name, rounds follow each other, and the table keeps itself up to date.
tournaments-yours = Your tournaments
tournaments-none = You neither play in nor organise a tournament yet.
tournaments-open = Open a tournament
tournaments-enter = Look
tournament = Tournament
tournament-players = { $count ->
    [0] nobody has joined
    [one] { $count } player
   *[other] { $count } players
}
tournament-phase-open = open to join
tournament-phase-playing = under way
tournament-phase-over = over

# How it is played
tournament-title = Title
tournament-title-such = Club cup
tournament-your-name = Your name as the organiser
tournament-game = Game
tournament-system = Format
tournament-system-swiss = Swiss system
tournament-system-round-robin = Round robin
tournament-system-arena = Arena
tournament-how-swiss = In each round you meet somebody with as many points as you, and nobody twice.
tournament-how-round-robin = Everybody meets everybody.
tournament-how-arena = For the given time, every game that ends is followed by another one.
tournament-rounds = Number of rounds
tournament-minutes = Duration in minutes
tournament-twice = Twice, with sides changed
tournament-grace = Absence
tournament-grace-is = { $minutes ->
    [0] The organiser decides
    [1440] Lost after a day
   *[other] Lost after { $minutes } minutes
}
tournament-grace-how = Whoever has not come to their table by then loses the game.
tournament-grace-none = Nothing is decided by itself: enter the result when somebody does not come.
tournament-automatic = Automatic rounds
tournament-automatic-how = The next round begins soon after the last game.
tournament-rated = Rated games
tournament-rated-how = Only accounts can then join.
tournament-keep = Keep these settings

# What is said of it
tournament-is-arena = arena of { $time }
tournament-is-single = round robin
tournament-is-double = double round robin
tournament-is-swiss = Swiss system, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
tournament-is-rated = rated games
tournament-by = organised by { $name }
tournament-state-open = Open to join
tournament-state-over = The tournament is over
tournament-state-arena = Under way
tournament-state-round = Round { $round } of { $rounds }

# What there is to do
tournament-yours = Your tournament
tournament-door = No account needed: a name is enough.
tournament-door-arena = The arena is open: join, and play at once.
tournament-joined = You have joined. Keep this page open: it takes you to your table.
tournament-watching = This tournament has begun. You can watch all its games.
tournament-you-left = You have left the tournament and are not paired any more.
tournament-your-game = Your game against { $name } awaits you.
tournament-your-bye = You have no opponent in this round.
tournament-wait-arena = Your next opponent is on the way. Stay on this page.
tournament-wait-round = You have nothing left to play in this round. The next one begins when all games are over.
tournament-place = { $rank ->
    [1] The tournament is over: you are first!
   *[other] The tournament is over: you are in place { $rank }.
}
tournament-place-shared = The tournament is over: you share place { $rank }.
tournament-left-arena = Ends in
tournament-left-round = Next round in
tournament-play = Play
tournament-join = Join
tournament-come-back = Come back into the tournament
tournament-leave = Leave the tournament
tournament-stay = Stay
tournament-leave-how = You will not be paired any more. A game under way is played to its end, and you may come back.

# The table
tournament-table = Standings
tournament-entrants = Players
tournament-nobody-yet = Nobody has joined yet. Send the link.
tournament-nobody = Somebody
tournament-rank = Rank
tournament-player = Name
tournament-points = Points
tournament-you = you
tournament-gone = left
tournament-present = present
tournament-tie-cut = BhC
tournament-tie-buchholz = Bh
tournament-tie-direct = DE
tournament-tie-berger = SB
tournament-tie-wins = W
tournament-tie-games = G
tournament-how-ties = How ties are broken
tournament-ties-swiss = In this order: Buchholz cut 1 (BhC: the points of one's opponents without the weakest), Buchholz (Bh: all their points), direct encounter (DE), wins at the board (W). A bye or an absence counts as an opponent with as many points as you.
tournament-ties-round-robin = In this order: direct encounter (DE), Sonneborn–Berger (SB: the points of those one has beaten, and half of those one has drawn with), wins at the board (W).
tournament-ties-arena = A win is worth 2 points, a draw 1. With as many points: more wins (W), then fewer games (G).

# The pairings
tournament-pairings = Pairings
tournament-round = Round { $round }
tournament-games = Games
tournament-earlier = Earlier rounds
tournament-all-games = All games
tournament-against = against
tournament-bye = bye
tournament-unplayed-result = not played
tournament-under-way = under way
tournament-not-counted = does not count
tournament-awaits = { $name } is awaited
tournament-awaits-both = both are awaited
tournament-watch = Watch
tournament-review = Replay
tournament-decide = Decide
tournament-decide-of = Decide the result of { $first } against { $second }
tournament-rule-wins = { $name } wins
tournament-rule-draw = Draw
tournament-rule-none = Lost for both

# The organiser
tournament-organise = Organising
tournament-begin = { $count ->
    [0] Begin
    [one] Begin
   *[other] Begin with { $count }
}
tournament-begin-how = After that nobody can join.
tournament-change = Change the settings
tournament-next = Begin the next round
tournament-undecided = { $count ->
    [one] One game is not over.
   *[other] { $count } games are not over.
}
tournament-end = End the tournament
tournament-go-on = Go on
tournament-end-how = The standings stay as they are. Games under way do not count any more.
tournament-remove = Remove
tournament-remove-name = Remove { $name }
tournament-remove-how = They will not be paired any more and cannot come back. Their results stay.
tournament-keep-them = Keep

# Inviting, taking away
tournament-invite = Invite
tournament-invite-how = Whoever has this link can join, or watch.
tournament-code = Code to scan
tournament-share-text = Tournament “{ $title }”
tournament-files = Files
tournament-records = All games (.txt)
tournament-csv = The table (.csv)

# Beside the link
preview-tournament-open = { $count ->
    [0] Join with a name, without an account.
    [one] One person has joined. Join with a name, without an account.
   *[other] { $count } people have joined. Join with a name, without an account.
}
preview-tournament-playing = The tournament is under way: follow the table and the games.
preview-tournament-over = { $name } has won the tournament.
preview-tournament-shared = Shared first place: { $names }.
