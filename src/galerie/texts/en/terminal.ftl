# Playing in the terminal, and the command line.
terminal-title = Galerie des Glaces
terminal-column-game = Game
terminal-column-seats = Players
terminal-column-options = Options
terminal-column-levels = Levels

terminal-words = { $count ->
    [0] No word.
    [one] { $count } word.
   *[other] { $count } words.
}
terminal-words-commonest = { $count } words; here are the { $shown } commonest.

terminal-player = Player { $number }
terminal-nature = Chance
terminal-to-move = { $who } to move.
terminal-your-move = Your move.
terminal-thinking = { $who } is thinking…
terminal-happened = Forced move: { $who }, { $move }.
terminal-drawn = { $who }: { $move }.
terminal-time-over = Time is up.
terminal-moment = Move { $number } of { $all }
terminal-choose = Several moves are possible here: choose one.
terminal-type-a-move = type a move, then Enter
terminal-over = Ctrl+N play again · Ctrl+S save · Ctrl+Q quit
terminal-small = The window is too small for the board: enlarge it to { $wide } × { $high } characters at least.
terminal-variant = Variant “{ $name }”. { $hint }
terminal-next-opponent = { $name } awaits you next.
terminal-new-match = A new match.
terminal-deal = Deal { $code }
terminal-saved = The match is being saved in { $file }.
terminal-how-to-quit = Ctrl+Q to quit.
terminal-resign-really = Resign this match?
terminal-abort-really = Abort the game? Nobody will have won.
terminal-draw-really = Offer a draw?
terminal-again-really = Leave this match and begin another?
terminal-yes-no = Enter: yes    Escape: no
terminal-curtain = Hand the keyboard to { $who }.
terminal-curtain-keys = Enter: show

# After the name of a side
terminal-conduct-resign = resigns
terminal-conduct-abort = aborts the game
terminal-conduct-claim-win = claims a win against whoever has left
terminal-conduct-claim-draw = claims a draw against whoever has left
terminal-conduct-out = leaves the game, the others play on
terminal-conduct-takeback = asks to take back
terminal-conduct-draw = offers a draw
terminal-conduct-agree = agrees
terminal-conduct-decline = closes the request
terminal-conduct-rematch = wants a rematch
terminal-conduct-flag = loses on time
terminal-conduct-pause = asks for a pause
terminal-conduct-resume = ends the pause
terminal-ready = Ready? { $goal }
terminal-ready-keys = Enter to start, after a count of three.
terminal-menu-game = Which game will you play?
terminal-menu-against = { $game }: against whom?
terminal-menu-friend = Together at this screen
terminal-menu-keys = Arrows and Enter to choose, Escape to leave.
terminal-conduct-hold = waiting until everybody is ready
terminal-conduct-ready = is ready
terminal-conduct-count = three, two, one…
terminal-conduct-go = the race is on
terminal-conduct-takeover = would be replaced by a computer
terminal-conduct-return = comes back to the seat

terminal-key-explain = Help
terminal-key-advise = Hint
terminal-key-undo = Take back
terminal-key-resign = Resign
terminal-key-stop = Stop
terminal-key-again = Play again
terminal-key-save = Save
terminal-key-quit = Quit
terminal-key-earlier = Back
terminal-key-later = Forward
terminal-key-begin = Start
terminal-key-end = End
terminal-key-moments = Moments
terminal-reviewing = The review is being made…

terminal-plain-keys = The arrows point at a move and Enter plays it; a move can also be typed. Page Up and Page Down scroll a long picture.
terminal-help-play =
    Arrows and Enter, or the mouse: point at a square and play
    Any letter you type: write the move in the line below
    F2      ask the strongest bot for a hint
    F3      offer a draw
    Ctrl+Z  take your last move back, unless chance has spoken since
    Ctrl+R  resign, or abort a game that has hardly begun; alone, stop here
    Ctrl+N  play again; after the end it is a rematch, seats swapped
    Ctrl+S  save the match in a file
    Ctrl+T  light or dark
    Ctrl+Q  quit
    Escape  back to the board, close this help
terminal-help-watch =
    Ctrl+N  another match
    Ctrl+S  save the match in a file
    Ctrl+T  light or dark
    Ctrl+Q  quit
    Escape  close this help
terminal-help-replay =
    Right, Left   one move forward, back
    Down, Up      ten moves
    Home, End     the start, the end
    M             the moves that mattered
    Ctrl+T        light or dark
    Ctrl+Q        quit
    Escape        close this help

file-unreadable = The file “{ $file }” cannot be read ({ $reason }).
file-unwritable = The file “{ $file }” cannot be written ({ $reason }).
file-exists = The file “{ $file }” is already there: give another name.
file-not-text = The file “{ $file }” is not text.
language-unknown = No language “{ $language }” here. Languages: { $languages }.
chair-unknown = There is no seat { $seat }: they run from 0 to { $last }.
bot-silent = Your opponent does not answer any more: take your move back, or begin again.
draw-declined = Your opponent would rather play to the end.
advice-none = There is no hint to give here.
against-nobody = This game is played alone: there is nobody to play against.
against-count = { $seats ->
    [one] With one player there is no opponent to name.
   *[other] With { $seats } players, name one opponent for all or one for each other seat, not { $named }.
}
deal-twice = Either a deal or the deal of the day, not both.
terminal-needed = Playing needs an interactive terminal.

# A new game
new-game-name = “{ $name }” cannot name a game: take 3 to 24 small letters and figures, a letter first.
new-game-taken = There is already a game called { $name }.
new-game-written = { $folder } holds a game that can be played. Install it with: uv pip install -e { $folder }. Then: galerie play { $name }
new-game-here = The game { $name } can be played. Install it with: make setup. Then: galerie play { $name }

# Lessons and puzzles
terminal-scene = Lesson { $number }/{ $all }: { $title }
terminal-look = Look at: { $places }
terminal-go-on = Enter: go on · Ctrl+B back · Ctrl+Q quit
terminal-scene-done = Enter: go on
terminal-scene-done-last = Enter: end the lesson
terminal-scene-first = This is the first scene.
terminal-scene-last = This is the last scene: play it to its end, or leave with Ctrl+Q and come back later.
terminal-lesson-over = That was the lesson. Ctrl+Q to quit, Ctrl+B to go back.
terminal-puzzle = puzzle { $number }/{ $all }, grade { $grade }, { $id }
terminal-puzzle-right = Right so far. Go on.
terminal-puzzle-solved = Solved!
terminal-puzzle-failed = There is a better move: look at the solution.
terminal-puzzle-given-up = Here is the solution.
terminal-answers = Best: { $moves }
terminal-puzzle-keys = Left, Right: step through the solution. Ctrl+N: the next puzzle.
terminal-key-onward = Next
terminal-key-backward = Previous
terminal-key-retry = Once more
terminal-key-reveal = Solution
terminal-help-learn =
    Arrows and Enter, or the mouse: point at a square and play
    Any letter you type: write the move in the line below
    Enter, Right, N   go on, once nothing is asked for
    Left, B           go back, once nothing is asked for
    Ctrl+N, Ctrl+B    the next scene, the one before, at any time
    Ctrl+R  begin the scene again
    Ctrl+T  light or dark
    Ctrl+Q  quit; the lesson goes on from there the next time
    Escape  back to the board, close this help
terminal-help-puzzle =
    Arrows and Enter, or the mouse: point at a square and play
    Any letter you type: write the move in the line below
    Ctrl+G  see the solution
    Left, Right       step through it
    Ctrl+R  try the puzzle once more
    Ctrl+N, Ctrl+B    the next puzzle, the one before
    Ctrl+T  light or dark
    Ctrl+Q  quit
    Escape  back to the board, close this help
