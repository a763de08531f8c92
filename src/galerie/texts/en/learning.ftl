# Puzzles, one-minute page and illustrated rules
minute = In one minute
minute-of = { $game } in one minute
minute-learn = Learn by playing
minute-all = All the rules
rules-numbered = The rules, point by point
rules-search = Search the rules
rules-found = { $count ->
    [0] No paragraph has these words.
    [one] { $count } paragraph found.
   *[other] { $count } paragraphs found.
}
rule-copy = Copy the link to { $rule }
rule-copied = Link copied.
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-how = One position, one best move, proved by calculation. Can you see it?
puzzles-daily = Today's puzzles
puzzles-streak = { $days ->
    [0] Solve a puzzle today to begin a streak.
    [one] Streak: { $days } day. Come back tomorrow!
   *[other] Streak: { $days } days in a row.
}
puzzles-solved = { $solved } of { $all } solved
puzzles-series = The endless series
puzzles-series-how = Always a puzzle that suits you, among those you have not solved.
puzzles-series-again = You have solved them all. The oldest come back, for the fun of it.
puzzles-go-on = Continue the series
puzzles-begin = Begin
puzzles-graded = By difficulty
puzzle-daily = Puzzle of the day
puzzle-daily-of = Puzzle of the day, { $date }
puzzle-numbered = Puzzle { $number }
puzzle-grade = Difficulty { $grade } of 5
puzzle-loading = Setting up the position…
puzzle-state-solved = solved
puzzle-state-failed = not solved yet
puzzle-state-shown = answer seen
puzzle-state-new = not tried yet
puzzle-right = Well spotted. Go on.
puzzle-wrong = That is not the best move.
puzzle-wrong-how = See what comes of it, then try the position again.
puzzle-solved = { $tries ->
    [1] Found on the first try!
   *[other] Found in { $tries } tries!
}
puzzle-shown = Here is the answer
puzzle-also = Just as good: { $moves }.
puzzle-retry = Try again
puzzle-give-up = Show the answer
puzzle-next = Next puzzle
puzzle-others = All puzzles
puzzle-rated = Your puzzle rating: { $after } ({ $change })
puzzle-shared-tries = { $tries ->
    [1] on the first try
   *[other] in { $tries } tries
}
puzzle-shared-shown = answer seen
puzzle-shared-streak = { $days ->
    [one] streak of { $days } day
   *[other] streak of { $days } days
}
puzzle = Puzzle
puzzles-see = All puzzles
puzzle-replay = Replay
puzzle-right-again = That is the move.
