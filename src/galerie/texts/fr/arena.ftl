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
ladder-begun = Une échelle interrompue attend dans { $file } : --resume la reprend ; effacez le fichier pour recommencer.
ladder-other = Le fichier { $file } vient d'une autre échelle : d'autres niveaux, d'autres options ou une autre graine.
ladder-unmeasured = Les adversaires de ce jeu n'ont pas encore été mesurés ({ $game }).

# Les moteurs d'autres programmes.
engine-none = Aucun protocole de moteurs n'est connu pour ce jeu ({ $game }).
engine-protocol = Il n'y a pas de protocole « { $name } » pour les moteurs de ce jeu. Voici ceux qui sont connus : { $names }.

# Pourquoi un joueur de l'extérieur a perdu une partie.
forfeit-late = pas de réponse en { $seconds } s
forfeit-died = le programme s'est arrêté (état { $status })
forfeit-start = « { $command } » ne peut pas être lancé : { $reason }
forfeit-raised = erreur : { $error }
forfeit-nonsense = a répondu « { $text } », qui n'est pas un coup
forfeit-illegal = coup illégal « { $move } »
forfeit-unreachable = injoignable : { $reason }
