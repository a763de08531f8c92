reversi-name = Reversi
reversi-no-line = “{ $text }” is not a direction: n, ne, e, se, s, sw, w or nw.
reversi-occupied = There is already a disc on { $square }.
reversi-flanks-nothing = A disc on { $square } would flank no opposing disc.
reversi-all-lines = Every flanked line turns over: there is none to choose.
reversi-single-line = Only one line is flanked at { $square }: it need not be named.
reversi-choose-line = Several lines are flanked at { $square }: choose one ({ $lines }).
reversi-must-place = You can flank a disc: passing is not allowed.
reversi-start = Only chance makes up the start: { $count } discs laid in turn, before the first move.
reversi-vector = Many games at once are played without chosen lines and without a drawn start.
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
reversi-turned = turned over by the last disc
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
    [yes] You play { $square }, { $count ->
        [one] one disc turned
       *[other] { $count } discs turned
    }.
   *[no] { $name } plays { $square }, { $count ->
        [one] one disc turned
       *[other] { $count } discs turned
    }.
}
reversi-told-pass = { $you ->
    [yes] You can flank nothing: { $other } plays again.
   *[no] { $name } can flank nothing: { $again ->
        [yes] you play again.
       *[no] { $other } plays again.
    }
}
reversi-start-drawn = drawn start
reversi-told-start = Chance has laid the first eight discs: { $moves }.
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
reversi-option-balanced = Balanced start
reversi-option-balanced-hint = First chance lays eight discs, four for each side, in a position where nobody is ahead: every game begins differently.
reversi-preset-begin = The base game without variants: it is the booklet's game as well.
reversi-preset-printed = The booklet's game, the same as to begin with: crosswise start, every line turns over.

# Openings

reversi-opening-perpendicular = Perpendicular
reversi-opening-parallel = Parallel
reversi-opening-diagonal = Diagonal
reversi-opening-mouse = Mouse
reversi-opening-cart = Cart
reversi-opening-tiger = Tiger
reversi-opening-aubrey = Aubrey (or Tanaka)
reversi-opening-aubrey-feldborg = Aubrey, Feldborg continuation
reversi-opening-berg-tiger = Berg Tiger
reversi-opening-brightwell = Brightwell
reversi-opening-leaders-tiger = Leader's Tiger
reversi-opening-spencer = Spencer
reversi-opening-mako-tiger = Mako Tiger
reversi-opening-rose-bill = Rose-Bill
reversi-opening-nicolet = Nicolet
reversi-opening-rooster-hook = Rooster Hook
reversi-opening-rooster-straight = Rooster Straight
reversi-opening-rooster-uppercut = Rooster Uppercut
reversi-opening-central-rose-bill = Central Rose-Bill
reversi-opening-fjt = FJT
reversi-opening-tamenori = Tamenori
reversi-opening-goldfish = Goldfish
reversi-opening-grand-central = Grand Central
reversi-opening-banana = Banana
reversi-opening-ishii = Ishii
reversi-opening-mainline-tiger = Mainline Tiger
reversi-opening-stephenson = Stephenson
reversi-opening-kung = Kung
reversi-opening-no-kung = No-Kung
reversi-opening-compoth = Comp'Oth
reversi-opening-lightning-bolt = Lightning Bolt
reversi-opening-scorpion = Scorpion
reversi-opening-classic-scorpion = Classic Scorpion
reversi-opening-logistello = Comp'Oth, Logistello line
reversi-opening-new-scorpion = New Scorpion
reversi-opening-flat-compoth = Flat Comp'Oth
reversi-opening-sharp-compoth = Sharp Comp'Oth
reversi-opening-low-fat = Low-FAT
reversi-opening-fat = F.A.T.
reversi-opening-no-fat = No-FAT
reversi-opening-ganglion = Ganglion
reversi-opening-missile = Missile
reversi-opening-dragon = Dragon
reversi-opening-wind-god = Wind God
reversi-opening-whirlwind = Whirlwind
reversi-opening-crayfish = Crayfish
reversi-opening-shrimp = Shrimp
reversi-opening-cat = Cat
reversi-opening-berner = Berner
reversi-opening-sakaguchi = Sakaguchi
reversi-opening-italian = Italian
reversi-opening-sheep = Sheep
reversi-opening-no-cat = No-Cat
reversi-opening-swallow = Swallow
reversi-opening-sea-otter = Sea Otter
reversi-opening-rabbit = Rabbit (or Fishhook)
reversi-opening-horse = Horse
reversi-opening-crane = Crane
reversi-opening-mimura = Mimura
reversi-opening-owaku = Owaku
reversi-opening-bhagat = Bhagat
reversi-opening-shaman = Shaman (or Danish)
reversi-opening-inoue = Inoue
reversi-opening-iago = Iago
reversi-opening-ralle = Ralle
reversi-opening-tama-rabbit = Tama Rabbit
reversi-opening-eight-shot = Eight-Shot
reversi-opening-rose = Rose
reversi-opening-greenberg = Greenberg (or Dawg)
reversi-opening-tezuka = Tezuka System
reversi-opening-rose-birth = Rose-Birth
reversi-opening-rose-birdie = Rose-Birdie (or Rose-Tamenori)
reversi-opening-rose-tamenori-kling = Rose-Tamenori-Kling
reversi-opening-brightstein = Brightstein
reversi-opening-flat = Flat
reversi-opening-rotating-flat = Rotating Flat
reversi-opening-rotating-flat-kling = Rotating Flat, Kling continuation
reversi-opening-murakami = Murakami
reversi-opening-hare = Hare
reversi-opening-semi-wing = Semi-Wing
reversi-opening-wing = Wing
reversi-opening-x-square = X-square
reversi-opening-back-snake = Back Snake
reversi-opening-back-raccoon-dog = Back Raccoon Dog
reversi-opening-raccoon-dog = Raccoon Dog
reversi-opening-buffalo = Buffalo (or Kenichi)
reversi-opening-hokuriku-buffalo = Hokuriku Buffalo
reversi-opening-tanida-buffalo = Tanida Buffalo
reversi-opening-maruoka-buffalo = Maruoka Buffalo
reversi-opening-cow = Cow
reversi-opening-chimney = Chimney
reversi-opening-tank = Tank
reversi-opening-rose-v-toth = Rose-v-Toth
reversi-opening-landau = Landau
reversi-opening-maruoka = Maruoka
reversi-opening-shipwreck = Shipwreck
reversi-opening-tanida = Tanida
reversi-opening-aircraft = Aircraft (or Feldborg)
reversi-opening-clipper = Clipper
reversi-opening-sailboat = Sailboat
reversi-opening-bat = Bat (or Cambridge)
reversi-opening-bat-kling-alternative = Bat, Kling alternative
reversi-opening-bat-kling = Bat, Kling continuation
reversi-opening-melnikov = Melnikov
reversi-opening-bat-piau = Bat, Piau continuation
reversi-opening-heath = Heath (or Tobidashi)
reversi-opening-heath-chimney = Heath-Chimney
reversi-opening-apple = Apple
reversi-opening-heath-bat = Heath-Bat
reversi-opening-iwasaki = Iwasaki
reversi-opening-classic-heath = Classic Heath
reversi-opening-wild-strawberry = Wild Strawberry
reversi-opening-mimura-heath = Mimura, second variation
reversi-opening-rocket = Rocket
reversi-opening-hamilton = Hamilton
reversi-opening-lollipop = Lollipop
reversi-opening-snake = Snake (or Peasant)
reversi-opening-lysons = Lysons (or Cobra)
reversi-opening-sand-snake = Sand Snake
reversi-opening-viper = Viper
reversi-opening-basilisk = Basilisk
reversi-opening-tsuchinoko = Tsuchinoko
reversi-opening-pyramid = Pyramid

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
terminal-reversi-passed = { $passed } can flank nothing: { $again } plays again.
terminal-reversi-turns = { $count ->
    [one] turns { $count } disc
   *[other] turns { $count } discs
}
terminal-reversi-rules =
    Place a disc so that a row of opposing discs, straight or diagonal, is caught between it and another of yours: the whole row turns over. Whoever can flank nothing passes. At the end most discs win; if equal, whoever placed the last one.

# Problems in a file
reversi-problem-none = There is no position in the file.
reversi-problem-length = Line { $line }: 64 squares and the side to move are needed, 65 characters; there are { $count }.
reversi-problem-letter = Line { $line }: “{ $text }” is not a square. Black: X, B, 0 or *; white: O, W or 1; empty: - or a full stop.
reversi-problem-side = Line { $line }: “{ $text }” is not a side: X for black, O for white.
reversi-problem-score = Line { $line }: “{ $text }” is not a score such as “f5:+2” or “+2”.
reversi-problem-over = Line { $line }: nobody can move any more in this position.
reversi-problem-kernel = Without the compiled kernel { $count } empty squares are too many for an exact solution.

# The review of a game
reversi-review-none = No disc was placed: there is nothing to review.
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

# Why this hint

reversi-reason-only = It is the only move.
reversi-reason-wins = Played well to the end, this move wins by { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}.
reversi-reason-loses = Nothing saves the game any more; this move loses by { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}, and none by less.
reversi-reason-even = Played well to the end, this move leads to a draw.
reversi-reason-last-wins = Played well to the end: as many discs for each, and you place the last one. You win.
reversi-reason-last-loses = At best, as many discs for each, but the last one placed will not be yours.
reversi-reason-corner = The corner { $square } can never be turned over again; { reversi-reason-lead }
reversi-reason-again = The other side will not be able to flank anything and you will play again; { reversi-reason-lead }
reversi-reason-few = The other side will have only { $replies ->
    [one] { $replies } reply
   *[other] { $replies } replies
}; { reversi-reason-lead }
reversi-reason-ahead = The best of all: { reversi-reason-lead }
reversi-reason-lead = { $depth ->
    [0] the opening book
   *[other] the search, { $depth } moves ahead,
} { $ahead ->
    [yes] expects you { $lead ->
        [one] { $lead } disc
       *[other] { $lead } discs
    } ahead in the end
    [no] expects you { $lead ->
        [one] { $lead } disc
       *[other] { $lead } discs
    } behind in the end
   *[even] expects a draw in the end
}{ $gap ->
    [none] {""}
    [0] , no less than after { $other }
   *[other] , { NUMBER($gap, maximumFractionDigits: 1) } better than after { $other }
}.

# The form that all reviews share
reversi-review-axis = lead, in discs
reversi-moment-lost = { $you ->
    [yes] You lose
   *[no] { $name } loses
} { NUMBER($loss, maximumFractionDigits: 1) } { $loss ->
    [one] disc
   *[other] discs
} here{ $exact ->
    [yes] {""}
   *[no] , as far as the search can tell
}: { reversi-moment-leads }.
reversi-moment-missed-win = { $you ->
    [yes] You let
   *[no] { $name } lets
} a certain win slip: { reversi-moment-leads }.
reversi-moment-missed-draw = { $you ->
    [yes] You let
   *[no] { $name } lets
} a certain draw slip: { reversi-moment-leads }.
reversi-moment-leads = { $left_side ->
    [ahead] { NUMBER($left, maximumFractionDigits: 1) } ahead
    [behind] { NUMBER($left, maximumFractionDigits: 1) } behind
    [won-tie] a tie that is won
    [lost-tie] a tie that is lost
   *[even] a draw
} in the end instead of { $was_side ->
    [ahead] { NUMBER($was, maximumFractionDigits: 1) } ahead
    [behind] { NUMBER($was, maximumFractionDigits: 1) } behind
    [same] { NUMBER($was, maximumFractionDigits: 1) }
    [won-tie] a tie that is won
    [lost-tie] a tie that is lost
   *[even] a draw
}
reversi-remark-exact-from = From move { $number } on, everything is exact.

# Other programs' formats
reversi-format-empty = There is no game in this file.
reversi-format-text = “{ $text }” is not a move.
reversi-format-move = Move { $number }, { $move }, is not possible there.
reversi-format-pass = Move { $number } is a pass, although a disc could be placed.
reversi-format-colour = The move { $move } is written for the wrong colour.
reversi-format-open = This file breaks off in the middle of a game.
reversi-format-other = This file records another game than Othello: “{ $game }”.
reversi-format-type = Games of type “{ $type }” have other rules or another board than Othello on eight by eight squares.
reversi-format-komi = This game was played with komi: its result is not that of the board.
reversi-format-board = The board of this game cannot be read.
reversi-format-start = This game begins at a position of its own. It can be converted to other formats, but games here begin at the usual start.
reversi-format-position = This is a position and not a game. It can be converted to other formats or solved with “galerie solve”.
reversi-format-options = Only games with Othello's conventions can be written in this format: it would give others another start, other turns or another winner of a tie.
reversi-wthor-header = This is not a WTHOR file: its header cannot be read.
reversi-wthor-truncated = This WTHOR file is damaged: it should hold { $told } games, and holds { $held }.
reversi-wthor-problems = This WTHOR file holds problems instead of games.
reversi-wthor-move = This game of a WTHOR file has a square that does not exist ({ $number }).
reversi-wthor-names = The file of names ({ $suffix }) is damaged.

# Engines
reversi-engine-options = An engine cannot play with “one line”: its protocol knows no choice of a line.
