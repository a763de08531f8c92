deflecto-name = Déflecto
deflecto-notation = « { $text } » n'est pas un coup : d5:ns pose en d5 un chemin nord-sud, d5:=ne un rail, d5:~ew une rivière, d5:*n une source, d5:@s un lac, d5:% une prairie, d5:+ une chapelle ; sinon end?, yes, no ou pass.
deflecto-no-square = La case { $square } n'est pas sur le plateau, qui va de a1 à { $last }.
deflecto-level = « { $figure } » est au dos d'une pièce : les dos ne servent que dans le jeu à deux faces.
deflecto-which = Dites quelle pièce montre « { $figure } » : { $variants }.
deflecto-no-tile = Il ne vous reste plus de cette pièce : { $tile }.
deflecto-chance = C'est le tirage au sort qui désigne le premier joueur.

# Refus d'une pose ; les cases en cause y sont jointes
deflecto-start = La première pièce se pose sur une case numérotée dont personne n'a pris le numéro : { $free }.
deflecto-start-tile = La première pièce montre un chemin droit, un virage ou un croisement, jamais un cul-de-sac ni un dos.
deflecto-start-inside = En { $squares }, le chemin doit entrer sur le plateau : faites pivoter la pièce pour qu'il donne sur l'extérieur.
deflecto-occupied = La case { $squares } porte déjà une pièce, et une pièce posée ne bouge plus.
deflecto-apart = En { $squares }, la pièce ne toucherait aucune autre, ni par un côté ni par un coin.
deflecto-sides = Les côtés de { $square } et { $other } ne vont pas ensemble : { $mine ->
    [path] un chemin
    [rail] un rail
    [river] une rivière
   *[nothing] rien
} contre { $theirs ->
    [path] un chemin
    [rail] un rail
    [river] une rivière
   *[nothing] rien
}.
deflecto-meadow = Un chemin ne mène pas dans une prairie : { $square } et { $other } ne vont pas ensemble.
deflecto-chapel = Ni rail ni rivière n'arrive à une chapelle : { $square } et { $other } ne vont pas ensemble.
deflecto-edge = En { $squares }, le chemin sortirait du plateau : cela ne se peut qu'au départ ou à l'arrivée d'un joueur.
deflecto-closed-edge = En { $squares }, un rail ou une rivière sortirait du plateau : cette table ne le permet pas.
deflecto-finish = { $squares } est l'arrivée d'un joueur : ni cul-de-sac, ni prairie, ni rail, ni rivière.
deflecto-finish-pointed = Ni rail ni rivière ne mène à { $square }, l'arrivée d'un joueur.
deflecto-mixed = Plus aucune pièce n'irait en { $square } : { $mine ->
    [path] un chemin
    [rail] un rail
   *[river] une rivière
} y rencontrerait { $theirs ->
    [path] un chemin
    [rail] un rail
   *[river] une rivière
}.
deflecto-three = Plus aucune pièce n'irait en { $square } : { $mine ->
    [rail] trois rails
   *[river] trois rivières
} s'y rencontreraient.
deflecto-river-loop = Cette rivière tournerait en rond : { $squares }.
deflecto-river-sources = Cette rivière aurait deux sources : { $squares }.
deflecto-river-lakes = Cette rivière aurait deux lacs : { $squares }.
deflecto-blocked = Le chemin du { $number } serait coupé pour de bon : plus rien ne joindrait { $start } à { $finish }.
deflecto-must-lay = Vous pouvez encore poser une pièce : il n'est pas permis de passer.

# La fin demandée
deflecto-ask-early = Avant de demander si les chemins sont établis, attendez que chacun ait posé sa première pièce.
deflecto-ask-open = Une contestation est en cours : attendez qu'elle soit jugée.
deflecto-asked = Vous l'avez déjà demandé à ce tour.
deflecto-nothing-asked = Personne n'a demandé si les chemins sont établis.
deflecto-answer-first = On vous demande si les chemins sont établis : répondez d'abord.

# Comment une partie s'achève
ending-settled = Les chemins sont établis : tous en sont convenus.
ending-passed = Plus personne ne peut poser de pièce.

# Ce que dit la page web
deflecto-about = Chacun trace le chemin le plus court d'un bord à l'autre du même plateau. Virages, rails et rivières détournent celui des autres ; personne n'est jamais coupé pour de bon.
deflecto-first = Posez votre première pièce sur une case numérotée, le chemin tourné vers l'extérieur : l'autre case de ce numéro est votre arrivée.
deflecto-tip = Une case vide compte comme une autre : n'y posez une pièce que pour fixer votre chemin ou allonger celui d'un autre.
deflecto-option-level = Faces des pièces
deflecto-option-level-hint = À deux faces, chaque pièce se pose aussi sur son dos : rails, rivières, prairies et chapelles.
deflecto-option-level-value = { $value ->
    [2] Deux · rails, rivières, chapelles
   *[1] Une · chemins seuls
}
deflecto-option-layout = Numéros
deflecto-option-layout-hint = Où se trouvent les deux cases de chaque numéro : face à face, ou en diagonale, ce qui allonge les chemins.
deflecto-option-layout-value = { $value ->
    [crossed] En diagonale
   *[facing] Face à face
}
deflecto-variants-more = Bords et premier joueur
deflecto-option-closed_edges = Bords fermés
deflecto-option-closed_edges-hint = À deux faces, rails et rivières ne sortent pas du plateau non plus.
deflecto-option-lot = Premier joueur tiré au sort
deflecto-option-lot-hint = Sinon, la première place commence, comme convenu à table.
deflecto-preset-begin = Des chemins, rien que des chemins. Le sort désigne qui commence.
deflecto-preset-printed = Les deux faces des pièces, avec rails, rivières, prairies et chapelles. La première place commence, comme convenu.
deflecto-played-level = { $value ->
    [2] deux faces
   *[1] une face
}
deflecto-played-layout = { $value ->
    [crossed] numéros en diagonale
   *[facing] { "" }
}
deflecto-tie = Les cases vides ont départagé les totaux égaux.

## Plateau
deflecto-board = Carte
deflecto-side-0 = Rouge
deflecto-side-1 = Bleu
deflecto-side-2 = Orange
deflecto-side-3 = Violet
deflecto-shape-straight = chemin droit
deflecto-shape-curve = virage
deflecto-shape-three_way = croisement à trois
deflecto-shape-four_way = croisement à quatre
deflecto-shape-dead_end = cul-de-sac
deflecto-shape-straight_rail = rail droit
deflecto-shape-curved_rail = rail courbe
deflecto-shape-buffer = heurtoir
deflecto-shape-straight_river = rivière droite
deflecto-shape-curved_river = rivière courbe
deflecto-shape-source = source
deflecto-shape-lake = lac
deflecto-shape-meadow = prairie
deflecto-shape-chapel = chapelle
deflecto-toward-n = nord
deflecto-toward-e = est
deflecto-toward-s = sud
deflecto-toward-w = ouest
deflecto-empty = vide
deflecto-number-free = numéro { $number }, libre
deflecto-start-of = { $you ->
    [yes] votre départ
   *[no] départ : { $name }
}
deflecto-finish-of = { $you ->
    [yes] votre arrivée
   *[no] arrivée : { $name }
}
deflecto-way-of = { $you ->
    [yes] votre chemin
   *[no] chemin : { $name }
}
deflecto-may-lie = la pièce peut s'y poser
deflecto-would-lie = la pièce y serait : { $figure }
deflecto-refused-here = en cause dans le refus
deflecto-look-here = à regarder
deflecto-suggested-here = pose conseillée : { $figure }

deflecto-rack = Pièces
deflecto-rack-of = { $you ->
    [yes] Vos pièces
   *[no] Pièces de { $name }
}
deflecto-tile = { $figure }, reste { $count }
deflecto-tile-back = dos : { $figure }, reste { $count }
deflecto-held = En main : { $figure }. { $squares ->
    [0] Aucune case possible.
    [one] Une case possible.
   *[other] { $squares } cases possibles.
}
deflecto-put-back = Pièce reposée.
deflecto-pick-first = Choisissez d'abord une pièce.
deflecto-none-left = Il ne vous reste plus de cette pièce.

deflecto-length = { $length } cases, { $empty ->
    [0] aucune vide
    [one] 1 vide
   *[other] { $empty } vides
}
deflecto-not-started = Pas encore de départ
deflecto-penalty = { $count ->
    [one] + 1 pénalité
   *[other] + { $count } pénalités
}
deflecto-to-prove = doit prouver
deflecto-tiles-left = { $count ->
    [0] aucune pièce
    [one] 1 pièce
   *[other] { $count } pièces
}

deflecto-now-drawing = Le sort désigne qui commence…
deflecto-now-start = Votre départ : prenez une pièce, puis touchez une case numérotée. Votre arrivée sera l'autre case du même numéro.
deflecto-now-start-where = Touchez une case numérotée : ce sera votre départ, et l'autre case du même numéro votre arrivée.
deflecto-now-starts = { $you ->
    [yes] C'est à vous de choisir un départ.
   *[no] { $name } choisit son départ.
}
deflecto-now-lay = À vous : prenez une pièce, ou faites-la glisser sur la carte.
deflecto-now-lead = Vous menez : posez une pièce, ou demandez la fin si tout vous semble établi.
deflecto-now-settled = Aucune de vos pièces ne changerait un chemin : posez-en une, ou demandez la fin si tout vous semble établi.
deflecto-now-put = Touchez la pièce pour la faire pivoter, puis « Poser ici ».
deflecto-now-lays = { $you ->
    [yes] C'est à vous.
   *[no] C'est à { $name }.
}
deflecto-now-prove = Vous avez contesté : cette pièce doit changer la longueur d'un chemin ; sinon, une case de pénalité.
deflecto-now-proves = { $you ->
    [yes] Vous avez contesté, et devez le prouver par votre pièce.
   *[no] { $name } a contesté, et doit le prouver par sa pièce.
}
deflecto-now-where = { $squares ->
    [one] Une seule case convient.
   *[other] { $squares } cases conviennent.
}{ $telling ->
    [0] {""}
   *[other] {" "}La flèche double annonce un chemin changé.
}
deflecto-now-aim = Où poser cette pièce ?
deflecto-now-nowhere = Cette face ne va nulle part : prenez-en une autre.
deflecto-now-pass = Vous ne pouvez rien poser : passez, ou demandez la fin si tout vous semble établi.
deflecto-now-passing = Vous ne pouvez rien poser : passez.
deflecto-now-asked = { $you ->
    [yes] Vous avez demandé si les chemins sont établis.
   *[no] { $name } demande si les chemins sont établis.
}
deflecto-now-over = La partie est finie : le plus petit total gagne.
deflecto-now-stopped = La partie s'est arrêtée là.
deflecto-change = { $you ->
    [yes] vous
   *[no] { $name }
} { $before } → { $after }
deflecto-would-start = Départ en { $start }, arrivée en { $finish }.
deflecto-would-change = Ce que cela change : { $changes }.
deflecto-would-not-change = Aucun chemin ne changerait de longueur.
deflecto-would-not-prove = Aucun chemin ne changerait de longueur : une case de pénalité.

deflecto-do-turn = Pivoter
deflecto-do-flip = Autre face
deflecto-do-cancel = Reposer
deflecto-do-lay = Poser ici
deflecto-do-ask = Chemins établis ?
deflecto-do-pass = Passer
deflecto-ask-really = Demander la fin ?
deflecto-ask-means = { $others ->
    [1] Si l'adversaire en convient
   *[other] Si tous les autres en conviennent
}, la partie s'arrête là. Qui conteste doit changer un chemin avec sa prochaine pièce, ou prend une case de pénalité.
deflecto-ask-behind = Vous êtes à { $own } cases, et le chemin le plus court en compte { $best } : si la fin est acceptée, vous avez perdu.
deflecto-ask-yes = Demander
deflecto-ask-no = Continuer à jouer
deflecto-do-agree = D'accord, c'est fini
deflecto-do-contest = Je conteste
deflecto-do-propose = Proposer la fin
deflecto-hands-empty = Plus une pièce en main
deflecto-hands-empty-means = Personne ne peut plus rien poser : les chemins sont établis. Proposez la fin ; si elle est acceptée, la partie s'arrête là.
deflecto-hands-empty-wait = Personne ne peut plus rien poser : les chemins sont établis. { $you ->
    [yes] C'est à vous de proposer la fin, ou de passer.
   *[no] C'est à { $name } de proposer la fin, ou de passer.
}

deflecto-question = Les chemins sont-ils établis ?
deflecto-question-asks = { $you ->
    [yes] Vous demandez : les chemins sont-ils établis ?
   *[no] { $name } demande : les chemins sont-ils établis ?
}
deflecto-question-means = { $you ->
    [yes] D'accord : si tous le sont, la partie s'arrête là. Contester : elle continue, et votre prochaine pièce devra changer la longueur d'un chemin ; sinon, une case de pénalité.
   *[no] À { $name } de répondre. D'accord : si tous le sont, la partie s'arrête là. Contester : sa prochaine pièce devra changer la longueur d'un chemin ; sinon, une case de pénalité.
}
deflecto-question-wait = Chacun répond ; si tous sont d'accord, la partie s'arrête là.
deflecto-answer-agreed = { $you ->
    [yes] êtes d'accord
   *[no] d'accord
}
deflecto-answer-contested = { $you ->
    [yes] contestez
   *[no] conteste
}
deflecto-answer-waiting = { $you ->
    [yes] réfléchissez…
   *[no] réfléchit…
}

deflecto-places = Classement
deflecto-rank = { $rank ->
    [one] 1er
   *[other] { $rank }e
}
deflecto-shared = (place partagée)
deflecto-decided = À total égal, plus de cases vides l'emporte.
deflecto-walk = Parcourir les chemins
deflecto-walk-stop = Tout montrer

deflecto-review-none = Aucune pièce n'a été posée : il n'y a rien à revoir.
deflecto-review-unjudged = La partie s'est arrêtée avant que tous soient partis : rien n'y est jugé.
deflecto-review-grown = De combien de cases chacun a allongé chaque chemin, et dans combien de ses tours il y avait mieux
deflecto-review-improvable = mieux
deflecto-review-of = { $count } sur { $all }
deflecto-review-how-chances = Mieux : ce que l'indice aurait conseillé, quand il laisse au moins 3 chances sur cent de plus de finir devant.
deflecto-review-how-squares = Mieux : ce qui gagne davantage de cases sur-le-champ.
deflecto-review-only-better = Seulement là où il y avait mieux
deflecto-review-turns = Tour par tour
deflecto-review-start = départ
deflecto-review-better = Mieux :
deflecto-review-chances = { $best } chances sur cent au lieu de { $worth }
deflecto-review-squares = { $best } cases gagnées au lieu de { $worth }

deflecto-written-first = le { $number } commence
deflecto-written-pass = passe
deflecto-written-ask = établis ?
deflecto-written-agree = d'accord
deflecto-written-contest = conteste
deflecto-told-first = Le sort a parlé : { $side } commence.
deflecto-told-start = { $you ->
    [yes] Vous partez de { $start } vers { $finish }.
   *[no] { $name } part de { $start } vers { $finish }.
}
deflecto-told-lay = { $you ->
    [yes] Vous posez en { $square } : { $figure }.
   *[no] { $name } pose en { $square } : { $figure }.
}
deflecto-told-changes = Longueurs : { $changes }.
deflecto-told-pass = { $you ->
    [yes] Vous passez.
   *[no] { $name } passe.
}
deflecto-told-ask = { $you ->
    [yes] Vous demandez si les chemins sont établis.
   *[no] { $name } demande si les chemins sont établis.
}
deflecto-told-agree = { $you ->
    [yes] Vous êtes d'accord.
   *[no] { $name } est d'accord.
}
deflecto-told-contest = { $you ->
    [yes] Vous contestez.
   *[no] { $name } conteste.
}
deflecto-told-proven = { $you ->
    [yes] Vous aviez raison de contester.
   *[no] { $name } avait raison de contester.
}
deflecto-told-unproven = { $you ->
    [yes] Aucun chemin n'a changé : vous prenez une case de pénalité.
   *[no] Aucun chemin n'a changé : { $name } prend une case de pénalité.
}

deflecto-guide-lay = Posez où vous voulez, pourvu que la pièce en touche une autre par un côté ou un coin et que tout se raccorde. Allongez le chemin des autres, protégez le vôtre.
deflecto-guide-backs = Chaque pièce a deux faces : touchez l'une ou l'autre. Rails, rivières et prairies barrent les chemins ; une chapelle les laisse passer.
deflecto-guide-end = Si plus rien ne peut changer, demandez si les chemins sont établis : la partie s'arrête quand tous sont d'accord.
deflecto-guide-answer = Contestez si votre prochaine pièce peut encore changer la longueur d'un chemin, le vôtre ou celui d'un autre.
deflecto-guide-prove = Les cases à flèche double sont celles où la pièce en main changerait un chemin.

deflecto-help = Comment jouer
deflecto-help-aim = Votre chemin va de votre départ (pastille ronde) à votre arrivée (carrée), et compte toutes ses cases, vides comprises : une case vide peut encore devenir n'importe quel chemin. Le plus court gagne.
deflecto-help-hand = Prenez une pièce : seules ses cases possibles s'allument. Souris : survolez une case pour voir la pièce et ce qu'elle ferait aux chemins, faites-la pivoter avec la molette ou le bouton droit, cliquez pour la poser, ou faites-la glisser jusqu'à sa case. Doigt : faites-la glisser, ou touchez une case ; touchez encore pour la faire pivoter, puis « Poser ici ».
deflecto-help-map = Les rubans sont les plus courts chemins du moment : chaque joueur a sa couleur et son trait. Avant de poser, chaque ruban prend son nouveau tracé : « +2 » dit de combien il s'allonge, le pointillé d'où il vient.
deflecto-help-backs = Au dos : rails et heurtoirs, rivières avec source et lac (une de chaque au plus par rivière, jamais en rond), prairies que rien ne traverse, chapelles qui prennent la forme des chemins voisins.
deflecto-help-end = Avant de poser, vous pouvez demander si les chemins sont établis. Qui conteste doit changer un chemin avec sa prochaine pièce, ou prend une case de pénalité.
deflecto-help-keys = Au clavier
deflecto-help-key-tiles = prendre une pièce ; la même touche la fait pivoter
deflecto-help-key-arrows = aller de case en case
deflecto-help-key-turn = rotation : faire pivoter la pièce (avec Maj : dans l'autre sens)
deflecto-help-key-flip = face : montrer l'autre
deflecto-help-key-enter = poser la pièce
deflecto-help-key-cancel = la remettre dans la réserve
deflecto-key-enter = Entrée
deflecto-key-escape = Échap

## Terminal
# Ce que la partie attend, au-dessus du plateau : trente-six caractères environ
terminal-deflecto-start = Posez sur un numéro : 1–4, Entrée
terminal-deflecto-lay = Posez : chiffre, Entrée ; F4 : établis ?
terminal-deflecto-prove = Prouvez-le : changez un chemin
terminal-deflecto-pass = Rien ne va : passez, ou demandez
terminal-deflecto-where = { $figure } : { $fits ->
    [yes] R tourne, Entrée pose
   *[no] pas ici
}
terminal-deflecto-path = { $number } : { $length }, { $empty } vides

terminal-deflecto-keys =
    ━┓ chemin  ═╗ rail  ╞ heurtoir  ┄╮ rivière  ○ source  ● lac
    ♣ prairie  † chapelle  ‹1› un numéro libre  ›1‹ une arrivée
    1 2 …  dans une case vide : qui y passe
    1–9, 0            prendre une pièce ; encore, la tourner
    Flèches           désigner une case
    R                 tourner la pièce
    V                 l'autre face (verso), dans le jeu à deux faces
    Entrée            prendre ce qui va ici ; poser la pièce
    Échap             la remettre
    F4                demander si les chemins sont établis
    F5                les pièces du joueur suivant
terminal-deflecto-notation =
    d5:ns, d5:ne      un chemin droit, une courbe ; côtés n, e, s, w
    d5:=ns, d5:~ew    un rail, une rivière ; *n une source, @s un lac
    d5:%/3, d5:+      une prairie, une chapelle
    d5:ns/2           laquelle des pièces qui montrent cette face
    end?, yes, no     demander, accepter, contester
    pass              si rien ne peut être posé

# Analyse
deflecto-unit = cases
deflecto-fact-own = longueur de son chemin, pénalités comprises : { $value }
deflecto-fact-others = la plus courte des autres : { $value }
deflecto-fact-own-later = la sienne au bout de la meilleure suite : { $value }
deflecto-fact-others-later = la plus courte des autres au bout de la meilleure suite : { $value }
deflecto-fact-chances = chances estimées : { $value } %

# Pourquoi ce conseil
deflecto-reason-start = Sur ce numéro, le chemin le plus court possible a { $length } cases, et la pièce est de celles dont vous avez le plus.
deflecto-reason-lengthen = Rallonge { $name } { $theirs ->
    [one] d'une case
   *[other] de { $theirs } cases
}{ $own ->
    [0] {""}
   *[other] , et vous de { $own }
} ; { $answer ->
    [0] la riposte ne peut rien vous coûter.
   *[other] la plus forte riposte vous coûte { $answer }.
}
deflecto-reason-guard = Met { $square } à l'abri : une pièce posée là vous aurait coûté { $risk ->
    [one] une case
   *[other] { $risk } cases
} ; { $answer ->
    [0] la riposte ne peut plus rien vous coûter.
   *[other] ailleurs, la plus forte riposte vous coûte encore { $answer }.
}
deflecto-reason-quiet = { deflecto-reason-own } ; aucune pose n'a pourtant été trouvée meilleure : { $chances } chances sur cent de finir devant, { $other } avec la suivante.
deflecto-reason-examined = { deflecto-reason-own } ; c'est pourtant la pose que la recherche a le plus examinée : { $chances } chances sur cent de finir devant, { $other } avec une autre, moins bien connue.
deflecto-reason-idle = { deflecto-reason-own } ; { $answer ->
    [0] la riposte ne peut rien vous coûter.
   *[other] la plus forte riposte vous coûte { $answer }.
}
deflecto-reason-own = { $own ->
    [0] Ne rallonge personne
    [one] Ne rallonge que vous, d'une case
   *[other] Ne rallonge que vous, de { $own } cases
}
deflecto-reason-settled = Plus aucune pièce ne peut changer un chemin : { $lead ->
    [0] la partie est jouée.
   *[other] il n'y a plus rien à attendre.
}
deflecto-reason-late = { $behind ->
    [0] Vous n'êtes pas seul en tête
    [one] Vous avez une case de retard
   *[other] Vous avez { $behind } cases de retard
}, et rien de ce qui peut encore arriver ne suffirait : finissez-en.
deflecto-reason-ask = { $lead ->
    [0] Vous êtes seul en tête, par les cases vides
    [one] Vous menez d'une case
   *[other] Vous menez de { $lead } cases
}, et personne ne peut contester sans se nuire ou payer une case.
deflecto-reason-agree = { $lead ->
    [0] Vous êtes seul en tête, par les cases vides : finir maintenant, c'est gagner.
    [one] Vous menez d'une case : finir maintenant, c'est gagner.
   *[other] Vous menez de { $lead } cases : finir maintenant, c'est gagner.
}
deflecto-reason-contest = { $behind ->
    [0] À égalité de cases, finir maintenant ne vous donnerait pas la victoire ; { $proofs ->
        [0] une case de pénalité vaut mieux.
        [one] une pose prouverait que tout n'est pas dit.
       *[other] { $proofs } poses prouveraient que tout n'est pas dit.
    }
   *[other] Finir maintenant, c'est perdre de { $behind } ; { $proofs ->
        [0] une case de pénalité vaut mieux.
        [one] une pose prouverait que tout n'est pas dit.
       *[other] { $proofs } poses prouveraient que tout n'est pas dit.
    }
}

# The form that all reviews share
deflecto-review-axis = longueur des chemins, en cases
deflecto-moment-chances = { $you ->
    [yes] Vos chances de finir devant tombent
   *[no] Les chances de { $name } de finir devant tombent
} de { $best } à { $worth } sur cent.
deflecto-moment-squares = { $you ->
    [yes] Vous y gagnez
   *[no] { $name } y gagne
} { $worth } { $worth ->
    [one] case
   *[other] cases
} au lieu de { $best }.
