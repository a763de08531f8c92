solo-name = Reversi solo
solo-no-colour = « { $text } » ne dit pas de quelle couleur est le pion : écrivez g (or) ou b (noir) devant la case, comme dans gd3.
solo-no-token = « { $text } » n'est pas un jeton : c'est g ou b, suivi d'un nombre de 0 (vierge) à 10.
solo-occupied = La case { $square } n'est pas libre : elle porte un pion ou un jeton.
solo-nothing = Un pion de cette couleur en { $square } ne retournerait aucun pion et ne gagnerait aucun jeton.
solo-reveal = Ce que montre le jeton en { $square }, seul le hasard en décide, au moment de le retourner.
solo-ages = Dès 8 ans
solo-tip = Un jeton du bord ne se gagne que le long du bord : gardez libre l'une des deux cases qui le touchent jusqu'à ce que l'autre porte le pion qu'il faut.
solo-about = Seul devant le plateau, vous menez l'or et le noir : découvrez les vingt-quatre jetons, puis encadrez-les un à un pour les gagner.
solo-first = Choisissez la couleur du pion, puis posez-le là où il encadre : les jetons qu'il touche par un côté se découvrent. Gardez des pions des deux couleurs : sans l'une, plus rien ne s'encadre. Clic droit ou appui long : l'autre couleur.
solo-option-values = Avec les valeurs
solo-option-values-hint = Les nombres des jetons gagnés s'additionnent ; qui réunit les quatre jetons vierges double son total.
solo-preset-begin = Un point par jeton gagné : c'est aussi le jeu du livret.
solo-preset-printed = Le jeu du livret, le même que pour commencer : un point par jeton gagné, quel que soit son nombre.

# Comment une partie s'achève
ending-cleared = Tous les jetons sont gagnés.
ending-lost = Les jetons qui restent ne peuvent plus être gagnés.
ending-stuck = Plus aucun pion ne peut être posé : aucune case n'encadrerait quoi que ce soit.
ending-stopped = Vous vous êtes arrêté là.

# Ce que dit la page web
solo-side = Or et noir
solo-marked = marqué
solo-board = Plateau de Reversi solo
solo-colour = Couleur du pion à poser
solo-key = { $colour ->
    [gold] O
   *[black] N
}
solo-key-other = changer de couleur
solo-key-place-other = poser l'autre couleur
solo-colour-how = Touches O, N ou X ; clic droit, appui long ou Maj+Entrée pour poser l'autre couleur
solo-place = { $colour ->
    [gold] Poser or
   *[black] Poser noir
}
solo-squares = { $count ->
    [0] aucune case
    [one] 1 case
   *[other] { $count } cases
}
solo-free = libre
solo-disc = { $colour ->
    [gold] pion or
   *[black] pion noir
}
solo-token = { $colour ->
    [gold] or
   *[black] noir
} { $number ->
    [0] vierge
   *[other] { $number }
}
solo-token-up = jeton { $token }
solo-token-down = jeton face cachée
solo-token-lost = perdu
solo-colour-can = { $colour ->
    [gold] or
   *[black] noir
} : { $effect }
solo-cannot = non jouable
solo-turns = { $count ->
    [one] retourne 1 pion
   *[other] retourne { $count } pions
}
solo-wins = { $count ->
    [one] gagne le jeton { $tokens }
   *[other] gagne les jetons { $tokens }
}
solo-and = { $words } et { $last }
solo-won = { $count ->
    [0] Aucun jeton gagné sur { $all }
    [one] 1 jeton gagné sur { $all }
   *[other] { $count } jetons gagnés sur { $all }
}
solo-won-list = Gagnés : { $tokens }.
solo-doubling = { $count ->
    [4] Total doublé
   *[other] Vierges : { $count } sur { $all } pour doubler
}
solo-hidden = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
solo-seen = { $count ->
    [one] { $count } découvert
   *[other] { $count } découverts
}
solo-lost = { $count ->
    [one] 1 fêlé : perdu
   *[other] { $count } fêlés : perdus
}
solo-slot-won = { $token } : gagné
solo-slot-seen = { $token } : découvert
solo-slot-lost = { $token } : perdu
solo-slot-unseen = { $token } : caché
solo-place-written = { $colour ->
    [gold] or
   *[black] noir
} { $square }
solo-reveal-written = { $square } : { $token }
solo-stop-written = arrêt
solo-told-place = { $colour ->
    [gold] Pion or
   *[black] Pion noir
} en { $square }{ $count ->
    [0] {""}
    [one] , un pion retourné
   *[other] , { $count } pions retournés
}.
solo-told-won = { $count ->
    [one] Jeton gagné : { $tokens }.
   *[other] Jetons gagnés : { $tokens }.
}
solo-told-reveal = { $colour ->
    [gold] Le jeton en { $square } est l'{ $token }.
   *[black] Le jeton en { $square } est le { $token }.
}
solo-told-stop = La partie s'arrête là.
solo-stop = S'arrêter là
solo-stop-really = S'arrêter là ?
solo-stop-means = La partie s'achève et votre score reste ce qu'il est. Le programme dira si un pion de plus aurait gagné un jeton.
solo-loss-lost = Après ce pion, aucun des jetons qui restent ne pourrait plus être gagné : la partie s'achèverait.
solo-loss-stuck = Après ce pion, plus aucun autre ne pourrait être posé : la partie s'achèverait.
solo-loss-colour = { $colour ->
    [gold] Ce pion retournerait le dernier pion or : il n'en reviendrait plus, et seuls les jetons or pourraient encore être gagnés.
   *[black] Ce pion retournerait le dernier pion noir : il n'en reviendrait plus, et seuls les jetons noirs pourraient encore être gagnés.
}
solo-missed = { $count ->
    [one] Un coup aurait encore gagné un jeton : { $moves }.
   *[other] Ces coups auraient encore gagné un jeton : { $moves }.
}
solo-missed-nothing = Aucun pion de plus n'aurait gagné de jeton.
solo-tokens = { $score }/24 jetons
solo-points = { $score }/220 points
solo-review-line = { $count ->
    [one] Le coup qui y menait
   *[other] Les { $count } coups qui y menaient
}

# Hints and analysis
solo-reason-deals = { $counting ->
    [values] Sur { $deals } distributions imaginées des jetons cachés, jouées jusqu'au bout, ce coup mène à { NUMBER($mean, maximumFractionDigits: 2) } points en moyenne, aucun autre à plus de { NUMBER($other, maximumFractionDigits: 2) }.
   *[tokens] Sur { $deals } distributions imaginées des jetons cachés, jouées jusqu'au bout, ce coup mène à { NUMBER($mean, maximumFractionDigits: 2) } jetons en moyenne, aucun autre à plus de { NUMBER($other, maximumFractionDigits: 2) }.
}
solo-reason-only = { $counting ->
    [values] C'est le seul coup possible ; sur { $deals } distributions imaginées, il mène à { NUMBER($mean, maximumFractionDigits: 2) } points en moyenne.
   *[tokens] C'est le seul coup possible ; sur { $deals } distributions imaginées, il mène à { NUMBER($mean, maximumFractionDigits: 2) } jetons en moyenne.
}
solo-reason-proved = { $counting ->
    [values] Tout est découvert : ce coup mène à { $score } points en { $steps } { $steps ->
        [one] coup
       *[other] coups
    }, et il est prouvé qu'on ne peut faire mieux.
   *[tokens] Tout est découvert : ce coup mène à { $score } jetons en { $steps } { $steps ->
        [one] coup
       *[other] coups
    }, et il est prouvé qu'on ne peut faire mieux.
}
solo-reason-found = { $counting ->
    [values] Tout est découvert : la meilleure suite trouvée commence ainsi et mène à { $score } points en { $steps } { $steps ->
        [one] coup
       *[other] coups
    }.
   *[tokens] Tout est découvert : la meilleure suite trouvée commence ainsi et mène à { $score } jetons en { $steps } { $steps ->
        [one] coup
       *[other] coups
    }.
}
solo-reason-try = { $counting ->
    [values] On n'a trouvé aucune suite qui dépasse vos { $score } points, sans que ce soit prouvé : on peut essayer.
   *[tokens] On n'a trouvé aucune suite qui dépasse vos { $score } jetons, sans que ce soit prouvé : on peut essayer.
}
solo-reason-stop = { $counting ->
    [values] Il est prouvé que rien ne peut plus s'ajouter à vos { $score } points.
   *[tokens] Il est prouvé que rien ne peut plus s'ajouter à vos { $score } jetons.
}
solo-unit = jetons ou points à la fin
solo-fact-won = jetons gagnés : { $value }
solo-fact-possible = gagnés ou pas encore perdus : { $value } jetons
solo-fact-hidden = { $value ->
    [one] un jeton caché
   *[other] { $value } jetons cachés
}
solo-fact-deals = { $value ->
    [one] une distribution imaginée
   *[other] { $value } distributions imaginées
}

# In the terminal

terminal-solo-won = { $count }/{ $all } gagnés
terminal-solo-sum = { $blanks ->
    [4] somme { $sum } × 2 = { $score }
   *[other] somme { $sum } · { $blanks }/4 vierges
}
terminal-solo-lost = { $count } × hors d'atteinte
terminal-solo-stopped = La partie s'est arrêtée là.
terminal-solo-wins = gagne { $tokens }
terminal-solo-uncovered = Découverts : { $tokens }.
terminal-solo-rules =
    Posez un pion, côté or ou noir à votre gré, là où il encadre une file de pions de l'autre couleur, qui se retournent, ou gagne un jeton. Les jetons qu'il touche par un côté se découvrent ensuite. Un jeton déjà découvert se gagne entre deux pions de l'autre couleur, dont celui qu'on vient de poser.
    Plus on gagne de jetons, mieux c'est ; avec l'option « values » leurs nombres s'additionnent, et les quatre vierges réunis doublent la somme.
terminal-solo-keys =
    ○ or  ● noir  ? face cachée  ○7 ●10 découverts  ○– vierge
    ○ ● marquent les cases pour la couleur choisie, ◦ • celles de l'autre ; + serait gagné, × ne peut plus l'être
    O (or), N (noir)   choisir la couleur        X   en changer
    Clic droit         poser l'autre couleur

# The form that all reviews share
solo-review-axis = jetons ou points
solo-curve-won = gagné
solo-curve-possible = encore possible
solo-moment-lost = Après ce coup, rien d'aussi bon n'a été trouvé : { solo-moment-less } de moins.
solo-moment-surely = Ce coup coûte { solo-moment-less }.
solo-moment-stopped = En vous arrêtant là, vous laissez { solo-moment-less }.
solo-moment-less = { $counting ->
    [values] { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    }
   *[tokens] { $lost ->
        [one] { $lost } jeton
       *[other] { $lost } jetons
    }
}
solo-remark-exact = Le mieux possible : { solo-remark-best }.
solo-remark-reached = Le mieux possible, { solo-remark-best } : vous l'avez atteint.
solo-remark-bound = Le mieux possible : au moins { $best }, au plus { $bound } ; l'ordinateur n'a pas tout essayé.
solo-remark-best = { $counting ->
    [values] { $best } points
   *[tokens] { $best ->
        [one] { $best } jeton
       *[other] { $best } jetons
    }
}
