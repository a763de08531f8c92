# Lessons, presets and the first steps at a table.
learn = Learn
learn-on = Continue the lesson
learn-of = Learn: { $game }
learn-how = You play at once, one idea at a time.
learn-known = I know it already
learn-known-of = I know { $game } already
lesson-steps = The scenes of the lesson
lesson-step = Scene { $number } of { $count }: { $title }
lesson-step-done = Scene { $number } of { $count }: { $title }, done
lesson-leave = Leave the lesson
lesson-rule = Rule { $rule }
lesson-next = Continue
lesson-again = Start the scene again
lesson-restart = Start again
lesson-show = Show me
lesson-shown = Here is a move that does it: { $move }.
lesson-do = Play it
lesson-right = That's it!
lesson-wrong = The rules allow this move, but it is not the one we are looking for. Try again.
lesson-won = You have won!
lesson-lost = The game is over. You learn just as much by losing.
lesson-finished = The lesson is over
lesson-finished-play = A real game awaits you, against the gentlest of opponents.
lesson-finished-alone = A real game awaits you.
lesson-loading = The lesson is being prepared…

# Presets
presets = Settings
preset-begin = To begin with
preset-printed = As in the booklet
preset-begin-means = The simplest way to play a first game.
preset-printed-means = All settings of the printed game.
preset-both-means = The game of the booklet is also a good one to begin with.
preset-changed = Changed: { $changes }
preset-back = Back to “{ $preset }”
option-without = without “{ $option }”

# First steps at a table
help = Help
help-of = Help: { $game }
tips-ask = What can I do?
tips-how = Shows beside the board what is possible now.
tips-none = Nothing in particular to know now.
tips = Tips for beginners
