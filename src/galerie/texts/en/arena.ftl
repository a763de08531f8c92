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
arena-games = { $games } games cannot be shared evenly among { $players } seats: it must be a multiple.
