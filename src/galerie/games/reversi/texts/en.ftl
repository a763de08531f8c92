reversi-name = Reversi
reversi-no-line = “{ $text }” is not a direction: n, ne, e, se, s, sw, w or nw.
reversi-occupied = There is already a disc on { $square }.
reversi-flanks-nothing = A disc on { $square } would flank no opposing disc.
reversi-all-lines = Every flanked line turns over: there is none to choose.
reversi-single-line = Only one line is flanked at { $square }: it need not be named.
reversi-choose-line = Several lines are flanked at { $square }: choose one ({ $lines }).
reversi-must-place = You can flank a disc: passing is not allowed.
reversi-ages = Ages 8 and up
reversi-tip = Squares on the edge are hard to win back, and corners above all: a disc in a corner never changes colour again.

# What the web page says
reversi-about = Flank your opponent's discs: they turn over and become yours. The board swings from one move to the next, and nothing is settled before the last square.
reversi-first = Place a disc on a square marked with a lozenge: opposing discs caught between two of yours turn over.
reversi-first-one_line = Place a disc on a square marked with a lozenge: opposing discs caught between two of yours turn over, along one line that you choose.
reversi-gold = gold
reversi-black = black
reversi-side-gold = Gold
reversi-side-black = Black
reversi-free = free
reversi-pass = pass
reversi-marked = marked
reversi-board = Reversi board
reversi-playable = { $count ->
    [one] playable, turns one disc
   *[other] playable, turns { $count } discs
}
reversi-playable-lines = playable, { $count } lines to choose from
reversi-side-count = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
reversi-reserve = { $count ->
    [0] Reserve empty
    [one] One disc in reserve
   *[other] { $count } discs in reserve
}
reversi-told-place = { $you ->
    [yes] You place on { $square }, { $count ->
        [one] one disc turned
       *[other] { $count } discs turned
    }.
   *[no] { $name } places on { $square }, { $count ->
        [one] one disc turned
       *[other] { $count } discs turned
    }.
}
reversi-told-pass = { $you ->
    [yes] You can flank nothing: you pass.
   *[no] { $name } can flank nothing and passes.
}
reversi-tie = In a tie, whoever placed the last disc wins.
reversi-choose = Several lines run from { $square }: which one turns over?
reversi-line = { $count ->
    [one] { $direction }, turns one disc
   *[other] { $direction }, turns { $count } discs
}
reversi-line-n = upwards
reversi-line-ne = up and right
reversi-line-e = to the right
reversi-line-se = down and right
reversi-line-s = downwards
reversi-line-sw = down and left
reversi-line-w = to the left
reversi-line-nw = up and left
reversi-option-one_line = One line only
reversi-option-one_line-hint = A disc turns only one line, the one you choose: gentler, for playing with children.
reversi-option-parallel = Parallel start
reversi-option-parallel-hint = The first four discs stand colour beside colour instead of crosswise.
reversi-option-othello = Othello customs
reversi-option-othello-hint = As in tournaments: black begins, a tie is a draw, reserves have no limit.
reversi-preset-begin = The base game without variants: it is the booklet's game as well.
reversi-preset-printed = The booklet's game, the same as to begin with: crosswise start, every line turns over.

# Analysis
reversi-unit = discs
reversi-fact-empty = { $value ->
    [one] one empty square
   *[other] { $value } empty squares
}
reversi-fact-own = own discs: { $value }
reversi-fact-theirs = opposing discs: { $value }
reversi-fact-places = { $value ->
    [one] one square to play on
   *[other] { $value } squares to play on
}
reversi-fact-answers = { $value ->
    [one] one square for the opponent, if it were their turn
   *[other] { $value } squares for the opponent, if it were their turn
}

# In the terminal

terminal-reversi-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
terminal-reversi-reserve = reserve { $count }
terminal-reversi-turns = { $count ->
    [one] turns { $count } disc
   *[other] turns { $count } discs
}
terminal-reversi-rules =
    Place a disc so that a row of opposing discs, straight or diagonal, is caught between it and another of yours: the whole row turns over. Whoever can flank nothing passes. At the end most discs win; if equal, whoever placed the last.

# The review of a game
reversi-review-none = No disc was placed: there is nothing to review.
reversi-review-curve = The lead through the game, in discs.
reversi-review-unit = lead in discs, by move
reversi-review-exact-from = From move { $number } on, everything is exact.
reversi-review-turning = Turning point
reversi-review-turning-told = Turning point at move { $number }, { $move }: { NUMBER($loss, maximumFractionDigits: 1) } discs lost.
reversi-review-sums = What each side has lost
reversi-review-lost = Discs lost
reversi-review-best = Moves without loss
reversi-review-missed-wins = Missed wins
reversi-review-of = { $count } of { $all }
reversi-review-all = Show all moves
reversi-review-faultless = No move has lost anything.
reversi-review-turns = Move by move
reversi-review-loss = −{ NUMBER($loss, maximumFractionDigits: 1) }
reversi-review-lossless = no loss
reversi-review-missed-win = missed win
reversi-review-missed-draw = missed draw
reversi-review-better = Better:
