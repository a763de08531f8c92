miroir-name = Miroir
miroir-notation = “{ $text }” is not a move: + turns a card up, 3 lays it on column 3, - discards it; 2.1-3>5 moves cards 1 to 3 of column 2; *e>4 steals an e, e>4 takes one back.
miroir-no-beginning = No word begins with { $text }.
miroir-two-jokers = A word has one joker only: column { $column } would have two.
miroir-no-run = These cards are not in your column { $column }.
miroir-same-column = The cards of column { $column } must go to another column.
miroir-left-behind = { $text } would be left: no word begins like that.
miroir-again = Your columns have already been like this since your last new card: move something else, or take a card.
miroir-first-turn = In your first turn you can only turn up a card.
miroir-turn-first = No card is turned up: turn one up first.
miroir-place-first = The card “{ $letter }” is turned up: lay it or discard it first.
miroir-no-place = There is no place left for “{ $letter }” in your discard: this card must be laid.
miroir-not-there = There is no “{ $letter }” in that discard.
miroir-not-stuck = You are not stuck: there is still a place for the card.
miroir-chance = That is for chance or for the clock to say, not for the players.
miroir-no-referee = Here the program is the referee: there is nothing to announce or to doubt.
miroir-announce-first = Your action has changed a column: announce its word, or say that you announce none.
miroir-nothing-announced = No word waits to be announced or answered.
miroir-answer-first = A word is announced: accept it or doubt it first.
miroir-short = { $text } is too short: a word is won from five letters on.
miroir-other-word = { $word } is not what the column shows: { $text }.
miroir-empty = Your opponent's column { $column } is empty.
miroir-asked = Column { $column } has not changed since you asked.

# How a game ends
ending-words = The agreed number of words has been reached.
ending-exhausted = A pile has run out: its owner loses.
ending-jammed = A card turned up could go nowhere, neither to the end of a column nor to the discard: whoever turned it loses.

# What the web page says
miroir-about = Nine capitals in the middle, shared by both players: each grows French words on their own side. A word won changes the capital, and the reflection opposite wavers.
miroir-first = Turn up a card from your pile, then lay it under a capital with which it begins a word, or discard it. The aim: columns that are words of five letters or more.
miroir-tip = A discarded card can be stolen by the other player; under a capital it is safe, and may be moved later.
miroir-side-south = South
miroir-side-north = North
miroir-preset-begin = Three words are enough, the program is the referee, and there is no hurry.
miroir-preset-printed = Nine words, fifteen seconds per turn, and the players themselves announce and doubt.
miroir-option-words = Words to win
miroir-option-words-hint = Whoever first wins that many words wins the game; five or fewer for a short game.
miroir-option-words-value = { $value ->
    [one] { $value } word
   *[other] { $value } words
}
miroir-option-referee = Referee
miroir-option-referee-hint = The program refuses what begins no word and gathers the words formed; or the players announce their words and doubt each other's.
miroir-option-referee-value = { $value ->
    [challenge] The players
   *[strict] The program
}
miroir-option-seconds = Time per turn
miroir-option-seconds-hint = When it is up, the card turned up is discarded for you. The booklet counts 15 seconds.
miroir-option-seconds-value = { $value ->
    [0] No limit
   *[other] { $value } s
}

## Board

miroir-played-words = { $value ->
    [one] 1 word
   *[other] { $value } words
}
miroir-played-referee = { $value ->
    [challenge] The players referee
   *[strict] {""}
}
miroir-played-seconds = { $value ->
    [0] {""}
   *[other] { $value } s per turn
}
miroir-board = Miroir table
miroir-joker = joker
miroir-a-joker = a joker
miroir-column = Column { $column }: { $text }, { $whose ->
    [yours] yours
    [south] South
    [north] North
   *[theirs] your opponent's
}
miroir-pile = { $whose ->
    [yours] Your pile
    [south] South's pile
    [north] North's pile
   *[theirs] Your opponent's pile
}: { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $under ->
    [0] {""}
   *[other] , { $under } of them known, at the bottom: { $letters }
}
miroir-place = { $whose ->
    [yours] Your discard
    [south] South's discard
    [north] North's discard
   *[theirs] Your opponent's discard
}, place { $place }: { $count ->
    [0] free
    [one] { $letter }
   *[other] { $letter }, { $count } cards
}
miroir-up = { $letter } has just been turned up
miroir-target = can take the card
miroir-looked = look here
miroir-held = in hand
miroir-words-won = { $whose ->
    [yours] Your words
    [south] South's words
    [north] North's words
   *[theirs] Your opponent's words
}: { $count } of { $all }
miroir-words-none = No word won so far.
miroir-form = a form of “{ $bases }”
miroir-bases-or = { $one }” or “{ $other }
miroir-words-others = The joker could also have made { $words }.
miroir-unseen = Cards that nobody has seen yet ({ $count })

# What has happened
miroir-told-turn = { $you ->
    [yes] You turn up a card.
   *[no] { $name } turns up a card.
}
miroir-told-card = It is { $cards }.
miroir-told-turned = { $you ->
    [yes] You turn up { $cards }.
   *[no] { $name } turns up { $cards }.
}
miroir-told-lay = { $you ->
    [yes] You lay { $cards } on column { $column }.
   *[no] { $name } lays { $cards } on column { $column }.
}
miroir-told-drop = { $you ->
    [yes] You discard { $cards }.
   *[no] { $name } discards { $cards }.
}
miroir-told-shift = { $you ->
    [yes] You move { $cards } from column { $source } to column { $column }.
   *[no] { $name } moves { $cards } from column { $source } to column { $column }.
}
miroir-told-steal = { $you ->
    [yes] You steal { $cards } for column { $column }.
   *[no] { $name } steals { $cards } for column { $column }.
}
miroir-told-recover = { $you ->
    [yes] You take { $cards } back for column { $column }.
   *[no] { $name } takes { $cards } back for column { $column }.
}
miroir-told-claim = { $you ->
    [yes] You announce { $word }, column { $column }.
   *[no] { $name } announces { $word }, column { $column }.
}
miroir-told-silence = { $you ->
    [yes] You announce nothing.
   *[no] { $name } announces nothing.
}
miroir-told-accept = { $you ->
    [yes] You accept.
   *[no] { $name } accepts.
}
miroir-told-doubt = { $you ->
    [yes] You doubt column { $column }.
   *[no] { $name } doubts column { $column }.
}
miroir-told-point = { $you ->
    [yes] You say that column { $column } is a word.
   *[no] { $name } says that column { $column } is a word.
}
miroir-told-stuck = { $you ->
    [yes] You are stuck.
   *[no] { $name } is stuck.
}
miroir-told-time = Time is up.
miroir-told-head = { $letter } comes to column { $column }.
miroir-told-win = { $you ->
    [yes] You win { $word }
   *[no] { $name } wins { $word }
}{ $others ->
    [none] {""}
   *[other] {" "}(or { $others })
}.
miroir-told-form = { $word }: a form of “{ $bases }”.
miroir-told-fall = { $place ->
    [discard] Into { $you ->
        [yes] your discard
       *[no] the discard ({ $name })
    }
   *[pile] Under { $you ->
        [yes] your pile
       *[no] the pile ({ $name })
    }
} { $count ->
    [one] falls
   *[other] fall
}: { $cards }.
miroir-verdict-right-column = { $text } is good: { $word }.
miroir-verdict-wrong-column = Nothing begins with { $text }: its cards go back under their player's pile.
miroir-verdict-right-word = { $word } is a word.
miroir-verdict-wrong-word = { $text } is not a word: its cards go back under their player's pile.
miroir-verdict-no-word = { $text } is not a word.

# The history
miroir-written-turn = turn up
miroir-written-drop = discard
miroir-written-lay = column { $column }
miroir-written-shift = { $source } → { $column }
miroir-written-steal = steal { $cards } → { $column }
miroir-written-recover = take { $cards } → { $column }
miroir-written-silence = announce nothing
miroir-written-accept = accept
miroir-written-claim = announce { $word } ({ $column })
miroir-written-doubt = doubt { $column }
miroir-written-point = { $column } is a word!
miroir-written-stuck = stuck
miroir-written-time = time is up

# What there is to do
miroir-now-begin = Turn up the first card of your pile. The aim: columns that are words of at least five letters.
miroir-now-act = Turn up a card, or pick one: from your columns, your discard or the one opposite.
miroir-now-act-challenge = Turn up a card or pick one already in play. Before that you may doubt a column opposite by its “?”.
miroir-now-place = { $count ->
    [0] No column takes { $cards }: discard the card.
   *[other] Lay { $cards } on a column that is lit, or discard the card.
}
miroir-now-place-unlit = Lay { $cards } on a column, or discard the card.
miroir-now-place-full = There is no place for { $cards } in your discard: the card must be laid.
miroir-now-carry = { $count ->
    [0] { $taken ->
        [alone] No column takes { $cards }. Pick another card.
        [first] No other column takes { $cards }. Touch a neighbour to take both together.
       *[several] No other column takes { $cards } together. Pick others.
    }
    [one] Lay { $cards } at the end of the column that is lit.
   *[other] Lay { $cards } at the end of a column that is lit.
}
miroir-now-carry-unlit = Lay { $cards } at the end of one of your columns.
miroir-now-announce = Is { $text } a word? Announce it, or say nothing of it this turn.
miroir-now-announce-joker = Is { $text } a word? Choose the letter of the joker ★ to announce it.
miroir-now-answer = { $you ->
    [yes] You announce { $word }. Is it a word?
   *[no] { $name } announces { $word }. Is it a word?
}
miroir-now-wait-act = { $you ->
    [yes] It is your turn.
   *[no] { $name } is thinking.
}
miroir-now-wait-place = { $you ->
    [yes] You have turned up { $cards }.
   *[no] { $name } has turned up { $cards }.
}
miroir-now-wait-announce = { $you ->
    [yes] Is it a word? It is up to you to say.
   *[no] { $name } wonders whether it is a word.
}
miroir-now-wait-answer = { $you ->
    [yes] It is up to you to accept { $word } or doubt it.
   *[no] { $name } will accept { $word } or doubt it.
}
miroir-now-deal = The cards are being dealt.
miroir-now-over = The game is over.

# Buttons
miroir-do-turn = Turn up
miroir-do-drop = Discard
miroir-do-cancel = Put back
miroir-do-stuck = I am stuck
miroir-do-announce = Announce { $word }
miroir-do-silence = Say nothing
miroir-do-accept = Accept
miroir-do-doubt = Doubt
miroir-do-doubt-column = Doubt column { $column }, { $text }
miroir-do-point = Column { $column }, { $text }, is a word!
miroir-do-claim = Announce column { $column }, { $text }
miroir-do-letters = Which letter is the joker?
miroir-across = Letters opposite upside down
miroir-help = Help for the board
miroir-help-aim = The aim: your columns, their capitals included, should become words of at least five letters. A card is laid at the end of a column if a word begins so.
miroir-help-mouse = Mouse and finger: tap the pile to turn up a card, then a column to lay it or the discard to put it there. Tap a card of your columns to take it alone, then another one of that column to take all from the one to the other. A card that is dragged takes those after it along.
miroir-help-discard = A letter of the discard opposite is stolen, one of your own is taken back: tap it, then a column.
miroir-help-keys = Keyboard
miroir-help-key-arrows = go from one column or zone to another
miroir-help-key-enter = pick, lay
miroir-help-key-turn = turn up a card
miroir-help-key-lay = lay on this column
miroir-help-key-drop = discard
miroir-help-key-stretch = take a longer or shorter run; with Shift, at its other end
miroir-help-key-remark = doubt a column, announce a word
miroir-help-key-cancel = put back
miroir-key-space = Space
miroir-key-delete = Delete
miroir-key-enter = Enter
miroir-key-escape = Escape

# After the game
miroir-review-none = No word was within reach of a single move.
miroir-remark-reach = { $you ->
    [yes] You
   *[no] { $name }
}: { $missed ->
    [0] nothing missed
    [one] 1 word missed
   *[other] { $missed } words missed
}, with { $count ->
    [one] 1 chance
   *[other] { $count } chances
}.
miroir-review-missed = missed
miroir-review-taken = won
miroir-review-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
miroir-review-turn = Turn { $number }
miroir-review-only-missed = Only what was missed

## Terminal

terminal-miroir-words = { $count }/{ $all } words
terminal-miroir-pile = pile { $count }
terminal-miroir-under = under it: { $cards }
terminal-miroir-discard = { $who }'s discard: { $cards }
terminal-miroir-card = Card turned up: { $cards }
terminal-miroir-unseen = Cards that nobody has seen
terminal-miroir-unseen-capitals = Capitals to come

# What the game waits for, above the board: about thirty-two characters
terminal-miroir-begin = Turn up your first card
terminal-miroir-act = Turn up a card, or pick one
terminal-miroir-place = Lay { $cards }, or ↓ to discard it
terminal-miroir-place-strict = Discard full: lay { $cards }
terminal-miroir-place-challenge = Lay { $cards }, or type “stuck”
terminal-miroir-where = Where does { $cards } go? (Esc: put back)
terminal-miroir-announce = Announce { $text }?
terminal-miroir-answer = { $word }: is it a word?

# A move in few words
terminal-miroir-turn = turn up a card
terminal-miroir-lay = { $cards } on { $column }: { $text }
terminal-miroir-drop = discard { $cards }
terminal-miroir-shift = { $cards } to { $column }: { $text }
terminal-miroir-steal = steal { $cards } for { $column }: { $text }
terminal-miroir-recover = take back { $cards } for { $column }: { $text }
terminal-miroir-claim = announce { $word }
terminal-miroir-silence = announce nothing
terminal-miroir-accept = accept { $word }
terminal-miroir-doubt = doubt { $text }
terminal-miroir-point = { $text } is a word!
terminal-miroir-stuck = give up: the game is lost
terminal-miroir-pick = Enter: pick { $cards }
terminal-miroir-nowhere = fits no column
terminal-miroir-choose = Enter: choose

terminal-miroir-rules =
    Your words grow down under nine capitals; the other player's grow up, on the same ones. Each turn you do one thing: turn up a card, then lay or discard it; move cards of your columns; steal a card from the discard opposite; take back one of your own. A card is laid at the end of a column, if some word begins like that.
    A column that is a word of at least five letters is won, and another capital takes its place: opposite, what no longer goes with it falls. “?” is a joker, one only in a word. You also lose when your pile runs out, or when a card turned up has no place anywhere.
    If the players are the referees, they announce their words, and the other accepts or doubts; before playing you may doubt the columns opposite.
terminal-miroir-keys =
    Enter on the pile   turn up; then Left, Right: a column
                        (▾ where the card may go), Down: the discard
    Arrows, Enter       pick a card with those after it;
                        Up, Down: fewer or more of them
    F3                  the words won, what their jokers could have been,
                        and the cards that nobody has seen
terminal-miroir-notation =
    +          turn up           3        lay it on column 3
    -          discard it        2.1-3>5  cards 1 to 3 of 2 to 5
    e>4        take an e back    *e>4     steal an e
    3!soupe    announce          .        announce nothing
    ok         accept            ?3       doubt column 3
    3!         “3 is a word”     stuck    give up

## Hints

# Why a move is recommended. A promise is counted in hundredths of a word.
miroir-reason-first = In your first turn you can only turn up a card.
miroir-reason-known = Only cards that have been seen are left in your pile: the next is “{ $letter }”.
miroir-reason-turn = Of the { $unseen } cards that nobody has seen, { $useful ->
    [0] none
   *[other] { $useful }
} would help one of your columns; { $finishing ->
    [0] none would complete a word.
   *[other] { $finishing } would complete a word.
}
miroir-reason-word = You make { $word }: that is { $won ->
    [one] { $won } word
   *[other] { $won } words
} of { $needed }.
miroir-reason-last-word = You make { $word }: the last of the words you need ({ $needed }).
miroir-reason-nearly = { $text } can become { $word }: of the { $unseen } cards that nobody has seen, { $finishing } would make a word of it at once. Promise: { $after } in a hundred instead of { $before }.
miroir-reason-growing = { $text } can become { $word }; { $missing ->
    [one] { $missing } letter is
   *[other] { $missing } letters are
} still missing. Promise: { $after } in a hundred instead of { $before }.
miroir-reason-deny = Discarded, “{ $letter }” would give your opponent { $word }; under a capital it cannot be stolen.
miroir-reason-full = There is no place left for “{ $letter }” in your discard: here this card does the least harm.
miroir-reason-shelter = Under a capital, “{ $letter }” cannot be stolen. Free places in your discard: { $free }.
miroir-reason-steal = Your opponent would make { $word } by taking back “{ $letter }”: steal that card.
miroir-reason-spare = It does not use up your pile, which keeps { $cards ->
    [one] its last card
   *[other] its { $cards } cards
}.
miroir-reason-withdraw = Your opponent would make { $word } by stealing “{ $letter }”: under a capital that card is safe.
miroir-reason-safe = Under a capital, “{ $letter }” can no longer be stolen. Free places in your discard: { $free }.
miroir-reason-last-card = Your pile has only one card left, and a player whose pile runs out loses.
miroir-reason-together = Your columns become { $target } and { $source }: together they promise { $after } in a hundred instead of { $before }.
miroir-reason-ready = With { $target }, { $after } of the { $unseen } cards that nobody has seen would help one of your columns, instead of { $before }.
miroir-reason-nowhere = “{ $letter }” fits at the end of none of your columns.
miroir-reason-discard = At best “{ $letter }” would make { $text }, which promises { $after } in a hundred instead of { $before }; and your opponent completes no word with it.
miroir-reason-though = At best “{ $letter }” would make { $text }, which promises { $after } in a hundred instead of { $before }: better to risk that your opponent makes { $word } of it.
miroir-reason-announce = { $word } is in the lexicon: announce it.
miroir-reason-accept = { $word } is in the lexicon: doubting it would be of no use.
miroir-reason-no-word = { $word } is not in the lexicon.
miroir-reason-no-beginning = No word begins with { $text }.
miroir-reason-silence = { $text } is not a word.
miroir-reason-stuck = “{ $letter }” can go nowhere.

## Analysis

miroir-unit = words
miroir-fact-promise = promises of their columns: { $value }
miroir-fact-promise-opposite = promises opposite: { $value }
miroir-fact-finishing = { $value ->
    [0] no card would complete a word
    [one] { $value } card would complete a word
   *[other] { $value } cards would complete a word
}
miroir-fact-unseen = cards that nobody has seen: { $value }
miroir-fact-words = words within reach: { $value }

# The form that all reviews share
miroir-review-axis = lead, in words and promises
miroir-moment-word = { $you ->
    [yes] You miss
   *[no] { $name } misses
} { $word }, one move away.
miroir-moment-promise = This move promises { NUMBER($cost, maximumFractionDigits: 2) } { $cost ->
    [one] word
   *[other] words
} less than the best one.
miroir-moment-game = The game depended on it.
