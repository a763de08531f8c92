# What every page says a moment after it has opened, and what the installed application says.
installed-about = Games of mirrors, faces and reflections, to play right away.

# A newer version
newer = There is a new version: the next page you open will be of that version.
newer-now = Now

# Your turn
call = Your turn: { $game } with { $names }
call-short = { $count ->
    [1] Your turn
   *[other] Your turn ({ $count })
}
call-left = { $words }, { $left }
call-challenge = { $name } challenges you: { $game }
call-challenge-short = Challenge
call-begun = Your game begins: { $game }
call-begun-short = Your game begins

# Without a network
offline = No connection to the server: you see what this device has kept. A move made now is sent as soon as it is back.
move-outdated = The game has changed meanwhile: your move { $move }, made without a connection, was not sent.
