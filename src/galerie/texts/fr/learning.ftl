# Problèmes, page d'une minute et règles illustrées
minute = En une minute
minute-of = { $game } en une minute
minute-learn = Apprendre en jouant
minute-all = Toutes les règles
rules-numbered = Les règles, point par point
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun paragraphe ne contient ces mots.
    [one] { $count } paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
}
rule-copy = Copier le lien vers { $rule }
rule-copied = Lien copié.
puzzles = Problèmes
puzzles-of = Problèmes : { $game }
puzzles-how = Une position, un seul meilleur coup, prouvé par le calcul. À vous de le voir.
puzzles-daily = Problèmes du jour
puzzles-streak = { $days ->
    [0] Résolvez un problème aujourd'hui pour commencer une série.
    [one] Série : { $days } jour. Revenez demain !
   *[other] Série : { $days } jours de suite.
}
puzzles-solved = { $solved } sur { $all } résolus
puzzles-series = La série sans fin
puzzles-series-how = Toujours un problème à votre mesure, parmi ceux que vous n'avez pas résolus.
puzzles-series-again = Vous les avez tous résolus. Les plus anciens reviennent, pour le plaisir.
puzzles-go-on = Continuer la série
puzzles-begin = Commencer
puzzles-graded = Par difficulté
puzzle-daily = Problème du jour
puzzle-daily-of = Problème du jour, { $date }
puzzle-numbered = Problème { $number }
puzzle-grade = Difficulté { $grade } sur 5
puzzle-loading = La position se prépare…
puzzle-state-solved = résolu
puzzle-state-failed = pas encore résolu
puzzle-state-shown = réponse vue
puzzle-state-new = jamais essayé
puzzle-right = Bien vu. Continuez.
puzzle-wrong = Ce n'est pas le meilleur coup.
puzzle-wrong-how = Regardez ce qu'il donne, puis reprenez la position.
puzzle-solved = { $tries ->
    [1] Trouvé du premier coup !
   *[other] Trouvé en { $tries } essais !
}
puzzle-shown = Voici la réponse
puzzle-also = Tout aussi bon : { $moves }.
puzzle-retry = Réessayer
puzzle-give-up = Voir la réponse
puzzle-next = Problème suivant
puzzle-others = Tous les problèmes
puzzle-rated = Votre cote de problèmes : { $after } ({ $change })
puzzle-shared-tries = { $tries ->
    [1] du premier coup
   *[other] en { $tries } essais
}
puzzle-shared-shown = réponse vue
puzzle-shared-streak = { $days ->
    [one] série de { $days } jour
   *[other] série de { $days } jours
}
puzzle = Problème
puzzles-see = Tous les problèmes
puzzle-replay = Rejouer
puzzle-right-again = C'est bien ce coup.
