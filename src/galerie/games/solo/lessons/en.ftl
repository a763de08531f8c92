# The lesson
solo-lesson-colours-title = Gold and black
solo-lesson-colours = Alone at the board, you play both colours. Choose gold, and place it where it flanks a black disc, which turns over.
solo-lesson-colours-2 = At each move, whichever colour you like. Now change: place a black disc that flanks gold.
solo-lesson-colours-done = Every disc must be of use. And the tokens that were uncovered? They come next.
solo-lesson-want-gold = That was a black disc. First choose gold, beside the board.
solo-lesson-want-black = That was a gold disc. First choose black, beside the board.
solo-lesson-uncover-title = Uncovering
solo-lesson-uncover = A disc uncovers the hidden tokens that it touches by a side. Uncover the marked one, with gold.
solo-lesson-uncover-2 = Now uncover this other token. Which colour flanks something there?
solo-lesson-uncover-done = Its neighbour, which the disc touches by a corner only, stayed hidden.
solo-lesson-corner = Here the disc touches the token by a corner only: it would stay hidden. Place it right below the token.
solo-lesson-far = This disc would not touch the marked token. It needs a square beside it, side by side.
solo-lesson-win-title = Winning a token
solo-lesson-win = An uncovered token is won between two discs of the other colour. These black tokens touch a gold disc: place the second one opposite.
solo-lesson-win-2 = The other way round, gold tokens are won between two black discs. Take one of these.
solo-lesson-win-done = The token is yours, and its square is free. A disc that wins a token need not turn another disc.
solo-lesson-nothing-won = This is allowed, but wins nothing. A marked token has a disc beside it: place the second one right opposite.
solo-lesson-black-token = Well seen, this would win a gold token. But aim at a black one first, between two gold discs.
solo-lesson-gold-token = Another black token! This time win a gold one, between two black discs.
solo-lesson-play-title = The last tokens
solo-lesson-play = Eighteen tokens are won, six are left, one of them hidden. Take at least four; a token that cracks is lost.
solo-lesson-play-won = A fine board! Each token won is one point, and there are only twenty-four.
solo-lesson-play-lost = Not enough yet. Try again: look first for tokens that already touch a disc of the other colour.

# In one minute
solo-minute-goal-title = The goal
solo-minute-goal = Twenty-four tokens wait face down. Alone, with gold and black discs, win as many as you can.
solo-minute-uncover-title = Placing and uncovering
solo-minute-uncover = Place a disc, gold or black: it must flank a disc of the other colour or win a token. It uncovers the tokens that it touches by a side.
solo-minute-win-title = Winning
solo-minute-win = A token that is uncovered already is won between two discs of the other colour right beside it: the one you place, and another one opposite.
solo-minute-end-title = The end
solo-minute-end = The game ends when all is won, or when the tokens left are cracked and can never be won. Each token won is one point.

# The puzzles
solo-puzzle-clear-title = Take all that is left
solo-puzzle-clear = { $tokens } tokens are left, all uncovered. Win them all with { $discs } discs, of whichever colour is needed.
solo-puzzle-clear-why = Fewer than { $discs } discs are not enough. { $quiet ->
    [0] Each of them wins a token or more, but order and colour matter.
    [one] One of them wins nothing: it prepares the others.
   *[other] { $quiet } of them win nothing: they prepare the others.
}
