# La leçon
solo-lesson-colours-title = L'or et le noir
solo-lesson-colours = Seul au plateau, vous menez les deux couleurs. Choisissez l'or, et posez-le là où il encadre un pion noir : il se retourne.
solo-lesson-colours-2 = À chaque coup, la couleur qui vous plaît. Changez : posez un pion noir qui encadre de l'or.
solo-lesson-colours-done = Chaque pion doit servir. Et ces jetons qui se découvrent ? Nous y voilà.
solo-lesson-want-gold = C'était un pion noir. Choisissez d'abord l'or, près du plateau.
solo-lesson-want-black = C'était un pion d'or. Choisissez d'abord le noir, près du plateau.
solo-lesson-uncover-title = Découvrir
solo-lesson-uncover = Un pion découvre les jetons cachés qu'il touche par un côté. Découvrez celui qui est marqué, avec de l'or.
solo-lesson-uncover-2 = Découvrez maintenant cet autre jeton. Quelle couleur y encadre quelque chose ?
solo-lesson-uncover-done = Son voisin, que le pion ne touche que par un coin, est resté caché.
solo-lesson-corner = Ici, le pion ne touche ce jeton que par un coin : il resterait caché. Posez-le juste au-dessous du jeton.
solo-lesson-far = Ce pion ne toucherait pas le jeton marqué. Il lui faut une case voisine, par un côté.
solo-lesson-win-title = Gagner un jeton
solo-lesson-win = Un jeton découvert se gagne entre deux pions de l'autre couleur. Ces jetons noirs touchent déjà un pion d'or : posez le second, en face.
solo-lesson-win-2 = À l'inverse, les jetons d'or se gagnent entre deux pions noirs. Prenez l'un de ceux-là.
solo-lesson-win-done = Le jeton est à vous, et sa case redevient libre. Un pion qui gagne un jeton n'a pas besoin d'en retourner un autre.
solo-lesson-nothing-won = Ce coup est permis, mais ne gagne rien. Un jeton marqué, un pion à côté de lui : posez le second juste en face.
solo-lesson-black-token = Bien vu, ce jeton d'or serait gagné. Mais visez d'abord un jeton noir, entre deux pions d'or.
solo-lesson-gold-token = Encore un jeton noir ! Cette fois, gagnez un jeton d'or entre deux pions noirs.
solo-lesson-play-title = Les derniers jetons
solo-lesson-play = Dix-huit jetons sont gagnés, il en reste six, dont un caché. Emportez-en au moins quatre ; un jeton qui se fêle est perdu.
solo-lesson-play-won = Voilà un beau plateau ! Chaque jeton gagné compte un point : il n'y en a que vingt-quatre.
solo-lesson-play-lost = Il en manque. Recommencez : cherchez d'abord les jetons qui touchent déjà un pion de l'autre couleur.

# En une minute
solo-minute-goal-title = Le but
solo-minute-goal = Vingt-quatre jetons attendent, face cachée. Seul, avec des pions d'or et des pions noirs, gagnez-en le plus possible.
solo-minute-uncover-title = Poser et découvrir
solo-minute-uncover = Posez un pion, or ou noir : il doit encadrer un pion de l'autre couleur ou gagner un jeton. Il découvre les jetons qu'il touche par un côté.
solo-minute-win-title = Gagner
solo-minute-win = Un jeton déjà découvert se gagne entre deux pions de l'autre couleur, juste à côté de lui : celui que l'on pose, et un autre en face.
solo-minute-end-title = La fin
solo-minute-end = La partie s'achève quand tout est gagné, ou que les jetons restants, fêlés, ne peuvent plus l'être. Chaque jeton gagné compte un point.

# Les problèmes
solo-puzzle-clear-title = Tout emporter
solo-puzzle-clear = Il reste { $tokens } jetons, tous découverts. Gagnez-les tous en { $discs } pions, de la couleur qu'il faut.
solo-puzzle-clear-why = Moins de { $discs } pions ne suffisent pas. { $quiet ->
    [0] Chacun gagne au moins un jeton, mais l'ordre et la couleur comptent.
    [one] L'un d'eux ne gagne rien : il prépare les autres.
   *[other] { $quiet } d'entre eux ne gagnent rien : ils préparent les autres.
}

# La première fois à une table
solo-tip-place = Choisissez une couleur, puis une case : le pion doit encadrer un pion de l'autre couleur, ou gagner un jeton.
solo-tip-hidden = Face cachée, un jeton ne se gagne pas. Un pion posé contre l'un de ses côtés le découvre.
solo-tip-win = Ce jeton est à prendre : posez un pion de l'autre couleur en face de celui qui le touche déjà. Pris entre les deux, il est à vous.
solo-tip-won = Jeton gagné ! Il rejoint les vôtres, et sa case redevient libre.
solo-tip-uncovered = Ces jetons sont découverts, et le restent. Le noir gagne ceux d'or, l'or gagne les noirs.
solo-tip-lost = Un jeton fêlé est perdu : plus aucune paire de cases ne peut l'encadrer.
solo-tip-score = Votre score est le nombre de jetons gagnés, sur vingt-quatre. Leurs nombres ne comptent pas.
solo-tip-score-values = Votre score additionne les nombres des jetons gagnés ; les quatre vierges réunis le doublent.

# Les schémas des règles
solo-diagram-tokens = Des jetons découverts : l'or 10 en b4, le noir 8 en c6, et un noir vierge en d7.
solo-diagram-layout = Le départ : quatre pions au centre, vingt-quatre jetons face cachée.
solo-diagram-useful = L'or posé en d6 encadre le noir de d5 : il se retourne. Le coup est bon.
solo-diagram-by-a-side = Le noir posé en f4 touche g4 par un côté et le découvre. Il ne touche g5 que par un coin : g5 reste caché.
solo-diagram-won = L'or posé en b6 et celui de d6 ont pris entre eux le jeton noir de c6 : il est gagné, sa case est libre.
solo-diagram-two-in-line = Un noir en a1 ne gagnerait rien : deux jetons se suivent, en b2 et c3, avant le noir de d4.
solo-diagram-several = Un seul noir en h7 gagne deux jetons d'or, h6 et g7, chacun dans sa direction.
solo-diagram-discs-and-tokens = Le noir posé en f2 retourne le pion d'e3 et gagne le jeton de f3.
solo-diagram-turned-wins-nothing = Le pion de b6 vient de se retourner. Le jeton noir de c6 est entre deux ors, mais il reste : seul le pion posé gagne.
solo-diagram-no-disc-turned = L'or posé en d8 gagne le jeton de d7 sans retourner aucun pion : le coup est bon.
solo-diagram-broken-line = L'or ne peut pas se poser en d3 : vers g3, un pion et un jeton se mêlent, et la file ne se prend pas.
solo-diagram-lost = Le jeton de h3 est au bord : il ne se gagne que de haut en bas, et deux pions occupent déjà h2 et h4. Il est perdu.
