# Lessons and puzzles on the command line.
study-game = Game
study-scenes = Scenes
study-tasks = Tasks
study-wrong = Wrong tries
study-pictures = Pictures
study-diagrams = Diagrams
study-faults = { $count ->
    [one] { $count } fault.
   *[other] { $count } faults.
}
study-fault = { $game }: { $fault }

# What `galerie lessons check` finds
check-unreadable = What { $game } teaches cannot be read.
check-no-game = The lesson does not end with a game: its last scene is “{ $scene }”.
check-name-bad = { $file }: “{ $scene }” cannot name a scene: small letters and figures, with hyphens between words.
check-name-twice = { $file }: two things are called “{ $scene }”.
check-minute-count = { $count ->
    [one] The one-minute page has { $count } picture; it needs three or four.
   *[other] The one-minute page has { $count } pictures; it needs three or four.
}
check-rule-none = { $file }, “{ $scene }”: a diagram names the rule that it shows.
check-rule-unknown = { $file }, “{ $scene }”: there is no rule { $number }.
check-replay = { $file }, “{ $scene }”: the position cannot be replayed.
check-shown = { $file }, “{ $scene }”: { $shown } of { $lines } moves cannot be shown.
check-seat = { $file }, “{ $scene }”: nobody can play in seat { $seat }.
check-level = Scene “{ $scene }”: there is no such opponent.
check-game-endless = Scene “{ $scene }”: the game is not over after { $count } moves.
check-game-lost = Scene “{ $scene }”: even the strongest bot does not win the game in the learner's place.
check-not-to-act = Scene “{ $scene }”, task { $task }: it is not the learner's turn.
check-want-nothing = Scene “{ $scene }”, task { $task }: nothing is wanted.
check-aim-unknown = Scene “{ $scene }”, task { $task }: AIMS has no “{ $aim }”.
check-want-refused = Scene “{ $scene }”, task { $task }: { $move } is wanted, but the rules refuse it.
check-want-wrong = Scene “{ $scene }”, task { $task }: { $move } is wanted, but not written as the rules write it.
check-reply-refused = Scene “{ $scene }”, task { $task }: after { $move } the reply is refused.
check-aim-impossible = Scene “{ $scene }”, task { $task }: no move does what “{ $aim }” wants.
check-aim-empty = Scene “{ $scene }”, task { $task }: every move does what “{ $aim }” wants.
check-wrong-nothing = Scene “{ $scene }”, task { $task }: a wrong try has neither moves nor an aim.
check-wrong-mute = Scene “{ $scene }”, task { $task }: nothing is said about “{ $aim }”.
check-wrong-impossible = Scene “{ $scene }”, task { $task }: no wrong move is answered by what is said about “{ $aim }”.
check-wrong-refused = Scene “{ $scene }”, task { $task }: something is said about { $move }, but the rules refuse it first.
check-wrong-right = Scene “{ $scene }”, task { $task }: { $move } is listed as wrong, but it is right.
check-wrong-legal = Scene “{ $scene }”, task { $task }: { $move } is wrong but legal, and nothing is said about it.
check-wrong-said = Scene “{ $scene }”, task { $task }: { $move } is answered by { $say } instead.
check-text-missing = { $language }: { $name } has no text.
check-text-unused = { $language }: nobody says { $name }.
check-text-long = { $language }: { $name } has { $length } characters; { $limit } fit on a phone.
check-text-variable = { $language }: { $name } has a variable, { $variable }, which nobody fills in.

# Puzzles
study-puzzles = Puzzles
study-grades = Grades
study-proved = Proved
study-nodes = Positions searched
study-seconds = Seconds
puzzles-tried = { $game }, { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}
puzzles-written = { $count ->
    [one] { $count } puzzle is in { $file }.
   *[other] { $count } puzzles are in { $file }.
}
puzzles-rare = Only { $found } puzzles of { $game } were found in { $tries } tries.

# What `galerie puzzles check` finds
proof-start = { $puzzle }: the position cannot be replayed.
proof-answers = { $puzzle }: the answers are written as { $written }, but the search finds { $proved }.
proof-command = The first line, “{ $command }”, is not the command that makes these { $count } puzzles.
proof-twice = Two puzzles of { $game } have the same position and task.
proof-order = The puzzles of { $game } are not sorted by grade and id, or not written as the command writes them.
proof-kind = { $puzzle }: there is no kind “{ $kind }”.
proof-grade = { $puzzle }: grades run from 1 to 5, and { $grade } is not one.
proof-words = { $puzzle }, { $language }: what it says cannot be filled in: { $error }.
proof-long = { $puzzle }, { $language }: the sentence { $name } has { $length } characters; { $limit } fit on a phone.
proof-not-to-act = { $puzzle }: it is not the solver's turn.
proof-answer-refused = { $puzzle }: the answer { $move } is refused.
proof-answer-failed = { $puzzle }: the answer { $move } is judged a failure.
proof-easy = { $puzzle }: { $count ->
    [0] no move is
    [one] only one move is
   *[other] only { $count } moves are
} worse than the answers.
proof-worse-solves = { $puzzle }: { $move } is not among the answers, but solves it.
proof-line-refused = { $puzzle }: the solution is refused.
proof-line-begins = { $puzzle }: the solution does not begin with one of the answers.
proof-line-replies = { $puzzle }: the solution has other replies than those that are made.
proof-line-unsolved = { $puzzle }: the solution does not solve it.

# Learning
study-lesson = Lesson
study-progress = Where you are
learn-new = new
learn-left = left at scene { $number }
learn-done = done
learn-minute = { $game } in one minute
minute-none = “{ $game }” has no one-minute page; { $games } have.
grade-empty = There is no puzzle of grade { $grade }.

# The page to print
sheet-title = { $game }: puzzles
sheet-scores = Score sheets
sheet-puzzle = Puzzle
sheet-yours = Your move
sheet-right = Right?
sheet-game = Game
sheet-answers = Answers
sheet-you = You: { $side }

# What `galerie solve` prints
solve-wrong = expected { $score }
solve-total = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}, { $wrong ->
    [0] { $compared ->
        [0] no score expected
       *[other] every expected score found
    }
    [one] one wrong score of { $compared }
   *[other] { $wrong } wrong scores of { $compared }
}; { $nodes } nodes, { $seconds } s of processor time.
