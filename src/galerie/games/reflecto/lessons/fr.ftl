## The lesson

reflecto-lesson-hide-title = Cacher un mot
reflecto-lesson-hide = Écrivez un mot de cinq lettres, ou faites-vous-en proposer un. Une lettre par écran, et deux miroirs : séparez-les, puis dites que vous êtes prêt.
reflecto-lesson-hide-apart = Vos deux miroirs sont côte à côte et liraient les mêmes écrans. Échangez l'un d'eux avec une lettre.
reflecto-lesson-hide-done = En face, on ne voit que le dos de vos écrans : ni les lettres, ni les miroirs. Et vous ne voyez que le dos des siens.

reflecto-lesson-move-title = Un pas, un saut
reflecto-lesson-move = À chaque tour, un écran bouge. Ici votre mot est PIANO : menez le P une case en avant, tout droit ou en diagonale.
reflecto-lesson-move-2 = Maintenant, un saut : un voisin du P passe par-dessus lui et se pose juste derrière. Rien n'est pris.
reflecto-lesson-move-p = C'est bien un pas. Prenez plutôt le P, au milieu de votre rangée : c'est lui qui devra sortir le premier.
reflecto-lesson-move-step = C'est un pas. Pour sauter, prenez un écran qui touche le P, et la case libre juste au-delà.
reflecto-lesson-move-done = Un saut avance de deux cases. On saute ses propres écrans comme ceux de l'autre.

reflecto-lesson-chain-title = Sauter encore
reflecto-lesson-chain = Les sauts s'enchaînent, par-dessus les écrans blancs ou bleus. En un seul tour, menez le P jusqu'à la dernière rangée.
reflecto-lesson-chain-on = Bon début ! Ce P peut aller plus loin : encore un saut, par-dessus l'écran bleu, jusqu'à la case marquée.
reflecto-lesson-chain-step = Un pas et un saut ne se mêlent pas dans un même tour. Partez en sautant par-dessus l'écran devant le P.
reflecto-lesson-chain-done = Trois sauts, un seul tour : la foule est le plus court chemin.

reflecto-lesson-leave-title = Sortir dans l'ordre
reflecto-lesson-leave = Pour gagner, sortez P, I, A, N, O par la dernière rangée, dans cet ordre. Menez-y le P, et sortez-le dans le même tour.
reflecto-lesson-leave-2 = Au I, puis au A qui attendait. Le I peut même sauter par-dessus le A, hors de la glace. Sortez les deux en un tour.
reflecto-lesson-leave-now = Le P est arrivé : sortez-le aussi, dans ce même tour. Sortir est gratuit.
reflecto-lesson-leave-both = Le A peut partir aussi : plus aucune lettre ne le précède. Sortez les deux dans ce tour.
reflecto-lesson-leave-done = Trois lettres dehors ! Qui sort sa dernière lettre gagne aussitôt.

reflecto-lesson-mirror-title = Lire dans le miroir
reflecto-lesson-mirror = Un miroir montre l'écran juste devant lui, de votre côté. Menez le vôtre derrière l'écran bleu marqué, dans la même colonne.
reflecto-lesson-mirror-2 = Un E, à l'envers ! Le carnet l'a noté, et personne ne l'a su. Lisez un autre écran bleu, d'un pas ou d'un saut.
reflecto-lesson-mirror-front = Là, le miroir n'a pas dépassé l'écran et ne montre rien. Passez de l'autre côté, dans la même colonne.
reflecto-lesson-mirror-behind = De là, votre miroir ne montre rien de neuf. Menez-le sur la case juste derrière l'écran bleu marqué.
reflecto-lesson-mirror-again = Rien de neuf dans vos miroirs. Cherchez la case juste derrière un écran bleu que vous n'avez pas encore lu.
reflecto-lesson-mirror-done = Une lettre lue reste lue : le carnet suit chaque écran, où qu'il aille.

reflecto-lesson-guess-title = Deviner
reflecto-lesson-guess = Vos miroirs ont lu L, A, G et C. Au lieu de bouger, devinez le mot d'en face : juste, vous gagnez ; faux, vous perdez.
reflecto-lesson-guess-forgets = Ce mot n'a pas toutes les lettres que vous avez lues : L, A, G et C.
reflecto-lesson-guess-other = Ces lettres y sont, mais ce n'est pas le mot. Pensez à un lac en hiver.
reflecto-lesson-guess-now = Bouger est inutile : vous en savez assez. Devinez le mot, il a cinq lettres.
reflecto-lesson-guess-done = Le cœur de la Reine a fondu. On gagne ainsi, ou en sortant toutes ses lettres : au premier des deux.

reflecto-lesson-game-title = Une petite partie
reflecto-lesson-game = P et I sont dehors. Sortez A, N et O dans l'ordre, ou lisez et devinez le mot d'en face : ici, une erreur ne coûte que le tour.
reflecto-lesson-game-won = Gagné ! Vous savez jouer à Reflecto.
reflecto-lesson-game-lost = La Reine est passée. Recommencez : vos trois lettres n'ont que quelques sauts à faire.

## In one minute

reflecto-minute-goal-title = Le but
reflecto-minute-goal = Chacun cache un mot de cinq lettres derrière ses écrans, avec deux miroirs. Gagnez en sortant vos lettres en face, dans l'ordre du mot, ou en devinant le mot de l'autre.
reflecto-minute-turn-title = Un tour
reflecto-minute-turn = Un écran fait un pas dans l'une des huit directions, ou saute par-dessus d'autres écrans, blancs ou bleus, autant de fois qu'il peut. Rien n'est pris.
reflecto-minute-mirror-title = Les miroirs
reflecto-minute-mirror = Votre miroir vous montre, à l'envers, l'écran adverse juste devant lui, de votre côté : il doit l'avoir dépassé. L'autre ne sait pas que vous avez lu.
reflecto-minute-end-title = La fin
reflecto-minute-end = Sur la dernière rangée, les lettres sortent gratuitement, dans l'ordre : P, I, A… La dernière dehors gagne. Deviner remplace un coup : juste, gagné ; faux, perdu, ou un tour avec « Pour commencer ».

## Puzzles

reflecto-puzzle-word-title = Quel mot ?
reflecto-puzzle-word = Vos miroirs et l'ordre des sorties ne laissent qu'un mot possible, parmi { $words } mots courants. Devinez-le.
reflecto-puzzle-word-why = { $alike ->
    [0] { $word } est le seul des { $words } mots courants qui contienne toutes les lettres lues.
    [one] { $others } contient aussi toutes les lettres lues, mais l'ordre des sorties ne permet que { $word }.
   *[other] D'autres mots contiennent les lettres lues ({ $others }), mais l'ordre des sorties ne permet que { $word }.
}
reflecto-puzzle-look-title = Quel regard ?
reflecto-puzzle-look = { $words } mots courants restent possibles. Trouvez le coup dont vos miroirs apprendront le plus, tout de suite.
reflecto-puzzle-look-why = Ce coup montre ce que vous n'aviez pas lu : en moyenne il reste { $left } mots sur { $words }, contre { $next } au mieux après un autre.

## First-time tips

reflecto-tip-hide = Écrivez un mot, ou touchez « Proposer ». Puis échangez vos écrans : l'autre ne saura pas lesquels sont les miroirs.
reflecto-tip-move = Touchez un de vos écrans, puis une case éclairée : un pas, ou des sauts. { $letter } devra sortir en premier, par la rangée du fond.
reflecto-tip-leave = { $letter } est la prochaine lettre et touche au bord : sortez-la. C'est gratuit, avant ou après votre déplacement.
reflecto-tip-waits = Cette lettre attend que les précédentes soient sorties. Plus elle attend, plus un miroir risque de la lire.
reflecto-tip-mirror = Votre miroir vous montre, à l'envers, l'écran juste devant lui. L'autre n'en sait rien.
reflecto-tip-behind = Pour lire un écran, menez un miroir juste derrière lui, dans la même colonne.
reflecto-tip-notes = Ce que vos miroirs ont lu est noté au dos des écrans et dans le carnet.
reflecto-tip-guess = Vous avez lu { $count } lettres sur { $letters }. Si vous tenez le mot, devinez-le au lieu de bouger.
reflecto-tip-number = Le chiffre au dos d'un écran n'est que son numéro : il sert à le suivre des yeux.
reflecto-tip-passed = Un écran adverse vient de dépasser le vôtre. Si c'est un miroir, votre écran est lu.
reflecto-tip-race = { $count ->
    [one] En face, une lettre sur { $tiles } est sortie. À la dernière, la partie est perdue.
   *[other] En face, { $count } lettres sur { $tiles } sont sorties. À la dernière, la partie est perdue.
}
reflecto-tip-guessed = { $word } : la proposition était fausse, et n'a coûté que le tour.

## Diagrams

reflecto-diagram-coordinates = La case a1, à gauche de Gerda, et la case g7, tout au fond à droite.
reflecto-diagram-pizza = PIZZA : ses deux Z sont sur deux écrans différents.
reflecto-diagram-set-up = Les sept écrans de Gerda sur sa première rangée : PIANO dans le désordre, un miroir à chaque bout.
reflecto-diagram-step = D'un pas, le P gagne l'une des huit cases voisines, si elle est libre.
reflecto-diagram-jump = Le I saute par-dessus le P et se pose juste derrière.
reflecto-diagram-chain = Trois sauts en un tour, par-dessus deux écrans blancs et un bleu.
reflecto-diagram-occupied = Derrière le A, la case marquée à droite est occupée : on ne s'y pose pas.
reflecto-diagram-worked-jumps = Le miroir a sauté un écran bleu, puis le N. Un troisième saut lui était ouvert ; la case derrière le A, occupée, ne l'était pas.
reflecto-diagram-backs = De la Reine, Gerda ne voit que des dos et des numéros.
reflecto-diagram-mirror-of-gerda = Le miroir de Gerda, en c5, a dépassé l'écran bleu de c4 et montre son N.
reflecto-diagram-mirror-of-queen = Vu par la Reine : son miroir en c3 montre le I de Gerda, en c4.
reflecto-diagram-column = Toute la colonne : en c6, le miroir lit l'écran bleu de c3. En f6, le N de Gerda lui bouche la vue.
reflecto-diagram-reversed = Le E, à l'envers dans le miroir.
reflecto-diagram-notes = L'écran lu a bougé : sa lettre reste notée sur son dos.
reflecto-diagram-waits = Le A est sur la dernière rangée ; il attend que P et I soient sortis.
reflecto-diagram-arrives = Le P vient d'arriver : il pouvait sortir dans le même tour.
reflecto-diagram-jumps-off = De l'avant-dernière rangée, le I peut sauter par-dessus le A, hors du plateau.
reflecto-diagram-corner = Le P a sauté hors du plateau par-dessus l'écran du coin.
reflecto-diagram-out-row = Vu par la Reine : deux tuiles de Gerda sont sorties, elle n'en connaît que les numéros.
reflecto-diagram-like-tiles = P et I sont sortis : l'un ou l'autre Z peut suivre.
reflecto-diagram-worked-exit = Le N saute l'écran bleu, puis le O, hors du plateau ; le O sort avec lui et gagne.
reflecto-diagram-last-tile = Il ne reste que le O, sur la dernière rangée : le retirer gagne, sans autre déplacement.
reflecto-diagram-steps-back = Le A, qui attendait sur la dernière rangée, l'a quittée pour ne pas être lu.
reflecto-diagram-worked-guess = I, A, N et P sont lus et notés. La cinquième se devine.
reflecto-diagram-last-letter = P, I et A sont dehors : une fois N puis O sortis, Gerda a gagné.
reflecto-diagram-blank = RIRE sur cinq tuiles : la tuile vierge sortira la première.
reflecto-diagram-long-word = CHOCOLAT sur cinq tuiles : C, H, OC, OL, AT.
reflecto-diagram-six-tiles = NUAGES sur six tuiles : il ne reste qu'un miroir.
reflecto-diagram-figures = Chaque lettre porte son rang de sortie.
reflecto-diagram-free-cut = CHOCOLAT découpé à volonté : CHO, C, O, L, AT.
