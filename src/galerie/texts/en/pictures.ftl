# What pictures and previews of links say.
picture-fact = { $what }: { $told }.
theme-unknown = No theme “{ $theme }” here. Themes: { $themes }.
picture-format = “{ $file }” is no picture: its name must end in one of { $formats }.
ply-beyond = There is no move { $ply }: this match has { $last }.

preview-invitation = { $name } invites you to a game of { $game }.
preview-open = A table for { $game }: { $count ->
    [one] one seat is free.
   *[other] { $count } seats are free.
}
preview-playing = A game of { $game } is going on: watch it.
preview-withdrawn = This invitation was withdrawn.
preview-room = { $name } invites you to a room: all the games, one link, no account.
preview-room-empty = A room is waiting for you: all the games, one link, no account.
preview-room-title = Room of { $names }
preview-friend = { $name } would like you to be friends here, to see and to challenge each other with one tap.
preview-ply = After move { $ply } of { $last }
preview-seat-open = A free seat
preview-seat = Player { $number }
preview-duel = A duel with { $name }
preview-duel-how = The same deal for everybody, whenever you like: play it, then compare.
preview-somebody = somebody
