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
