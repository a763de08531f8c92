## The lesson

reflecto-lesson-hide-title = Hide a word
reflecto-lesson-hide = Write a French word of five letters, or have one suggested. A letter a screen, and two mirrors: keep them apart, then say that you are ready.
reflecto-lesson-hide-apart = Your two mirrors stand side by side and would read the same screens. Swap one of them with a letter.
reflecto-lesson-hide-done = Across the ice they see only the backs of your screens: neither letters nor mirrors. And you see only the backs of theirs.

reflecto-lesson-move-title = A step, a jump
reflecto-lesson-move = Each turn, one screen moves. Here your word is PIANO: bring the P one square forwards, straight or diagonally.
reflecto-lesson-move-2 = Now a jump: a neighbour of the P passes over it and lands just behind. Nothing is taken.
reflecto-lesson-move-p = That is a step indeed. But take the P, in the middle of your row: it has to leave first.
reflecto-lesson-move-step = That is a step. To jump, take a screen that touches the P, and the free square just beyond.
reflecto-lesson-move-done = A jump gains two squares. You jump over your own screens and over the other's.

reflecto-lesson-chain-title = Jump again
reflecto-lesson-chain = Jumps follow one another, over white screens or blue ones. In a single turn, bring the P to the last row.
reflecto-lesson-chain-on = A good start! This P can go further: one more jump, over the blue screen, to the marked square.
reflecto-lesson-chain-step = A step and a jump never mix in one turn. Begin by jumping over the screen in front of the P.
reflecto-lesson-chain-done = Three jumps, a single turn: the crowd is the shortest way.

reflecto-lesson-leave-title = Leave in order
reflecto-lesson-leave = To win, take P, I, A, N, O off the last row, in this order. Bring the P there, and take it out in the same turn.
reflecto-lesson-leave-2 = Now the I, then the A that was waiting. The I may even jump over the A, off the ice. Take both out in one turn.
reflecto-lesson-leave-now = The P has arrived: take it out too, in this very turn. Taking out is free.
reflecto-lesson-leave-both = The A may leave too: no letter comes before it any more. Take both out in this turn.
reflecto-lesson-leave-done = Three letters out! Whoever takes out the last one wins at once.

reflecto-lesson-mirror-title = Read in the mirror
reflecto-lesson-mirror = A mirror shows the screen just in front of it, on your side. Bring yours behind the marked blue screen, in the same column.
reflecto-lesson-mirror-2 = An E, reversed! The notebook has it, and nobody knows. Read another blue screen, by a step or a jump.
reflecto-lesson-mirror-front = There the mirror has not passed the screen and shows nothing. Go to the other side, in the same column.
reflecto-lesson-mirror-behind = From there your mirror shows nothing new. Bring it to the square just behind the marked blue screen.
reflecto-lesson-mirror-again = Nothing new in your mirrors. Look for the square just behind a blue screen that you have not read yet.
reflecto-lesson-mirror-done = What is read stays read: the notebook follows each screen wherever it goes.

reflecto-lesson-guess-title = Guess
reflecto-lesson-guess = Your mirrors have read L, A, G and C. Instead of moving, guess the French word opposite: right, you win; wrong, you lose.
reflecto-lesson-guess-forgets = This word does not have all the letters you have read: L, A, G and C.
reflecto-lesson-guess-other = The letters are there, but it is not the word. What is a lake in winter, in French?
reflecto-lesson-guess-now = No need to move: you know enough. Guess the word; it has five letters.
reflecto-lesson-guess-done = The Queen's heart has melted. You win like this, or by taking all your letters out: whichever comes first.

reflecto-lesson-game-title = A short game
reflecto-lesson-game = P and I are out. Take out A, N and O in order, or read and guess the word opposite: here a wrong guess costs only the turn.
reflecto-lesson-game-won = You have won! You know how to play Reflecto.
reflecto-lesson-game-lost = The Queen got through. Try again: your three letters are only a few jumps away.

## In one minute

reflecto-minute-goal-title = The goal
reflecto-minute-goal = Each hides a five-letter word behind screens, with two mirrors among them. Win by taking your letters out across the ice, in the order of the word, or by guessing the other's word.
reflecto-minute-turn-title = A turn
reflecto-minute-turn = A screen takes a step in any of eight directions, or jumps over other screens, white or blue, as often as it can. Nothing is taken.
reflecto-minute-mirror-title = The mirrors
reflecto-minute-mirror = Your mirror shows you, reversed, the opposing screen just in front of it, on your side: it must have passed it. The other does not know that you have read.
reflecto-minute-end-title = The end
reflecto-minute-end = Letters leave the last row for free, in order: P, then I, then A. The last one out wins. A guess replaces a move: right, you win; wrong, you lose, or with “To begin with” only a turn.

## Puzzles

reflecto-puzzle-word-title = Which word?
reflecto-puzzle-word = Your mirrors and the order of the exits leave a single word, among { $words } common French words. Guess it.
reflecto-puzzle-word-why = { $alike ->
    [0] { $word } is the only one of { $words } common words that has all the letters read.
    [one] { $others } has all the letters read too, but the order of the exits allows only { $word }.
   *[other] Other words have the letters read ({ $others }), but the order of the exits allows only { $word }.
}
reflecto-puzzle-look-title = Which look?
reflecto-puzzle-look = { $words } common words are still possible. Find the move from which your mirrors learn most, at once.
reflecto-puzzle-look-why = This move shows what you had not read: on average { $left } words of { $words } remain, against { $next } at best after another.

## First-time tips

reflecto-tip-hide = Write a word, or touch “Suggest”. Then swap your screens: the other will not know which are the mirrors.
reflecto-tip-move = Touch one of your screens, then a lit square: a step, or jumps. { $letter } has to leave first, by the far row.
reflecto-tip-leave = { $letter } is the next letter and stands at the edge: take it out. That is free, before or after your move.
reflecto-tip-waits = This letter waits until those before it are out. The longer it waits, the likelier a mirror reads it.
reflecto-tip-mirror = Your mirror shows you, reversed, the screen just in front of it. The other knows nothing of it.
reflecto-tip-behind = To read a screen, bring a mirror just behind it, in the same column.
reflecto-tip-notes = What your mirrors have read is written on the backs of the screens and in the notebook.
reflecto-tip-guess = You have read { $count } letters of { $letters }. If you have the word, guess it instead of moving.
reflecto-tip-number = The figure on the back of a screen is only its number: it helps you to follow it.
reflecto-tip-passed = An opposing screen has just passed yours. If it is a mirror, your screen has been read.
reflecto-tip-race = { $count ->
    [one] Across the ice, one letter of { $tiles } is out. With the last one, the game is lost.
   *[other] Across the ice, { $count } letters of { $tiles } are out. With the last one, the game is lost.
}
reflecto-tip-guessed = { $word }: the guess was wrong, and cost only the turn.

## Diagrams

reflecto-diagram-coordinates = The square a1, at Gerda's left, and g7, far away on the right.
reflecto-diagram-pizza = PIZZA: its two Zs are on two different screens.
reflecto-diagram-set-up = Gerda's seven screens on her first row: PIANO in disorder, a mirror at either end.
reflecto-diagram-step = By a step, the P goes to one of the eight squares around it, if it is free.
reflecto-diagram-jump = The I jumps over the P and lands just behind it.
reflecto-diagram-chain = Three jumps in one turn, over two white screens and a blue one.
reflecto-diagram-occupied = Behind the A, the marked square on the right is taken: nobody lands there.
reflecto-diagram-worked-jumps = The mirror jumped a blue screen, then the N. A third jump was open; the taken square behind the A was not.
reflecto-diagram-backs = Of the Queen's screens, Gerda sees only backs and numbers.
reflecto-diagram-mirror-of-gerda = Gerda's mirror on c5 has passed the blue screen on c4 and shows its N.
reflecto-diagram-mirror-of-queen = Seen by the Queen: her mirror on c3 shows Gerda's I on c4.
reflecto-diagram-column = The whole column: on c6 the mirror reads the blue screen on c3. On f6, Gerda's own N blocks the view.
reflecto-diagram-reversed = The E, reversed in the mirror.
reflecto-diagram-notes = The screen that was read has moved: its letter stays noted on its back.
reflecto-diagram-waits = The A is on the last row; it waits until P and I are out.
reflecto-diagram-arrives = The P has just arrived: it could have left in the same turn.
reflecto-diagram-jumps-off = From the row before the last, the I may jump over the A, off the board.
reflecto-diagram-corner = The P has jumped off the board over the screen in the corner.
reflecto-diagram-out-row = Seen by the Queen: two of Gerda's tiles are out, and she knows only their numbers.
reflecto-diagram-like-tiles = P and I are out: either Z may follow.
reflecto-diagram-worked-exit = The N jumps the blue screen, then the O, off the board; the O leaves with it and wins.
reflecto-diagram-last-tile = Only the O is left, on the last row: taking it off wins, without any move.
reflecto-diagram-steps-back = The A, which was waiting on the last row, has left it again so as not to be read.
reflecto-diagram-worked-guess = I, A, N and P have been read and noted. The fifth letter can be guessed.
reflecto-diagram-last-letter = P, I and A are out: once N and then O have left, Gerda has won.
reflecto-diagram-blank = RIRE on five tiles: the blank tile will leave first.
reflecto-diagram-long-word = CHOCOLAT on five tiles: C, H, OC, OL, AT.
reflecto-diagram-six-tiles = NUAGES on six tiles: only one mirror is left.
reflecto-diagram-figures = Each letter bears its leaving order.
reflecto-diagram-free-cut = CHOCOLAT cut at will: CHO, C, O, L, AT.
