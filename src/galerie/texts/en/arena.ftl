# Bots against bots.
arena-player = Player
arena-wins = Wins
arena-draws = Draws
arena-losses = Losses
arena-score = Score [95 %]
arena-elo = Elo difference [95 %]
arena-interval = Wilson intervals at 95 %; a draw counts as half a win.
arena-deals = Deals
arena-mean = Mean score [95 %]
arena-difference = More than the first [95 %]
arena-alone = Normal intervals at 95 %; everyone played the same deals alone, and the differences are taken deal by deal.
arena-saved = Games recorded in { $folder }.
arena-games = { $games } games cannot be shared evenly among { $players } seats: the number must be a multiple.

# The ladder of levels.
ladder-column-level = Level
ladder-column-rating = Rating
ladder-column-interval = 95 % interval
ladder-column-games = Games
ladder-interval = Bradley–Terry ratings; the 95 % intervals are those of the distance from the level that serves as the anchor. A draw counts as half a win.
ladder-written = Ratings written to { $file }.
ladder-homeless = This game has no folder for ratings.
ladder-games = { $games } games are not enough: there must be at least two.
ladder-alone = This game has a single bot, and nobody to measure it against ({ $game }).
ladder-begun = An interrupted ladder is waiting in { $file }: --resume goes on with it; delete the file to start over.
ladder-other = The file { $file } is from another ladder: other levels, other options or another seed.
ladder-unmeasured = The bots of this game have not been measured yet ({ $game }).

# Engines of other programs.
engine-none = No protocol of engines is known for this game ({ $game }).
engine-protocol = There is no protocol “{ $name }” for engines of this game. The known ones: { $names }.

# Why a player from outside has lost a game.
forfeit-late = no answer within { $seconds } s
forfeit-died = the program has ended (status { $status })
forfeit-start = “{ $command }” cannot be started: { $reason }
forfeit-raised = error: { $error }
forfeit-nonsense = answered “{ $text }”, which is not a move
forfeit-illegal = illegal move “{ $move }”
forfeit-unreachable = cannot be reached: { $reason }
