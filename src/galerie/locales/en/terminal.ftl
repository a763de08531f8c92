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
terminal-moment = Move { $number } of { $all }
terminal-choose = Several moves are possible here: choose one.
terminal-type-a-move = type a move, then Enter
terminal-new-match = A new match.
terminal-saved = The match is being saved in { $file }.
terminal-how-to-quit = Ctrl+Q to quit.
terminal-resign-really = Resign this match?
terminal-again-really = Leave this match and begin another?
terminal-yes-no = Enter: yes    Escape: no

terminal-key-explain = Help
terminal-key-undo = Take back
terminal-key-resign = Resign
terminal-key-again = Play again
terminal-key-save = Save
terminal-key-quit = Quit
terminal-key-earlier = Back
terminal-key-later = Forth
terminal-key-begin = Start
terminal-key-end = End

terminal-help-play =
    Arrows and Enter, or the mouse: point at a square and play
    Any letter you type: write the move in the line below
    Ctrl+Z  take your last move back
    Ctrl+R  resign
    Ctrl+N  play again; after the end it is a rematch, seats swapped
    Ctrl+S  save the match in a file
    Ctrl+T  light or dark
    Ctrl+Q  quit
    Escape  back to the board, close this help
terminal-help-replay =
    Right, Left   one move forward, back
    Down, Up      ten moves
    Home, End     the start, the end
    Ctrl+T        light or dark
    Ctrl+Q        quit
    Escape        close this help

terminal-reversi-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
terminal-reversi-reserve = reserve { $count }
terminal-reversi-turns = { $count ->
    [one] turns { $count } disc
   *[other] turns { $count } discs
}
terminal-reversi-rules =
    Place a disc so that a row of opposing discs, straight or diagonal, is caught between it and another of yours: the whole row turns over. Whoever can flank nothing passes. At the end most discs win; if equal, whoever placed the last.
    A tip: edges are strong, and corners stronger still.

file-unreadable = The file “{ $file }” cannot be read ({ $reason }).
file-unwritable = The file “{ $file }” cannot be written ({ $reason }).
file-exists = The file “{ $file }” is already there: give another name.
file-not-text = The file “{ $file }” is not a text.
language-unknown = No language “{ $language }” here. Languages: { $languages }.
seat-unknown = There is no seat { $seat }: they run from 0 to { $last }.
bot-silent = Your opponent does not answer any more: take your move back, or begin again.
terminal-needed = Playing needs an interactive terminal.
