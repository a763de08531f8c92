solo-name = Reversi solo
solo-no-colour = “{ $text }” does not say the colour of the disc: write g (gold) or b (black) before the square, as in gd3.
solo-no-token = “{ $text }” is not a token: it is g or b, followed by a number from 0 (blank) to 10.
solo-occupied = The square { $square } is not free: there is a disc or a token on it.
solo-nothing = A disc of this colour on { $square } would turn no disc and win no token.
solo-reveal = What the token on { $square } shows is for chance alone to say, as it is turned.
solo-ages = Ages 8 and up
solo-tip = A token on the edge can only be won along the edge: keep one of the two squares beside it free until the other holds the disc you need.
solo-about = Alone at the board you play both gold and black: uncover the twenty-four tokens, then flank them one by one to win them.
solo-first = Choose the colour of the disc, then place it where it flanks something: the tokens it touches by a side are uncovered. Keep discs of both colours: without one of them nothing can be flanked. Right click or long press: the other colour.
solo-option-values = With the values
solo-option-values-hint = The numbers of the tokens won are added up; all four blank tokens together double the total.
solo-preset-begin = One point for each token won: it is the booklet's game as well.
solo-preset-printed = The booklet's game, the same as to begin with: one point for each token won, whatever its number.

# How a game ends
ending-cleared = All the tokens are won.
ending-lost = The tokens that are left can no longer be won.
ending-stuck = No disc can be placed any more: no square would flank anything.
ending-stopped = You stopped here.

# What the web page says
solo-side = Gold and black
solo-marked = marked
solo-board = Reversi solo board
solo-colour = Colour of the disc to place
solo-key = { $colour ->
    [gold] G
   *[black] B
}
solo-key-other = change the colour
solo-key-place-other = place the other colour
solo-colour-how = Keys G, B or X; right click, long press or Shift+Enter to place the other colour
solo-place = { $colour ->
    [gold] Place gold
   *[black] Place black
}
solo-squares = { $count ->
    [0] no square
    [one] 1 square
   *[other] { $count } squares
}
solo-free = free
solo-disc = { $colour ->
    [gold] gold disc
   *[black] black disc
}
solo-token = { $number ->
    [0] blank { $colour ->
        [gold] gold
       *[black] black
    }
   *[other] { $colour ->
        [gold] gold
       *[black] black
    } { $number }
}
solo-token-up = { $token } token
solo-token-down = token face down
solo-token-lost = lost
solo-colour-can = { $colour ->
    [gold] gold
   *[black] black
}: { $effect }
solo-cannot = not playable
solo-turns = { $count ->
    [one] turns 1 disc
   *[other] turns { $count } discs
}
solo-wins = { $count ->
    [one] wins the { $tokens } token
   *[other] wins the { $tokens } tokens
}
solo-and = { $words } and { $last }
solo-won = { $count ->
    [0] No token won of { $all }
    [one] 1 token won of { $all }
   *[other] { $count } tokens won of { $all }
}
solo-won-list = Won: { $tokens }.
solo-doubling = { $count ->
    [4] Total doubled
   *[other] Blanks: { $count } of { $all } to double
}
solo-hidden = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
}
solo-seen = { $count ->
    [one] 1 uncovered
   *[other] { $count } uncovered
}
solo-lost = { $count ->
    [one] 1 cracked: lost
   *[other] { $count } cracked: lost
}
solo-slot-won = { $token }: won
solo-slot-seen = { $token }: uncovered
solo-slot-lost = { $token }: lost
solo-slot-unseen = { $token }: hidden
solo-place-written = { $colour ->
    [gold] gold
   *[black] black
} { $square }
solo-reveal-written = { $square }: { $token }
solo-stop-written = stop
solo-told-place = { $colour ->
    [gold] Gold disc
   *[black] Black disc
} on { $square }{ $count ->
    [0] {""}
    [one] , one disc turned
   *[other] , { $count } discs turned
}.
solo-told-won = { $count ->
    [one] Token won: { $tokens }.
   *[other] Tokens won: { $tokens }.
}
solo-told-reveal = { $colour ->
    [gold] The token on { $square } is the { $token }.
   *[black] The token on { $square } is the { $token }.
}
solo-told-stop = The game stops here.
solo-stop = Stop here
solo-stop-really = Stop here?
solo-stop-means = The game ends and your score stays as it is. The program then says whether one more disc would have won a token.
solo-loss-lost = After this disc, none of the tokens left could be won any more: the game would be over.
solo-loss-stuck = After this disc, no other could be placed: the game would be over.
solo-loss-colour = { $colour ->
    [gold] This disc would turn the last gold one over: gold would not come back, and only gold tokens could still be won.
   *[black] This disc would turn the last black one over: black would not come back, and only black tokens could still be won.
}
solo-missed = { $count ->
    [one] One move would still have won a token: { $moves }.
   *[other] These moves would still have won a token: { $moves }.
}
solo-missed-nothing = No further disc would have won a token.
solo-tokens = { $score }/24 tokens
solo-points = { $score }/220 points
solo-review-line = { $count ->
    [one] The move that led there
   *[other] The { $count } moves that led there
}

# Hints and analysis
solo-reason-deals = { $counting ->
    [values] In { $deals } imagined deals of the hidden tokens, played to the end, this placement leads to { NUMBER($mean, maximumFractionDigits: 2) } points on average, no other to more than { NUMBER($other, maximumFractionDigits: 2) }.
   *[tokens] In { $deals } imagined deals of the hidden tokens, played to the end, this placement leads to { NUMBER($mean, maximumFractionDigits: 2) } tokens on average, no other to more than { NUMBER($other, maximumFractionDigits: 2) }.
}
solo-reason-only = { $counting ->
    [values] It is the only placement; in { $deals } imagined deals it leads to { NUMBER($mean, maximumFractionDigits: 2) } points on average.
   *[tokens] It is the only placement; in { $deals } imagined deals it leads to { NUMBER($mean, maximumFractionDigits: 2) } tokens on average.
}
solo-reason-proved = { $counting ->
    [values] Everything is face up: this leads to { $score } points in { $steps ->
        [one] one placement
       *[other] { $steps } placements
    }, and it is proved that nothing is better.
   *[tokens] Everything is face up: this leads to { $score } tokens in { $steps ->
        [one] one placement
       *[other] { $steps } placements
    }, and it is proved that nothing is better.
}
solo-reason-found = { $counting ->
    [values] Everything is face up: the best line found begins like this and leads to { $score } points in { $steps ->
        [one] one placement
       *[other] { $steps } placements
    }.
   *[tokens] Everything is face up: the best line found begins like this and leads to { $score } tokens in { $steps ->
        [one] one placement
       *[other] { $steps } placements
    }.
}
solo-reason-try = { $counting ->
    [values] No line was found that leads beyond your { $score } points, but that is no proof: you may try.
   *[tokens] No line was found that leads beyond your { $score } tokens, but that is no proof: you may try.
}
solo-reason-stop = { $counting ->
    [values] It is proved that nothing more can be added to your { $score } points.
   *[tokens] It is proved that nothing more can be added to your { $score } tokens.
}
solo-unit = tokens or points at the end
solo-fact-won = tokens won: { $value }
solo-fact-possible = won or not yet lost: { $value } tokens
solo-fact-hidden = { $value ->
    [one] one hidden token
   *[other] { $value } hidden tokens
}
solo-fact-deals = { $value ->
    [one] one imagined deal
   *[other] { $value } imagined deals
}

# In the terminal

terminal-solo-won = { $count }/{ $all } won
terminal-solo-sum = { $blanks ->
    [4] sum { $sum } × 2 = { $score }
   *[other] sum { $sum } · { $blanks }/4 blanks
}
terminal-solo-lost = { $count } × out of reach
terminal-solo-stopped = The game was stopped here.
terminal-solo-wins = wins { $tokens }
terminal-solo-uncovered = Uncovered: { $tokens }.
terminal-solo-rules =
    Place a disc, gold or black as you like, where it flanks a row of discs of the other colour, which turn over, or wins a token. Tokens that touch it by a side are then turned face up. A token that is already face up is won by two discs of the other colour on either side of it, the second just placed.
    The more tokens are won the better; with the option “values” their numbers are added up, and all four blank ones double the sum.
terminal-solo-keys =
    ○ gold   ● black   ? face down   ○7 ●10 face up   ○– blank
    ○ ● mark where a disc of the colour picked may go, ◦ • those of the other colour; + would be won, × never can be
    G, B    pick the colour        X   change it
    Right click   place the other colour

# The form that all reviews share
solo-review-axis = tokens or points
solo-curve-won = won
solo-curve-possible = still possible
solo-moment-lost = After this nothing as good was found: { solo-moment-less } less.
solo-moment-surely = This costs { solo-moment-less }.
solo-moment-stopped = By stopping here you leave { solo-moment-less }.
solo-moment-less = { $counting ->
    [values] { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    }
   *[tokens] { $lost ->
        [one] { $lost } token
       *[other] { $lost } tokens
    }
}
solo-remark-exact = The best possible: { solo-remark-best }.
solo-remark-reached = The best possible, { solo-remark-best }: you reached it.
solo-remark-bound = The best possible: at least { $best }, at most { $bound }; the computer has not tried everything.
solo-remark-best = { $counting ->
    [values] { $best } points
   *[tokens] { $best ->
        [one] { $best } token
       *[other] { $best } tokens
    }
}
