# Bots against bots.
arena-player = Player
arena-wins = W
arena-draws = D
arena-losses = L
arena-score = Score [95 %]
arena-interval = Wins, draws and losses; a draw counts as half a win. Bradley–Terry ratings, relative to the first player; scores have Wilson intervals.
arena-deals = Deals
arena-mean = Mean score [95 %]
arena-difference = More than the first [95 %]
arena-alone = Normal intervals at 95 %; everyone played the same deals alone, and the differences are taken deal by deal.
arena-uneven = { $games } games cannot be shared evenly among { $players } seats: the number must be a multiple.
arena-rating = Rating [95 %]
arena-forfeits = Forfeits
arena-failed = { $reason } ({ $count ->
    [one] one game
   *[other] { $count } games
} lost)
arena-saved = Games recorded in { $place }.
arena-records = { $file } holds a single game: name a folder, or a file of a format for many games.
arena-plotted = Ratings drawn in { $file }.
arena-plot = Ratings, with their 95 % intervals
arena-points = points ahead of the first player
arena-few = A tournament needs at least two players.
arena-dask = Playing on a cluster needs Dask: install “galerie[cluster]”.
arena-cluster = The cluster at { $address } cannot be reached.
log-begun = An interrupted run is waiting in { $file }: --resume goes on with it; delete the file to start over.
log-other = The file { $file } is from another run: other players, other options or another seed.

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
ladder-unmeasured = The bots of this game have not been measured yet ({ $game }).

# Engines of other programs.
engine-unknown = No protocol of engines is known for this game ({ $game }).
engine-protocol = There is no protocol “{ $name }” for engines of this game. The known ones: { $names }.
