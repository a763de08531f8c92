# The lesson
reversi-lesson-flank-title = Flanking
reversi-lesson-flank = Black has just placed a disc: the gold one, caught between two black ones, turned over. You are gold. Now flank the marked disc.
reversi-lesson-flank-2 = A whole line is taken at once if your discs hold both its ends. Turn these three black discs with a single one.
reversi-lesson-flank-done = Three at once! But nothing is won for good: a disc can change sides many times.
reversi-lesson-another = This flanks another black disc. The marked one has a gold disc below it: place yours above.
reversi-lesson-fewer = That would turn only one. The line of three touches a gold disc on its right: close it on the left.
reversi-lesson-lines-title = Several lines, and a corner
reversi-lesson-lines = A disc flanks in every direction at once. Find the square that turns these three black discs, each in a direction of its own.
reversi-lesson-lines-2 = The corner awaits you: a disc in a corner never turns over again. Take it.
reversi-lesson-lines-3 = Black can flank nothing: it passes, and you play again. Place a disc wherever you like.
reversi-lesson-lines-done = The same goes for you: whoever can flank nothing passes, whoever can must play.
reversi-lesson-one-way = This turns discs in one direction only. Look for the square from which three lines lead to your discs.
reversi-lesson-no-corner = Allowed, but the corner is better: nobody can ever flank it.
reversi-lesson-play-title = The last squares
reversi-lesson-play = The end of a real game, against the gentlest level. When nobody can play any more, the majority wins. One corner is free…
reversi-lesson-play-won = You won! You can play Reversi; the rest is a matter of patience.
reversi-lesson-play-lost = The majority slipped away this time. Try again: the corner first, then the edges.

# In one minute
reversi-minute-goal-title = The goal
reversi-minute-goal = Four discs stand crosswise in the centre, and gold begins. At the end, whoever has the most discs of their colour on the board wins.
reversi-minute-turn-title = A turn
reversi-minute-turn = Place a disc so that opposing discs are flanked between it and another of yours, in a straight line or a diagonal. All that are caught turn over.
reversi-minute-pass-title = Passing, and the corners
reversi-minute-pass = Whoever can flank nothing passes; whoever can must play. A disc in a corner never turns over again: take the corners.
reversi-minute-end-title = The end
reversi-minute-end = The game ends when the board is full or nobody can play. The majority wins; in a tie, whoever placed the last disc.

# The puzzles
reversi-puzzle-win-title = The winning move
reversi-puzzle-win = { $colour ->
    [gold] Gold plays and can win.
   *[black] Black plays and can win.
} { $discs ->
    [1] Where must the disc go? In a tie, whoever places last wins.
   *[other] Find { $discs } discs in a row: your opponent answers as well as can be.
}
reversi-puzzle-win-why = The game ends { $own } to { $other }, and it is won. The best elsewhere, on { $second }, leads to { $less } to { $more }: lost.{ $tied ->
    [yes] {" "}In a tie, whoever places the last disc wins.
   *[no] {""}
}
reversi-puzzle-most-title = The most discs
reversi-puzzle-most = { $colour ->
    [gold] Gold plays.
   *[black] Black plays.
} { $discs ->
    [1] Which disc leaves the most at the end, if both play as well as can be?
   *[other] Keep the most discs, { $discs } times in a row: your opponent answers as well as can be.
}
reversi-puzzle-most-why = The game ends { $own } to { $other }. The best elsewhere, on { $second }, leads only to { $less } to { $more }.{ $tied ->
    [yes] {" "}In a tie, whoever places the last disc wins.
   *[no] {""}
}

# The first time at a table
reversi-tip-may = A lozenge marks each square where your disc flanks something. Place one: what is caught turns over.
reversi-tip-may-line = A lozenge marks each square where your disc flanks. If several lines are caught, choose the one that turns over.
reversi-tip-turned = The last disc placed is marked, with those it caught between itself and another of its colour: they turned over.
reversi-tip-passed = Your opponent could flank nothing: they passed, and you play again.
reversi-tip-passed-you = You could flank nothing: you passed automatically. There is no other way to pass.
reversi-tip-corner = A corner can be taken: a disc placed there never turns over again.
reversi-tip-count = The number beside each name counts its discs on the board. Only the last count decides.
reversi-tip-reserve = The row below the name is the reserve, the discs still to be placed. When empty, it draws on the other.
reversi-tip-tied = Equal numbers of discs: victory goes to whoever placed the last one.

# The diagrams of the rules
reversi-diagram-board = The board at the start: two discs of each colour in the centre, and 30 in each reserve.
reversi-diagram-crosswise = The crosswise start: gold on d4 and e5, black on d5 and e4.
reversi-diagram-parallel = The parallel start: gold on d4 and d5, black on e4 and e5.
reversi-diagram-opening = Gold opens: here on e3, where it turns e4.
reversi-diagram-flanked = The disc laid on g4 and the one on g6 have flanked g5: it becomes gold.
reversi-diagram-open-line = Gold to play: h5 touches the black line, but its other end, c5, is empty. Nothing is flanked, the move is refused.
reversi-diagram-all-lines = A single gold disc on c1 turns b2, d1 and d2, in three directions.
reversi-diagram-no-chain = Gold has just played b6 and turned c5. The black disc on d5 now stands between two gold ones, but nothing happens.
reversi-diagram-no-move = Black can flank no gold disc anywhere: it passes, and gold plays again.
reversi-diagram-borrowed = After all the turns that black has passed, gold had no discs left: the one on e6 comes from black's reserve.
reversi-diagram-blocked = Squares are left empty, but nobody can flank anything any more: the game is over.
reversi-diagram-tie = 32 discs each. Black laid the last one, on f8, and wins.
reversi-diagram-one-line = On e6 black flanked three lines: it chose the one to the left, and d6 alone turned over.
reversi-diagram-two-sides = On d3 black flanks to the left and to the right: these are two lines, and one is chosen.
reversi-diagram-balanced = Chance has laid eight discs, four for each side. Gold makes the first move.
reversi-diagram-black-first = With Othello's customs, black opens.
reversi-diagram-corner = Gold holds the corner a1: no line passes on both sides of it, so it never turns again.
