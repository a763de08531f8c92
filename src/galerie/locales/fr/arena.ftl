# Les rencontres entre robots.
arena-player = Joueur
arena-wins = Victoires
arena-draws = Nulles
arena-losses = Défaites
arena-score = Score [95 %]
arena-elo = Écart Elo [95 %]
arena-interval = Intervalles de Wilson à 95 % ; une nulle compte pour une demi-victoire.
arena-saved = Parties enregistrées dans { $folder }.
arena-games = { $games } parties ne se partagent pas également entre { $players } places : il en faut un multiple.
