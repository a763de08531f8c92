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
