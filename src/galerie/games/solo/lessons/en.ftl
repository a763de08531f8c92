# The lesson
solo-lesson-colours-title = Gold and black
solo-lesson-colours = Alone at the board, you play both colours. Choose gold, and place it where it flanks a black disc, which turns over.
solo-lesson-colours-2 = At each move, whichever colour you like. Now change: place a black disc that flanks gold.
solo-lesson-colours-done = Every disc must be of use. And the tokens that were uncovered? They come next.
solo-lesson-want-gold = That was a black disc. First choose gold, by the board.
solo-lesson-want-black = That was a gold disc. First choose black, by the board.
solo-lesson-uncover-title = Uncovering
solo-lesson-uncover = A disc uncovers the hidden tokens that it touches by a side. Uncover the marked one, with gold.
solo-lesson-uncover-2 = Now uncover this other token. Which colour flanks something there?
solo-lesson-uncover-done = Its neighbour, which the disc touches by a corner only, stayed hidden.
solo-lesson-corner = Here the disc touches the token by a corner only: it would stay hidden. Place it right below the token.
solo-lesson-far = This disc would not touch the marked token. It needs a square that shares a side with it.
solo-lesson-win-title = Winning a token
solo-lesson-win = An uncovered token is won between two discs of the other colour. These black tokens touch a gold disc: place the second one opposite.
solo-lesson-win-2 = The other way round, gold tokens are won between two black discs. Take one of these.
solo-lesson-win-done = The token is yours, and its square is free. A disc that wins a token need not turn another disc.
solo-lesson-nothing-won = This is allowed, but wins nothing. A marked token has a disc beside it: place the second one right opposite.
solo-lesson-black-token = Well spotted, this would win a gold token. But aim at a black one first, between two gold discs.
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

# The first time at a table
solo-tip-place = Choose a colour, then a square: the disc must flank a disc of the other colour, or win a token.
solo-tip-hidden = Face down, a token cannot be won. A disc placed against one of its sides uncovers it.
solo-tip-win = This token can be taken: place a disc of the other colour opposite the one that touches it already. Caught between the two, it is yours.
solo-tip-won = Token won! It joins yours, and its square is free again.
solo-tip-uncovered = These tokens are uncovered, and stay so. Black wins the gold ones, gold wins the black ones.
solo-tip-lost = A cracked token is lost: no pair of squares can flank it any more.
solo-tip-score = Your score is the number of tokens won, of twenty-four. Their numbers do not matter.
solo-tip-score-values = Your score adds up the numbers of the tokens won; all four blank ones together double it.

# The diagrams of the rules
solo-diagram-tokens = Uncovered tokens: the gold 10 on b4, the black 8 on c6, and a blank black one on d7.
solo-diagram-layout = The start: four discs in the centre, twenty-four tokens face down.
solo-diagram-useful = Gold on d6 flanks the black disc on d5, which turns over. The move is good.
solo-diagram-by-a-side = Black on f4 touches g4 by a side and uncovers it. It touches g5 by a corner only: g5 stays hidden.
solo-diagram-won = The gold discs on b6, just laid, and d6 have flanked the black token on c6: it is won, and its square is free.
solo-diagram-two-in-line = Black on a1 would win nothing: two tokens in a line, b2 and c3, stand before the black disc on d4.
solo-diagram-several = A single black disc on h7 wins two gold tokens, h6 and g7, each in a direction of its own.
solo-diagram-discs-and-tokens = Black on f2 turns the disc on e3 and wins the token on f3.
solo-diagram-turned-wins-nothing = The disc on b6 has just turned over. The black token on c6 is between two gold discs, but stays: only the disc laid wins.
solo-diagram-no-disc-turned = Gold on d8 wins the token on d7 without turning any disc: the move is good.
solo-diagram-broken-line = Gold cannot be laid on d3: towards g3 a disc and a token are mixed, and such a line is never flanked.
solo-diagram-lost = The token on h3 is at the edge: it can only be won from top to bottom, and discs stand on h2 and h4 already. It is lost.
