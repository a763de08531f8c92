# Les rencontres entre robots.
arena-player = Joueur
arena-wins = V
arena-draws = N
arena-losses = D
arena-score = Score [95 %]
arena-interval = Victoires, nulles et défaites ; une nulle compte pour une demi-victoire. Cotes de Bradley et Terry, relatives au premier joueur ; les scores ont des intervalles de Wilson.
arena-deals = Donnes
arena-mean = Score moyen [95 %]
arena-difference = De plus que le premier [95 %]
arena-alone = Intervalles normaux à 95 % ; chacun a joué seul les mêmes donnes, et les écarts sont pris donne par donne.
arena-uneven = { $games } parties ne se partagent pas également entre { $players } places : il en faut un multiple.
arena-rating = Cote [95 %]
arena-forfeits = Forfaits
arena-failed = { $reason } ({ $count ->
    [one] une partie perdue
   *[other] { $count } parties perdues
})
arena-saved = Parties enregistrées dans { $place }.
arena-records = { $file } ne contient qu'une partie : donnez un dossier, ou un fichier d'un format à plusieurs parties.
arena-plotted = Cotes dessinées dans { $file }.
arena-plot = Cotes, avec leurs intervalles à 95 %
arena-points = points d'avance sur le premier joueur
arena-few = Un tournoi demande au moins deux joueurs.
arena-dask = Pour jouer sur une grappe de machines, il faut Dask : installez « galerie[cluster] ».
arena-cluster = La grappe de machines { $address } est injoignable.
log-begun = Une série interrompue attend dans { $file } : --resume la reprend ; effacez le fichier pour recommencer.
log-other = Le fichier { $file } vient d'une autre série : d'autres joueurs, d'autres options ou une autre graine.

# L'échelle des niveaux.
ladder-column-level = Niveau
ladder-column-rating = Cote
ladder-column-interval = Intervalle à 95 %
ladder-column-games = Parties
ladder-interval = Cotes de Bradley et Terry ; les intervalles à 95 % sont ceux de l'écart au niveau qui sert de repère. Une nulle compte pour une demi-victoire.
ladder-written = Cotes écrites dans { $file }.
ladder-homeless = Ce jeu n'a pas de dossier où garder les cotes.
ladder-games = { $games } parties ne suffisent pas : il en faut deux au moins.
ladder-alone = Ce jeu n'a qu'un adversaire : personne contre qui le mesurer ({ $game }).
ladder-unmeasured = Les adversaires de ce jeu n'ont pas encore été mesurés ({ $game }).

# Les moteurs d'autres programmes.
engine-unknown = Aucun protocole de moteurs n'est connu pour ce jeu ({ $game }).
engine-protocol = Il n'y a pas de protocole « { $name } » pour les moteurs de ce jeu. Voici ceux qui sont connus : { $names }.
