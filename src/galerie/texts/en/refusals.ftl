# What is said when a request cannot be met.
game-over = The game is over.
game-unknown = No game is called “{ $game }”. Games: { $games }.
not-your-turn = It is not your turn.
seat-needed = Several players may move: say in which seat ({ $seats }).
notation-unknown = “{ $text }” is not a move of this game.
seats-wrong = { $spread ->
    [0] Exactly { $least ->
        [one] one player
       *[other] { $least } players
    }.
   *[other] { $least ->
        [one] One player
       *[other] { $least } players
    } at least and { $most } at most.
}
option-unknown = This game has no option “{ $option }”. { $count ->
    [0] It has none.
   *[other] Options: { $options }.
}
option-value = The option “{ $option }” does not take the value “{ $value }”. Values: { $values }.
bot-unknown = No opponent of that level: “{ $level }”. Levels: { $levels }.
bots-count = { $seats ->
    [one] The only seat needs one bot, not { $named }.
   *[other] Each of the { $seats } seats needs a bot, not { $named }.
}
bot-unloadable = “{ $source }” cannot be loaded: { $error }
bot-missing = There is no function “{ $function }” in “{ $source }”.
bot-setting = “{ $text }” names no bot: write GAME=FILE.py:FUNCTION.
bot-failed = The bot { $bot } has failed: { $error }
bot-nonsense = The bot { $bot } answered “{ $move }”, which is not a legal move here.
bot-slow = The bot { $bot } did not answer within { $seconds } seconds.
bot-died = The bot { $bot } has ended in the middle of a game (status { $status }).
bot-start = The bot { $bot } cannot be started: { $reason }
bot-unreachable = The bot { $bot } cannot be reached: { $reason }
conduct-not-yours = That is not yours to decide.
request-open = A request is already waiting for its answer.
request-none = Nobody has asked for anything.
request-yours = You have already agreed.
takeback-nothing = You have not played anything yet that could be taken back.
takeback-chance = Chance has revealed something since your move: it can no longer be taken back.
takeback-out = Somebody has left the game since your move: it can no longer be taken back.
takeback-seen = This move has shown, or may have shown, something: it cannot be taken back.
conduct-out = You are out of this game: those who stay decide.
out-two = Of two players, whoever leaves resigns.
out-already = This seat is out already.
abort-late = Two moves have been made: the game can no longer be aborted.
claim-two = With more than two players, whoever has left is out, and the others play on.
request-again = That was just declined or not answered: make { $moves ->
        [one] one more move
       *[other] { $moves } more moves
    } before you ask again.
request-enough = That was declined or not answered { $most } times in this game: do not ask again.
draw-alone = This game is played alone: there is nobody to agree on a draw with.
rematch-early = A rematch is asked for once the game is over.
study-none = There is nothing to study like this for “{ $game }”: only for { $games }.
solve-none = Positions of “{ $game }” cannot be solved: only those of { $games }.
pattern-wrong = “{ $pattern }” is not a pattern: letters, “?” for any letter, “*” at the end for any ending.
record-title = This text is not a recorded game: it should begin with “{ $title }”.
record-header = The header of this recorded game is incomplete.
format-unrecognised = This is not a recorded game: it should begin with “{ $title }”, or be in one of the formats { $names }.
format-game = This format knows another game than { $game }.
record-game = This recorded game is of an unknown game: “{ $game }”.
record-lexicon = This game was judged by another word list than the one here.
record-rules = This game follows another version of the rules ({ $rules }).
record-seal = A secret move of this text is not the one that was sealed (line { $number }).
record-line = Line { $number } of this recorded game is refused: “{ $line }”.
record-variation = The variation in line { $number } of this recorded game cannot be there.
record-variations = The variations of this recorded game do not fit its moves.
variation-unknown = There is no variation { $number }.
variation-ply = Variation { $number } has no position after { $ply } moves.
variation-misplaced = Variation { $number } does not branch off from a move that exists.
variation-conduct = In a variation moves are played, and nothing else.
variation-game = The game as it was played can be neither renamed nor deleted.
variation-name-long = A name has { $most } characters at most.
variations-many = A game has { $most } variations at most.
game-paused = The game is paused.
pause-alone = You are alone at this table: there is nobody to agree on a pause with.
pause-already = The game is paused already.
pause-none = The game is not paused.
ready-first = The race goes on when everybody has said that they are ready.
ready-none = No race is about to start.
count-absent = Somebody is not here: wait until they are back.
count-early = { $seconds ->
    [one] The others have one more second to say that they are ready.
   *[other] The others have { $seconds } more seconds to say that they are ready.
}
ready-already = You have already said that you are ready.
takeover-own = You cannot have yourself replaced.
takeover-already = A computer is already playing in this seat.
return-none = Nobody is playing in your place.
square-unknown = “{ $text }” is not a square on the board: they run from a1 to h8.

# Lessons and puzzles
scenes-bad = “{ $path }” is not a list of scenes: { $error }.
lesson-unknown = “{ $game }” has no scene “{ $scene }”.
lesson-over = This scene is already played.
puzzle-unknown = “{ $game }” has no puzzle “{ $puzzle }”.
puzzle-over = This puzzle is already finished.
puzzles-none = “{ $game }” has no puzzles; { $games } have.
lessons-none = “{ $game }” has no lesson; { $games } have.
