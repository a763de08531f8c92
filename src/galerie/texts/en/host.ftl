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
deal-company = A deal is shared where one plays alone: in company somebody might know it.
deal-early = That deal of the day has not been dealt yet: come back on the day.
hint-none = Hints are for playing alone or against bots, in a game they can play.
review-early = A game is reviewed once it is over.
review-none = This game has no review yet.
check-none = On a shared screen this move can only be checked by playing it.
seat-unknown = This table has no such seat.
command-reused = This message bears the number of another one: it was not taken into account.
table-long = This game is too long to go on: { $most } events at most.
work-long = That would take too long at present. Try again in a moment.
failed = Something failed on our side, and it has been noted. Try again in a moment.
message-huge = This message is too large.
store-taken = Another server is already using { $path }. Stop it, or choose another file with --data.
clock-days = By correspondence there are 1 to { $most } whole days for each move.
clock-long = A clock counts twenty-four hours at most; beyond that, play by correspondence.
chat-empty = This message is empty.
chat-long = This message is too long: { $most } characters at most.
chat-fast = Not so fast: wait a few seconds before you write again.
chat-guest = Load the page again to be able to write.
seat-stood-in = A computer is playing in your place: take your seat back first.
takeover-not = Nobody has left this seat.
takeover-early = Give them time to come back: { $seconds ->
    [one] one more second.
   *[other] { $seconds } more seconds.
}
resume-absent = Somebody has not come back yet, and that clock would run: wait for them.
table-begun = The game has already begun at this table.
table-not-yours = Only whoever opened this table can decide that.
table-withdrawn = This table has been cancelled: nobody plays here any more.
lobby-many = You are already waiting at { $most } public tables, which is the most one can. Take one of them back first.
pair-alone = This game is played alone: there is nobody to meet in it.
