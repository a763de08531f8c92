reversi-name = Reversi
reversi-no-line = « { $text } » n'est pas une direction : n, ne, e, se, s, sw, w ou nw.
reversi-occupied = La case { $square } porte déjà un pion.
reversi-flanks-nothing = Un pion en { $square } n'encadrerait aucun pion adverse.
reversi-all-lines = Toutes les lignes encadrées se retournent : il n'y en a pas à choisir.
reversi-single-line = Une seule ligne est encadrée en { $square } : il n'y a pas à la nommer.
reversi-choose-line = Plusieurs lignes sont encadrées en { $square } : choisissez-en une ({ $lines }).
reversi-must-place = Vous pouvez encadrer un pion : il n'est pas permis de passer.
reversi-ages = Dès 8 ans
reversi-tip = Les cases du bord se défendent bien, et les coins mieux encore : un pion posé dans un coin ne change plus jamais de couleur.

# Ce que dit la page web
reversi-about = Encadrez les pions adverses : ils se retournent et deviennent vôtres. Le plateau bascule d'un coup à l'autre, et rien n'est joué avant la dernière case.
reversi-first = Posez un pion sur une case marquée d'un losange : les pions adverses pris entre deux des vôtres se retournent.
reversi-first-one_line = Posez un pion sur une case marquée d'un losange : les pions adverses pris entre deux des vôtres se retournent, sur une seule ligne de votre choix.
reversi-gold = or
reversi-black = noir
reversi-side-gold = Or
reversi-side-black = Noir
reversi-free = libre
reversi-pass = passe
reversi-marked = marqué
reversi-board = Plateau de Reversi
reversi-playable = { $count ->
    [one] jouable, retourne un pion
   *[other] jouable, retourne { $count } pions
}
reversi-playable-lines = jouable, { $count } lignes au choix
reversi-side-count = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
reversi-reserve = { $count ->
    [0] Réserve vide
    [one] Un pion en réserve
   *[other] { $count } pions en réserve
}
reversi-told-place = { $you ->
    [yes] Vous posez en { $square }, { $count ->
        [one] un pion retourné
       *[other] { $count } pions retournés
    }.
   *[no] { $name } pose en { $square }, { $count ->
        [one] un pion retourné
       *[other] { $count } pions retournés
    }.
}
reversi-told-pass = { $you ->
    [yes] Vous ne pouvez rien encadrer : vous passez.
   *[no] { $name } ne peut rien encadrer et passe.
}
reversi-tie = À égalité, qui a posé le dernier pion l'emporte.
reversi-choose = Plusieurs lignes partent de { $square } : laquelle retourner ?
reversi-line = { $count ->
    [one] { $direction }, retourne un pion
   *[other] { $direction }, retourne { $count } pions
}
reversi-line-n = vers le haut
reversi-line-ne = en haut à droite
reversi-line-e = vers la droite
reversi-line-se = en bas à droite
reversi-line-s = vers le bas
reversi-line-sw = en bas à gauche
reversi-line-w = vers la gauche
reversi-line-nw = en haut à gauche
reversi-option-one_line = Une seule ligne
reversi-option-one_line-hint = Un pion posé ne retourne qu'une ligne, à votre choix : plus doux, pour jouer avec des enfants.
reversi-option-parallel = Départ parallèle
reversi-option-parallel-hint = Les quatre premiers pions se font face, couleur à côté de couleur, au lieu de se croiser.
reversi-option-othello = Usages d'Othello
reversi-option-othello-hint = Comme en tournoi : les noirs commencent, l'égalité fait partie nulle, les réserves sont sans limite.
reversi-preset-begin = Le jeu de base, sans variante : c'est aussi celui du livret.
reversi-preset-printed = Le jeu du livret, le même que pour commencer : départ croisé, toutes les lignes se retournent.

# Analyse
reversi-unit = pions
reversi-fact-empty = { $value ->
    [one] { $value } case vide
   *[other] { $value } cases vides
}
reversi-fact-own = pions à soi : { $value }
reversi-fact-theirs = pions adverses : { $value }
reversi-fact-places = { $value ->
    [one] { $value } case où jouer
   *[other] { $value } cases où jouer
}
reversi-fact-answers = { $value ->
    [one] { $value } case pour l'adversaire, si c'était à lui
   *[other] { $value } cases pour l'adversaire, si c'était à lui
}

# In the terminal

terminal-reversi-discs = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
terminal-reversi-reserve = réserve { $count }
terminal-reversi-turns = { $count ->
    [one] retourne { $count } pion
   *[other] retourne { $count } pions
}
terminal-reversi-rules =
    Posez un pion de sorte qu'une file de pions adverses, en ligne ou en diagonale, se trouve prise entre lui et un autre des vôtres : toute la file se retourne. Qui ne peut rien encadrer passe. À la fin, la majorité des pions l'emporte ; à égalité, qui a posé le dernier.

# Bilan de la partie
reversi-review-none = Aucun pion n'a été posé : il n'y a rien à revoir.
reversi-review-curve = L'avance au fil de la partie, en pions.
reversi-review-unit = avance en pions, par coup
reversi-review-exact-from = À partir du coup { $number }, tout est exact.
reversi-review-turning = Tournant
reversi-review-turning-told = Tournant au coup { $number }, { $move } : { NUMBER($loss, maximumFractionDigits: 1) } pions perdus.
reversi-review-sums = Ce que chaque camp a perdu
reversi-review-lost = Pions perdus
reversi-review-best = Coups sans perte
reversi-review-missed-wins = Gains manqués
reversi-review-of = { $count } sur { $all }
reversi-review-all = Montrer tous les coups
reversi-review-faultless = Aucun coup n'a rien perdu.
reversi-review-turns = Coup par coup
reversi-review-loss = −{ NUMBER($loss, maximumFractionDigits: 1) }
reversi-review-lossless = sans perte
reversi-review-missed-win = gain manqué
reversi-review-missed-draw = nulle manquée
reversi-review-better = Mieux :
