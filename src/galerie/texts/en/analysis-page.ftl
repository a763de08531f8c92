# The analysis page.
analysis = Analysis
analysis-of = Analysis: { $game }
analysis-how = Step through a game, try other moves and see what each is worth. Open a recorded game, ours or another program's (GGF, SGF, WTHOR, transcripts), or paste its text.
analysis-opening = Opening the game…
analysis-lost = This analysis cannot be opened
analysis-other = Another game
analysis-back = To the table
analysis-flip = Change sides
analysis-for = Move for

# Stepping
analysis-steps = Step through the game
analysis-at-start = Start of the game
analysis-moves = Moves and variations
analysis-tab-moves = Moves
analysis-tab-review = Review
analysis-none = No moves. Play on the board, and a variation opens.
analysis-keys = By keyboard
analysis-key-step = Previous or next move
analysis-key-ends = Start or end of the line
analysis-key-anywhere = The same while the cursor is on the board
analysis-key-turn = Another variation at the same place
analysis-key-escape = Leave the preview
analysis-key-shift = Shift
analysis-key-home = Home
analysis-key-end = End
analysis-help = Help
analysis-help-how = Play a move on the board, and a variation opens. Touch a move in a line of the engine to preview it. An underlined value is exact; the others are estimates that get better and better.

# Variations
variation-unnamed = Variation { $number }
variation-begins = { $name }, in place of move { $at }:
variation-goes-on = { $name }, where the game stops:
variation-name = Name of the variation
variation-name-it = Name the variation
variation-promote = Move up
variation-delete = Delete the variation
variation-deleted = The variation is deleted.
variation-restore = Bring it back
variation-save = Keep
variation-cancel = Cancel

# What moves are worth
engine = Engine
engine-unit = in { $unit }
engine-off = The engine is silent. You can step through the game and try moves.
engine-none = This game has no engine yet. You can step through the game and try moves.
engine-over = The game is over here: there is nothing left to search.
engine-chance = Chance moves here: there is no move to judge.
engine-searching = Searching…
engine-depth = Depth { $depth }
engine-work = { $work } positions
engine-exact = exact
engine-exact-how = Proved: searching deeper would change nothing.
engine-deepen = Search deeper
engine-retry = Try again
engine-elsewhere = The search goes on in another open page.
engine-here = Search here
engine-moves = Best moves
engine-more = { $count ->
    [one] Show { $count } more move
   *[other] Show { $count } more moves
}
engine-fewer = Show fewer moves
engine-line = Preview: { $moves }
engine-value = worth { $value }
engine-value-exact = worth { $value }, exact
engine-heard = Best move: { $move }, { $value }{ $exact ->
    [yes] , exact
   *[no] {""}
}.
engine-facts = In this position

# Preview of a line
preview = Preview
preview-line = Preview of the line
preview-keep = Add the variation
preview-leave = Leave the preview

# Handing it on
analysis-share = Share
analysis-share-how = This link opens the game and your variations as they are now.
analysis-share-link = Link to the analysis
analysis-sharing = Preparing the link…
analysis-download = Download
analysis-own = You see your own variations, kept in this browser.
analysis-own-leave = Show the shared analysis
analysis-shared = Your own variations are kept in this browser.
analysis-own-show = Show them

# Charts
