copyright-name = Copyright
copyright-about = Lay your transparent cards over one another, turned, flipped or shifted, until they show the model before anybody else's do. What sticks out costs points.

# What cannot be read
copyright-notation = “{ $text }” cannot be read. To lay or move a card write 12r1+2-1 (card 12, a quarter turn, 2 columns to the right, 1 row up; f for a flipped card), to take it back -12; there are also clear, done, pass 12, end, continue and next.
copyright-no-card = “{ $text }” is no card: they are numbered from 1 to { $cards }.

# Laying cards
copyright-apart = Card { $card } must share at least one cell with your lay-out.
copyright-same-place = Card { $card } lies there like this already.
copyright-off-table = The table ends { $farthest } cells from its centre.
copyright-not-yours = Card { $card } is neither in your hand nor in your lay-out.
copyright-fixed = Card { $card } does not move any more: its turn is over.
copyright-nothing-laid = There is no card of yours to take back.
copyright-resting = You have finished: wait for the others.
copyright-round-over = The round is over: no more cards are laid.
copyright-round-on = The round is not over.

# The timed variant
copyright-lay-or-pass = Lay card { $card } first, or say that you will not (pass { $card }).
copyright-not-in-hand = Card { $card } is not the one you have to lay.
copyright-no-pass = Only in the timed variant can a card be passed. To give the round up: done.
copyright-no-vote = Only in the timed variant do players agree to end a round. To give it up: done.
copyright-voted = You have already agreed to end the round.
copyright-not-voted = You had not asked to end the round.
copyright-last-turn = The model is reproduced: the round ends with this turn.

# The model and the deal
copyright-chance = The cards of the model and of everybody are for chance alone to decide, and only time ends a countdown.
copyright-arrange-first = Arrange the four cards of the model first.
copyright-model-cards = The model is made of the cards { $cards }, each of them once: you turn and flip them, and do not change them.

# The options
copyright-fair-timed = “Fair deal” does not go with the timed variant, where no hand is dealt.
copyright-fair-modeller = “Fair deal” does not go with “a player arranges the model”: there are models that nobody could reproduce without overflow.
copyright-option-variant = Variant
copyright-option-variant-hint = Ten cards each; a card a turn, against the clock; or a point for the first and nothing for the others.
copyright-option-variant-base = base game
copyright-option-variant-timed = timed
copyright-option-variant-flash = flash
copyright-option-limit = Points to reach
copyright-option-limit-hint = The first to reach them wins. In the flash variant the rounds won count instead.
copyright-option-wins = Rounds to win
copyright-option-wins-hint = Only in the flash variant: the first to win that many wins the game.
copyright-option-rounds = Rounds at most
copyright-option-rounds-hint = After that many rounds the highest total wins, even below the limit; 0 to end on points only.
copyright-option-minutes = Minutes per round
copyright-option-minutes-hint = After that the round is scored without a bonus; 0 for no limit. The timed variant ignores it.
copyright-option-seconds = Seconds per turn
copyright-option-seconds-hint = Only in the timed variant: the time to lay one's card.
copyright-option-turns = One after another
copyright-option-turns-hint = Without a clock: players take turns, a step at a time. All who reproduce the model in the same go-round have the bonus.
copyright-option-modeller = A player arranges the model
copyright-option-modeller-hint = In each round another player turns and flips the four cards of the model as they like.
copyright-preset-begin = Hands that can all reproduce the model, 15 points to reach, and ten minutes a round: time to look.
copyright-preset-printed = A player turns and flips the model's cards, everybody races, and only the points are limited.
copyright-option-gentle = At your own pace
copyright-option-gentle-hint = The first round has no time limit, and the computers wait for you. After that they are about as quick as you are.
copyright-option-fair = Fair deal
copyright-option-fair-hint = Every hand can reproduce the model with nothing sticking out. Not in the timed variant, nor where a player arranges the model.

# How a game ends
ending-points = The limit is reached.
ending-rounds = The last round has been played.
ending-trained = The training round has been played.

# What the study command says
copyright-study = { $deals ->
    [one] { $deals } deal solved
   *[other] { $deals } deals solved
}: { NUMBER($mean_ms, maximumFractionDigits: 3) } ms on average, { NUMBER($p99_ms, maximumFractionDigits: 3) } ms for 99% of them, { NUMBER($max_ms, maximumFractionDigits: 3) } ms at most.
copyright-study-score = { $count ->
    [one] { $score } points at best: { $count } deal
   *[other] { $score } points at best: { $count } deals
}

## Board

copyright-side = Player { $number }
copyright-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
copyright-variants-more = Rounds, time and model
copyright-hints = Right cells
copyright-option-variant-value = { $value ->
    [timed] timed
    [flash] flash
   *[base] base game
}
copyright-played-variant = { $value ->
    [timed] timed variant
    [flash] flash variant
   *[base] {""}
}

# Figures and cells
copyright-figure-s = square
copyright-figure-o = circle
copyright-figure-x = cross
copyright-empty = empty
copyright-bare = no card
copyright-and = { $some } and { $last }
copyright-at-nw = top left
copyright-at-n = top
copyright-at-ne = top right
copyright-at-w = left
copyright-at-c = in the middle
copyright-at-e = right
copyright-at-sw = bottom left
copyright-at-s = bottom
copyright-at-se = bottom right
copyright-looked = to look at
copyright-model = Model
copyright-model-caption = Model to reproduce
copyright-model-cell = Row { $row }, column { $column }:
copyright-model-row = Row { $row }:
copyright-matches = as in the model
copyright-cell = Column { $column }, row { $row }:
copyright-cards = { $count ->
    [one] card { $cards }
   *[other] cards { $cards }
}
copyright-card = Card { $card }, key { $key }: { $shows }{ $laid ->
    [yes] , laid
   *[no] {""}
}
copyright-held = Card { $card }: { $shows }; column { $column }, row { $row }.
copyright-surface = Your lay-out
copyright-hand = Your cards
copyright-miniature = { $cards ->
    [0] No card laid
    [one] { $cards } card laid, right cells: { $matches } of 9
   *[other] { $cards } cards laid, right cells: { $matches } of 9
}{ $done ->
    [yes] , finished
   *[no] {""}
}

# What can be done
copyright-tools = What you can do
copyright-turn = Turn
copyright-flip = Flip
copyright-take = Take back
copyright-clear = Take all back
copyright-done = Finish
copyright-done-really = Lay no more cards in this round?
copyright-done-means = Your lay-out stays as it is and will be counted. The others go on.
copyright-done-yes = Finish
copyright-done-no = Go on
copyright-confirm = Confirm
copyright-pass = Skip this card: −2
copyright-end = End the round?
copyright-continue = Go on
copyright-next = Next round
copyright-next-end = See the end
copyright-waited-you = Everybody is waiting for you
copyright-waited = Waiting for { $names }
copyright-arrange = Turn and flip the four cards of the model as you like, then show it.
copyright-arranged = Show the model
copyright-model-cards-label = The cards of the model
copyright-dealing = The cards are being dealt…

# How things stand
copyright-gentle-first = No clock: the others wait for you.
copyright-gentle-later = Computers, if any, keep to your pace.
copyright-ready = Reproduce the model: lay your transparent cards over one another until they show the same figures everywhere.
copyright-round = Round { $round }
copyright-goal = { $variant ->
    [flash] goal: { $wins ->
        [one] { $wins } round
       *[other] { $wins } rounds
    }
   *[other] goal: { $limit } points
}
copyright-turn-number = turn { $turn }
copyright-overtime = play-off
copyright-standing = { $matches } of 9
copyright-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
copyright-columns = { $count ->
    [one] { $count } column
   *[other] { $count } columns
}
copyright-standing-out = −{ $out }: { $parts } { $out ->
    [one] sticks
   *[other] stick
} out of the frame
copyright-voted-by = Would end the round: { $names }

# Counting
copyright-scored = Score of round { $round }
copyright-lay-outs = Lay-outs
copyright-ending-finished = { $you ->
    [yes] You reproduce the model!
   *[no] { $name } reproduces the model!
}
copyright-ending-alone = Your lay-out is counted.
copyright-ending-given_up = Everybody has finished: no bonus.
copyright-ending-time = Time is up: no bonus.
copyright-ending-agreed = The round ends by agreement: no bonus.
copyright-ending-pile = The pile cannot serve everybody any more: no bonus.
copyright-photo = In the photo finish: { $names }
copyright-finished = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
copyright-count-matches = { $count ->
    [one] { $count } right cell
   *[other] { $count } right cells
}
copyright-count-rows = { $count ->
    [one] { $count } row outside
   *[other] { $count } rows outside
}
copyright-count-columns = { $count ->
    [one] { $count } column outside
   *[other] { $count } columns outside
}
copyright-count-missed = { $count ->
    [one] { $count } card lost
   *[other] { $count } cards lost
}
copyright-count-bonus = bonus
copyright-best = At best { $score }, with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $possible ->
    [yes] .
   *[no] : the model could not be reproduced.
}
copyright-best-done = Nothing better could be done with these cards.
copyright-best-caption = The best possible
copyright-best-show = Show
copyright-best-hide = Back
copyright-possible = The model could be reproduced with these cards.
copyright-impossible = The model could not be reproduced with these cards.

# What is written and said of moves
copyright-written-put = card { $card }{ $way ->
    [flipped] {" "}flipped
    [turned] {" "}turned
   *[plain] {""}
}{ $place ->
    [yes] , column { $column }, row { $row }
   *[no] {""}
}
copyright-written-take = takes card { $card } back
copyright-written-clear = started over
copyright-written-done = finished
copyright-written-end = end?
copyright-written-continue = go on
copyright-written-next = ready
copyright-written-pass = not laid
copyright-written-model = model
copyright-written-deal = deal
copyright-written-time = time up
copyright-written-step = move
copyright-worded-put = card { $card }, as the dashed one lies ({ $shows }), { $place }
copyright-beside-nothing = anywhere on the empty grid
copyright-beside-same = where it lies
copyright-beside-itself = shifted { $shift } from where it lies
copyright-beside-over = exactly on card { $card }
copyright-beside-other = shifted { $shift } from card { $card }
copyright-shift-right = { $count ->
    [one] one column to the right
   *[other] { $count } columns to the right
}
copyright-shift-left = { $count ->
    [one] one column to the left
   *[other] { $count } columns to the left
}
copyright-shift-up = { $count ->
    [one] one row up
   *[other] { $count } rows up
}
copyright-shift-down = { $count ->
    [one] one row down
   *[other] { $count } rows down
}
copyright-worded-take = take card { $card } back
copyright-told-put = { $you ->
    [yes] Card { $card } laid.
   *[no] { $name } lays card { $card }.
}
copyright-told-take = { $you ->
    [yes] Card { $card } taken back.
   *[no] { $name } takes card { $card } back.
}
copyright-told-clear = { $you ->
    [yes] All your cards are taken back.
   *[no] { $name } starts over.
}
copyright-told-matches = { $count ->
    [one] { $count } cell of 9 matches.
   *[other] { $count } cells of 9 match.
}
copyright-told-done = { $you ->
    [yes] You have finished.
   *[no] { $name } has finished.
}
copyright-told-pass = { $you ->
    [yes] You skip your card.
   *[no] { $name } skips a card.
}
copyright-told-end = { $you ->
    [yes] You propose to end the round without a bonus.
   *[no] { $name } proposes to end the round without a bonus.
}
copyright-told-continue = { $you ->
    [yes] You want to go on.
   *[no] { $name } wants to go on.
}
copyright-told-time = Time is up.
copyright-told-model = A new model.
copyright-told-deal = { $turn ->
    [0] Round { $round }: the cards are dealt.
   *[other] Turn { $turn }: a card for everybody.
}
copyright-told-finish = { $you ->
    [yes] You reproduce the model!
   *[no] { $name } reproduces the model!
}
copyright-told-scored = The round is counted.

# What should be known now
copyright-progress = { $cards ->
    [0] no card laid
    [one] { $cards } card laid
   *[other] { $cards } cards laid
} · { $matches }/9
copyright-turn-scored = The round is over
copyright-turn-alone = Your turn to copy the model
copyright-guide-arrange = It is up to you to arrange the model.
copyright-guide-wait-model = A player is arranging the model.
copyright-guide-next = Look at how the round was counted, then go on.
copyright-guide-wait-next = The next round begins when everybody is ready.
copyright-guide-rest = You have finished: the round will be counted when the others have too.
copyright-guide-turn = It is not your turn, but you can already turn a card in your hand.
copyright-guide-first = Drag a card onto the grid. Those after it must share at least one cell with those that are laid.
copyright-guide-mid = A cell is right when it shows the same figures as in the model, no more and no fewer. Every row and column that sticks out will cost a point.
copyright-guide-timed = Lay this turn's card before time is up: after that it no longer moves. Not laying it costs 2 points.
copyright-guide-last = The model is reproduced: this is the last turn, lay your card.

copyright-review-none = No round was counted.
copyright-review-how = The points of each round, and what the best lay-out would have added.
copyright-review-table = Points by round
copyright-review-round = Round

# Help
copyright-help = How to play
copyright-help-aim = Lay your transparent cards over one another, turned, flipped or shifted, until nine cells show exactly the model, the same way up. An empty cell of the model must be covered too.
copyright-help-base = The first to do so ends the round: a point for each right cell, one more for that player, and one less for each row or column that sticks out of the frame.
copyright-help-timed = In each turn everybody gets a card and must lay it in time; after that it no longer moves. A card not laid costs 2 points.
copyright-help-flash = The first to do so scores a point, the others nothing.
copyright-help-mouse = Drag a card onto the grid, or tap it and then tap a cell. The wheel or two fingers turn it, two quick taps flip it; put down on your hand, it goes back there.
copyright-help-keys = By keyboard
copyright-help-key-hold = pick up a card of the hand, or choose one that is laid
copyright-help-key-arrows = move the card that is held, or go from cell to cell
copyright-help-key-turn = turn the card, one way or the other
copyright-help-key-flip = flip it
copyright-help-key-enter = lay the card that is held, or choose a card of the cell
copyright-help-key-take = take the chosen card back into the hand
copyright-help-key-cancel = let go of the card
copyright-help-key-read = hear the model, or how your lay-out stands
copyright-key-model = m
copyright-key-standing = l
copyright-key-enter = Enter
copyright-key-delete = Del
copyright-key-escape = Esc

# Hints and analysis
copyright-reason-step = { $steps ->
    [one] One more step
   *[other] { $steps } more steps
} to { $matches ->
    [one] { $matches } matching cell
   *[other] { $matches } matching cells
} of 9: { $score ->
    [one] { $score } point
   *[other] { $score } points
} in all.
copyright-reason-mend = What lies there is in the way: { $steps ->
    [one] one step leads
   *[other] { $steps } steps, this one included, lead
} to { $matches ->
    [one] { $matches } matching cell
   *[other] { $matches } matching cells
} of 9, for { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
copyright-reason-finish = The model is reproduced: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $out ->
    [0] and nothing sticks out
    [one] with one row or column that sticks out
   *[other] with { $out } rows or columns that stick out
}.
copyright-reason-flash = { $steps ->
    [one] This step reproduces the model.
   *[other] In { $steps } steps the model is reproduced; nothing else counts.
}
copyright-reason-impossible = Your cards cannot reproduce the model, and nothing else counts.
copyright-reason-done = Nothing that your cards can make is worth more than what is laid: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
copyright-reason-last = Somebody has finished and one step is left: this one gains { $gain ->
    [one] one point
   *[other] { $gain } points
}, for { $score } in all.
copyright-reason-no-gain = Somebody has finished and one step is left: laying or moving a card near the frame gains nothing; points laid: { $score }.
copyright-reason-place = With the round played on { $samples } times for { $turns } turns, this place leads to { NUMBER($value, maximumFractionDigits: 1) } points on average, no other that was compared to more than { NUMBER($other, maximumFractionDigits: 1) }.
copyright-reason-stays = The card lies well: with the round played on { $samples } times for { $turns } turns, it leads to { NUMBER($value, maximumFractionDigits: 1) } points on average, and none of the places compared does better.
copyright-reason-lose = At its best place this card leads to { NUMBER($value, maximumFractionDigits: 1) } points on average, over { $samples } continuations of { $turns } turns; lost, to { NUMBER($lost, maximumFractionDigits: 1) }.
copyright-reason-stuck = A figure is in the way where your lay-out promises most, and the card of this turn has gained nothing; points now: { $score }.
copyright-reason-long = Others want to end the round, and it has lasted { $turn } turns or more.
copyright-unit = points of the round
copyright-fact-score = points laid: { $value }
copyright-fact-cards = { $value ->
    [one] with one card
   *[other] with at most { $value } cards
}
copyright-fact-best = at best { $value ->
    [one] { $value } point
   *[other] { $value } points
}
copyright-fact-fewest = { $value ->
    [one] one card is enough for the model
   *[other] { $value } cards are enough for the model
}
copyright-fact-turn = turn { $value }
copyright-fact-samples = round played on { $value } times

## Terminal

terminal-copyright-side = Seat { $number }
terminal-copyright-facts = { $points ->
    [one] { $points } pt · { $laid }/{ $all } laid
   *[other] { $points } pts · { $laid }/{ $all } laid
}
terminal-copyright-facts-timed = { $points ->
    [one] { $points } pt · { $laid } laid, { $missed } lost
   *[other] { $points } pts · { $laid } laid, { $missed } lost
}
terminal-copyright-model = Model
terminal-copyright-round = Round { $round }
terminal-copyright-turn = Turn { $turn }
terminal-copyright-framed = { $matches } ✓ − { $out }
terminal-copyright-lay-out-of = Lay-out: { $name }
terminal-copyright-best-of = The best: { $name }

# What the game waits for, above the board: some forty characters
terminal-copyright-choose = Choose a card, then Enter
terminal-copyright-holding = Card { $card }: arrows, R, F (Esc: back)
terminal-copyright-arrange = Arrange the model: ← →, R, F
terminal-copyright-scored = Round { $round }: ← → players, ↑ ↓ the best

# What Enter does, below
terminal-copyright-pick = Enter: pick card { $card }
terminal-copyright-lift = Enter: move card { $card } · Del: back
terminal-copyright-lay = Enter: lay { $move }
terminal-copyright-press = Enter: { $deed }

# Moves in words
terminal-copyright-put = card { $card }, { $held }, column { $x }, row { $y }
terminal-copyright-held = { $flipped ->
    [yes] { $quarters ->
        [0] flipped
        [1] flipped, then a quarter turn
        [2] flipped, then half a turn
       *[other] flipped, then three quarter turns
    }
   *[no] { $quarters ->
        [0] as it comes
        [1] a quarter turn
        [2] half a turn
       *[other] three quarter turns
    }
}
terminal-copyright-take = take card { $card } back
terminal-copyright-pass = do not lay card { $card }
terminal-copyright-clear = start over
terminal-copyright-done = done
terminal-copyright-end = end the round
terminal-copyright-continue = play on after all
terminal-copyright-next = next
terminal-copyright-ready = ready
terminal-copyright-done-really = Lay no more cards in this round?
terminal-copyright-pass-really = Not lay card { $card }? It is lost and costs 2 points.

# What has happened
terminal-copyright-told-round = Round { $round }: a new model.
terminal-copyright-told-turn = Round { $round }, turn { $turn }: a card for everybody.
terminal-copyright-told-lay = { $you ->
    [yes] You lay card { $card }.
   *[no] { $name } lays card { $card }.
}
terminal-copyright-told-move = { $you ->
    [yes] You move card { $card }.
   *[no] { $name } moves card { $card }.
}
terminal-copyright-told-back = { $count ->
    [one] Back to the hand: card { $cards }.
   *[other] Back to the hand: cards { $cards }.
}
terminal-copyright-told-finish = { $you ->
    [yes] You reproduce the model!
   *[no] { $name } reproduces the model!
}
terminal-copyright-told-done = { $you ->
    [yes] You lay no more cards.
   *[no] { $name } lays no more cards.
}
terminal-copyright-told-confirm = { $you ->
    [yes] You have finished this turn.
   *[no] { $name } has finished this turn.
}
terminal-copyright-ended = { $ending ->
    [finished] The round is over.
    [given-up] Everybody has finished: the round is over, without a bonus.
    [time] The time for the round is up: no bonus.
    [agreed] The round ends by agreement, without a bonus.
   *[pile] The pile cannot serve everybody any more: no bonus.
}

# How a round was scored, below the board
terminal-copyright-count = { $name }: { $sum }
terminal-copyright-part-matches = { $count } ✓
terminal-copyright-part-rows = { $count ->
    [one] − { $count } row
   *[other] − { $count } rows
}
terminal-copyright-part-columns = { $count ->
    [one] − { $count } column
   *[other] − { $count } columns
}
terminal-copyright-part-bonus = + { $count } bonus
terminal-copyright-part-missed = { $count ->
    [one] − { $cost } ({ $count } card lost)
   *[other] − { $cost } ({ $count } cards lost)
}
terminal-copyright-part-nothing = no card laid
terminal-copyright-flash = { $won ->
    [yes] first, 1 point
   *[no] nothing
}
terminal-copyright-best = At best { $score }: cards { $cards }.
terminal-copyright-best-none = With these cards there was nothing to win.
terminal-copyright-possible = { $possible ->
    [yes] The model could be reproduced.
   *[no] The model could not be reproduced.
}
terminal-copyright-finishers = In this order: { $order }.
terminal-copyright-trained = { $score ->
    [one] { $score } point, { $best } at best.
   *[other] { $score } points, { $best } at best.
}
terminal-copyright-totals = Totals: { $totals }.

terminal-copyright-rules =
    Lay your transparent cards over one another, turned, flipped or shifted, until nine cells show exactly what the model shows. Each card must share a cell with what lies there; a cell that no card covers never counts.
    At the end of a round each cell as in the model is worth a point, whoever reproduced it has one more, and each row and column that sticks out of the frame costs one. In the terminal players take turns, a step each, without a clock; with --option turns=no they race.
terminal-copyright-keys =
    □ ○ × the figures   · a covered cell without one
    ✓ ✗ as in the model, or not   −1 sticks out
    Arrows, Enter   choose a card, then move it and lay it
    R, F            turn it, flip it
    Escape          put it back where it was
    Delete          take a card of the lay-out back to the hand
    ↑ and ↓         the cards laid, the hand, the buttons
    F4              the frame as it would lie now
    F5              the lay-outs of the others
terminal-copyright-notation =
    12r1+2-1         card 12, a quarter turn, column +2, row −1
    12f3-1+0         flipped, then three quarter turns
    -12, clear       take a card back; all cards
    done             lay no more; in the timed variant, confirm
    pass 12          do not lay the card of this turn
    end, continue    end the round without a bonus, or play on
    next             the next round
    model 5f3 8r1 12r0 40r2    how the model's cards lie

# The form that all reviews share
copyright-review-axis = points
copyright-moment-round = Round { $round }: { $score } { $score ->
    [one] point
   *[other] points
}, where { $you ->
    [yes] your cards
   *[no] the cards of { $name }
} allowed { $best }.
copyright-moment-flash = Round { $round }: { $you ->
    [yes] your cards
   *[no] the cards of { $name }
} could have reproduced the model.
copyright-moment-timed = Round { $round }: { $score } { $score ->
    [one] point
   *[other] points
}; { $you ->
    [yes] all your cards
   *[no] all the cards of { $name }
} together allowed { $best }.
copyright-remark-unused = { $variant ->
    [flash] { $points ->
        [0] Nothing better was possible with these cards.
        [one] { $you ->
            [yes] You let a round slip that your cards could have won.
           *[no] { $name } let a round slip that their cards could have won.
        }
       *[other] { $you ->
            [yes] You let { $points } rounds slip that your cards could have won.
           *[no] { $name } let { $points } rounds slip that their cards could have won.
        }
    }
   *[other] { $points ->
        [0] Nothing better was possible with these cards.
        [one] { $you ->
            [yes] You left one point that your cards allowed.
           *[no] { $name } left one point that their cards allowed.
        }
       *[other] { $you ->
            [yes] You left { $points } points that your cards allowed.
           *[no] { $name } left { $points } points that their cards allowed.
        }
    }
}
