copyright-name = Copyright
copyright-about = Superposez vos cartes transparentes, pivotées, retournées ou décalées, jusqu'à reproduire le modèle avant les autres. Ce qui dépasse coûte des points.

# Ce qui ne se lit pas
copyright-notation = « { $text } » ne se lit pas. Poser ou déplacer une carte s'écrit 12r1+2-1 (carte 12, un quart de tour, 2 colonnes à droite, 1 rangée plus haut ; f pour une carte retournée), la reprendre -12 ; il y a aussi clear, done, pass 12, end, continue et next.
copyright-no-card = « { $text } » n'est pas une carte : elles sont numérotées de 1 à { $cards }.

# Poser des cartes
copyright-apart = La carte { $card } doit partager au moins une case avec votre assemblage.
copyright-same-place = La carte { $card } est déjà posée ainsi.
copyright-off-table = La table s'arrête à { $farthest } cases de son centre.
copyright-not-yours = La carte { $card } n'est ni dans votre main ni dans votre assemblage.
copyright-fixed = La carte { $card } ne bouge plus : son tour est passé.
copyright-nothing-laid = Aucune de vos cartes n'est à reprendre.
copyright-resting = Vous avez terminé : attendez les autres.
copyright-round-over = La manche est finie : on ne pose plus de carte.
copyright-round-on = La manche n'est pas finie.

# La variante minutée
copyright-lay-or-pass = Posez d'abord la carte { $card }, ou dites que vous y renoncez (pass { $card }).
copyright-not-in-hand = La carte { $card } n'est pas celle que vous avez à poser.
copyright-no-pass = On ne renonce à une carte que dans la variante minutée. Pour abandonner la manche : done.
copyright-no-vote = On ne convient de finir la manche que dans la variante minutée. Pour l'abandonner : done.
copyright-voted = Vous êtes déjà d'accord pour finir la manche.
copyright-not-voted = Vous n'aviez pas demandé à finir la manche.
copyright-last-turn = Le modèle est reproduit : la manche finit avec ce tour.

# Le modèle et la donne
copyright-chance = Les cartes du modèle et celles de chacun, seul le hasard en décide, et seul le temps met fin à un décompte.
copyright-arrange-first = Disposez d'abord les quatre cartes du modèle.
copyright-model-cards = Le modèle est fait des cartes { $cards }, chacune une fois : vous les faites pivoter et les retournez, sans en changer.

# Les options
copyright-fair-timed = « Donne équitable » ne va pas avec la variante minutée, où l'on ne distribue pas de main.
copyright-fair-modeller = « Donne équitable » ne va pas avec « un joueur dispose le modèle » : il est des modèles que personne ne pourrait reproduire sans déborder.
copyright-option-variant = Variante
copyright-option-variant-hint = Dix cartes chacun ; une carte par tour, contre la montre ; ou un point au premier et rien aux autres.
copyright-option-variant-base = jeu de base
copyright-option-variant-timed = minutée
copyright-option-variant-flash = éclair
copyright-option-limit = Points à atteindre
copyright-option-limit-hint = Le premier à les atteindre gagne. Dans la variante éclair, ce sont les manches gagnées qui comptent.
copyright-option-wins = Manches à gagner
copyright-option-wins-hint = Seulement dans la variante éclair : le premier à en gagner autant gagne la partie.
copyright-option-rounds = Manches au plus
copyright-option-rounds-hint = Après tant de manches, le plus haut total gagne, même sans avoir atteint la limite ; 0 pour ne finir qu'aux points.
copyright-option-minutes = Minutes par manche
copyright-option-minutes-hint = Passé ce temps, la manche est comptée sans bonus ; 0 pour jouer sans limite. La variante minutée n'en tient pas compte.
copyright-option-seconds = Secondes par tour
copyright-option-seconds-hint = Seulement dans la variante minutée : le temps de poser sa carte.
copyright-option-turns = Chacun son tour
copyright-option-turns-hint = Sans montre : on joue l'un après l'autre, un geste à la fois. Tous ceux qui reproduisent le modèle au même tour de table ont le bonus.
copyright-option-modeller = Un joueur dispose le modèle
copyright-option-modeller-hint = À chaque manche, un autre joueur fait pivoter et retourne à sa guise les quatre cartes du modèle.
copyright-preset-begin = Des mains qui peuvent toutes reproduire le modèle, 15 points à atteindre et dix minutes par manche : le temps de regarder.
copyright-preset-printed = Un joueur fait pivoter et retourne les cartes du modèle, tout le monde court, et seuls les points sont limités.
copyright-option-gentle = À votre allure
copyright-option-gentle-hint = La première manche est sans montre, et les ordinateurs vous y attendent. Ensuite ils vont à peu près aussi vite que vous.
copyright-option-fair = Donne équitable
copyright-option-fair-hint = Chaque main peut reproduire le modèle sans que rien ne dépasse. Pas avec la variante minutée, ni quand un joueur dispose le modèle.

# Comment une partie s'achève
ending-points = La limite est atteinte.
ending-rounds = La dernière manche est jouée.
ending-trained = La manche d'entraînement est jouée.

# Ce que dit la commande study
copyright-study = { $deals ->
    [one] { $deals } donne résolue
   *[other] { $deals } donnes résolues
} : { NUMBER($mean_ms, maximumFractionDigits: 3) } ms en moyenne, { NUMBER($p99_ms, maximumFractionDigits: 3) } ms pour 99 % d'entre elles, { NUMBER($max_ms, maximumFractionDigits: 3) } ms au plus.
copyright-study-score = { $count ->
    [one] { $score } points au mieux : { $count } donne
   *[other] { $score } points au mieux : { $count } donnes
}

## Board

copyright-side = Joueur { $number }
copyright-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
copyright-variants-more = Manches, temps et modèle
copyright-hints = Cases justes
copyright-option-variant-value = { $value ->
    [timed] minutée
    [flash] éclair
   *[base] jeu de base
}
copyright-played-variant = { $value ->
    [timed] variante minutée
    [flash] variante éclair
   *[base] {""}
}

# Les figures et les cases
copyright-figure-s = carré
copyright-figure-o = cercle
copyright-figure-x = croix
copyright-empty = vide
copyright-bare = sans carte
copyright-and = { $some } et { $last }
copyright-at-nw = en haut à gauche
copyright-at-n = en haut
copyright-at-ne = en haut à droite
copyright-at-w = à gauche
copyright-at-c = au milieu
copyright-at-e = à droite
copyright-at-sw = en bas à gauche
copyright-at-s = en bas
copyright-at-se = en bas à droite
copyright-looked = à regarder
copyright-model = Modèle
copyright-model-caption = Modèle à reproduire
copyright-model-cell = Rangée { $row }, colonne { $column } :
copyright-model-row = Rangée { $row } :
copyright-matches = comme le modèle
copyright-cell = Colonne { $column }, rangée { $row } :
copyright-cards = { $count ->
    [one] carte { $cards }
   *[other] cartes { $cards }
}
copyright-card = Carte { $card }, touche { $key } : { $shows }{ $laid ->
    [yes] , posée
   *[no] {""}
}
copyright-held = Carte { $card } : { $shows } ; colonne { $column }, rangée { $row }.
copyright-surface = Votre assemblage
copyright-hand = Vos cartes
copyright-miniature = { $cards ->
    [0] Aucune carte posée
    [one] { $cards } carte posée, cases justes : { $matches } sur 9
   *[other] { $cards } cartes posées, cases justes : { $matches } sur 9
}{ $done ->
    [yes] , a terminé
   *[no] {""}
}

# Ce qui se fait
copyright-tools = Ce que vous pouvez faire
copyright-turn = Pivoter
copyright-flip = Retourner
copyright-take = Reprendre
copyright-clear = Tout reprendre
copyright-done = Terminer
copyright-done-really = Ne plus poser de carte dans cette manche ?
copyright-done-means = Votre assemblage reste comme il est et sera compté. Les autres continuent.
copyright-done-yes = Terminer
copyright-done-no = Continuer
copyright-confirm = C'est posé
copyright-pass = Renoncer : −2
copyright-end = Finir la manche ?
copyright-continue = Continuer
copyright-next = Manche suivante
copyright-next-end = Voir la fin
copyright-waited-you = On n'attend plus que vous
copyright-waited = On attend { $names }
copyright-arrange = Faites pivoter et retournez à votre guise les quatre cartes du modèle, puis montrez-le.
copyright-arranged = Montrer le modèle
copyright-model-cards-label = Les cartes du modèle
copyright-dealing = Les cartes se distribuent…

# Où l'on en est
copyright-gentle-first = Sans montre : on vous attend.
copyright-gentle-later = Les ordinateurs, s'il y en a, vont à votre allure.
copyright-ready = Reproduisez le modèle : superposez vos cartes transparentes jusqu'à voir partout les mêmes figures que lui.
copyright-round = Manche { $round }
copyright-goal = { $variant ->
    [flash] but : { $wins ->
        [one] { $wins } manche
       *[other] { $wins } manches
    }
   *[other] but : { $limit } points
}
copyright-turn-number = tour { $turn }
copyright-overtime = départage
copyright-standing = { $matches } sur 9
copyright-rows = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
copyright-columns = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
copyright-standing-out = −{ $out } : { $parts } { $out ->
    [one] dépasse
   *[other] dépassent
} du cadre
copyright-voted-by = D'accord pour finir : { $names }

# Le décompte
copyright-scored = Décompte de la manche { $round }
copyright-lay-outs = Assemblages
copyright-ending-finished = { $you ->
    [yes] Vous reproduisez le modèle !
   *[no] { $name } reproduit le modèle !
}
copyright-ending-alone = Votre assemblage est compté.
copyright-ending-given_up = Tout le monde a terminé : pas de bonus.
copyright-ending-time = Le temps est écoulé : pas de bonus.
copyright-ending-agreed = La manche finit d'un commun accord : pas de bonus.
copyright-ending-pile = La pioche ne suffit plus pour tous : pas de bonus.
copyright-photo = À l'arrivée : { $names }
copyright-finished = { $place ->
    [1] 1er
   *[other] { $place }e
}
copyright-count-matches = { $count ->
    [one] { $count } case juste
   *[other] { $count } cases justes
}
copyright-count-rows = { $count ->
    [one] { $count } rangée dehors
   *[other] { $count } rangées dehors
}
copyright-count-columns = { $count ->
    [one] { $count } colonne dehors
   *[other] { $count } colonnes dehors
}
copyright-count-missed = { $count ->
    [one] { $count } carte perdue
   *[other] { $count } cartes perdues
}
copyright-count-bonus = bonus
copyright-best = Au mieux { $score }, avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $possible ->
    [yes] .
   *[no] {" "}: le modèle ne pouvait pas être reproduit.
}
copyright-best-done = On ne pouvait pas faire mieux avec ces cartes.
copyright-best-caption = Le meilleur possible
copyright-best-show = Voir
copyright-best-hide = Revenir
copyright-possible = Le modèle pouvait être reproduit avec ces cartes.
copyright-impossible = Le modèle ne pouvait pas être reproduit avec ces cartes.

# Ce qui est écrit et dit des coups
copyright-written-put = carte { $card }{ $way ->
    [flipped] {" "}retournée
    [turned] {" "}pivotée
   *[plain] {""}
}{ $place ->
    [yes] , colonne { $column }, rangée { $row }
   *[no] {""}
}
copyright-written-take = reprend la carte { $card }
copyright-written-clear = tout repris
copyright-written-done = terminé
copyright-written-end = finir ?
copyright-written-continue = continuer
copyright-written-next = prêt
copyright-written-pass = renonce
copyright-written-model = modèle
copyright-written-deal = donne
copyright-written-time = temps écoulé
copyright-written-step = coup
copyright-worded-put = la carte { $card }, comme en pointillé ({ $shows }), { $place }
copyright-beside-nothing = n'importe où sur la grille vide
copyright-beside-same = là où elle est
copyright-beside-itself = { $shift } d'où elle est
copyright-beside-over = juste sur la carte { $card }
copyright-beside-other = { $shift } de la carte { $card }
copyright-shift-right = { $count ->
    [one] une colonne à droite
   *[other] { $count } colonnes à droite
}
copyright-shift-left = { $count ->
    [one] une colonne à gauche
   *[other] { $count } colonnes à gauche
}
copyright-shift-up = { $count ->
    [one] une rangée au-dessus
   *[other] { $count } rangées au-dessus
}
copyright-shift-down = { $count ->
    [one] une rangée au-dessous
   *[other] { $count } rangées au-dessous
}
copyright-worded-take = reprendre la carte { $card }
copyright-told-put = { $you ->
    [yes] Carte { $card } posée.
   *[no] { $name } pose la carte { $card }.
}
copyright-told-take = { $you ->
    [yes] Carte { $card } reprise.
   *[no] { $name } reprend la carte { $card }.
}
copyright-told-clear = { $you ->
    [yes] Toutes vos cartes sont reprises.
   *[no] { $name } recommence.
}
copyright-told-matches = { $count ->
    [one] { $count } case sur 9 correspond.
   *[other] { $count } cases sur 9 correspondent.
}
copyright-told-done = { $you ->
    [yes] Vous avez terminé.
   *[no] { $name } a terminé.
}
copyright-told-pass = { $you ->
    [yes] Vous renoncez à votre carte.
   *[no] { $name } renonce à sa carte.
}
copyright-told-end = { $you ->
    [yes] Vous proposez de finir la manche sans bonus.
   *[no] { $name } propose de finir la manche sans bonus.
}
copyright-told-continue = { $you ->
    [yes] Vous voulez continuer.
   *[no] { $name } veut continuer.
}
copyright-told-time = Le temps est écoulé.
copyright-told-model = Un nouveau modèle.
copyright-told-deal = { $turn ->
    [0] Manche { $round } : les cartes sont données.
   *[other] Tour { $turn } : une carte pour chacun.
}
copyright-told-finish = { $you ->
    [yes] Vous reproduisez le modèle !
   *[no] { $name } reproduit le modèle !
}
copyright-told-scored = La manche est comptée.

# Ce qu'il faut savoir maintenant
copyright-progress = { $cards ->
    [0] aucune carte posée
    [one] { $cards } carte posée
   *[other] { $cards } cartes posées
} · { $matches }/9
copyright-turn-scored = Manche terminée
copyright-turn-alone = À vous de copier le modèle
copyright-guide-arrange = À vous de disposer le modèle.
copyright-guide-wait-model = Un joueur dispose le modèle.
copyright-guide-next = Regardez le décompte, puis passez à la suite.
copyright-guide-wait-next = La manche suivante commence quand tous sont prêts.
copyright-guide-rest = Vous avez terminé : la manche sera comptée quand les autres auront fini.
copyright-guide-turn = Ce n'est pas votre tour, mais vous pouvez déjà faire pivoter une carte de votre main.
copyright-guide-first = Faites glisser une carte sur le quadrillage. Les suivantes doivent partager au moins une case avec celles qui sont posées.
copyright-guide-mid = Une case est juste si l'on y voit les mêmes figures que sur le modèle, ni plus ni moins. Chaque rangée et chaque colonne qui dépasse coûtera un point.
copyright-guide-timed = Posez la carte de ce tour avant la fin du temps : ensuite elle ne bougera plus. Ne pas la poser coûte 2 points.
copyright-guide-last = Le modèle est reproduit : c'est le dernier tour, posez votre carte.

copyright-review-none = Aucune manche n'a été comptée.
copyright-review-how = Les points de chaque manche, et ce que le meilleur assemblage aurait rapporté de plus.
copyright-review-table = Points par manche
copyright-review-round = Manche

# L'aide
copyright-help = Comment jouer
copyright-help-aim = Posez vos cartes transparentes les unes sur les autres, pivotées, retournées ou décalées, jusqu'à ce que neuf cases montrent exactement le modèle, dans le même sens. Une case vide du modèle doit être couverte aussi.
copyright-help-base = Le premier qui y parvient finit la manche : un point par case juste, un de plus pour lui, et un de moins par rangée ou colonne qui dépasse du cadre.
copyright-help-timed = À chaque tour, chacun reçoit une carte et doit la poser dans le temps ; elle ne bouge plus ensuite. Une carte non posée coûte 2 points.
copyright-help-flash = Le premier qui y parvient marque un point, les autres rien.
copyright-help-mouse = Faites glisser une carte sur le quadrillage, ou touchez-la puis touchez une case. La molette ou deux doigts la font pivoter, un double appui la retourne ; posée sur votre main, elle y revient.
copyright-help-keys = Au clavier
copyright-help-key-hold = prendre une carte de la main, ou choisir celle qui est posée
copyright-help-key-arrows = déplacer la carte tenue, ou aller d'une case à l'autre
copyright-help-key-turn = rotation : faire pivoter la carte, dans un sens ou dans l'autre
copyright-help-key-flip = face : la retourner
copyright-help-key-enter = poser la carte tenue, ou choisir une carte de la case
copyright-help-key-take = reprendre en main la carte choisie
copyright-help-key-cancel = lâcher la carte
copyright-help-key-read = entendre le modèle, ou où en est votre assemblage
copyright-key-model = m
copyright-key-standing = a
copyright-key-enter = Entrée
copyright-key-delete = Suppr
copyright-key-escape = Échap

# Hints and analysis
copyright-reason-step = { $steps ->
    [one] Encore un geste
   *[other] Encore { $steps } gestes
} jusqu'à { $matches ->
    [one] { $matches } case juste
   *[other] { $matches } cases justes
} sur 9 : { $score ->
    [one] { $score } point
   *[other] { $score } points
} en tout.
copyright-reason-mend = Ce qui est posé gêne : { $steps ->
    [one] en un geste
   *[other] en { $steps } gestes, celui-ci compris,
} on arrive à { $matches ->
    [one] { $matches } case juste
   *[other] { $matches } cases justes
} sur 9, soit { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
copyright-reason-finish = Le modèle est reproduit : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $out ->
    [0] rien ne dépasse
    [one] avec une rangée ou colonne qui dépasse
   *[other] avec { $out } rangées ou colonnes qui dépassent
}.
copyright-reason-flash = { $steps ->
    [one] Ce geste reproduit le modèle.
   *[other] En { $steps } gestes, le modèle est reproduit ; seul cela compte.
}
copyright-reason-impossible = Vos cartes ne peuvent pas reproduire le modèle, et seul cela compte.
copyright-reason-done = Rien de ce que vos cartes permettent ne vaut plus que ce qui est posé : { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
copyright-reason-last = Quelqu'un a fini et il reste un geste : celui-ci rapporte { $gain ->
    [one] un point
   *[other] { $gain } points
}, pour un total de { $score }.
copyright-reason-no-gain = Quelqu'un a fini et il reste un geste : poser ou déplacer une carte près du cadre n'ajoute rien ; points posés : { $score }.
copyright-reason-place = La manche poursuivie { $samples } fois pendant { $turns } tours, cette place mène à { NUMBER($value, maximumFractionDigits: 1) } points en moyenne, aucune autre des places comparées à plus de { NUMBER($other, maximumFractionDigits: 1) }.
copyright-reason-stays = La carte est bien placée : la manche poursuivie { $samples } fois pendant { $turns } tours, elle mène à { NUMBER($value, maximumFractionDigits: 1) } points en moyenne, et aucune des places comparées ne fait mieux.
copyright-reason-lose = Posée au mieux, cette carte mène à { NUMBER($value, maximumFractionDigits: 1) } points en moyenne sur { $samples } suites de { $turns } tours ; perdue, à { NUMBER($lost, maximumFractionDigits: 1) }.
copyright-reason-stuck = Une figure gêne là où votre assemblage promet le plus, et la carte de ce tour n'a rien rapporté ; points en ce moment : { $score }.
copyright-reason-long = D'autres veulent finir, et la manche dure depuis { $turn } tours au moins.
copyright-unit = points de la manche
copyright-fact-score = points posés : { $value }
copyright-fact-cards = { $value ->
    [one] avec une carte
   *[other] avec { $value } cartes au plus
}
copyright-fact-best = au mieux { $value ->
    [one] { $value } point
   *[other] { $value } points
}
copyright-fact-fewest = { $value ->
    [one] une carte suffit au modèle
   *[other] { $value } cartes suffisent au modèle
}
copyright-fact-turn = tour { $value }
copyright-fact-samples = manche poursuivie { $value } fois

## Terminal

terminal-copyright-side = Place { $number }
terminal-copyright-facts = { $points ->
    [one] { $points } pt · { $laid }/{ $all } en jeu
   *[other] { $points } pts · { $laid }/{ $all } en jeu
}
terminal-copyright-facts-timed = { $points ->
    [one] { $points } pt · en jeu { $laid }, perdues { $missed }
   *[other] { $points } pts · en jeu { $laid }, perdues { $missed }
}
terminal-copyright-model = Modèle
terminal-copyright-round = Manche { $round }
terminal-copyright-turn = Tour { $turn }
terminal-copyright-framed = { $matches } ✓ − { $out }
terminal-copyright-lay-out-of = Assemblage : { $name }
terminal-copyright-best-of = Le meilleur : { $name }

# Ce que le jeu attend, au-dessus du plateau : une quarantaine de signes
terminal-copyright-choose = Choisissez une carte, puis Entrée
terminal-copyright-holding = Carte { $card } : flèches, R, F (Échap : rendre)
terminal-copyright-arrange = Disposez le modèle : ← →, R, F
terminal-copyright-scored = Manche { $round } : ← → joueurs, ↑ ↓ le meilleur

# Ce que fait Entrée, au-dessous
terminal-copyright-pick = Entrée : prendre la carte { $card }
terminal-copyright-lift = Entrée : déplacer { $card } · Suppr : reprendre
terminal-copyright-lay = Entrée : poser { $move }
terminal-copyright-press = Entrée : { $deed }

# Les coups en mots
terminal-copyright-put = carte { $card }, { $held }, colonne { $x }, rangée { $y }
terminal-copyright-held = { $flipped ->
    [yes] { $quarters ->
        [0] retournée
        [1] retournée, puis un quart de tour
        [2] retournée, puis un demi-tour
       *[other] retournée, puis trois quarts de tour
    }
   *[no] { $quarters ->
        [0] telle quelle
        [1] un quart de tour
        [2] un demi-tour
       *[other] trois quarts de tour
    }
}
terminal-copyright-take = reprendre la carte { $card }
terminal-copyright-pass = ne pas poser la carte { $card }
terminal-copyright-clear = tout reprendre
terminal-copyright-done = terminé
terminal-copyright-end = finir la manche
terminal-copyright-continue = continuer tout de même
terminal-copyright-next = suite
terminal-copyright-ready = prêt
terminal-copyright-done-really = Ne plus poser de carte dans cette manche ?
terminal-copyright-pass-really = Ne pas poser la carte { $card } ? Elle est perdue et coûte 2 points.

# Ce qui s'est passé
terminal-copyright-told-round = Manche { $round } : un nouveau modèle.
terminal-copyright-told-turn = Manche { $round }, tour { $turn } : une carte pour chacun.
terminal-copyright-told-lay = { $you ->
    [yes] Vous posez la carte { $card }.
   *[no] { $name } pose la carte { $card }.
}
terminal-copyright-told-move = { $you ->
    [yes] Vous déplacez la carte { $card }.
   *[no] { $name } déplace la carte { $card }.
}
terminal-copyright-told-back = { $count ->
    [one] De retour en main : la carte { $cards }.
   *[other] De retour en main : les cartes { $cards }.
}
terminal-copyright-told-finish = { $you ->
    [yes] Vous reproduisez le modèle !
   *[no] { $name } reproduit le modèle !
}
terminal-copyright-told-done = { $you ->
    [yes] Vous ne posez plus de carte.
   *[no] { $name } ne pose plus de carte.
}
terminal-copyright-told-confirm = { $you ->
    [yes] Vous avez terminé ce tour.
   *[no] { $name } a terminé ce tour.
}
terminal-copyright-ended = { $ending ->
    [finished] La manche est finie.
    [given-up] Tout le monde a terminé : la manche est finie, sans bonus.
    [time] Le temps de la manche est écoulé : pas de bonus.
    [agreed] La manche finit d'un commun accord, sans bonus.
   *[pile] La pioche ne suffit plus pour tous : pas de bonus.
}

# Comment une manche est comptée, sous le plateau
terminal-copyright-count = { $name } : { $sum }
terminal-copyright-part-matches = { $count } ✓
terminal-copyright-part-rows = { $count ->
    [one] − { $count } rangée
   *[other] − { $count } rangées
}
terminal-copyright-part-columns = { $count ->
    [one] − { $count } colonne
   *[other] − { $count } colonnes
}
terminal-copyright-part-bonus = + { $count } de bonus
terminal-copyright-part-missed = { $count ->
    [one] − { $cost } ({ $count } carte perdue)
   *[other] − { $cost } ({ $count } cartes perdues)
}
terminal-copyright-part-nothing = aucune carte posée
terminal-copyright-flash = { $won ->
    [yes] première place, 1 point
   *[no] rien
}
terminal-copyright-best = Au mieux { $score } : cartes { $cards }.
terminal-copyright-best-none = Avec ces cartes il n'y avait rien à gagner.
terminal-copyright-possible = { $possible ->
    [yes] Le modèle pouvait être reproduit.
   *[no] Le modèle ne pouvait pas être reproduit.
}
terminal-copyright-finishers = Dans cet ordre : { $order }.
terminal-copyright-trained = { $score ->
    [one] { $score } point, { $best } au mieux.
   *[other] { $score } points, { $best } au mieux.
}
terminal-copyright-totals = Totaux : { $totals }.

terminal-copyright-rules =
    Posez vos cartes transparentes les unes sur les autres, pivotées, retournées ou décalées, jusqu'à ce que neuf cases montrent exactement ce que montre le modèle. Chaque carte doit partager une case avec ce qui est déjà là ; une case qu'aucune carte ne couvre ne compte jamais.
    À la fin d'une manche, chaque case conforme au modèle vaut un point, qui l'a reproduit en a un de plus, et chaque rangée ou colonne qui dépasse du cadre en coûte un. Dans le terminal on joue chacun son tour, un geste à la fois, sans montre ; avec --option turns=no c'est une course.
terminal-copyright-keys =
    □ ○ × les figures   · une case couverte qui n'en montre pas
    ✓ ✗ comme le modèle, ou non   −1 dépasse
    Flèches, Entrée   choisir une carte, la déplacer, la poser
    R, F              la faire pivoter, la retourner
    Échap             la remettre où elle était
    Suppr             reprendre en main une carte posée
    ↑ et ↓            les cartes posées, la main, les boutons
    F4                le cadre tel qu'il serait maintenant
    F5                les assemblages des autres
terminal-copyright-notation =
    12r1+2-1         carte 12, quart de tour, col. +2, rangée −1
    12f3-1+0         retournée, puis trois quarts de tour
    -12, clear       reprendre une carte ; les reprendre toutes
    done             ne plus poser ; en minuté, confirmer
    pass 12          ne pas poser la carte de ce tour
    end, continue    finir la manche sans bonus, ou non
    next             la manche suivante
    model 5f3 8r1 12r0 40r2    la position des cartes du modèle

# The form that all reviews share
copyright-review-axis = points
copyright-moment-round = Manche { $round } : { $score } { $score ->
    [one] point
   *[other] points
}, { $you ->
    [yes] vos cartes en permettaient
   *[no] les cartes de { $name } en permettaient
} { $best }.
copyright-moment-flash = Manche { $round } : { $you ->
    [yes] vos cartes permettaient
   *[no] les cartes de { $name } permettaient
} de reproduire le modèle.
copyright-moment-timed = Manche { $round } : { $score } { $score ->
    [one] point
   *[other] points
} ; { $you ->
    [yes] toutes vos cartes
   *[no] toutes les cartes de { $name }
} ensemble en permettaient { $best }.
copyright-remark-unused = { $variant ->
    [flash] { $points ->
        [0] Rien de mieux n'était possible avec ces cartes.
        [one] { $you ->
            [yes] Vous avez laissé passer une manche que vos cartes permettaient de gagner.
           *[no] { $name } a laissé passer une manche que ses cartes permettaient de gagner.
        }
       *[other] { $you ->
            [yes] Vous avez laissé passer { $points } manches que vos cartes permettaient de gagner.
           *[no] { $name } a laissé passer { $points } manches que ses cartes permettaient de gagner.
        }
    }
   *[other] { $points ->
        [0] Rien de mieux n'était possible avec ces cartes.
        [one] { $you ->
            [yes] Vous avez laissé un point que vos cartes permettaient.
           *[no] { $name } a laissé un point que ses cartes permettaient.
        }
       *[other] { $you ->
            [yes] Vous avez laissé { $points } points que vos cartes permettaient.
           *[no] { $name } a laissé { $points } points que ses cartes permettaient.
        }
    }
}
