# Les rencontres entre robots.
arena-player = Joueur
arena-wins = Victoires
arena-draws = Nulles
arena-losses = Défaites
arena-score = Score [95 %]
arena-elo = Écart Elo [95 %]
arena-interval = Intervalles de Wilson à 95 % ; une nulle compte pour une demi-victoire.
arena-deals = Donnes
arena-mean = Score moyen [95 %]
arena-difference = De plus que le premier [95 %]
arena-alone = Intervalles normaux à 95 % ; chacun a joué seul les mêmes donnes, et les écarts sont pris donne par donne.
arena-saved = Parties enregistrées dans { $folder }.
arena-games = { $games } parties ne se partagent pas également entre { $players } places : il en faut un multiple.
