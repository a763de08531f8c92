deflecto-name = Déflecto
deflecto-notation = “{ $text }” is no move: d5:ns lays a path from north to south on d5, d5:=ne a rail, d5:~ew a river, d5:*n a source, d5:@s a lake, d5:% a meadow, d5:+ a chapel; otherwise end?, yes, no or pass.
deflecto-no-square = The square { $square } is not on the board, which runs from a1 to { $last }.
deflecto-level = “{ $figure }” is the back of a tile: backs are for the game with both faces only.
deflecto-which = Say which tile shows “{ $figure }”: { $variants }.
deflecto-no-tile = You have no such tile left: { $tile }.
deflecto-chance = The first player is drawn by lot.

# A placement refused; the squares concerned come with it
deflecto-start = The first tile goes on a numbered square whose number nobody has taken: { $free }.
deflecto-start-tile = The first tile shows a straight path, a curve or a crossing, never a dead end or a back.
deflecto-start-inside = On { $squares } the path must enter the board: turn the tile so that it opens outwards.
deflecto-occupied = There is already a tile on { $squares }, and a laid tile never moves.
deflecto-apart = On { $squares } the tile would touch no other, neither by a side nor by a corner.
deflecto-sides = The sides of { $square } and { $other } do not go together: { $mine ->
    [path] a path
    [rail] a rail
    [river] a river
   *[nothing] nothing
} against { $theirs ->
    [path] a path
    [rail] a rail
    [river] a river
   *[nothing] nothing
}.
deflecto-meadow = No path leads onto a meadow: { $square } and { $other } do not go together.
deflecto-chapel = Neither rail nor river comes to a chapel: { $square } and { $other } do not go together.
deflecto-edge = On { $squares } the path would run off the board: it may do so only at a player's start or finish.
deflecto-closed-edge = On { $squares } a rail or a river would run off the board: this table does not allow it.
deflecto-finish = { $squares } is a player's finish: no dead end, no meadow, no rail and no river.
deflecto-finish-pointed = Neither rail nor river leads to { $square }, a player's finish.
deflecto-mixed = No tile would fit on { $square } any more: { $mine ->
    [path] a path
    [rail] a rail
   *[river] a river
} would meet { $theirs ->
    [path] a path
    [rail] a rail
   *[river] a river
} there.
deflecto-three = No tile would fit on { $square } any more: { $mine ->
    [rail] three rails
   *[river] three rivers
} would meet there.
deflecto-river-loop = This river would run in a circle: { $squares }.
deflecto-river-sources = This river would have two sources: { $squares }.
deflecto-river-lakes = This river would have two lakes: { $squares }.
deflecto-blocked = The path of number { $number } would be cut for good: nothing would join { $start } to { $finish } any more.
deflecto-must-lay = You can still lay a tile: you may not pass.

# Asking for the end
deflecto-ask-early = Before you ask whether the paths are settled, wait until everybody has laid a first tile.
deflecto-ask-open = Somebody has contested: wait until that is judged.
deflecto-asked = You have asked already in this turn.
deflecto-nothing-asked = Nobody has asked whether the paths are settled.
deflecto-answer-first = You are asked whether the paths are settled: answer first.

# How a game ends
ending-settled = The paths are settled: all have agreed.
ending-passed = Nobody can lay a tile any more.

# What the web page says
deflecto-about = Each player traces the shortest path across one shared board. Curves, rails and rivers deflect everybody else's; nobody is ever cut off for good.
deflecto-first = Lay your first tile on a numbered square, its path opening outwards: the other square of that number is your finish.
deflecto-tip = An empty square counts like any other: lay a tile only to make your path sure or somebody else's longer.
deflecto-option-level = Faces of the tiles
deflecto-option-level-hint = With both faces each tile may be laid on its back too: rails, rivers, meadows and chapels.
deflecto-option-level-value = { $value ->
    [2] Both · rails, rivers, chapels
   *[1] One · paths alone
}
deflecto-option-layout = Numbers
deflecto-option-layout-hint = Where the two squares of each number are: face to face, or across, which makes the paths longer.
deflecto-option-layout-value = { $value ->
    [crossed] Across
   *[facing] Face to face
}
deflecto-variants-more = Edges and first player
deflecto-option-closed_edges = Closed edges
deflecto-option-closed_edges-hint = With both faces, rails and rivers do not run off the board either.
deflecto-option-lot = First player drawn by lot
deflecto-option-lot-hint = Otherwise the first seat begins, as agreed at the table.
deflecto-preset-begin = Paths, and nothing but paths. Lots decide who begins.
deflecto-preset-printed = Both faces of the tiles, with rails, rivers, meadows and chapels. The first seat begins, as agreed.
deflecto-played-level = { $value ->
    [2] both faces
   *[1] one face
}
deflecto-played-layout = { $value ->
    [crossed] numbers across
   *[facing] { "" }
}
deflecto-tie = Empty squares decided between equal totals.

## Board
deflecto-board = Map
deflecto-side-0 = Red
deflecto-side-1 = Blue
deflecto-side-2 = Orange
deflecto-side-3 = Purple
deflecto-shape-straight = straight path
deflecto-shape-curve = curve
deflecto-shape-three_way = three-way crossing
deflecto-shape-four_way = four-way crossing
deflecto-shape-dead_end = dead end
deflecto-shape-straight_rail = straight rail
deflecto-shape-curved_rail = curved rail
deflecto-shape-buffer = buffer stop
deflecto-shape-straight_river = straight river
deflecto-shape-curved_river = curved river
deflecto-shape-source = source
deflecto-shape-lake = lake
deflecto-shape-meadow = meadow
deflecto-shape-chapel = chapel
deflecto-toward-n = north
deflecto-toward-e = east
deflecto-toward-s = south
deflecto-toward-w = west
deflecto-empty = empty
deflecto-number-free = number { $number }, free
deflecto-start-of = { $you ->
    [yes] your start
   *[no] start: { $name }
}
deflecto-finish-of = { $you ->
    [yes] your finish
   *[no] finish: { $name }
}
deflecto-way-of = { $you ->
    [yes] your path
   *[no] path: { $name }
}
deflecto-may-lie = the tile may go here
deflecto-would-lie = the tile would be here: { $figure }
deflecto-refused-here = concerned by the refusal
deflecto-look-here = worth a look
deflecto-suggested-here = suggested: { $figure }

deflecto-rack = Tiles
deflecto-rack-of = { $you ->
    [yes] Your tiles
   *[no] Tiles of { $name }
}
deflecto-tile = { $figure }, { $count } left
deflecto-tile-back = back: { $figure }, { $count } left
deflecto-held = In hand: { $figure }. { $squares ->
    [0] It goes nowhere.
    [one] It goes on one square.
   *[other] It goes on { $squares } squares.
}
deflecto-put-back = Tile put back.
deflecto-pick-first = Pick a tile first.
deflecto-none-left = You have no such tile left.

deflecto-length = { $length } squares, { $empty ->
    [0] none empty
   *[other] { $empty } empty
}
deflecto-not-started = No start yet
deflecto-penalty = { $count ->
    [one] + 1 penalty
   *[other] + { $count } penalties
}
deflecto-to-prove = has to prove
deflecto-tiles-left = { $count ->
    [0] no tiles
    [one] 1 tile
   *[other] { $count } tiles
}

deflecto-now-drawing = Drawing lots for who begins…
deflecto-now-start = Your start: pick a tile, then touch a numbered square. Your finish will be the other square of that number.
deflecto-now-start-where = Touch a numbered square: it will be your start, and the other square of that number your finish.
deflecto-now-starts = { $you ->
    [yes] You are choosing a start.
   *[no] { $name } is choosing a start.
}
deflecto-now-lay = Your turn: pick a tile, or drag it onto the map.
deflecto-now-lead = You lead: lay a tile, or ask for the end if all seems settled to you.
deflecto-now-settled = None of your tiles would change a path: lay one, or ask for the end if all seems settled to you.
deflecto-now-put = Touch the tile to turn it, then “Lay here”.
deflecto-now-lays = { $you ->
    [yes] Your turn.
   *[no] { $name }'s turn.
}
deflecto-now-prove = You contested: this tile must change the length of a path, or it costs you a penalty square.
deflecto-now-proves = { $you ->
    [yes] You contested, and must prove it with this tile.
   *[no] { $name } contested, and must prove it with this tile.
}
deflecto-now-where = { $squares ->
    [one] It fits on one square only.
   *[other] It fits on { $squares } squares.
}{ $telling ->
    [0] {""}
   *[other] {" "}The double arrow tells of a changed path.
}
deflecto-now-aim = Where does this tile go?
deflecto-now-nowhere = This face fits nowhere: pick another.
deflecto-now-pass = You can lay nothing: pass, or ask for the end if all seems settled to you.
deflecto-now-passing = You can lay nothing: pass.
deflecto-now-asked = { $you ->
    [yes] You have asked whether the paths are settled.
   *[no] { $name } asks whether the paths are settled.
}
deflecto-now-over = The game is over: the smallest total wins.
deflecto-now-stopped = The game stopped here.
deflecto-change = { $you ->
    [yes] you
   *[no] { $name }
} { $before } → { $after }
deflecto-would-start = Start at { $start }, finish at { $finish }.
deflecto-would-change = What this changes: { $changes }.
deflecto-would-not-change = No path would change its length.
deflecto-would-not-prove = No path would change its length: a penalty square.

deflecto-do-turn = Turn
deflecto-do-flip = Other face
deflecto-do-cancel = Put back
deflecto-do-lay = Lay here
deflecto-do-ask = Paths settled?
deflecto-do-pass = Pass
deflecto-ask-really = Ask for the end?
deflecto-ask-means = { $others ->
    [1] If your opponent agrees
   *[other] If all the others agree
}, the game ends here. Whoever contests must change a path with the next tile, or gets one penalty square.
deflecto-ask-behind = You are at { $own } squares, and the shortest path has { $best }: if the end is accepted, you have lost.
deflecto-ask-yes = Ask
deflecto-ask-no = Play on
deflecto-do-agree = Agreed, it is over
deflecto-do-contest = I contest
deflecto-do-propose = Propose the end
deflecto-hands-empty = No tile left in hand
deflecto-hands-empty-means = Nobody can lay anything any more: the paths are settled. Propose the end; if it is accepted, the game ends here.
deflecto-hands-empty-wait = Nobody can lay anything any more: the paths are settled. { $you ->
    [yes] It is up to you to propose the end, or to pass.
   *[no] It is up to { $name } to propose the end, or to pass.
}

deflecto-question = Are the paths settled?
deflecto-question-asks = { $you ->
    [yes] You ask: are the paths settled?
   *[no] { $name } asks: are the paths settled?
}
deflecto-question-means = { $you ->
    [yes] Agree: if all do, the game ends here. Contest: it goes on, and your next tile must change the length of a path; otherwise it costs you a penalty square.
   *[no] { $name } answers. Agree: if all do, the game ends here. Contest: the next tile must change the length of a path; otherwise it costs a penalty square.
}
deflecto-question-wait = Everyone answers; if all agree, the game ends here.
deflecto-answer-agreed = { $you ->
    [yes] agree
   *[no] agrees
}
deflecto-answer-contested = { $you ->
    [yes] contest
   *[no] contests
}
deflecto-answer-waiting = { $you ->
    [yes] are thinking…
   *[no] is thinking…
}

deflecto-places = Places
deflecto-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
deflecto-shared = (shared place)
deflecto-decided = Between equal totals, more empty squares win.
deflecto-walk = Walk the paths
deflecto-walk-stop = Show all

deflecto-review-none = No tile was laid: there is nothing to go through.
deflecto-review-unjudged = The game ended before all had started: nothing is judged.
deflecto-review-grown = By how many squares everyone lengthened each path, and in how many of their turns there was something better
deflecto-review-improvable = better
deflecto-review-of = { $count } of { $all }
deflecto-review-how-chances = Better: what a hint would have recommended, where it leaves at least 3 more chances in a hundred of finishing ahead.
deflecto-review-how-squares = Better: what gains more squares at once.
deflecto-review-only-better = Only where there was something better
deflecto-review-turns = Turn by turn
deflecto-review-start = start
deflecto-review-better = Better:
deflecto-review-chances = { $best } chances in a hundred instead of { $worth }
deflecto-review-squares = { $best } squares gained instead of { $worth }

deflecto-written-first = no. { $number } begins
deflecto-written-pass = passes
deflecto-written-ask = settled?
deflecto-written-agree = agrees
deflecto-written-contest = contests
deflecto-told-first = The lots are drawn: { $side } begins.
deflecto-told-start = { $you ->
    [yes] You start from { $start } towards { $finish }.
   *[no] { $name } starts from { $start } towards { $finish }.
}
deflecto-told-lay = { $you ->
    [yes] You lay on { $square }: { $figure }.
   *[no] { $name } lays on { $square }: { $figure }.
}
deflecto-told-changes = Lengths: { $changes }.
deflecto-told-pass = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
deflecto-told-ask = { $you ->
    [yes] You ask whether the paths are settled.
   *[no] { $name } asks whether the paths are settled.
}
deflecto-told-agree = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
}
deflecto-told-contest = { $you ->
    [yes] You contest.
   *[no] { $name } contests.
}
deflecto-told-proven = { $you ->
    [yes] You were right to contest.
   *[no] { $name } was right to contest.
}
deflecto-told-unproven = { $you ->
    [yes] No path has changed: you get one penalty square.
   *[no] No path has changed: { $name } gets one penalty square.
}

deflecto-guide-lay = Lay where you like, as long as the tile touches another by a side or a corner and everything joins up. Lengthen the others' paths, protect your own.
deflecto-guide-backs = Each tile has two faces: touch the one or the other. Rails, rivers and meadows bar paths; a chapel lets them through.
deflecto-guide-end = If nothing can change any more, ask whether the paths are settled: the game ends when all agree.
deflecto-guide-answer = Contest if your next tile can still change the length of a path, your own or another's.
deflecto-guide-prove = The squares with a double arrow are those where the tile in hand would change a path.

deflecto-help = How to play
deflecto-help-aim = Your path runs from your start (round badge) to your finish (square badge) and counts all its squares, empty ones included: an empty square may still become any path. The shortest wins.
deflecto-help-hand = Pick a tile: only the squares where it fits light up. Mouse: point at a square to see the tile there and what it would do to the paths, turn it with the wheel or the right button, click to lay it, or drag it to its square. Finger: drag it, or touch a square; touch again to turn it, then “Lay here”.
deflecto-help-map = The ribbons are the shortest paths at this moment: each player has a colour and a line of their own. Before you lay, each ribbon takes its new course: “+2” says how much longer it gets, the dotted line where it came from.
deflecto-help-backs = On the backs: rails and buffer stops, rivers with a source and a lake (at most one of each per river, never a loop), meadows that nothing crosses, chapels that take the shape of the paths around them.
deflecto-help-end = Before laying you may ask whether the paths are settled. Whoever contests must change a path with the next tile, or gets one penalty square.
deflecto-help-keys = By keyboard
deflecto-help-key-tiles = pick a tile; the same key turns it
deflecto-help-key-arrows = go from square to square
deflecto-help-key-turn = turn the tile (with Shift: the other way)
deflecto-help-key-flip = show its other face
deflecto-help-key-enter = lay the tile
deflecto-help-key-cancel = put it back
deflecto-key-enter = Enter
deflecto-key-escape = Esc

## Terminal
# What the game waits for, above the board: some thirty-six characters
terminal-deflecto-start = Lay on a number: 1–4, arrows, Enter
terminal-deflecto-lay = Lay: digit or Enter, F4 settled?
terminal-deflecto-prove = Prove it: change a path
terminal-deflecto-pass = Nothing fits: pass, or ask
terminal-deflecto-where = { $figure }: { $fits ->
    [yes] R turns, Enter lays
   *[no] not here
}
terminal-deflecto-path = { $number }: { $length }, { $empty } empty

terminal-deflecto-keys =
    ━┓ path  ═╗ rail  ╞ buffer  ┄╮ river  ○ source  ● lake
    ♣ meadow  † chapel  ‹1› a free number  ›1‹ a finish
    1 2 …  in an empty square: whose paths cross it
    1–9, 0            take a tile; once more turns it
    Arrows            point at a square
    R                 turn the tile
    V                 its other face, with both faces in play
    Enter             take up what fits here; lay the tile
    Escape            put it back
    F4                ask whether the paths are settled
    F5                the tiles of the next player
terminal-deflecto-notation =
    d5:ns, d5:ne      a straight path, a curve; sides are n, e, s, w
    d5:=ns, d5:~ew    a rail, a river; *n a source, @s a lake
    d5:%/3, d5:+      a meadow, a chapel
    d5:ns/2           which of the tiles that show this face
    end?, yes, no     ask, agree, contest
    pass              if nothing can be laid

# Analysis
deflecto-unit = squares
deflecto-fact-own = length of one's own path, penalties included: { $value }
deflecto-fact-others = the shortest of the others: { $value }
deflecto-fact-own-later = one's own at the end of the best line: { $value }
deflecto-fact-others-later = the shortest of the others at the end of the best line: { $value }
deflecto-fact-chances = estimated chances: { $value }%

# Why this is advised
deflecto-reason-start = From this number the shortest possible path has { $length } squares, and the tile is of the kind you have most of.
deflecto-reason-lengthen = Makes the path of { $name } { $theirs ->
    [one] one square
   *[other] { $theirs } squares
} longer{ $own ->
    [0] {""}
   *[other] , and yours { $own }
}; { $answer ->
    [0] the answer can cost you nothing.
   *[other] the strongest answer costs you { $answer }.
}
deflecto-reason-guard = Makes { $square } safe, where a tile would have cost you { $risk ->
    [one] one square
   *[other] { $risk } squares
}; { $answer ->
    [0] the answer can cost you nothing any more.
   *[other] elsewhere the strongest answer still costs you { $answer }.
}
deflecto-reason-quiet = { deflecto-reason-own }, yet no placement was found better: { $chances } chances in a hundred of finishing ahead, { $other } with the next.
deflecto-reason-examined = { deflecto-reason-own }, yet the search has examined it most: { $chances } chances in a hundred of finishing ahead, { $other } with another that it knows less well.
deflecto-reason-idle = { deflecto-reason-own }; { $answer ->
    [0] the answer can cost you nothing.
   *[other] the strongest answer costs you { $answer }.
}
deflecto-reason-own = { $own ->
    [0] Makes no path longer
    [one] Makes only yours longer, by one square
   *[other] Makes only yours longer, by { $own } squares
}
deflecto-reason-settled = No tile can change a path any more: { $lead ->
    [0] the game is decided.
   *[other] there is nothing left to wait for.
}
deflecto-reason-late = { $behind ->
    [0] You are not alone in first place
    [one] You are one square behind
   *[other] You are { $behind } squares behind
}, and nothing that can still happen would be enough: make an end of it.
deflecto-reason-ask = { $lead ->
    [0] You are alone in first place, by empty squares
    [one] You lead by one square
   *[other] You lead by { $lead } squares
}, and nobody can contest without harming themselves or paying a square.
deflecto-reason-agree = { $lead ->
    [0] You are alone in first place, by empty squares: to end now is to win.
    [one] You lead by one square: to end now is to win.
   *[other] You lead by { $lead } squares: to end now is to win.
}
deflecto-reason-contest = { $behind ->
    [0] With equal totals, to end now would not be a win; { $proofs ->
        [0] a penalty square is the better choice.
        [one] one placement would prove that not all is settled.
       *[other] { $proofs } placements would prove that not all is settled.
    }
   *[other] To end now is to lose by { $behind }; { $proofs ->
        [0] a penalty square is the better choice.
        [one] one placement would prove that not all is settled.
       *[other] { $proofs } placements would prove that not all is settled.
    }
}

# The form that all reviews share
deflecto-review-axis = length of the paths, in squares
deflecto-moment-chances = { $you ->
    [yes] Your chances of finishing ahead
   *[no] { $name }'s chances of finishing ahead
} fall from { $best } to { $worth } in a hundred.
deflecto-moment-squares = { $you ->
    [yes] You gain
   *[no] { $name } gains
} { $worth } { $worth ->
    [one] square
   *[other] squares
} instead of { $best }.
