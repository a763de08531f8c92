reflecto-name = Reflecto
reflecto-about = Hide a French word behind your screens, bring its letters across and read your opponent's in your mirrors: the first one out, or the first to guess, wins.
reflecto-gerda = Gerda
reflecto-queen = the Snow Queen

# What cannot be read
reflecto-unreadable = “{ $text }” cannot be read. A turn is written b1-b2 (a step or a chain of jumps), a7-out (take a letter out), guess WORD, or pass.
reflecto-no-square = “{ $text }” is not a square of the board: they run from a1 to g7.
reflecto-one-act = A turn has a single move or a single guess.
reflecto-no-letters = “{ $text }” is not a word: only letters will do.
reflecto-no-set-up = A set-up is written “set”, the word, then the seven screens from column a to column g, for instance set PIANO 3*15*24.
reflecto-no-row = “{ $text }” does not put up seven screens: it takes the rank of each tile once, from 1 to the last, * for a mirror and - for a blank tile.
reflecto-no-figures = “{ $text }” does not say which ranks are written: name each once, among those of the tiles with letters.

# Setting up
reflecto-not-ready = First both players must choose their word and put up their screens.
reflecto-set-already = Your word is chosen and your screens stand: that no longer changes.
reflecto-lots = Who starts is for chance alone to say, before the screens are put up.
reflecto-word-length = { $letters ->
    [one] Your word must have one letter.
   *[other] Your word must have { $letters } letters.
}
reflecto-no-word = “{ $word }” is not in the lexicon.
reflecto-not-common = “{ $word }” is not common enough, or not a base form (a singular, an infinitive).
reflecto-mirrors = You need { $tiles } erasable tiles and { $mirrors ->
    [0] no mirror.
    [one] one mirror.
   *[other] { $mirrors } mirrors.
}
reflecto-blanks = { $blanks ->
    [0] None of your { $tiles } tiles stays blank.
    [one] One of your { $tiles } tiles stays blank.
   *[other] { $blanks } of your { $tiles } tiles stay blank.
}
reflecto-spread = The letters are shared out evenly, the fuller tiles last: { $pieces }.
reflecto-figures-some = Choose the tiles on which the leaving order is written: at least one, for instance #1.
reflecto-figures-fixed = At this table it is not for you to choose where the leaving order is written.
reflecto-tiles = Both players together have { $most } erasable tiles at most, not { $tiles }.

# A turn
reflecto-not-yours = None of your screens is on { $square }.
reflecto-occupied = The square { $square } is taken.
reflecto-same-square = A chain of jumps may not end where it began, on { $square }.
reflecto-no-way = Neither a step nor a chain of jumps leads from { $square } to { $end }.
reflecto-no-way-out = No jump leads off the board from { $square }: it is made forwards, from the row before the last, over a screen on the last.
reflecto-mirror-stays = The screen on { $square } is a mirror: mirrors never leave the board.
reflecto-not-last-row = A letter is only taken off one's last row, and { $square } is not on it.
reflecto-letter-waits = The letter on { $square } must wait: those before it in the word are not all out.
reflecto-blank-first = The letter on { $square } must wait: blank tiles leave first.
reflecto-blank-waits = The blank tile on { $square } must wait until all letters are out.
reflecto-must-move = Taking letters out does not make a turn: move a screen or guess the word.
reflecto-can-move = You can still move a screen: passing is not allowed.
reflecto-nothing-after = Nothing follows a guess or a pass: letters are taken out before it.
reflecto-won-already = The last tile is out and the game is won: nothing follows.
reflecto-guess-length = The opponent's word has { $letters } letters. Your guess does not count.

# The options
reflecto-preset-begin = Common words only, and a wrong guess costs no more than the turn: guess without fear.
reflecto-preset-printed = Any word of the lexicon and one single guess: right, you win; wrong, you lose.
reflecto-variants-more = Lengths and handicaps
reflecto-option-words = Words allowed
reflecto-option-words-hint = Every word of the lexicon, only the commonest in their base form, or any letters at all.
reflecto-option-words-value = { $value ->
   *[lexicon] all in the lexicon
    [common] the commonest
    [free] anything
}
reflecto-option-range = Reach of the mirrors
reflecto-option-range-hint = A mirror shows the screen that stands just in front of it, or the first in its column, however far away.
reflecto-option-range-value = { $value ->
   *[front] just in front
    [column] the whole column
}
reflecto-option-several_guesses = Several guesses
reflecto-option-several_guesses-hint = A wrong word costs only the turn, not the game.
reflecto-option-first = Who starts
reflecto-option-first-hint = Gerda has the white screens, the Snow Queen the blue ones.
reflecto-option-first-value = { $value ->
   *[random] by lot
    [gerda] Gerda
    [queen] the Snow Queen
}
reflecto-option-limit = Turns at most
reflecto-option-limit-hint = After that many turns each, the game is drawn.
reflecto-option-gerda_letters = Gerda: letters of the word
reflecto-option-gerda_letters-hint = From 4 to 15 letters; the opponent knows how many.
reflecto-option-queen_letters = Queen: letters of the word
reflecto-option-queen_letters-hint = From 4 to 15 letters; the opponent knows how many.
reflecto-option-gerda_tiles = Gerda: erasable tiles
reflecto-option-gerda_tiles-hint = A handicap: more tiles, fewer mirrors. Twelve tiles at most for both players.
reflecto-option-queen_tiles = Queen: erasable tiles
reflecto-option-queen_tiles-hint = A handicap: more tiles, fewer mirrors. Twelve tiles at most for both players.
reflecto-option-gerda_figures = Gerda: leaving order written
reflecto-option-gerda_figures-hint = A handicap: the leaving order is written beside all letters or some of them, and shows in the mirror.
reflecto-option-gerda_figures-value = { $value ->
   *[none] nowhere
    [some] on some
    [all] on all
}
reflecto-option-queen_figures = Queen: leaving order written
reflecto-option-queen_figures-hint = A handicap: the leaving order is written beside all letters or some of them, and shows in the mirror.
reflecto-option-queen_figures-value = { $value ->
   *[none] nowhere
    [some] on some
    [all] on all
}
reflecto-option-gerda_late_blank = Gerda: blank tiles last
reflecto-option-gerda_late_blank-hint = An aid: blank tiles may leave after the last letter.
reflecto-option-queen_late_blank = Queen: blank tiles last
reflecto-option-queen_late_blank-hint = An aid: blank tiles may leave after the last letter.
reflecto-option-gerda_free_spread = Gerda: word cut at will
reflecto-option-gerda_free_spread-hint = An aid: a word with more letters than tiles is cut as you like.
reflecto-option-queen_free_spread = Queen: word cut at will
reflecto-option-queen_free_spread-hint = An aid: a word with more letters than tiles is cut as you like.

# How a game ends
ending-out = All letters are out.
ending-guessed = The opponent's word is guessed.
ending-misguessed = The guess was wrong.
ending-limit = The limit of turns is reached.

## Board
reflecto-board = Board of ice
reflecto-side-gerda = Gerda, white
reflecto-side-queen = Queen, blue
reflecto-free = free
reflecto-face-letters = { $letters }
reflecto-face-blank = blank tile
reflecto-face-mirror = mirror
reflecto-own = your screen: { $face }
reflecto-screen = { $side }, screen { $number }
reflecto-noted = seen in a mirror: { $face }
reflecto-shows = reflects: { $face }
reflecto-mirror-shows = Your mirror on { $square } shows: { $face }.
reflecto-here = would go here
reflecto-by-step = one step away
reflecto-by-jump = by jumping
reflecto-may-leave = may leave
reflecto-marked = look here
reflecto-marked-exit = look at the exit
reflecto-turn = Your turn
reflecto-stop-here = Stop here
reflecto-end = End the turn
reflecto-undo = Undo
reflecto-pass = Pass
reflecto-take-out = Take out { $tile } ({ $square })
reflecto-blank-tile = the blank
reflecto-jump-off = Jump off
reflecto-guess = Guess
reflecto-notebook = Notebook
reflecto-out-row = { $count ->
    [0] None of { $tiles } tiles out.
    [one] One tile of { $tiles } out.
   *[other] { $count } tiles of { $tiles } out.
}
reflecto-out-rest = To leave, in this order: { $rest }.

reflecto-your-word = Your secret word of { $letters } letters
reflecto-word-how = Write a French word of { $letters } letters: it stays hidden behind your screens.
reflecto-word-count = { $count ->
    [0] Write the { $letters } letters of the word.
    [one] One letter of { $letters }.
   *[other] { $count } letters of { $letters }.
}
reflecto-word-asked = Looking in the lexicon…
reflecto-word-good = This word will do. Place your screens, then say that you are ready.
reflecto-word-cut = It takes { $pieces } pieces, with bars (/) between them.
reflecto-cut-how = You may cut the word into { $pieces } pieces yourself: put a bar (/) between two.
reflecto-figures-which = Ranks written:
reflecto-suggest = Suggest
reflecto-shuffle = Shuffle
reflecto-ready = Ready
reflecto-place-how = Touch two screens to swap them, or drag them. The mirrors shine.
reflecto-first-row = Your first row
reflecto-place = Place { $number }: { $face }

reflecto-notebook-of = { $mirrors ->
    [0] Across the board: a word of { $letters } letters and no mirror.
    [one] Across the board: a word of { $letters } letters and one mirror.
   *[other] Across the board: a word of { $letters } letters and { $mirrors } mirrors.
}
reflecto-note-screen = Screen
reflecto-note-place = Where
reflecto-note-seen = Showed
reflecto-note-when = In turns
reflecto-note-out = out, no. { $number }
reflecto-guesses = Words guessed:
reflecto-letters-how = The letters seen are golden. Touch a letter to strike it out, or first a square of the word to try it there.
reflecto-letter-seen = { $letter }, seen
reflecto-slots = The other word, square by square
reflecto-slot = Square { $number }: empty
reflecto-slot-supposed = Square { $number }: perhaps { $letter }
reflecto-slot-known = Square { $number }: { $letter }, left in this place
reflecto-slot-how = Which letter to try in square { $number }? Touch it here, or type it.
reflecto-possible = { $count ->
    [0] No word agrees with these notes.
    [one] For you, only one word of the other's remains possible.
   *[other] For you, the other's word is still one of { $count }.
}
reflecto-possible-known = { $count ->
    [0] No word of the lexicon agrees with these notes.
    [one] For you, only one word of the lexicon remains possible.
   *[other] For you, the other's word is one of { $count }, if it is in the lexicon.
}
reflecto-possible-how = This counts the words allowed at this table that agree with what your mirrors showed, the letters that left and your notes: everybody has the same help.
reflecto-notes = Your notes
reflecto-notes-kept = They stay on this device and are sent to nobody.

reflecto-guess-title = Guess the other's word
reflecto-guess-once = One attempt only: right, you win at once; wrong, you lose at once.
reflecto-guess-mild = If the word is right, you win. If not, you only lose this turn.
reflecto-guess-seen = Letters seen: { $letters }
reflecto-guess-word = The word, of { $letters } letters
reflecto-guess-on = Go on
reflecto-guess-sure = Say { $word }? If that is not the word, the game is lost at once.
reflecto-guess-misfits = But your mirrors have shown { $letters }: this word cannot be right.
reflecto-guess-say = Say this word
reflecto-guess-wait = Go back
reflecto-guess-not = Not yet

reflecto-written-set = set-up
reflecto-written-first = { $first ->
    [gerda] Gerda starts
   *[queen] the Queen starts
}
reflecto-written-pass = passes
reflecto-written-guess = { $word }?
reflecto-told-first = The lots are drawn: { $first ->
    [gerda] Gerda
   *[queen] the Queen
} starts.
reflecto-told-set = { $you ->
    [yes] Your word is hidden.
   *[no] { $name } has hidden a word.
}
reflecto-told-go = { $you ->
    [yes] You go from { $start } to { $end }.
   *[no] { $name } goes from { $start } to { $end }.
}
reflecto-told-off = { $you ->
    [yes] You jump from { $start } off the board.
   *[no] { $name } jumps from { $start } off the board.
}
reflecto-told-out = { $you ->
    [yes] { $count ->
        [one] You take a tile out.
       *[other] You take { $count } tiles out.
    }
   *[no] { $count ->
        [one] { $name } takes a tile out.
       *[other] { $name } takes { $count } tiles out.
    }
}
reflecto-told-guess = { $you ->
    [yes] You say { $word }.
   *[no] { $name } says { $word }.
}
reflecto-told-pass = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
reflecto-told-sight = Your mirror has just shown: { $face }.

reflecto-guide-set = Choose a word and place your seven screens: the other sees only their backs. Your letters will have to leave across the board, in the order of the word.
reflecto-guide-wait = Your word is hidden. The other is still choosing one.
reflecto-guide-watch = It is the other's turn. Opposing screens show you only their backs and their numbers.
reflecto-guide-first = Touch one of your screens, then a lit square: a step, or jumps, which “Stop here” ends. First letter to bring across and out: { $first }.
reflecto-guide-mid = Bring a mirror behind an opposing screen, in the same column: it will show you its face. And take your letters to the far edge.
reflecto-guide-mirror = Your mirror shows, reversed, the screen in front of it. It is written down in your notebook.
reflecto-guide-notes = What your mirrors have seen is written on the backs of the screens and in the notebook. Once you have the word, guess it.
reflecto-guide-next = Still to be taken out, in this order: { $rest }.

reflecto-played-words = { $value ->
    [common] common words
    [free] any letters
   *[lexicon] { "" }
}
reflecto-played-range = { $value ->
    [column] far-seeing mirrors
   *[front] { "" }
}

## Terminal

terminal-reflecto-gerda = Gerda
terminal-reflecto-queen = The Queen
terminal-reflecto-letters = { $letters } letters
terminal-reflecto-choosing = choosing a word
terminal-reflecto-out = { $count }/{ $all } out
terminal-reflecto-rest = left: { $rest }
terminal-reflecto-mirrors = mirror: { $shown }
terminal-reflecto-words = Gerda hid { $gerda }, the Queen { $queen }.

# What the game waits for, above the board: some thirty-six characters
terminal-reflecto-act = Pick a screen, or type guess WORD
terminal-reflecto-move = Move a screen (Esc: undo)
terminal-reflecto-where = Where does { $tile } go? (Esc: put back)
terminal-reflecto-pass = Nothing can move: pass, or guess WORD

# What Enter does, below
terminal-reflecto-pick = Enter: pick { $tile }
terminal-reflecto-swap = Enter: swap with { $tile }
terminal-reflecto-choose = Enter: choose
terminal-reflecto-be-ready = Enter: hide this word
terminal-reflecto-exit = take out
terminal-reflecto-go = { $tile }: { $start } → { $end }
terminal-reflecto-off = { $tile }: { $start } → off

# Setting up, on the board
terminal-reflecto-type = Type your word of { $letters } letters, then Enter: it is written in dots and put on your screens.
terminal-reflecto-suggest = F5: a proposal. Or all at once: set PIANO 3*15*24
terminal-reflecto-arrange = Two screens change places: arrows, Enter, arrows, Enter. Then ↑ and Enter. F5: another word.

terminal-reflecto-rules =
    Hide a French word: one letter a tile, and two mirrors. The other sees only their backs. In your turn move a screen by one square, or jump it over other screens as often as you can; or else guess the word opposite: right, you win, wrong, you lose.
    A mirror shows you the opposing screen just in front of it, on the side you came from: so it must have passed it. Whoever takes all letters off the last row, in the order of the word, wins too; taking out costs nothing, but does not make a turn.
terminal-reflecto-keys =
    ◇ mirror  ‹M› what it shows  (M) seen before  – blank tile
    ↑ the next to leave  ▾ a square allowed  • the last way
    Arrows, Enter     pick a screen, then choose its square;
                      beyond the last row: take out
    Escape            put back, undo what is begun
    F4                the notebook: what your mirrors have seen
    F5                when setting up: propose a word
terminal-reflecto-notation =
    set PIANO 3*15*24   the word, then the screens from a to g: the rank
                        of each letter, * a mirror, - a blank tile
    b1-b2, b1-d5        a step, a chain of jumps
    a7-out b6-b7        take a letter out, before or after moving
    b6-out              jump off the board
    guess PIANO, pass   guess; pass, if nothing can move
reflecto-remark-deduced = { $you ->
    [yes] You could deduce { $word } at the end of turn { $turn }.
   *[no] { $name } could deduce { $word } at the end of turn { $turn }.
}
reflecto-remark-never = { $you ->
    [yes] You could not deduce { $word }: { $words ->
        [one] one word was still possible.
       *[other] { $words } words were still possible.
    }
   *[no] { $name } could not deduce { $word }: { $words ->
        [one] one word was still possible.
       *[other] { $words } words were still possible.
    }
}
reflecto-review-axes = In bits, by turn.
reflecto-review-curve = The doubt of each about the other's word, turn by turn, for somebody who knows all words and forgets nothing. Gerda is dashed, the Queen solid; the ring marks the deduction.
reflecto-review-turns = Turn by turn
reflecto-review-turn = Turn
reflecto-review-words = { $words ->
    [one] { $words } word
   *[other] { $words } words
}

# Analysis
reflecto-unit = % chance of winning
reflecto-fact-words = { $value ->
    [one] one opposing word is still possible
   *[other] { $value } opposing words are still possible
}
reflecto-fact-other_words = for the opponent, words still possible: { $value }
reflecto-fact-tempo = turns ahead in the race: { $value }
reflecto-fact-chance = chance of the likeliest word: { $value }%
reflecto-fact-looks = what each look was worth (turn: what it showed, bits): { $value }

# The reason for a hint
reflecto-reason-word = { $words ->
    [one] With all its letters seen, { $word } would be the only possible word; nothing better was found.
   *[other] Even with all its letters seen, { $word } would still hide among { $words } possible words.
}
reflecto-reason-out = { $tiles ->
    [one] Your last tile leaves: you win.
   *[other] Your last { $tiles } tiles leave: you win.
}
reflecto-reason-certain = { $word } is the only word that agrees with everything you have seen.
reflecto-reason-guess = { $words } words are possible and { $word } has a chance of { $chance }%; playing on would win { $playing }% of the time, as far as the search can tell.
reflecto-reason-leave = { $tiles ->
    [one] One tile leaves
   *[other] { $tiles } tiles leave
} in this turn, and { $left ->
    [one] one is left.
   *[other] { $left } are left.
}
reflecto-reason-look = Your mirror will show the screen on { $square }: there is a { $chance }% chance that it is not a mirror, and { $words ->
    [one] one word is possible now.
   *[other] { $words } words are possible now.
}
reflecto-reason-hide = { $start }-{ $end } would be faster, but with a chance of { $chance }% it would show the opponent a letter they have not seen.
reflecto-reason-chain = A chain of { $jumps } jumps takes this screen { $rows ->
    [one] one row
   *[other] { $rows } rows
} forwards; nothing better was found { $depth ->
    [one] one turn
   *[other] { $depth } turns
} deep.
reflecto-reason-race = After this turn you need about { $mine } { $mine ->
    [one] turn
   *[other] turns
} and the opponent about { $theirs }; nothing better was found { $depth ->
    [one] one turn
   *[other] { $depth } turns
} deep.
reflecto-reason-stuck = None of your screens can move, and no word is likely enough.

# The form that all reviews share
reflecto-review-axis = lead in the race, in turns
reflecto-moment-turn = { $you ->
    [yes] Your chances fall
   *[no] The chances of { $name } fall
} from { $best } to { $value } in a hundred.
reflecto-moment-chain = A chain of { $jumps } jumps, { $rows ->
    [0] gaining no row
    [one] gaining one row
   *[other] gaining { $rows } rows
}, is missed: { $you ->
    [yes] your chances fall
   *[no] the chances of { $name } fall
} from { $best } to { $value } in a hundred.
reflecto-moment-guess = This word had only { $value } chances in a hundred of being right; playing otherwise kept { $best }.
reflecto-remark-level = In the end the race was level.
reflecto-remark-leader = { $turn ->
    [0] { $you ->
        [yes] You led the race from beginning to end
       *[no] { $name } led the race from beginning to end
    }
   *[other] { $you ->
        [yes] You took the lead in the race in turn { $turn } and never lost it again
       *[no] { $name } took the lead in the race in turn { $turn } and never lost it again
    }
}; in the end { NUMBER($lead, maximumFractionDigits: 1) } { $lead ->
    [one] turn
   *[other] turns
} ahead.
reflecto-remark-pace = { $you ->
    [yes] Each of your turns made your way
   *[no] Each turn of { $name } made their way
} { NUMBER($gain, maximumFractionDigits: 2) } turns shorter on average{ $chains ->
    [0] {""}
    [one] , with one chain of jumps missed
   *[other] , with { $chains } chains of jumps missed
}.
reflecto-review-chains = Chains of jumps missed
reflecto-review-chain = Move { $number }, { $name }: { $move }, { $jumps } jumps
reflecto-review-doubt = Doubt about the other's word
