# Les duels : la même donne pour plusieurs personnes, chacune à son heure.
duel = Duel
duel-own = Votre duel
duel-by = Un duel proposé par { $name }
duel-you = { $name } (vous)
duel-somebody = quelqu'un
duel-how = La même donne pour tous, chacun à son heure. Seul le premier essai compte ; les résultats des autres se montrent dès que vous avez fini.
duel-answers = { $count ->
    [0] Personne n'a encore fini cette donne.
    [one] Une personne a déjà joué cette donne.
   *[other] { $count } personnes ont déjà joué cette donne.
}
duel-answers-playing = { $count ->
    [0] Votre partie est commencée. Personne d'autre n'a encore fini la sienne.
    [one] Votre partie est commencée. Une autre personne a fini la sienne.
   *[other] Votre partie est commencée. { $count } autres personnes ont fini la leur.
}
duel-play = Jouer cette donne
duel-resume = Reprendre
duel-alone = Vous avez joué. Envoyez le lien : qui l'ouvre joue la même donne, sans rien voir de votre partie avant d'avoir fini.
duel-rank = Rang
duel-name = Nom
duel-score = Résultat
duel-replay = Revoir
duel-replay-of = Revoir la partie : { $name }
duel-board = { $name } : { $score }
duel-playing = joue encore
duel-given-up = abandonné
duel-helped = hors concours : avec aide ou pause
duel-known = hors concours : donne déjà connue
duel-share = Le lien du duel
duel-share-text = { $game } : ferez-vous mieux à cette donne ?
duel-challenge-name = Défier un compte par son nom
duel-challenge = Défier
duel-challenged = { $name } verra votre défi.
duel-until = Le duel reste ouvert jusqu'au { $date }.
duel-see = Voir le duel
duel-make = Défier quelqu'un
duels = Duels
duels-about = La même donne, chacun à son heure : jouez, envoyez le lien, et comparez quand l'autre a joué.
duels-new = Nouvelle donne
duels-new-how = Vous la jouez aussi, avant ou après les autres.
duels-own = Vos duels
duels-none = Aucun pour l'instant.
duels-yours = { $count ->
    [0] À vous de jouer
    [one] À vous de jouer · 1 réponse
   *[other] À vous de jouer · { $count } réponses
}
duels-answers = { $count ->
    [0] Pas encore de réponse
    [one] 1 autre résultat
   *[other] { $count } autres résultats
}
