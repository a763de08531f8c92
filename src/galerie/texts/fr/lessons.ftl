# Les leçons, les réglages tout faits et les premiers pas à la table.
learn = Apprendre
learn-on = Continuer la leçon
learn-of = Apprendre : { $game }
learn-how = On joue tout de suite, une idée à la fois.
learn-known = Je connais déjà
learn-known-of = Je connais déjà { $game }
lesson-steps = Les scènes de la leçon
lesson-step = Scène { $number } sur { $count } : { $title }
lesson-step-done = Scène { $number } sur { $count } : { $title }, faite
lesson-leave = Quitter la leçon
lesson-rule = Règle { $rule }
lesson-next = Continuer
lesson-again = Recommencer la scène
lesson-restart = Recommencer
lesson-show = Montrez-moi
lesson-shown = Voici un coup qui convient : { $move }.
lesson-do = Le jouer
lesson-right = C'est cela !
lesson-wrong = Ce coup est permis, mais ce n'est pas celui qu'on cherche ici. Essayez encore.
lesson-won = Gagné !
lesson-lost = La partie est finie. On apprend autant en perdant.
lesson-finished = La leçon est finie
lesson-finished-play = Une vraie partie vous attend, contre le plus doux des adversaires.
lesson-finished-alone = Une vraie partie vous attend.
lesson-loading = La leçon se prépare…

# Réglages tout faits
presets = Réglages
preset-begin = Pour commencer
preset-printed = Comme dans le livret
preset-begin-means = Le plus simple pour une première partie.
preset-printed-means = Tous les réglages du jeu imprimé.
preset-both-means = Le jeu du livret convient aussi pour commencer.
preset-changed = Modifié : { $changes }
preset-back = Revenir à « { $preset } »
option-without = sans « { $option } »

# Premiers pas à la table
help = Aide
help-of = Aide : { $game }
tips-ask = Que puis-je faire ?
tips-how = Montre à côté du plateau ce qui est possible maintenant.
tips-none = Rien de particulier à savoir maintenant.
tips = Conseils pour débuter
