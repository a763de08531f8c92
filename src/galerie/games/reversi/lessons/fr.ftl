# La leçon
reversi-lesson-flank-title = Encadrer
reversi-lesson-flank = Noir vient de poser un pion : l'or, pris entre deux noirs, s'est retourné. Vous êtes l'or. Encadrez à votre tour le pion marqué.
reversi-lesson-flank-2 = Une file entière se prend d'un coup, si vos pions en tiennent les deux bouts. Retournez ces trois noirs d'un seul pion.
reversi-lesson-flank-done = Trois d'un coup ! Mais rien n'est acquis : un pion peut changer de camp bien des fois.
reversi-lesson-another = Ce coup encadre un autre pion noir. Celui qui est marqué a un pion d'or au-dessous de lui : posez le vôtre au-dessus.
reversi-lesson-fewer = Vous n'en retourneriez qu'un. La file de trois touche un pion d'or à droite : fermez-la à gauche.
reversi-lesson-lines-title = Plusieurs lignes, et un coin
reversi-lesson-lines = Un pion encadre dans toutes les directions à la fois. Trouvez la case qui retourne ces trois noirs, chacun dans sa direction.
reversi-lesson-lines-2 = Le coin vous attend : un pion posé dans un coin ne se retourne plus jamais. Prenez-le.
reversi-lesson-lines-3 = Noir ne peut rien encadrer : il passe, et vous rejouez. Posez où vous voulez.
reversi-lesson-lines-done = Pour vous aussi : qui ne peut rien encadrer passe, qui le peut doit jouer.
reversi-lesson-one-way = Ce coup retourne dans une seule direction. Cherchez la case d'où trois lignes partent vers vos pions.
reversi-lesson-no-corner = Permis, mais le coin vaut mieux : personne ne pourra jamais l'encadrer.
reversi-lesson-play-title = Les dernières cases
reversi-lesson-play = Une vraie fin de partie, contre le niveau le plus doux. Quand plus personne ne peut jouer, la majorité l'emporte. Un coin est libre…
reversi-lesson-play-won = Gagné ! Vous savez jouer au Reversi ; le reste est affaire de patience.
reversi-lesson-play-lost = La majorité vous échappe cette fois. Recommencez : le coin d'abord, puis les bords.

# En une minute
reversi-minute-goal-title = Le but
reversi-minute-goal = Quatre pions se croisent au centre, et l'or commence. À la fin, qui a le plus de pions de sa couleur sur le plateau gagne.
reversi-minute-turn-title = Un tour
reversi-minute-turn = Posez un pion pour encadrer des pions adverses entre lui et un autre des vôtres, en ligne droite ou en diagonale. Tous ceux qui sont pris se retournent.
reversi-minute-pass-title = Passer, et les coins
reversi-minute-pass = Qui ne peut rien encadrer passe ; qui le peut doit jouer. Un pion dans un coin ne se retourne plus jamais : prenez-les.
reversi-minute-end-title = La fin
reversi-minute-end = La partie s'achève quand le plateau est plein ou que plus personne ne peut jouer. La majorité gagne ; à égalité, qui a posé le dernier pion.

# Les problèmes
reversi-puzzle-win-title = Le coup qui gagne
reversi-puzzle-win = { $colour ->
    [gold] L'or joue et peut gagner.
   *[black] Noir joue et peut gagner.
} { $discs ->
    [1] Où faut-il poser le pion ? À égalité, le dernier posé l'emporte.
   *[other] Trouvez { $discs } pions de suite : l'adversaire répond au mieux.
}
reversi-puzzle-win-why = La partie finit à { $own } contre { $other }, et elle est gagnée. Le mieux d'ailleurs, en { $second }, mène à { $less } contre { $more } : perdu.{ $tied ->
    [yes] {" "}À égalité, qui pose le dernier pion gagne.
   *[no] {""}
}
reversi-puzzle-most-title = Le plus de pions
reversi-puzzle-most = { $colour ->
    [gold] L'or joue.
   *[black] Noir joue.
} { $discs ->
    [1] Quel pion lui en laisse le plus à la fin, si chacun joue au mieux ?
   *[other] Gardez le plus de pions, { $discs } coups de suite : l'adversaire répond au mieux.
}
reversi-puzzle-most-why = La partie finit à { $own } contre { $other }. Le mieux d'ailleurs, en { $second }, ne mène qu'à { $less } contre { $more }.{ $tied ->
    [yes] {" "}À égalité, qui pose le dernier pion gagne.
   *[no] {""}
}

# La première fois à une table
reversi-tip-may = Un losange marque chaque case où votre pion encadre quelque chose. Posez-en un : ce qui est pris se retourne.
reversi-tip-may-line = Un losange marque chaque case où votre pion encadre. Si plusieurs lignes sont prises, choisissez celle qui se retourne.
reversi-tip-turned = Le dernier pion posé est marqué, avec ceux qu'il a pris entre lui et un autre de sa couleur : ils se sont retournés.
reversi-tip-passed = Votre adversaire ne pouvait rien encadrer : son tour est passé, et vous rejouez.
reversi-tip-passed-you = Vous ne pouviez rien encadrer : votre tour est passé de lui-même. On ne passe jamais autrement.
reversi-tip-corner = Un coin est à prendre : un pion posé là ne se retournera plus jamais.
reversi-tip-count = Le nombre près de chaque nom compte ses pions sur le plateau. Seul celui de la fin décide.
reversi-tip-reserve = La rangée sous le nom est la réserve, les pions encore à poser. Vide, elle puise dans l'autre.
reversi-tip-tied = Même nombre de pions : la victoire revient à qui a posé le dernier.

# Les schémas des règles
reversi-diagram-board = Le plateau au début : deux pions de chaque couleur au centre, et 30 dans chaque réserve.
reversi-diagram-crosswise = Le départ croisé : l'or en d4 et e5, le noir en d5 et e4.
reversi-diagram-parallel = Le départ parallèle : l'or en d4 et d5, le noir en e4 et e5.
reversi-diagram-opening = L'or ouvre : ici en e3, il retourne e4.
reversi-diagram-flanked = Le pion posé en g4 et celui de g6 ont pris g5 entre eux : il devient or.
reversi-diagram-open-line = À l'or de jouer : h5 touche la file noire, mais l'autre bout, c5, est vide. Rien n'est pris, le coup est refusé.
reversi-diagram-all-lines = Un seul pion d'or en c1 retourne b2, d1 et d2, dans trois directions.
reversi-diagram-no-chain = L'or vient de poser en b6 et de retourner c5. Le noir en d5 se trouve entre deux ors, mais rien ne se passe.
reversi-diagram-no-move = Aucune case ne permet au noir d'encadrer un pion d'or : son tour passe, et l'or rejoue.
reversi-diagram-borrowed = Après tant de tours passés par le noir, l'or n'avait plus de pions : celui d'e6 vient de la réserve du noir.
reversi-diagram-blocked = Il reste des cases vides, mais personne ne peut plus rien encadrer : la partie est finie.
reversi-diagram-tie = 32 pions partout. Le noir a posé le dernier, en f8 : il gagne.
reversi-diagram-one-line = En e6, le noir prenait trois lignes : il a choisi celle de gauche, et d6 seul s'est retourné.
reversi-diagram-two-sides = En d3, le noir prend à gauche et à droite : ce sont deux lignes, il en choisit une.
reversi-diagram-balanced = Le hasard a posé huit pions, quatre de chaque côté. L'or joue le premier coup.
reversi-diagram-black-first = Avec les usages d'Othello, c'est le noir qui ouvre.
reversi-diagram-corner = L'or tient le coin a1 : aucune ligne ne passe de part et d'autre, il ne se retournera plus.
