## The lesson, level 1

deflecto-lesson-start-title = Your start
deflecto-lesson-start = Lay a straight path on a numbered square, one end facing outwards. The other square of the same number will be your finish.
deflecto-lesson-start-done = The coloured line is your path: the shortest possible one, even across squares that are still empty.
deflecto-lesson-start-bend = That is allowed, but this curve deflects you before you have begun. A straight path runs on to the finish.

deflecto-lesson-path-title = What your number counts
deflecto-lesson-path = 11: the squares of your path, empty ones included. The smallest number wins. Lay a tile on your path that follows it.
deflecto-lesson-path-done = Still 11: a filled square counts like an empty one. But nobody can deflect you there any more.
deflecto-lesson-path-later = Well spotted, that comes next! Here, lay on your own path first.

deflecto-lesson-deflect-title = Deflecting
deflecto-lesson-deflect = Tiles belong to nobody: lay where you like. Put a curve on Blue's path, on h10.
deflecto-lesson-deflect-2 = 13 for Blue! But Blue has done the same to you. Lengthen their path once more.
deflecto-lesson-deflect-done = A laid tile never moves: Blue has to live with this detour.

deflecto-lesson-corner-title = A corner is enough
deflecto-lesson-corner = A tile must touch another by a side or by a corner. i9 touches h10 at a corner only: bar Blue's path there.
deflecto-lesson-corner-done = The square between them stays empty: it is taken to hold whatever tile fits.
deflecto-lesson-corner-side = Blue's path grows, but your tile touches another by a side. Try the square that touches one at a corner only.

deflecto-lesson-cut-title = Never cut off
deflecto-lesson-cut = Nobody may be cut off for good: no dead end on i10! Find the tile that lengthens Blue's path most.
deflecto-lesson-cut-done = 17! One way remains for Blue, and that is all the rule asks for.
deflecto-lesson-cut-more = Blue's path grows, but another tile makes it longer still. Where does i10 lead if you turn it upwards?

deflecto-lesson-contest-title = Contesting
deflecto-lesson-contest = Blue leads and asks whether the paths are settled. They are not: you can still lengthen Blue's. Contest!
deflecto-lesson-contest-2 = Your tile must prove it: change the length of a path, or take one penalty square.
deflecto-lesson-contest-done = Proved, and the game goes on. Had everybody agreed, it would have ended there.
deflecto-lesson-contest-yes = If you agree, the game is over, and lost. But a tile can still lengthen Blue's path: contest.
deflecto-lesson-contest-unproven = No path changes: you would get one penalty square. Deflect Blue near i10.

deflecto-lesson-end-title = Asking for the end
deflecto-lesson-end = No tile changes anything any more, and you have 17 to 19. Before laying, ask whether the paths are settled.
deflecto-lesson-end-done = Won! The smallest total comes first; of equal ones, the one with more empty squares.
deflecto-lesson-end-lay = That changes nothing at all: the paths are settled. Ask about it instead.

deflecto-lesson-game-title = A real game, near its end
deflecto-lesson-game = Your turn! You start from k8 and lead 17 to 21. Keep it to the end: get in Blue's way, or protect your path.
deflecto-lesson-game-won = Won! You can play Déflecto. With both faces the tiles turn over: rails, rivers, meadows…
deflecto-lesson-game-lost = Blue's path is shorter. Try again: see where Blue could deflect you, and lay there first.

## The lesson, level 2

deflecto-lesson-level2-backs-title = On the backs
deflecto-lesson-level2-backs = Each tile may be laid on its back too. Behind the crossings is a meadow: nothing crosses it. Bar Blue's path on h9.
deflecto-lesson-level2-backs-done = A meadow has no open side: every path goes round it.
deflecto-lesson-level2-backs-other = Blue's path grows, but look for the meadow: it is on the back of a crossing.

deflecto-lesson-level2-rail-title = Rails
deflecto-lesson-level2-rail = No path crosses a rail, and the empty square it points into is closed to paths. Lead this one on to Blue's path.
deflecto-lesson-level2-rail-done = Rail against rail, path against path. The square your rail points into is lost to Blue.
deflecto-lesson-level2-rail-other = Blue's path grows, but not by a rail. Rails are on the backs of the straight paths.

deflecto-lesson-level2-river-title = Rivers
deflecto-lesson-level2-river = Blue has laid a source. A river bars paths as a rail does: on i9, bend it towards h9, with the back of a curve.
deflecto-lesson-level2-river-2 = A river has one source, one lake and never runs in a circle. End it with a lake on h9.
deflecto-lesson-level2-river-done = From source to lake, it is complete. Rails and rivers may also run off the board.
deflecto-lesson-level2-river-other = Blue's path grows, but do it by the river: a curve on i9, from north to west.
deflecto-lesson-level2-river-lake = That bars it too, but end the river: the lake is on the back of a curve.

deflecto-lesson-level2-meet-title = What may not meet
deflecto-lesson-level2-meet = A path points into h9: no rail may join it there, as there is no level crossing. Lay a rail on g9 that points elsewhere.
deflecto-lesson-level2-meet-done = No level crossing, no bridge, no switch: every empty square must still be able to take some tile.
deflecto-lesson-level2-meet-other = Blue's path grows, but practise the rail: lay it on g9 without pointing into h9.

deflecto-lesson-level2-chapel-title = The chapel
deflecto-lesson-level2-chapel = It takes the sides of its neighbours: path to path, nothing to nothing. It is behind a dead end; lay one on d9.
deflecto-lesson-level2-chapel-done = Open to the north and west, closed to the east; in the south the empty square will decide. No rail or river gets in.
deflecto-lesson-level2-chapel-other = That keeps your path short too. But try the chapel: it adapts by itself.
deflecto-lesson-level2-chapel-later = Well played, but your own path is in danger on d9: lay the chapel there.

deflecto-lesson-level2-game-title = A game with all figures
deflecto-lesson-level2-game = You start from d11 and lead 19 to 27, with five tiles left to each. Play the game to its end.
deflecto-lesson-level2-game-won = Won! Rails, rivers and chapels hold no secrets from you.
deflecto-lesson-level2-game-lost = Blue's path is shorter. Try again: first protect what a rail or a meadow could cut.

## Answers in several scenes

deflecto-lesson-own-goal = Ouch: it is your own path that grows. Try elsewhere.
deflecto-lesson-no-change = That is allowed, but no path changes its length. Aim at Blue's path.

## In one minute

deflecto-minute-goal-title = Join two squares
deflecto-minute-goal = Your first tile takes a number: from this square to the other of that number, your path is the shortest possible, empty squares included. The shortest path wins.
deflecto-minute-turn-title = One tile a turn
deflecto-minute-turn = Lay it anywhere, as long as it touches another by a side or a corner, and path meets path. On somebody else's path, it makes that longer.
deflecto-minute-cut-title = Deflect, never cut off
deflecto-minute-cut = Blue goes round by the top: 17 squares. A way may be closed if another remains; nobody is cut off for good.
deflecto-minute-end-title = The end
deflecto-minute-end = When nothing changes any more, ask whether the paths are settled. All agree? The smallest total wins; of equal ones, the one with more empty squares.

## Puzzles

deflecto-puzzle-lengthen-title = The longest detour
deflecto-puzzle-lengthen = One tile, the longest detour: lead your opponent's path of { $other } squares as far as it goes, and leave your own as it is.
deflecto-puzzle-lengthen-why = The opponent's path goes from { $other } to { $best } squares. No other tile that spares yours takes it beyond { $next }.
deflecto-puzzle-save-title = The tile that saves
deflecto-puzzle-save = Your opponent is about to lengthen your path of { $own } squares as much as possible. One square protects you: lay the right tile there.
deflecto-puzzle-save-why = Whatever comes next, your path keeps its { $best } squares. After any other tile it can be made { $next } or longer.
deflecto-puzzle-duel-title = One tile, one answer
deflecto-puzzle-duel = You have { $own }, your opponent has { $other }. Which tile leaves you best off after their strongest answer?
deflecto-puzzle-duel-why = After the strongest answer you have { $mine } to { $theirs }. Any other tile costs you at least { $loss } squares of that margin.

## Tips of a first game

deflecto-tip-start = Take a tile, then a numbered square: it will be your start, and the other square of that number your finish.
deflecto-tip-lay = Take a tile: the squares where it fits light up, and a double arrow announces a path that changes.
deflecto-tip-touch = Lay where you like, on another's path too: it is enough to touch a tile by a side or a corner.
deflecto-tip-backs = Each tile has two faces: on the back, rails, rivers and meadows bar the paths; a chapel lets them through.
deflecto-tip-deflected = This tile sends you on a detour: your path is now the shortest one that remains.
deflecto-tip-strayed = This tile made your own path longer. See what the bar announces before you lay.
deflecto-tip-deflects = Well played: this tile forces a detour, and a laid tile never moves.
deflecto-tip-ask = None of your tiles changes a path any more: you may ask whether the paths are settled.
deflecto-tip-answer = Agree: if all do, the game is over. Contest: your next tile must change the length of a path.
deflecto-tip-prove = You have contested: unless your tile changes a path, one penalty square is added to your total.
deflecto-tip-penalty = Nothing has changed: one penalty square is added to the length of your path.
deflecto-tip-length = This number counts all squares of your path, empty ones included. The smallest wins.
deflecto-tip-empty = Of equal totals, the path with more empty squares comes first.

## Diagrams of the rules

deflecto-diagram-facing = Face to face: 1 joins d11 and d1, 3 joins a8 and k8. At the shortest, 11 squares.
deflecto-diagram-crossed = Across: 1 joins d11 and h1, 3 joins a8 and k4. At the shortest, 15 squares.
deflecto-diagram-first = Red has taken 1: start on d11 (round), finish on d1 (square). Each first tile faces outwards.
deflecto-diagram-contact = d10 touches d11 by a side, g10 touches h11 only at a corner: both are allowed.
deflecto-diagram-sides = Path against path between d11 and e11, nothing against nothing between d11 and c11.
deflecto-diagram-edge = The path leaves on d11, a marked square. A rail may run off the board anywhere.
deflecto-diagram-supposed = i10 is empty: it is taken to hold the curve that joins h10 to i9. Blue's path runs through it.
deflecto-diagram-no-crossing = A path points into h9. The rail on g9 may not point there too: there is no level crossing.
deflecto-diagram-way-left = A dead end on i10 would cut Blue off. This curve sends Blue up: a way remains, so it is allowed.
deflecto-diagram-finish = d1 is Red's finish. A curve is fine there, even if it does not face outwards; a dead end is not.
deflecto-diagram-meadow = h10 touches a meadow: none of its paths may lead onto g10.
deflecto-diagram-shared = The two paths cross on d8. Each runs where it likes, through the other's tiles too.
deflecto-diagram-length = 11 squares for Red: d11 and d10 are filled, the other nine are empty, the finish included.
deflecto-diagram-shortest = The curve on h10 leads Blue through column i: the shortest path now has 13 squares.
deflecto-diagram-no-proof = Blue had contested, but h10 fills a square of the path without changing its length: a penalty.
deflecto-diagram-equal = 11 each. Blue has ten empty squares, Red nine: Blue comes first.
deflecto-diagram-barred = The rail on i9 points into h9: that empty square is closed, and Blue's path goes round it.
deflecto-diagram-river = From the source on i10 to the lake on h9: this river is complete and cannot grow.
deflecto-diagram-buffers = A buffer at each end: the railway is complete.
deflecto-diagram-loop = A railway may be a closed loop; a river never.
deflecto-diagram-chapel-crossing = Paths arrive from the north, east and west: the chapel is a crossing. To the south it stays open.
deflecto-diagram-chapel-dead-end = One path arrives, from h10; the other sides are closed: the chapel is a dead end.
deflecto-diagram-turned = On h8 a vertical rail would point into h9, where a path points: refused. Lying flat, it is allowed.
deflecto-diagram-between = The path joins h10 to h8, although h9 stays empty.
