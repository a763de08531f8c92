# Rooms: a lasting link for a group of friends.

# What the host refuses
room-unknown = This room does not exist, or its address is incomplete. A room that nobody visits is removed after some months.
room-outside = You are not in this room.
room-nameless = Give a name, so that the others know who you are.
room-full = This room is full: { $most } people at most.
room-barred = You were shown the door of this room: you may come back tomorrow.
room-not-keeper = Only whoever keeps the room may show somebody the door.
room-member-unknown = Nobody of that name is in this room any more.
room-claim-not = { $name } has an account, or is you already: sign in, there is nothing to ask.
room-claim-none = Nobody waits for an answer to this.
room-claim-other = This is for { $name } to answer, or for somebody else in the room if { $name } is away.
room-claim-unmet = You have not been here together with { $name }: somebody who has must answer.
room-absent = { $name } is not there: a game starts with those who are present, unless it is played by correspondence.
room-seated-twice = The same person cannot take two seats.
room-tables = Enough games are under way in this room: { $most } at most.
rooms-many = You are in { $most } rooms already, which is the limit. Leave one of them first.
rooms-often = You have opened many rooms. Wait a while before you open another one.
table-few = This game needs at least { $least } players.

# Opening one, and one's own
rooms = Rooms
rooms-about = A room is a link that stays: the same friends, all games, one tally and one chat.
rooms-none = You are not in any room yet.
rooms-open = Open a room
rooms-enter = Go in
rooms-tables = { $count ->
    [one] { $count } game under way
   *[other] { $count } games under way
}
rooms-awaited = Your turn

# The door
room = Room
room-of = Room of { $names }
room-door = You are invited
room-door-who = In this room: { $names }.
room-door-empty = Nobody is in this room at present.
room-door-how = No account is needed: a name is enough. The link stays the same, tomorrow too.
room-join = Come in
room-claim = I am { $name }
room-claim-how = Are you in this room already, on another device or in another browser?
room-claims = says they are the same person
room-claim-you = Somebody comes in on another device and says they are you.
room-claim-you-how = If it is you, that device will be yours too: your seats and your wins are there as well. If not, decline.
room-claim-asked = Somebody says they are { $name } and can no longer get at their seat.
room-claim-asked-how = If it really is { $name }, their seats and their wins follow them. If not, decline: they would play in { $name }’s place.
room-claim-waits = { $there ->
    [yes] You say you are { $name }: accept it on your other device.
   *[no] You say you are { $name }. Waiting for an answer from somebody in the room.
}
room-claim-withdraw = No, I am somebody else
room-claim-grant = Yes, it is { $name }
room-claim-grant-you = Yes, it is me
room-claim-decline = Decline
room-moved = { $you ->
    [yes] You are here on another device too.
   *[no] { $name } is here on another device too.
}
room-devices = Only on this device
room-devices-really = Be here only on this device?
room-devices-means = { $count ->
    [one] { $count } further device of yours loses this room and your seats at its tables.
   *[other] { $count } further devices of yours lose this room and your seats at its tables.
} The one with which you first came keeps them.
room-devices-no = Keep them all
room-back = Back to the room

# Who is there
room-people = Who is here
room-you = you
room-keeper = keeps the room
room-away = away
room-leave = Leave the room
room-leave-really = Leave this room?
room-leave-means = Your games stay in the tally. You can come back with the link.
room-leave-keeper = Your games stay in the tally, and somebody else will keep the room. You can come back with the link.
room-stay = Stay
room-kick = Show { $name } the door
room-kick-really = Show { $name } the door?
room-kick-means = They leave the room at once, and can come back tomorrow at the earliest. Games under way go on.
room-kick-no = Let them stay
room-kick-yes = Show them the door
room-invite = Invite friends
room-invite-how = Whoever has this link may come in. It stays the same.
room-share-text = Come and play in my room.
room-code = Code of the room

# Games
room-tables-title = Games under way
room-your-turn = Your turn
room-turn-of = { $names } to play
room-turns-of = { $names } to play
room-waits = { $count ->
    [one] A seat is open
   *[other] { $count } seats are open
}
room-play = Play
room-watch = Watch
room-sit = Sit down
room-results = Latest games
room-won-by = { $names } won
room-drawn-by = Draw between { $names }
room-over = Over
room-review = See the game
room-started = A game begins in the room: { $game }.
room-go = Go there

# Starting a game
room-start = Start a game
room-start-none = Nobody else is here yet. Send the link, or let a bot play.
room-start-game = Start { $game }
room-start-go = Start
room-start-who = Who plays { $side }
room-start-open = Whoever comes
room-start-bot = A bot
room-start-level = Level of the bots
room-start-choose = Seats, variants and clock
room-start-choose-of = { $game }: seats, variants and clock
room-start-shuffle = Draw the seats
room-start-friendly = Games in a room change nobody's rating.
start-with = { $count ->
    [one] Start with { $count } player
   *[other] Start with { $count } players
}

# The tally
room-tally = Tally
room-tally-none = No game has been played to its end yet.
room-tally-player = Player
room-tally-all = All
room-tally-cell = { $won } won, { $drawn } drawn, { $lost } lost
room-tally-how = Games won; draws and defeats below.
room-tally-small = { $drawn } D · { $lost } L

# The big screen
tv = Big screen
tv-how = For a screen that everybody sees: this device shows the games, phones play them.
tv-join = Scan the code to join
tv-or = or open
tv-leave = Leave the big screen
tv-waiting = Take your phones: whoever is here can start a game.
tv-slow = The finish, in slow motion
tv-full = Full screen
