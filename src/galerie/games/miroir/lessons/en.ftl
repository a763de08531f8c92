## The lesson

miroir-lesson-capitals-title = Nine capitals for two
miroir-lesson-capitals = Nine capitals lie between you two. Words are French; here, most are English too. Turn up the first card of your pile.
miroir-lesson-capitals-2 = An r. Lay it under a capital with which a word begins like that: TR as in TRAIN, CR as in CRIME…
miroir-lesson-capitals-done = A beginning is enough. Across the table, the other player builds on the same capitals.
miroir-lesson-capitals-discard = You may discard, but the other player could steal the card. Here it has better things to do: lay it.

miroir-lesson-grow-title = A column grows
miroir-lesson-grow = A column reads away from its capital, and cards go to its end. Lay the b after TA: TAB, as in TABLE.
miroir-lesson-grow-2 = One thing a turn, then it is the other's turn. Now you again: turn up a card.
miroir-lesson-grow-3 = An a. Make one of your two columns longer, TAB or PI.
miroir-lesson-grow-done = TABAC, TABLE, PIANO: as long as some word is possible, the column can grow.
miroir-lesson-grow-elsewhere = A word begins like that, so you may. But let what you have grow: lay the b after TA.
miroir-lesson-grow-short = You may do that. But a long column is nearer to a word: make TAB or PI longer.
miroir-lesson-grow-discard = The card fits at the end of a column: keep it.
miroir-lesson-grow-turn = Moving cards is allowed, and comes later. For now, turn up a card.

miroir-lesson-five-title = Five letters win
miroir-lesson-five = TABL lacks one letter only. Turn up a card.
miroir-lesson-five-2 = An e! Complete TABLE.
miroir-lesson-five-done = From five letters on, a word is won at once, its capital included. Another capital takes its place.
miroir-lesson-five-turn = Your columns are fine where they are; a letter is missing. Turn up a card.
miroir-lesson-five-elsewhere = A word begins like that, but another column waits for this e to be a word: TABL.
miroir-lesson-five-discard = Not that one: this card completes a word!

miroir-lesson-move-title = Moving
miroir-lesson-move = Instead of turning up a card you may move your own. Carry the o of CO to the end of PIAN.
miroir-lesson-move-2 = PIANO! Neighbours can go together: take the o and the t of MOT, and carry them behind ROB.
miroir-lesson-move-done = ROBOT! What stays behind must still begin a word; a capital alone always does.
miroir-lesson-move-turn = No need to try your luck: the word is on the table already, in two columns.
miroir-lesson-move-first = Well spotted! That word is the next one; first carry the o of CO to the end of PIAN.
miroir-lesson-move-elsewhere = You may do that, but no word comes of it. Bring the two columns named above together.
miroir-lesson-move-take = The s can wait: first bring together ROB and the end of MOT.

miroir-lesson-take-title = Stealing, taking back
miroir-lesson-take = The other player has discarded an e: whoever takes it has it. Steal it for IMAG.
miroir-lesson-take-2 = IMAGE! You discarded a t yourself: take it back for FRUI.
miroir-lesson-take-done = Turn up, move, steal, take back: one of these four a turn, and one only.
miroir-lesson-take-turn = No need for the pile: the letter you want lies in a discard.
miroir-lesson-take-first = Your t can wait a turn; the e over there might be taken back. Steal it first.
miroir-lesson-take-elsewhere = You may do that, but this card completes a word in another column.
miroir-lesson-take-shift = Leave your columns: the missing letter lies in a discard.

miroir-lesson-falls-title = The capital changes
miroir-lesson-falls = Across the table, CHI grows from the same C. Complete CRIME, and watch what happens to it.
miroir-lesson-falls-2 = Under the A the h stays (AHANER), but the i has fallen into the discard. Steal it for MERC.
miroir-lesson-falls-done = MERCI! A word won changes the capital for both: what begins no word any more falls.
miroir-lesson-falls-elsewhere = A word begins like that, but it is CRIM that this e completes.
miroir-lesson-falls-turn = The fallen i will not lie there for long: steal it for MERC.
miroir-lesson-falls-take = You may do that, but another column waits for this very letter: MERC.

miroir-lesson-joker-title = The joker
miroir-lesson-joker = This card is a joker: it stands for any letter you like. Complete PHOTO with it.
miroir-lesson-joker-2 = Under your M another joker stands for an e. Turn up a card: an n would complete MELON.
miroir-lesson-joker-3 = There is the n: complete the word.
miroir-lesson-joker-done = One joker a word, and it may change its letter until the word is won.
miroir-lesson-joker-discard = A joker is worth gold: do not make a present of it.
miroir-lesson-joker-elsewhere = A joker goes almost anywhere, but here it can complete a word: PHOT.
miroir-lesson-joker-turn = There is no hurry for the s: you need an n, turn up a card.
miroir-lesson-joker-melon = A word begins like that, but the n completes MELON.

miroir-lesson-game-title = A real game
miroir-lesson-game = Your turn, and everything counts. The first word wins: FRUI lacks a t, and TRA, PIA and IMA two letters each.
miroir-lesson-game-won = Well done! You know how to play Miroir. A game to begin with goes to three words.
miroir-lesson-game-lost = The other player found a word before you. Once more? Each letter that lengthens a column brings you nearer.

## In one minute

miroir-minute-goal-title = The aim
miroir-minute-goal = Grow words of five letters or more from nine capitals that both share. With this e TABLE is won, T included, and another capital arrives. Whoever wins enough words wins.
miroir-minute-turn-title = A turn
miroir-minute-turn = Turn up a card from your pile: lay it at the end of a column if a word begins like that (the n could go after PIA), or put it in your discard.
miroir-minute-take-title = Or else
miroir-minute-take = Instead, move your own cards (the o of CO completes PIANO), steal from the discard opposite (the e completes IMAGE), or take back from yours.
miroir-minute-falls-title = The reflection wavers
miroir-minute-falls = CRIME is won, the C becomes an A: opposite, the h stays and the i falls into the discard. Mind your pile too: whoever runs out of cards loses.

## The diagrams of the rules

miroir-diagram-deal = Nine capitals in the middle, and a pile for each player.
miroir-diagram-shared = One capital, two columns: TRA on your side, TAB opposite.
miroir-diagram-actions = Turn up a card, move the o, steal the e opposite or take your t back: one thing of four.
miroir-diagram-end = The l is laid at the end of TAB: TABL begins a word, TABLE.
miroir-diagram-run = The o and the t are neighbours: they may go together behind ROB. The M stays alone.
miroir-diagram-up = The l turned up is seen by both; it must be laid or discarded.
miroir-diagram-places = Two e on one place, a t, a z: five places are free.
miroir-diagram-late = Time is up and the discard is full, so the a goes to the first column that takes it: TA.
miroir-diagram-again = The o has just gone from the C to the S: it may not come straight back to the C.
miroir-diagram-won = TABLE is gathered with its T, and an L comes in its place.
miroir-diagram-soup = The e would make SOUPE, which would leave at once.
miroir-diagram-capital-w = C becomes W: h and i stay, as in WHIST.
miroir-diagram-capital-a = C becomes A: the h stays, as in AHANER, and the i falls.
miroir-diagram-capital-h = C becomes H: no word begins like that, and both cards fall.
miroir-diagram-short = IF will never be a word of five letters, but the f is safe there.
miroir-diagram-gift = Under the C the other player had o, r, t, e; under the F that was FORTE, won at once, and an L came.
miroir-diagram-leap = Carried behind PORT in one go, the cards e, r and a make PORTERA, without stopping at PORTE.
miroir-diagram-order = Under the H first the h and then the i fall: the h to a free place, the i onto an i.
miroir-diagram-identity = Under the capital joker you may be thinking of LAMPE, and the other player of TROIS.
miroir-diagram-single = The column of the S has its joker already: the other one goes elsewhere.
miroir-diagram-joker-stays = The capital joker arrives: h and i stay, the joker after them falls.
miroir-diagram-joker-falls = The capital joker arrives: the joker falls, and with it i and p.
miroir-diagram-readings = With a joker, MELON is won; it was the commonest of the possible words.
miroir-diagram-joker-discarded = A discarded joker has a place of its own, and can be stolen.
miroir-diagram-stuck = An x, no column for it, eight other letters in the discard: the game is lost.
miroir-diagram-wrong = No word begins with CX: doubted, the x went back under the pile opposite.
miroir-diagram-announced = TABLE is announced opposite: accept it or doubt it.
miroir-diagram-doubt = Before your action you may doubt a column opposite, here CX.
miroir-diagram-forgotten = TABLE was not announced: that may still be done at the start of one's turn.

## Puzzles

miroir-puzzle-word-title = A hidden word
miroir-puzzle-word = A French word hides in your columns and the two discards: win it with one action, without turning up a card.
miroir-puzzle-word-why = It was { $word }. { $ways ->
    [one] No other action was sure to win a word.
   *[other] { $ways } actions in all were sure to win a word.
}
miroir-puzzle-two-title = A word in two actions
miroir-puzzle-two = Nothing wins at once. Find the action that makes sure of a word with your next one, whatever the other player does and whatever card comes.
miroir-puzzle-two-why = There is { $word }, for instance: all replies and all possible cards were tried. { $ways ->
    [one] No other action made sure of a word.
   *[other] { $ways } actions in all made sure of a word.
}

## The first game

miroir-tip-begin = In your first turn, turn up the top card of your pile: nothing else is allowed yet.
miroir-tip-place = Lay the card at the end of a column if a word begins like that. Discarded, it belongs to whoever takes it.
miroir-tip-act = One thing a turn: turn up a card, move some of yours, steal opposite, or take back from your discard.
miroir-tip-steal = A card of the discard opposite can be stolen: touch it, then the end of one of your columns.
miroir-tip-joker = The star is a joker: any letter you like, one a word.
miroir-tip-won = A word won! Its capital leaves with it; a new one comes, for you and for the other player.
miroir-tip-lost = The other player has won a word: its capital has changed, on your side too.
miroir-tip-fallen = Under the new capital these cards began no word any more: they have fallen into your discard.
miroir-tip-words = The words won, and how many win the game.
miroir-tip-pile = How many cards your pile has. Whoever runs out loses: moving, stealing and taking back spare it.
miroir-tip-doubt = Not sure about a column opposite? Doubt it by its “?” before you play; being wrong costs nothing.
miroir-tip-announce = If this column is a word of five letters or more, announce it: here nobody does that for you.
miroir-tip-answer = Accept this word, or doubt it: if it does not exist, its cards go back under the other player's pile.
