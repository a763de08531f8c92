## La leçon

miroir-lesson-capitals-title = Neuf majuscules pour deux
miroir-lesson-capitals = Neuf majuscules au milieu, à vous deux ; vos cartes poussent de votre côté. Retournez la première carte de votre pioche.
miroir-lesson-capitals-2 = Un r. Posez-le sous une majuscule avec laquelle un mot commence ainsi : TR comme TRAIN, CR comme CRIME…
miroir-lesson-capitals-done = Un début suffit. En face, l'autre joueur bâtit sur les mêmes majuscules.
miroir-lesson-capitals-discard = Défausser est permis, mais l'autre pourrait voler la carte. Ici, elle a mieux à faire : posez-la.

miroir-lesson-grow-title = Une colonne pousse
miroir-lesson-grow = Une colonne se lit en s'éloignant de la majuscule, et l'on pose toujours au bout. Posez le b après TA : TAB, comme TABLE.
miroir-lesson-grow-2 = Un coup par tour, puis c'est à l'autre. À vous : retournez une carte.
miroir-lesson-grow-3 = Un a. Allongez l'une de vos deux colonnes, TAB ou PI.
miroir-lesson-grow-done = TABAC, TABLE, PIANO : tant qu'un mot reste possible, la colonne peut grandir.
miroir-lesson-grow-elsewhere = Un mot commence ainsi, c'est permis. Mais faites grandir ce que vous avez : posez le b après TA.
miroir-lesson-grow-short = C'est permis. Mais une colonne longue est plus près d'un mot : allongez TAB ou PI.
miroir-lesson-grow-discard = La carte va bien au bout d'une colonne : gardez-la.
miroir-lesson-grow-turn = Déplacer est permis, et viendra plus tard. Pour l'instant, retournez une carte.

miroir-lesson-five-title = Cinq lettres, et c'est gagné
miroir-lesson-five = Il ne manque qu'une lettre à TABL. Retournez une carte.
miroir-lesson-five-2 = Un e ! Achevez TABLE.
miroir-lesson-five-done = Dès cinq lettres, un mot est gagné sur-le-champ, avec sa majuscule. Une autre majuscule prend la place.
miroir-lesson-five-turn = Vos colonnes sont bien où elles sont : il manque une lettre. Retournez une carte.
miroir-lesson-five-elsewhere = Un mot commence ainsi, mais une autre colonne attend ce e pour être un mot : TABL.
miroir-lesson-five-discard = Surtout pas : cette carte achève un mot !

miroir-lesson-move-title = Déplacer
miroir-lesson-move = Au lieu de retourner, on peut déplacer ses cartes. Portez le o de CO au bout de PIAN.
miroir-lesson-move-2 = PIANO ! Plusieurs cartes voisines partent ensemble : prenez le o et le t de MOT, et portez-les après ROB.
miroir-lesson-move-done = ROBOT ! Ce qui reste derrière doit encore commencer un mot ; la majuscule seule convient toujours.
miroir-lesson-move-turn = Inutile de tenter la chance : le mot est déjà sur la table, en deux colonnes.
miroir-lesson-move-first = Bien vu ! Ce mot-là sera le suivant ; portez d'abord le o de CO au bout de PIAN.
miroir-lesson-move-elsewhere = C'est permis, mais aucun mot n'en sort. Réunissez les deux colonnes nommées.
miroir-lesson-move-take = Le s peut attendre : réunissez d'abord ROB et le bout de MOT.

miroir-lesson-take-title = Voler, reprendre
miroir-lesson-take = L'autre a défaussé un e : il est à qui le prend. Volez-le pour IMAG.
miroir-lesson-take-2 = IMAGE ! Vous avez vous-même défaussé un t : reprenez-le pour FRUI.
miroir-lesson-take-done = Retourner, déplacer, voler, reprendre : une de ces quatre actions par tour, une seule.
miroir-lesson-take-turn = Pas besoin de la pioche : la lettre qu'il vous faut est dans une défausse.
miroir-lesson-take-first = Votre t peut attendre un tour ; le e d'en face, l'autre pourrait le reprendre. Volez-le d'abord.
miroir-lesson-take-elsewhere = C'est permis, mais cette carte achève un mot dans une autre colonne.
miroir-lesson-take-shift = Laissez vos colonnes : la lettre qui manque est dans une défausse.

miroir-lesson-falls-title = La majuscule change
miroir-lesson-falls = En face, l'autre a bâti CHI sur le même C. Achevez CRIME, et regardez ses cartes.
miroir-lesson-falls-2 = Sous le A, son h reste (AHANER), mais son i est tombé dans sa défausse. Volez-le pour MERC.
miroir-lesson-falls-done = MERCI ! Un mot gagné change la majuscule pour deux : ce qui ne commence plus aucun mot tombe.
miroir-lesson-falls-elsewhere = Un mot commence ainsi, mais c'est CRIM que ce e achève.
miroir-lesson-falls-turn = Le i tombé ne restera pas là longtemps : volez-le pour MERC.
miroir-lesson-falls-take = C'est permis, mais une autre colonne attend justement cette lettre : MERC.

miroir-lesson-joker-title = Le joker
miroir-lesson-joker = Cette carte est un joker : elle tient lieu de la lettre que l'on veut. Achevez PHOTO avec elle.
miroir-lesson-joker-2 = Sous votre M, un autre joker tient lieu de e. Retournez une carte : un n achèverait MELON.
miroir-lesson-joker-3 = Le n est là : achevez le mot.
miroir-lesson-joker-done = Un seul joker par mot, et il peut changer de lettre tant que le mot n'est pas gagné.
miroir-lesson-joker-discard = Un joker vaut de l'or : ne l'offrez pas à l'autre.
miroir-lesson-joker-elsewhere = Un joker va presque partout, mais ici il peut achever un mot : PHOT.
miroir-lesson-joker-turn = Le s ne presse pas : c'est un n qu'il faut, retournez une carte.
miroir-lesson-joker-melon = Un mot commence ainsi, mais le n achève MELON.

miroir-lesson-game-title = Une vraie partie
miroir-lesson-game = À vous de jouer, tout compte. Le premier mot gagne : il manque un t à FRUI, deux lettres à TRA, à PIA et à IMA.
miroir-lesson-game-won = Bravo ! Vous savez jouer à Miroir. Une partie pour commencer va jusqu'à trois mots.
miroir-lesson-game-lost = L'autre a trouvé son mot avant vous. Une revanche ? Chaque lettre qui allonge une colonne vous en approche.

## En une minute

miroir-minute-goal-title = Le but
miroir-minute-goal = Faire pousser, sous neuf majuscules communes, des mots d'au moins cinq lettres. Avec ce e, TABLE est gagné, T compris, et une autre majuscule arrive. Qui gagne assez de mots l'emporte.
miroir-minute-turn-title = Un tour
miroir-minute-turn = Retournez une carte de votre pioche : posez-la au bout d'une colonne si un mot commence ainsi (le n irait après PIA), ou mettez-la dans votre défausse.
miroir-minute-take-title = Ou bien
miroir-minute-take = Au lieu de retourner, déplacez vos cartes (le o de CO achève PIANO), volez dans la défausse d'en face (le e achève IMAGE) ou reprenez dans la vôtre.
miroir-minute-falls-title = Le reflet vacille
miroir-minute-falls = CRIME est gagné, le C devient A : en face, le h reste, le i tombe dans la défausse. Attention aussi à votre pioche : qui l'épuise perd.

## Les figures des règles

miroir-diagram-deal = Neuf majuscules au milieu, une pioche pour chacun.
miroir-diagram-shared = Une majuscule, deux colonnes : TRA de votre côté, TAB en face.
miroir-diagram-actions = Retourner une carte, déplacer le o, voler le e d'en face ou reprendre son t : une chose sur quatre.
miroir-diagram-end = Le l se pose au bout de TAB : TABL commence un mot, TABLE.
miroir-diagram-run = Le o et le t se touchent : ils peuvent aller ensemble après ROB. Le M reste seul.
miroir-diagram-up = Le l retourné est vu de tous ; il faut le poser ou le défausser.
miroir-diagram-places = Deux e sur une même place, un t, un z : cinq places restent libres.
miroir-diagram-late = Le temps écoulé et la défausse pleine, le a va sur la première colonne qui l'admet : TA.
miroir-diagram-again = Le o vient de passer du C au S : il ne peut pas revenir aussitôt au C.
miroir-diagram-won = TABLE est ramassé avec son T, et un L vient à sa place.
miroir-diagram-soup = Le e ferait SOUPE, qui partirait aussitôt.
miroir-diagram-capital-w = C devient W : h et i restent, comme dans WHIST.
miroir-diagram-capital-a = C devient A : le h reste, comme dans AHANER, et le i tombe.
miroir-diagram-capital-h = C devient H : aucun mot ne commence ainsi, les deux cartes tombent.
miroir-diagram-short = IF ne deviendra pas un mot de cinq lettres, mais le f y est à l'abri.
miroir-diagram-gift = Sous le C, l'autre avait o, r, t, e ; sous le F, c'était FORTE, gagné aussitôt, et un L est venu.
miroir-diagram-leap = Portées d'un coup après PORT, les cartes e, r et a font PORTERA, sans s'arrêter à PORTE.
miroir-diagram-order = Sous le H, le h puis le i tombent : le h sur une place libre, le i sur un i.
miroir-diagram-identity = Sous le joker majuscule, vous pensez peut-être à LAMPE, et l'autre à TROIS.
miroir-diagram-single = La colonne du S a déjà son joker : l'autre ira ailleurs.
miroir-diagram-joker-stays = Le joker majuscule arrive : h et i restent, le joker après eux tombe.
miroir-diagram-joker-falls = Le joker majuscule arrive : le joker tombe, et avec lui i et p.
miroir-diagram-readings = Avec un joker, MELON est gagné ; c'était le plus courant des mots possibles.
miroir-diagram-joker-discarded = Un joker défaussé a sa place à lui, et peut être volé.
miroir-diagram-stuck = Un x, aucune colonne pour lui, huit autres lettres dans la défausse : la partie est perdue.
miroir-diagram-wrong = Aucun mot ne commence par CX : contesté, le x est retourné sous la pioche d'en face.
miroir-diagram-announced = TABLE est annoncé en face : à vous d'accepter ou de contester.
miroir-diagram-doubt = Avant de jouer, on peut contester une colonne d'en face, ici CX.
miroir-diagram-forgotten = TABLE n'a pas été annoncé : on peut encore le faire au début de son tour.

## Les énigmes

miroir-puzzle-word-title = Un mot caché
miroir-puzzle-word = Un mot se cache dans vos colonnes et les deux défausses : gagnez-le en une action, sans retourner de carte.
miroir-puzzle-word-why = C'était { $word }. { $ways ->
    [one] Aucune autre action ne gagnait de mot à coup sûr.
   *[other] { $ways } actions en tout gagnaient un mot à coup sûr.
}
miroir-puzzle-two-title = Un mot en deux actions
miroir-puzzle-two = Rien ne gagne tout de suite. Trouvez l'action qui vous assure un mot à la suivante, quoi que fasse l'autre et quoi qu'apporte la pioche.
miroir-puzzle-two-why = Et voilà { $word }, par exemple : toutes les réponses et toutes les cartes possibles ont été essayées. { $ways ->
    [one] Aucune autre action n'assurait de mot.
   *[other] { $ways } actions en tout assuraient un mot.
}

## La première partie

miroir-tip-begin = Pour votre premier tour, retournez la carte du dessus de votre pioche : rien d'autre n'est encore permis.
miroir-tip-place = Posez la carte au bout d'une colonne, si un mot commence ainsi. Défaussée, elle est à qui la prend.
miroir-tip-act = Une chose par tour : retourner une carte, déplacer des vôtres, voler en face ou reprendre dans votre défausse.
miroir-tip-steal = Une carte de la défausse d'en face se vole : touchez-la, puis le bout d'une de vos colonnes.
miroir-tip-joker = L'étoile est un joker : la lettre que vous voulez, un seul par mot.
miroir-tip-won = Mot gagné ! Sa majuscule part avec lui ; une nouvelle vient, pour vous comme pour l'autre.
miroir-tip-lost = L'autre a gagné un mot : sa majuscule a changé, de votre côté aussi.
miroir-tip-fallen = Sous la nouvelle majuscule, ces cartes ne commençaient plus aucun mot : elles sont tombées dans votre défausse.
miroir-tip-words = Les mots gagnés, et combien il en faut pour l'emporter.
miroir-tip-pile = Le nombre de cartes de votre pioche. Qui épuise la sienne perd : déplacer, voler et reprendre la ménagent.
miroir-tip-doubt = Un doute sur une colonne d'en face ? Contestez-la par son « ? » avant de jouer ; se tromper ne coûte rien.
miroir-tip-announce = Si cette colonne est un mot d'au moins cinq lettres, annoncez-le : ici, personne ne le fera pour vous.
miroir-tip-answer = Acceptez ce mot, ou contestez-le : s'il n'existe pas, ses cartes retournent sous la pioche de l'autre.
