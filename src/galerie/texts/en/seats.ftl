# Seats that follow their player: keys, reclaims, freed seats; the spectators' chat.
key-how = Point a phone at this code, or open this link elsewhere: you will play there on the same seat. It works once, for ten minutes. Give it to nobody: whoever opens it plays for you.
key-code = Code to point your phone at
key-link = Link to your seat
key-again = Make another link
key-here = Take your seat here
key-here-how = This link opens your seat on this device. It stays yours on the other one too.
key-take = Continue here
key-missing = This link is incomplete: copy all of it, or point at the code again.
reclaim-me = That's me
reclaim-me-how = Did you have a seat at this table, in another browser? Say which: the other players will confirm it.
reclaim-seat = I am { $name }
reclaim-waits = You say that you are { $name }. The other players have yet to answer; you may close this page and come back.
reclaim-withdraw = Give up
reclaim-ended = You did not get the seat: you were declined, or the person who sits there has come back.
reclaim-asked = Somebody says that they are { $name } and can no longer get to their seat.
reclaim-asked-how = If it is { $name }, give them their seat back. Otherwise decline: they would see that player's game and play for them.
reclaim-grant = Yes, give it back
reclaim-decline = Decline
told-moved = { $you ->
    [yes] You now play on another device too.
   *[no] { $name } now plays on another device too.
}
seat-free-really = Free { $name }'s seat?
seat-free-means = Nobody has played there yet, and nobody is there. It can be taken again with the table's link.
seat-free-yes = Free the seat
seat-free-no = Keep waiting
seat-keep-really = Play only on this device?
seat-keep-means = { $count ->
    [one] { $count } further device loses your seat.
   *[other] { $count } further devices lose your seat.
} The one where you took it keeps it.
seat-keep-no = Keep them all
gallery-own = Among spectators: players do not read you while the game lasts, and you do not read what they say.
gallery-closed = Whoever opened the table has closed the spectators' chat.

# What is refused
key-unknown = This key is no longer valid. Make another one on the device where you play.
key-used = This key has been used, and it works only once. Make another one on the device where you play.
key-seated = You already have a seat at this table. Open this key on another device.
seat-used = This seat cannot be freed: somebody is there or has already played there, the game is well under way, or it is part of a tournament.
reclaim-one = You have already said who you are at this table: wait for the answer, or give up first.
reclaim-other = Somebody else says that they are this person: the players must answer them first. Without an answer, try again in some minutes.
reclaim-not = This seat cannot be asked for: its player is there or has an account to sign in to, or nobody can recognise you.
reclaim-none = Nobody is waiting for an answer about this seat.
reclaim-often = Too many were in vain at this table. Try again in an hour, or ask the other player to invite you to a new game.
