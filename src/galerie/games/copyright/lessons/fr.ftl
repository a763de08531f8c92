## La leçon

copyright-lesson-see-title = L'une à travers l'autre
copyright-lesson-see = Les cartes sont transparentes : ensemble, elles doivent montrer le modèle. Prenez la carte marquée, puis touchez le milieu de celle qui est posée.
copyright-lesson-see-done = On voit les figures des deux. Une case qui montre ce que montre le modèle est cochée.
copyright-lesson-see-beside = Là, elle dépasse. Une carte ne cache rien : touchez le milieu de la première, la case marquée.
copyright-lesson-see-other = Ainsi, aucune case de plus n'est juste. Prenez la carte marquée et touchez le milieu de la première.

copyright-lesson-turn-title = Pivoter, retourner
copyright-lesson-turn = Prenez la carte marquée. Telle quelle, elle ne va pas : faites-la pivoter en main (bouton, R ou molette) comme le modèle, puis posez-la sur les autres.
copyright-lesson-turn-2 = Prenez la carte marquée : elle ne va que retournée, comme une page. Retournez-la en main (bouton, F ou double appui), puis posez-la.
copyright-lesson-turn-done = Chaque carte se pose de huit façons : quatre orientations, sur l'une ou l'autre face.
copyright-lesson-turn-askew = Ainsi, aucune case de plus n'est juste. Faites encore pivoter la carte marquée et comparez ses trois figures au modèle.
copyright-lesson-turn-over = Ainsi, aucune case de plus n'est juste. Retournez la carte marquée une fois et posez-la comme elle vient.
copyright-lesson-turn-beside = Juste ou non, elle dépasse. Posez-la exactement sur les autres : touchez leur milieu.

copyright-lesson-exact-title = Ni plus, ni moins
copyright-lesson-exact = Huit cases étaient justes ; la carte 63 a mis des figures de trop, et trois cases sont perdues. Touchez-la en bas, puis le bouton Reprendre.
copyright-lesson-exact-2 = De nouveau huit cases. Il manque une figure : la carte marquée l'a, telle quelle. Posez-la exactement sur les autres.
copyright-lesson-exact-done = Les neuf : le modèle est reproduit et la manche finit aussitôt. Il n'y a rien à annoncer.
copyright-lesson-exact-other = Seule la carte 63 met des figures de trop ; les autres sont bonnes. Ne reprenez que celle-là.
copyright-lesson-exact-more = D'autres cartes ne cachent pas une figure : on la voit à travers toutes. Reprenez la carte 63.
copyright-lesson-exact-moved = Pivotée ou décalée, la carte 63 gâte encore une case, ou elle dépasse. Reprenez-la en main.
copyright-lesson-exact-nearly = Il n'y en a pas encore neuf. Posez la carte marquée telle quelle, exactement sur les autres.

copyright-lesson-shift-title = Décaler
copyright-lesson-shift = Une carte peut être décalée si elle partage une case. Prenez la carte marquée, telle quelle, et touchez la case marquée : une colonne à gauche.
copyright-lesson-shift-done = Deux cases de gagnées, une colonne qui dépasse : cela vaut la peine. Ce qui dépasse se compte à la fin.
copyright-lesson-shift-over = Ainsi, rien n'est gagné. Prenez la carte marquée telle quelle et décalez-la : sa colonne de gauche peut dépasser.
copyright-lesson-shift-wrong = Elle touche les autres, elle en a donc le droit ; mais elle n'apporte rien. La carte marquée, une colonne à gauche, suffit.

copyright-lesson-hole-title = Un trou ne compte pas
copyright-lesson-hole = Toutes les figures y sont, mais huit cases seulement : sur la case marquée, aucune carte. Une case vide se couvre aussi, par exemple de la carte marquée.
copyright-lesson-hole-done = Couverte et vide : maintenant elle correspond, et les neuf sont justes.
copyright-lesson-hole-spoilt = Le trou est une chose, mais voilà une autre case fausse. Telle quelle, son milieu sur la case marquée, la carte marquée ne gâte rien.
copyright-lesson-hole-elsewhere = Toujours huit cases justes. Sur la case marquée, il faut une carte, mais aucune figure ; les autres cases restent comme elles sont.

copyright-lesson-out-title = Ce qui dépasse coûte
copyright-lesson-out = La carte 12 sert, mais sa rangée du bas dépasse : un point de moins. Glissez-la d'une rangée vers le haut, exactement sur les autres.
copyright-lesson-out-2 = Huit points, rien de perdu. Finissez avec la carte marquée : neuf, et un de plus à qui reproduit le modèle.
copyright-lesson-out-done = Dix points, le maximum. On compte les rangées et les colonnes, non les cases : une rangée entière coûte un, comme une seule case.
copyright-lesson-out-taken = Reprendre fait perdre des cases aussi. Laissez la carte 12 sur la table et glissez-la d'une rangée vers le haut.
copyright-lesson-out-spoilt = Ainsi, des cases sont perdues. Laissez la carte 12 dans son sens et glissez-la d'une rangée vers le haut.
copyright-lesson-out-still = Il y a encore quelque chose qui dépasse. Glissez la carte 12 d'une rangée vers le haut, sans la faire pivoter.
copyright-lesson-out-again = Neuf cases, mais il y a de nouveau quelque chose qui dépasse. Posez la carte marquée telle quelle, exactement sur les autres.

copyright-lesson-first-title = Finir le premier
copyright-lesson-first = Tous ont le même modèle ; d'ordinaire, on joue tous à la fois. À l'autre, il manque deux cases : finissez avant.
copyright-lesson-first-done = Neuf et un pour vous. L'autre a huit cases moins deux rangées qui dépassent, six : qui ne finit pas est compté aussi.
copyright-lesson-first-quit = On vous compterait tel quel, huit. Mais il ne manque qu'une carte pour dix : posez-la.
copyright-lesson-first-late = L'autre serait plus rapide. Une seule carte achève le modèle : vous la connaissez, elle a déjà fini deux fois.
copyright-lesson-first-out = Neuf cases, mais une partie dépasse et coûte. La carte qui a déjà fini deux fois va exactement sur les autres.

copyright-lesson-game-title = Une manche à vous
copyright-lesson-game = Une manche contre un débutant, un geste chacun ; faire pivoter une carte en main n'en est pas un. Cinq cases sont justes, trois cartes suffisent.
copyright-lesson-game-won = Gagné ! Dans une course, on n'attend pas son tour : regardez d'abord, puis faites vite.
copyright-lesson-game-lost = Pas cette fois. Les cases justes comptent, ce qui dépasse coûte, une figure de trop gâte une case. Encore une fois ?

copyright-lesson-quit = Ce serait abandonner la manche, et votre assemblage serait compté tel quel. Posez d'abord une carte.
copyright-lesson-stirred = Laissez ce qui est posé comme il est, et prenez la carte marquée dans votre main.
copyright-lesson-unmarked = Bien vu, cela va aussi. Mais ici, prenez la carte marquée.

## En une minute

copyright-minute-goal-title = Une image pour tous
copyright-minute-goal = Tous ont le même modèle de neuf cases, et chacun ses dix cartes transparentes. Superposez les vôtres jusqu'à ce qu'elles montrent le modèle.
copyright-minute-step-title = Pivoter, retourner, décaler
copyright-minute-step = On joue tous à la fois. Une carte peut pivoter, se retourner et se décaler, si elle partage une case avec une autre. Une case est juste si elle montre les mêmes figures : ni plus, ni moins.
copyright-minute-count-title = Ce qui compte, ce qui coûte
copyright-minute-count = Un point par case juste. Une case vide doit être couverte aussi. Chaque rangée et chaque colonne qui dépasse du cadre coûte un point.
copyright-minute-end-title = Finir le premier
copyright-minute-end = La manche finit quand un joueur reproduit le modèle : un point de plus pour lui. Les autres sont comptés aussi. Le premier à 20 points, ou à 15 pour commencer, gagne.

## Schémas

copyright-diagram-through = Deux cartes l'une sur l'autre : six figures, chacune vue à travers l'autre carte. Les coches montrent les cases justes.
copyright-diagram-model = Quatre cartes exactement l'une sur l'autre font le modèle.
copyright-diagram-shifted = Décalées de deux colonnes et de deux rangées, les cartes partagent encore une case. Cela suffit.
copyright-diagram-whole = La carte du milieu est allée à gauche : la troisième ne tenait qu'à elle et revient en main.
copyright-diagram-reproduced = Neuf cases correspondent : le modèle est reproduit, bien qu'une rangée et une colonne dépassent.
copyright-diagram-hole = En bas à droite, le modèle est vide, mais aucune carte n'y est : la case ne correspond pas.
copyright-diagram-closest = Pile sur la carte, trois cases seraient justes. Il y en a quatre où est le cadre ; une rangée et une colonne dépassent : 2 points.
copyright-diagram-three = Huit cases justes, deux rangées et trois colonnes dehors : 8 − 5 = 3 points.
copyright-diagram-four = Six cases justes, la rangée du bas et la colonne de droite dehors : 6 − 2 = 4 points.

## Problèmes

copyright-puzzle-finish-title = Reproduire le modèle
copyright-puzzle-finish = { $steps ->
    [one] Un seul geste reproduit le modèle : poser, déplacer, pivoter ou reprendre une carte.
   *[other] Reproduisez le modèle en { $steps } gestes : à chaque fois, poser, déplacer, pivoter ou reprendre une carte.
}
copyright-puzzle-finish-why = { $steps ->
    [one] La carte { $cards } achève le modèle. Tous les gestes ont été essayés : bien peu en font autant.
   *[other] Les cartes { $cards }, l'une après l'autre, achèvent le modèle. On ne peut faire plus vite : tous les gestes ont été essayés.
}
copyright-puzzle-gain-title = Le meilleur geste
copyright-puzzle-gain = Votre assemblage vaut { $now ->
    [one] { $now } point
   *[other] { $now } points
} sous son cadre. Trouvez le geste après lequel il vaut le plus.
copyright-puzzle-gain-why = Avec la carte { $card }, il vaut { $score }, ce qui dépasse déduit ; après le meilleur des autres gestes, { $next }. Tous ont été essayés.

## Conseils à la table

copyright-tip-lay = Refaites le modèle avec vos cartes : glissez-en une sur la grille, ou touchez-la puis une case. Transparente, elle ne cache rien.
copyright-tip-turn = Une carte pivote et se retourne : par ces boutons, la molette ou deux doigts, ou les touches R et F.
copyright-tip-again = Vous pouvez déplacer, pivoter ou reprendre vos cartes autant que vous voulez, jusqu'à la fin de la manche.
copyright-tip-shift = Les cartes peuvent aussi être décalées si elles partagent une case. Une case vide du modèle se couvre aussi.
copyright-tip-done = Si vous ne voyez pas comment finir, abandonnez la manche : votre assemblage est compté tel quel.
copyright-tip-timed = Une carte par tour : ce qui était posé ne bouge plus. Une carte non posée coûte 2 points.
copyright-tip-arrange = À vous de faire le modèle : faites pivoter et retournez les quatre cartes à votre guise, puis montrez-le.
copyright-tip-matches = Voilà combien des neuf cases montrent ce que montre le modèle. Neuf finissent la manche aussitôt.
copyright-tip-out = Chaque rangée et chaque colonne hors du cadre coûtera un point : rentrez les cartes si vous pouvez.
copyright-tip-others = Les autres ont le même modèle. Vous voyez ce qu'ils posent, et combien de cases sont justes.
copyright-tip-last = Un joueur a reproduit le modèle : c'est le dernier tour. Posez ce qui vous sert encore.
copyright-tip-scored = Un point par coche, un de plus à qui a reproduit le modèle, un de moins par rangée et par colonne hors du cadre.
copyright-tip-best = Sous chaque assemblage, vous voyez le mieux que l'on pouvait faire de ces cartes.
