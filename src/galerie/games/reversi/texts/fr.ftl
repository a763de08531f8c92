reversi-name = Reversi
reversi-no-line = « { $text } » n'est pas une direction : n, ne, e, se, s, sw, w ou nw.
reversi-occupied = La case { $square } porte déjà un pion.
reversi-flanks-nothing = Un pion en { $square } n'encadrerait aucun pion adverse.
reversi-all-lines = Toutes les lignes encadrées se retournent : il n'y en a pas à choisir.
reversi-single-line = Une seule ligne est encadrée en { $square } : il n'y a pas à la nommer.
reversi-choose-line = Plusieurs lignes sont encadrées en { $square } : choisissez-en une ({ $lines }).
reversi-must-place = Vous pouvez encadrer un pion : il n'est pas permis de passer.
reversi-start = Seul le hasard compose le départ : { $count } pions posés tour à tour, avant le premier coup.
reversi-vector = Plusieurs parties à la fois se jouent sans ligne au choix et sans départ tiré.
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
reversi-turned = retourné par le dernier pion
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
    [yes] Vous ne pouvez rien encadrer : { $other } rejoue.
   *[no] { $name } ne peut rien encadrer : { $again ->
        [yes] à vous de rejouer.
       *[no] { $other } rejoue.
    }
}
reversi-start-drawn = départ tiré
reversi-told-start = Le hasard a posé les huit premiers pions : { $moves }.
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
reversi-option-balanced = Départ équilibré
reversi-option-balanced-hint = Le hasard pose d'abord huit pions, quatre de chaque côté, dans une position où personne n'est en avance : chaque partie commence autrement.
reversi-preset-begin = Le jeu de base, sans variante : c'est aussi celui du livret.
reversi-preset-printed = Le jeu du livret, le même que pour commencer : départ croisé, toutes les lignes se retournent.

# Les ouvertures

reversi-opening-perpendicular = Perpendiculaire
reversi-opening-parallel = Parallèle
reversi-opening-diagonal = Diagonale
reversi-opening-mouse = Souris
reversi-opening-cart = Charrette
reversi-opening-tiger = Tigre
reversi-opening-aubrey = Aubrey (ou Tanaka)
reversi-opening-aubrey-feldborg = Aubrey, suite de Feldborg
reversi-opening-berg-tiger = Tigre de Berg
reversi-opening-brightwell = Brightwell
reversi-opening-leaders-tiger = Tigre de Leader
reversi-opening-spencer = Spencer
reversi-opening-mako-tiger = Tigre de Mako
reversi-opening-rose-bill = Rose-Bill
reversi-opening-nicolet = Nicolet
reversi-opening-rooster-hook = Coq, crochet
reversi-opening-rooster-straight = Coq, direct
reversi-opening-rooster-uppercut = Coq, uppercut
reversi-opening-central-rose-bill = Rose-Bill centrale
reversi-opening-fjt = FJT
reversi-opening-tamenori = Tamenori
reversi-opening-goldfish = Poisson rouge
reversi-opening-grand-central = Grand Central
reversi-opening-banana = Banane
reversi-opening-ishii = Ishii
reversi-opening-mainline-tiger = Tigre, ligne principale
reversi-opening-stephenson = Stephenson
reversi-opening-kung = Kung
reversi-opening-no-kung = No-Kung
reversi-opening-compoth = Comp'Oth
reversi-opening-lightning-bolt = Éclair
reversi-opening-scorpion = Scorpion
reversi-opening-classic-scorpion = Scorpion classique
reversi-opening-logistello = Comp'Oth de Logistello
reversi-opening-new-scorpion = Nouveau Scorpion
reversi-opening-flat-compoth = Comp'Oth plat
reversi-opening-sharp-compoth = Comp'Oth aigu
reversi-opening-low-fat = Low-FAT
reversi-opening-fat = F.A.T.
reversi-opening-no-fat = No-FAT
reversi-opening-ganglion = Ganglion
reversi-opening-missile = Missile
reversi-opening-dragon = Dragon
reversi-opening-wind-god = Dieu du vent
reversi-opening-whirlwind = Tourbillon
reversi-opening-crayfish = Écrevisse
reversi-opening-shrimp = Crevette
reversi-opening-cat = Chat
reversi-opening-berner = Berner
reversi-opening-sakaguchi = Sakaguchi
reversi-opening-italian = Italienne
reversi-opening-sheep = Mouton
reversi-opening-no-cat = No-Cat
reversi-opening-swallow = Hirondelle
reversi-opening-sea-otter = Loutre de mer
reversi-opening-rabbit = Lapin (ou Hameçon)
reversi-opening-horse = Cheval
reversi-opening-crane = Grue
reversi-opening-mimura = Mimura
reversi-opening-owaku = Owaku
reversi-opening-bhagat = Bhagat
reversi-opening-shaman = Chaman (ou Danoise)
reversi-opening-inoue = Inoue
reversi-opening-iago = Iago
reversi-opening-ralle = Ralle
reversi-opening-tama-rabbit = Lapin de Tama
reversi-opening-eight-shot = Huitième coup
reversi-opening-rose = Rose
reversi-opening-greenberg = Greenberg (ou Dawg)
reversi-opening-tezuka = Système Tezuka
reversi-opening-rose-birth = Rose-Birth
reversi-opening-rose-birdie = Rose-Birdie (ou Rose-Tamenori)
reversi-opening-rose-tamenori-kling = Rose-Tamenori-Kling
reversi-opening-brightstein = Brightstein
reversi-opening-flat = Rose plate
reversi-opening-rotating-flat = Rose plate tournante
reversi-opening-rotating-flat-kling = Rose plate tournante, suite de Kling
reversi-opening-murakami = Murakami
reversi-opening-hare = Lièvre
reversi-opening-semi-wing = Demi-aile
reversi-opening-wing = Aile
reversi-opening-x-square = Case X
reversi-opening-back-snake = Serpent inverse
reversi-opening-back-raccoon-dog = Tanuki inverse
reversi-opening-raccoon-dog = Tanuki
reversi-opening-buffalo = Buffle (ou Kenichi)
reversi-opening-hokuriku-buffalo = Buffle de Hokuriku
reversi-opening-tanida-buffalo = Buffle de Tanida
reversi-opening-maruoka-buffalo = Buffle de Maruoka
reversi-opening-cow = Vache
reversi-opening-chimney = Cheminée
reversi-opening-tank = Char
reversi-opening-rose-v-toth = Rose-v-Toth
reversi-opening-landau = Landau
reversi-opening-maruoka = Maruoka
reversi-opening-shipwreck = Naufrage
reversi-opening-tanida = Tanida
reversi-opening-aircraft = Avion (ou Feldborg)
reversi-opening-clipper = Clipper
reversi-opening-sailboat = Voilier
reversi-opening-bat = Chauve-souris (ou Cambridge)
reversi-opening-bat-kling-alternative = Chauve-souris, variante de Kling
reversi-opening-bat-kling = Chauve-souris, suite de Kling
reversi-opening-melnikov = Melnikov
reversi-opening-bat-piau = Chauve-souris, suite de Piau
reversi-opening-heath = Heath (ou Tobidashi)
reversi-opening-heath-chimney = Heath-Cheminée
reversi-opening-apple = Pomme
reversi-opening-heath-bat = Heath-Chauve-souris
reversi-opening-iwasaki = Iwasaki
reversi-opening-classic-heath = Heath classique
reversi-opening-wild-strawberry = Fraise des bois
reversi-opening-mimura-heath = Mimura, seconde variante
reversi-opening-rocket = Fusée
reversi-opening-hamilton = Hamilton
reversi-opening-lollipop = Sucette
reversi-opening-snake = Serpent (ou Paysan)
reversi-opening-lysons = Lysons (ou Cobra)
reversi-opening-sand-snake = Serpent des sables
reversi-opening-viper = Vipère
reversi-opening-basilisk = Basilic
reversi-opening-tsuchinoko = Tsuchinoko
reversi-opening-pyramid = Pyramide

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
terminal-reversi-passed = { $passed } ne peut rien encadrer : { $again } rejoue.
terminal-reversi-turns = { $count ->
    [one] retourne { $count } pion
   *[other] retourne { $count } pions
}
terminal-reversi-rules =
    Posez un pion de sorte qu'une file de pions adverses, en ligne ou en diagonale, se trouve prise entre lui et un autre des vôtres : toute la file se retourne. Qui ne peut rien encadrer passe. À la fin, la majorité des pions l'emporte ; à égalité, qui a posé le dernier.

# Les problèmes d'un fichier
reversi-problem-none = Le fichier ne contient aucune position.
reversi-problem-length = Ligne { $line } : il faut 64 cases et le joueur au trait, soit 65 caractères ; il y en a { $count }.
reversi-problem-letter = Ligne { $line } : « { $text } » n'est pas une case. Noir : X, B, 0 ou * ; blanc : O, W ou 1 ; libre : - ou un point.
reversi-problem-side = Ligne { $line } : « { $text } » n'est pas un joueur : X pour le noir, O pour le blanc.
reversi-problem-score = Ligne { $line } : « { $text } » n'est pas un résultat tel que « f5:+2 » ou « +2 ».
reversi-problem-over = Ligne { $line } : personne ne peut plus jouer dans cette position.
reversi-problem-kernel = Sans le noyau compilé, { $count } cases libres sont trop pour une solution exacte.

# Bilan de la partie
reversi-review-none = Aucun pion n'a été posé : il n'y a rien à revoir.
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

# Pourquoi ce conseil

reversi-reason-only = C'est le seul coup possible.
reversi-reason-wins = Bien joué jusqu'au bout, ce coup gagne de { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}.
reversi-reason-loses = Plus rien ne sauve la partie ; ce coup perd de { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}, et aucun de moins.
reversi-reason-even = Bien joué jusqu'au bout, ce coup mène à l'égalité.
reversi-reason-last-wins = Bien joué jusqu'au bout : autant de pions pour chacun, et c'est vous qui posez le dernier. Vous gagnez.
reversi-reason-last-loses = Au mieux, autant de pions pour chacun, mais le dernier posé ne sera pas le vôtre.
reversi-reason-corner = Le coin { $square } ne se retourne plus jamais ; { reversi-reason-lead }
reversi-reason-again = L'autre camp ne pourra rien encadrer et vous rejouerez ; { reversi-reason-lead }
reversi-reason-few = L'autre camp n'aura que { $replies ->
    [one] { $replies } réponse
   *[other] { $replies } réponses
} ; { reversi-reason-lead }
reversi-reason-ahead = Le meilleur de tous : { reversi-reason-lead }
reversi-reason-lead = { $depth ->
    [0] le livre d'ouvertures
   *[other] le calcul, { $depth } coups en avant,
} { $ahead ->
    [yes] annonce { $lead ->
        [one] { $lead } pion
       *[other] { $lead } pions
    } d'avance à la fin
    [no] annonce { $lead ->
        [one] { $lead } pion
       *[other] { $lead } pions
    } de retard à la fin
   *[even] annonce l'égalité à la fin
}{ $gap ->
    [none] {""}
    [0] , autant qu'avec { $other }
   *[other] , { NUMBER($gap, maximumFractionDigits: 1) } de mieux qu'avec { $other }
}.

# The form that all reviews share
reversi-review-axis = avance, en pions
reversi-moment-lost = { $you ->
    [yes] Vous y perdez
   *[no] { $name } y perd
} { NUMBER($loss, maximumFractionDigits: 1) } { $loss ->
    [one] pion
   *[other] pions
}{ $exact ->
    [yes] {""}
   *[no] , d'après le calcul
} : { reversi-moment-leads }.
reversi-moment-missed-win = { $you ->
    [yes] Vous laissez
   *[no] { $name } laisse
} échapper une victoire certaine : { reversi-moment-leads }.
reversi-moment-missed-draw = { $you ->
    [yes] Vous laissez
   *[no] { $name } laisse
} échapper une égalité certaine : { reversi-moment-leads }.
reversi-moment-leads = { $left_side ->
    [ahead] { NUMBER($left, maximumFractionDigits: 1) } d'avance
    [behind] { NUMBER($left, maximumFractionDigits: 1) } de retard
    [won-tie] une égalité gagnée
    [lost-tie] une égalité perdue
   *[even] l'égalité
} à la fin au lieu de { $was_side ->
    [ahead] { NUMBER($was, maximumFractionDigits: 1) } d'avance
    [behind] { NUMBER($was, maximumFractionDigits: 1) } de retard
    [same] { NUMBER($was, maximumFractionDigits: 1) }
    [won-tie] l'égalité gagnée
    [lost-tie] l'égalité perdue
   *[even] l'égalité
}
reversi-remark-exact-from = À partir du coup { $number }, tout est exact.

# Les formats d'autres programmes
reversi-format-empty = Ce fichier ne contient aucune partie.
reversi-format-text = « { $text } » n'est pas un coup.
reversi-format-move = Le coup { $number }, { $move }, est impossible à cet endroit.
reversi-format-pass = Le coup { $number } passe, alors qu'un pion pouvait être posé.
reversi-format-colour = Le coup { $move } est écrit pour la mauvaise couleur.
reversi-format-open = Ce fichier s'interrompt au milieu d'une partie.
reversi-format-other = Ce fichier contient un autre jeu que l'Othello : « { $game } ».
reversi-format-type = Les parties du type « { $type } » ont d'autres règles ou un autre plateau que l'Othello de huit cases sur huit.
reversi-format-komi = Cette partie s'est jouée avec un komi : son résultat n'est pas celui du plateau.
reversi-format-board = Le plateau de cette partie est illisible.
reversi-format-start = Cette partie commence par une position particulière. On peut la convertir, mais ici les parties commencent par la position habituelle.
reversi-format-position = C'est une position, pas une partie. On peut la convertir ou la résoudre avec « galerie solve ».
reversi-format-options = Ce format ne convient qu'aux parties jouées selon les conventions de l'Othello : il donnerait aux autres un autre départ, d'autres prises ou un autre vainqueur en cas d'égalité.
reversi-wthor-header = Ce n'est pas un fichier WTHOR : son en-tête est illisible.
reversi-wthor-truncated = Ce fichier WTHOR est endommagé : il devrait contenir { $told } parties, et en contient { $held }.
reversi-wthor-problems = Ce fichier WTHOR contient des problèmes, pas des parties.
reversi-wthor-move = Cette partie d'un fichier WTHOR comporte une case qui n'existe pas ({ $number }).
reversi-wthor-names = Le fichier de noms ({ $suffix }) est endommagé.

# Les moteurs
reversi-engine-options = Un moteur ne peut pas jouer avec « une seule ligne » : son protocole ignore le choix d'une ligne.
