# What the host of the tables says.
table-unknown = This table does not exist, or its address is incomplete.
table-waiting = Somebody is still missing at this table: the game begins once every seat is taken.
seat-not-yours = This seat is not yours.
seat-taken = This seat is already taken.
clock-increment = An increment goes only with a clock for the whole game.
message-malformed = This message cannot be understood.
message-long = This message is too long: { $most } characters at most.
address-unknown = There is nothing at this address.
too-many = Too many requests at once: wait a moment.
not-saved = The move could not be saved: nothing has changed. Try again in a moment.
record-long = This game is too long: { $lines } lines at most.
port-taken = Cannot listen on { $host }, port { $port }: it is probably taken. Choose another with --port.
deal-none = This game has no deals to share.
deal-early = That deal of the day has not been dealt yet: come back on the day.
hint-none = Hints are for playing alone or against bots, in a game they can play.
review-early = A game is reviewed once it is over.
review-none = This game has no review yet.
