# Leçons et problèmes en ligne de commande.
study-game = Jeu
study-scenes = Scènes
study-tasks = Tâches
study-wrong = Faux essais
study-pictures = Images
study-diagrams = Schémas
study-faults = { $count ->
    [one] { $count } défaut.
   *[other] { $count } défauts.
}
study-fault = { $game } : { $fault }

# Ce que trouve `galerie lessons check`
check-unreadable = Ce qu'enseigne { $game } ne peut être lu.
check-no-game = La leçon ne finit pas par une partie : sa dernière scène est « { $scene } ».
check-name-bad = { $file } : « { $scene } » ne peut nommer une scène : des minuscules et des chiffres, des traits d'union entre les mots.
check-name-twice = { $file } : deux choses s'appellent « { $scene } ».
check-minute-count = { $count ->
    [one] La page d'une minute a { $count } image ; il en faut trois ou quatre.
   *[other] La page d'une minute a { $count } images ; il en faut trois ou quatre.
}
check-rule-none = { $file }, « { $scene } » : un schéma nomme la règle qu'il montre.
check-rule-unknown = { $file }, « { $scene } » : il n'y a pas de règle { $number }.
check-replay = { $file }, « { $scene } » : la position ne peut être rejouée.
check-shown = { $file }, « { $scene } » : on ne peut montrer { $shown } coups sur { $lines }.
check-seat = { $file }, « { $scene } » : personne ne peut jouer à la place { $seat }.
check-level = Scène « { $scene } » : cet adversaire n'existe pas.
check-game-endless = Scène « { $scene } » : la partie n'est pas finie après { $count } coups.
check-game-lost = Scène « { $scene } » : même le plus fort des ordinateurs ne gagne pas la partie à la place de l'élève.
check-not-to-act = Scène « { $scene } », tâche { $task } : ce n'est pas à l'élève de jouer.
check-want-nothing = Scène « { $scene } », tâche { $task } : rien n'est demandé.
check-aim-unknown = Scène « { $scene } », tâche { $task } : « { $aim } » n'est pas dans AIMS.
check-want-refused = Scène « { $scene } », tâche { $task } : { $move } est demandé, mais les règles le refusent.
check-want-wrong = Scène « { $scene } », tâche { $task } : { $move } est demandé, mais les règles l'écrivent autrement.
check-reply-refused = Scène « { $scene } », tâche { $task } : après { $move }, la réponse est refusée.
check-aim-impossible = Scène « { $scene } », tâche { $task } : aucun coup ne fait ce que veut « { $aim } ».
check-aim-empty = Scène « { $scene } », tâche { $task } : tout coup fait ce que veut « { $aim } ».
check-wrong-nothing = Scène « { $scene } », tâche { $task } : un faux essai n'a ni coups ni but.
check-wrong-mute = Scène « { $scene } », tâche { $task } : rien n'est dit de « { $aim } ».
check-wrong-impossible = Scène « { $scene } », tâche { $task } : aucun faux coup n'obtient la réponse de « { $aim } ».
check-wrong-refused = Scène « { $scene } », tâche { $task } : on parle de { $move }, mais les règles le refusent d'abord.
check-wrong-right = Scène « { $scene } », tâche { $task } : { $move } est donné pour faux, mais il est juste.
check-wrong-legal = Scène « { $scene } », tâche { $task } : { $move } est faux mais permis, et rien n'en est dit.
check-wrong-said = Scène « { $scene } », tâche { $task } : { $move } obtient une autre réponse, { $say }.
check-text-missing = { $language } : { $name } n'a pas de texte.
check-text-unused = { $language } : personne ne dit { $name }.
check-text-long = { $language } : { $name } a { $length } caractères ; un téléphone en montre { $limit }.
check-text-variable = { $language } : { $name } a une variable, { $variable }, que personne ne remplit.

# Problèmes
study-puzzles = Problèmes
study-grades = Difficultés
study-proved = Prouvés
study-nodes = Positions explorées
study-seconds = Secondes
puzzles-tried = { $game }, { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
puzzles-written = { $count ->
    [one] { $count } problème est dans { $file }.
   *[other] { $count } problèmes sont dans { $file }.
}
puzzles-rare = { $tries } essais n'ont donné que { $found } problèmes pour { $game }.

# Ce que trouve `galerie puzzles check`
proof-start = { $puzzle } : la position ne peut être rejouée.
proof-answers = { $puzzle } : les réponses écrites sont { $written }, mais la recherche trouve { $proved }.
proof-command = La première ligne, « { $command } », n'est pas la commande qui fait ces { $count } problèmes.
proof-twice = Deux problèmes de { $game } ont la même position et la même tâche.
proof-order = Les problèmes de { $game } ne sont pas rangés par difficulté et par nom, ou pas écrits comme la commande les écrit.
proof-kind = { $puzzle } : le genre « { $kind } » n'existe pas.
proof-grade = { $puzzle } : les difficultés vont de 1 à 5, et { $grade } n'en est pas une.
proof-words = { $puzzle }, { $language } : ce qui est dit ne peut être rempli : { $error }.
proof-long = { $puzzle }, { $language } : la phrase { $name } a { $length } caractères ; un téléphone en montre { $limit }.
proof-not-to-act = { $puzzle } : ce n'est pas à qui cherche de jouer.
proof-answer-refused = { $puzzle } : la réponse { $move } est refusée.
proof-answer-failed = { $puzzle } : la réponse { $move } est jugée fausse.
proof-easy = { $puzzle } : { $count ->
    [0] aucun coup n'est moins bon
    [one] un seul coup est moins bon
   *[other] { $count } coups seulement sont moins bons
} que les réponses.
proof-worse-solves = { $puzzle } : { $move } n'est pas parmi les réponses, mais résout le problème.
proof-line-refused = { $puzzle } : la solution est refusée.
proof-line-begins = { $puzzle } : la solution ne commence pas par une des réponses.
proof-line-replies = { $puzzle } : la solution a d'autres répliques que celles qui sont jouées.
proof-line-unsolved = { $puzzle } : la solution ne résout pas le problème.

# Apprendre
study-lesson = Leçon
study-progress = Où vous en êtes
learn-new = nouvelle
learn-left = laissée à la scène { $number }
learn-done = faite
learn-minute = { $game } en une minute
minute-none = « { $game } » n'a pas de page d'une minute ; { $games } en ont.
grade-empty = Il n'y a pas de problème de difficulté { $grade }.

# La page à imprimer
sheet-title = { $game } : problèmes
sheet-scores = Feuilles de score
sheet-puzzle = Problème
sheet-yours = Votre coup
sheet-right = Juste ?
sheet-game = Partie
sheet-answers = Réponses
sheet-you = Vous : { $side }

# Ce qu'affiche `galerie solve`
solve-wrong = attendu { $score }
solve-total = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}, { $wrong ->
    [0] { $compared ->
        [0] aucun résultat attendu
       *[other] tous les résultats attendus trouvés
    }
    [one] un résultat faux sur { $compared }
   *[other] { $wrong } résultats faux sur { $compared }
} ; { $nodes } nœuds, { $seconds } s de processeur.
