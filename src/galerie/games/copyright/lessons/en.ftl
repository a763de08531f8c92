## The lesson

copyright-lesson-see-title = Seen through one another
copyright-lesson-see = The cards are transparent: together they are to show the model. Take the marked card, then touch the middle of the one that lies there.
copyright-lesson-see-done = The figures of both are seen. A cell that shows what the model shows has a tick.
copyright-lesson-see-beside = It sticks out there. A card hides nothing: touch the middle of the first one, the marked cell.
copyright-lesson-see-other = That gets no new cell right. Take the marked card and touch the middle of the first one.

copyright-lesson-turn-title = Turn and flip
copyright-lesson-turn = Take the marked card. As it comes, it does not fit: turn it in your hand (button, R or wheel) as the model wants it, then lay it on the others.
copyright-lesson-turn-2 = Take the marked card: it fits only when it is flipped, like a page. Flip it in your hand (button, F or two quick taps), then lay it.
copyright-lesson-turn-done = Each card can lie in eight ways: four turns, on either side.
copyright-lesson-turn-askew = That gets no new cell right. Turn the marked card further and compare its three figures with the model.
copyright-lesson-turn-over = That gets no new cell right. Flip the marked card once, and lay it as it then comes.
copyright-lesson-turn-beside = Right or not, it sticks out there. Lay it exactly over the others: touch their middle.

copyright-lesson-exact-title = No more, no fewer
copyright-lesson-exact = Eight cells were right; then card 63 brought too many figures, and three cells are lost. Touch it below, then the button Take back.
copyright-lesson-exact-2 = Eight cells again. One figure is missing: the marked card has it, as it comes. Lay it exactly over the others.
copyright-lesson-exact-done = All nine: the model is reproduced, and the round ends at once. Nothing needs to be called out.
copyright-lesson-exact-other = Only card 63 brings too many figures; the others are good. Take back that one alone.
copyright-lesson-exact-more = More cards do not hide a figure: it is seen through all of them. Take card 63 back.
copyright-lesson-exact-moved = Turned or shifted, card 63 still spoils a cell or sticks out. Take it back into your hand.
copyright-lesson-exact-nearly = Not all nine yet. Lay the marked card as it comes, exactly over the others.

copyright-lesson-shift-title = Shifted
copyright-lesson-shift = Cards may be shifted, if they share a cell. Take the marked card as it comes and touch the marked cell: a column further left.
copyright-lesson-shift-done = Two cells gained, one column sticks out: that is worth it. What sticks out is counted at the end.
copyright-lesson-shift-over = Nothing is gained like that. Take the marked card as it comes and shift it: its left column may hang over the edge.
copyright-lesson-shift-wrong = It touches, so it may lie there; but it brings nothing. The marked card, one column to the left, is enough.

copyright-lesson-hole-title = A hole does not count
copyright-lesson-hole = Every figure is in place, yet only eight cells are right: on the marked one lies no card. An empty cell must be covered too, here with the marked card.
copyright-lesson-hole-done = Covered and empty: now it matches, and all nine are right.
copyright-lesson-hole-spoilt = The hole is one thing, but now another cell is wrong. As it comes, its middle on the marked cell, the marked card spoils nothing.
copyright-lesson-hole-elsewhere = Still eight right cells. The marked cell needs a card, but no figure; and the other cells must stay as they are.

copyright-lesson-out-title = What sticks out costs
copyright-lesson-out = Card 12 helps, but its bottom row sticks out: one point less. Drag it one row up, exactly over the others.
copyright-lesson-out-2 = Eight points, nothing lost. Finish with the marked card: nine, and one more for whoever reproduces the model.
copyright-lesson-out-done = Ten points, the most there is. Rows and columns are counted, not cells: a whole row costs one, like a single cell of it.
copyright-lesson-out-taken = Taking back loses cells too. Leave card 12 on the table and drag it one row up.
copyright-lesson-out-spoilt = Cells are lost like that. Leave card 12 the way it is turned, and drag it one row up.
copyright-lesson-out-still = Something still sticks out. Drag card 12 one row up, without turning it.
copyright-lesson-out-again = Nine cells, but something sticks out again. Lay the marked card as it comes, exactly over the others.

copyright-lesson-first-title = Finish first
copyright-lesson-first = Everybody has the same model; at most tables all play at once. The other one lacks two cells: finish before them.
copyright-lesson-first-done = Nine and one for you. The other has eight cells less two rows that stick out, six: whoever does not finish is counted too.
copyright-lesson-first-quit = You would be counted as you are, eight. But one card is missing for ten: lay it.
copyright-lesson-first-late = The other is faster then. A single card completes the model: you know it, it has finished twice already.
copyright-lesson-first-out = Nine cells, but a part sticks out and costs. The card that has finished twice already fits exactly over the others.

copyright-lesson-game-title = A round of your own
copyright-lesson-game = One round against a beginner, a step each; turning a card in your hand is not a step. Five cells are right; three more cards do it.
copyright-lesson-game-won = Won! In a race nobody waits for their turn: look first, then be quick.
copyright-lesson-game-lost = Not this time. Right cells count, what sticks out costs; and too many figures spoil a cell. Once more?

copyright-lesson-quit = That would give the round up, and your lay-out would be counted as it is. Lay a card first.
copyright-lesson-stirred = Leave what lies there as it is, and take the marked card from your hand.
copyright-lesson-unmarked = Well spotted, that fits too. But here, take the marked card.

## In one minute

copyright-minute-goal-title = One picture for all
copyright-minute-goal = Everybody has the same model of nine cells and ten transparent cards of their own. Lay yours over one another until they show the model.
copyright-minute-step-title = Turn, flip, shift
copyright-minute-step = All play at once. A card may be turned, flipped and shifted, if it shares a cell with another. A cell is right when it shows the same figures: no more, no fewer.
copyright-minute-count-title = What counts, what costs
copyright-minute-count = A point for each right cell. An empty cell must be covered too. Each row and each column that sticks out of the frame costs a point.
copyright-minute-end-title = First to finish
copyright-minute-end = The round ends when somebody reproduces the model: one more point for them. The others are counted as well. The first to 20 points, or 15 to begin with, wins.

## Diagrams

copyright-diagram-through = Two cards, one on the other: six figures, each seen through the other card. Ticks show the cells that match.
copyright-diagram-model = Four cards exactly over one another make the model.
copyright-diagram-shifted = Shifted by two columns and two rows, the cards still share one cell. That is enough.
copyright-diagram-whole = The card in the middle was moved to the left: the third one hung on it alone and went back to the hand.
copyright-diagram-reproduced = Nine cells match: the model is reproduced, although a row and a column stick out.
copyright-diagram-hole = Bottom right the model is empty, but no card lies there: the cell does not match.
copyright-diagram-closest = Exactly over the card three cells would match. Four match where the frame lies, and a row and a column stick out: 2 points.
copyright-diagram-three = Eight cells match, two rows and three columns stick out: 8 − 5 = 3 points.
copyright-diagram-four = Six cells match, the bottom row and the right column stick out: 6 − 2 = 4 points.

## Puzzles

copyright-puzzle-finish-title = Reproduce the model
copyright-puzzle-finish = { $steps ->
    [one] One step reproduces the model: lay, move, turn or take back a card.
   *[other] Reproduce the model in { $steps } steps: lay, move, turn or take back a card each time.
}
copyright-puzzle-finish-why = { $steps ->
    [one] Card { $cards } completes the model. Every step was tried: very few do as much.
   *[other] Cards { $cards }, one after the other, complete the model. It cannot be done faster: every step was tried.
}
copyright-puzzle-gain-title = The best step
copyright-puzzle-gain = Your lay-out is worth { $now ->
    [one] { $now } point
   *[other] { $now } points
} under its frame. Find the step after which it is worth the most.
copyright-puzzle-gain-why = With card { $card } it is worth { $score }, what sticks out deducted; after the next best step { $next }. Every step was tried.

## Tips at the table

copyright-tip-lay = Rebuild the model with your cards: drag one onto the grid, or tap it and then a cell. It is transparent, it hides nothing.
copyright-tip-turn = A card can be turned and flipped: with these buttons, the wheel or two fingers, or the keys R and F.
copyright-tip-again = You can move, turn or take back your cards as often as you like. Nothing is settled until the round ends.
copyright-tip-shift = Cards may also be shifted, if they share a cell. An empty cell of the model must be covered too.
copyright-tip-done = If you see no way to finish, give up the round: your lay-out is counted as it is.
copyright-tip-timed = One card a turn: what was laid before does not move any more. A card that is not laid costs 2 points.
copyright-tip-arrange = It is your turn to make the model: turn and flip the four cards as you like, then show it.
copyright-tip-matches = So many of the nine cells show what the model shows. Nine end the round at once.
copyright-tip-out = Each row and each column outside the frame will cost a point: pull the cards in if you can.
copyright-tip-others = The others have the same model. You see what they lay, and how many cells are right.
copyright-tip-last = Somebody has reproduced the model: it is the last turn. Lay what still helps you.
copyright-tip-scored = A point for each tick, one more for whoever reproduced the model, one less for each row and column outside the frame.
copyright-tip-best = Below each lay-out you see the best that could be made of those cards.
