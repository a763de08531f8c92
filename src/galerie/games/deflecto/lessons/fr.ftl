## La leçon, niveau 1

deflecto-lesson-start-title = Votre départ
deflecto-lesson-start = Posez un chemin droit sur une case numérotée, un bout vers l'extérieur. L'autre case du même numéro sera votre arrivée.
deflecto-lesson-start-done = La ligne colorée est votre chemin : le plus court possible, même sur les cases encore vides.
deflecto-lesson-start-bend = C'est permis, mais ce virage vous détourne avant même de partir. Un chemin droit file vers l'arrivée.

deflecto-lesson-path-title = Ce que compte votre nombre
deflecto-lesson-path = 11 : les cases de votre chemin, vides comprises. Le plus petit nombre gagne. Posez sur votre chemin une pièce qui le suit.
deflecto-lesson-path-done = Toujours 11 : une case pleine compte comme une vide. Mais personne ne peut plus vous détourner là.
deflecto-lesson-path-later = Bien vu, ce sera la suite ! Ici, posez d'abord sur votre propre chemin.

deflecto-lesson-deflect-title = Détourner
deflecto-lesson-deflect = Les pièces ne sont à personne : posez où vous voulez. Mettez un virage sur le chemin de Bleu, en h10.
deflecto-lesson-deflect-2 = 13 pour Bleu ! Mais il vous a rendu la pareille. Allongez encore son chemin.
deflecto-lesson-deflect-done = Une pièce posée ne bouge plus : Bleu devra faire avec ce détour.

deflecto-lesson-corner-title = Un coin suffit
deflecto-lesson-corner = Une pièce doit en toucher une autre, par un côté ou par un coin. i9 ne touche h10 que par un coin : barrez-y le chemin de Bleu.
deflecto-lesson-corner-done = La case entre les deux reste vide : on suppose qu'elle porte la pièce qui convient.
deflecto-lesson-corner-side = Bleu s'allonge, mais votre pièce en touche une autre par un côté. Essayez la case qui n'en touche que par un coin.

deflecto-lesson-cut-title = Jamais coupé
deflecto-lesson-cut = Il est interdit de couper un chemin pour de bon : pas de cul-de-sac en i10 ! Trouvez la pièce qui allonge Bleu le plus.
deflecto-lesson-cut-done = 17 ! Il reste une voie à Bleu, et c'est tout ce que la règle demande.
deflecto-lesson-cut-more = Bleu s'allonge, mais une autre pièce l'allonge davantage. Où mène la case i10 si on la tourne vers le haut ?

deflecto-lesson-contest-title = Contester
deflecto-lesson-contest = Bleu est devant et demande si les chemins sont établis. Ils ne le sont pas : vous pouvez encore l'allonger. Contestez !
deflecto-lesson-contest-2 = Votre pièce doit le prouver : changez la longueur d'un chemin, sinon vous prenez une case de pénalité.
deflecto-lesson-contest-done = C'est prouvé, et la partie continue. Si tous avaient été d'accord, elle s'arrêtait là.
deflecto-lesson-contest-yes = D'accord, la partie serait finie, et perdue. Or une pièce peut encore allonger Bleu : contestez.
deflecto-lesson-contest-unproven = Aucun chemin ne change : vous auriez une case de pénalité. Détournez Bleu près de i10.

deflecto-lesson-end-title = Demander la fin
deflecto-lesson-end = Plus aucune pièce ne change rien, et vous êtes à 17 contre 19. Avant de poser, demandez si les chemins sont établis.
deflecto-lesson-end-done = Gagné ! Le plus petit total l'emporte ; à égalité, le plus de cases vides.
deflecto-lesson-end-lay = Cela ne change rien à rien : les chemins sont établis. Demandez-le plutôt.

deflecto-lesson-game-title = Une vraie partie, vers sa fin
deflecto-lesson-game = À vous ! Vous partez de k8, à 17 contre 21. Gardez l'avance jusqu'au bout : gênez Bleu, ou protégez votre chemin.
deflecto-lesson-game-won = Gagné ! Vous savez jouer à Déflecto. À deux faces, les pièces se retournent : rails, rivières, prairies…
deflecto-lesson-game-lost = Bleu a fini plus court. Recommencez : regardez où il pourrait vous détourner, et posez-y d'abord.

## La leçon, niveau 2

deflecto-lesson-level2-backs-title = Au dos des pièces
deflecto-lesson-level2-backs = Chaque pièce se pose aussi sur son dos. Derrière les croisements, une prairie : rien ne la traverse. Barrez Bleu en h9.
deflecto-lesson-level2-backs-done = La prairie n'a aucun bord ouvert : tout chemin la contourne.
deflecto-lesson-level2-backs-other = Bleu s'allonge, mais cherchez la prairie : elle est au dos d'un croisement.

deflecto-lesson-level2-rail-title = Les rails
deflecto-lesson-level2-rail = Un rail ne se traverse pas, et la case vide qu'il vise se ferme aux chemins. Prolongez celui-ci jusqu'au chemin de Bleu.
deflecto-lesson-level2-rail-done = Rail contre rail, chemin contre chemin. La case que vise votre rail est perdue pour Bleu.
deflecto-lesson-level2-rail-other = Bleu s'allonge, mais pas par un rail. Les rails sont au dos des chemins droits.

deflecto-lesson-level2-river-title = Les rivières
deflecto-lesson-level2-river = Bleu a posé une source. Une rivière barre les chemins comme un rail : en i9, courbez-la vers h9, au dos d'un virage.
deflecto-lesson-level2-river-2 = Une rivière n'a qu'une source et qu'un lac, et ne tourne pas en rond. Terminez-la en h9 par un lac.
deflecto-lesson-level2-river-done = De la source au lac, elle est complète. Rails et rivières peuvent aussi sortir du plateau.
deflecto-lesson-level2-river-other = Bleu s'allonge, mais faites-le par la rivière : une courbe en i9, du nord vers l'ouest.
deflecto-lesson-level2-river-lake = Cela barre aussi, mais terminez la rivière : le lac est au dos d'un virage.

deflecto-lesson-level2-meet-title = Ce qui ne se rencontre pas
deflecto-lesson-level2-meet = Un chemin vise h9 : aucun rail n'y entre, il n'y a pas de passage à niveau. Posez un rail en g9, tourné ailleurs.
deflecto-lesson-level2-meet-done = Ni passage à niveau, ni pont, ni aiguillage : une case vide doit toujours pouvoir recevoir une pièce.
deflecto-lesson-level2-meet-other = Bleu s'allonge, mais exercez-vous au rail : posez-le en g9, sans viser h9.

deflecto-lesson-level2-chapel-title = La chapelle
deflecto-lesson-level2-chapel = Elle prend les côtés de ses voisines : chemin contre chemin, rien contre rien. Au dos d'un cul-de-sac, posez-en une en d9.
deflecto-lesson-level2-chapel-done = Ouverte au nord et à l'ouest, fermée à l'est ; au sud, la case vide décidera. Ni rail ni rivière n'y entrera.
deflecto-lesson-level2-chapel-other = Cela garde votre chemin court aussi. Mais essayez la chapelle : elle s'adapte toute seule.
deflecto-lesson-level2-chapel-later = Bien joué, mais votre propre chemin est menacé en d9 : posez-y la chapelle.

deflecto-lesson-level2-game-title = Une partie, toutes figures
deflecto-lesson-level2-game = Vous partez de d11, à 19 contre 27, et il reste cinq pièces à chacun. Menez la partie à sa fin.
deflecto-lesson-level2-game-won = Gagné ! Rails, rivières et chapelles n'ont plus de secret pour vous.
deflecto-lesson-level2-game-lost = Bleu a fini plus court. Recommencez : protégez d'abord ce qu'un rail ou une prairie vous couperait.

## Réponses à plusieurs scènes

deflecto-lesson-own-goal = Aïe : c'est votre propre chemin qui s'allonge. Essayez ailleurs.
deflecto-lesson-no-change = C'est permis, mais aucun chemin ne change de longueur. Visez le chemin de Bleu.

## En une minute

deflecto-minute-goal-title = Relier deux cases
deflecto-minute-goal = Votre première pièce prend un numéro : de cette case à l'autre du même numéro, votre chemin est le plus court possible, cases vides comprises. Le plus court gagne.
deflecto-minute-turn-title = À chaque tour, une pièce
deflecto-minute-turn = Posez-la n'importe où, pourvu qu'elle en touche une autre par un côté ou un coin, et que chemin touche chemin. Sur le chemin d'un autre, elle l'allonge.
deflecto-minute-cut-title = Détourner, jamais couper
deflecto-minute-cut = Bleu fait le tour par le haut : 17 cases. On ferme une voie si une autre reste ; personne n'est coupé pour de bon.
deflecto-minute-end-title = La fin
deflecto-minute-end = Quand plus rien ne change, demandez si les chemins sont établis. Tous d'accord ? Le plus petit total gagne ; à égalité, le plus de cases vides.

## Énigmes

deflecto-puzzle-lengthen-title = Le plus grand détour
deflecto-puzzle-lengthen = Une pièce, le plus grand détour : menez le chemin adverse, { $other } cases, le plus loin possible sans allonger le vôtre.
deflecto-puzzle-lengthen-why = Le chemin adverse passe de { $other } à { $best } cases. Aucune autre pièce qui épargne le vôtre ne le mène au-delà de { $next }.
deflecto-puzzle-save-title = La pièce qui sauve
deflecto-puzzle-save = L'autre va allonger votre chemin de { $own } cases autant qu'il peut. Une seule case vous protège : posez-y la bonne pièce.
deflecto-puzzle-save-why = Quoi qu'il pose ensuite, votre chemin garde ses { $best } cases. Après toute autre pièce, il peut le porter à { $next } ou plus.
deflecto-puzzle-duel-title = Un coup, une riposte
deflecto-puzzle-duel = Vous êtes à { $own }, l'autre à { $other }. Quelle pièce vous laisse au mieux après sa meilleure riposte ?
deflecto-puzzle-duel-why = Après la meilleure riposte, vous êtes à { $mine } contre { $theirs }. Toute autre pièce vous coûte au moins { $loss } cases d'écart.

## Conseils de la première partie

deflecto-tip-start = Prenez une pièce, puis une case numérotée : ce sera votre départ, et l'autre case du même numéro votre arrivée.
deflecto-tip-lay = Prenez une pièce : les cases où elle va s'allument, et la flèche double annonce un chemin changé.
deflecto-tip-touch = Posez où vous voulez, aussi sur le chemin d'un autre : il suffit de toucher une pièce par un côté ou un coin.
deflecto-tip-backs = Chaque pièce a deux faces : au dos, rails, rivières et prairies barrent les chemins ; la chapelle les laisse passer.
deflecto-tip-deflected = Cette pièce vous impose un détour : votre chemin est désormais le plus court qui reste.
deflecto-tip-strayed = Cette pièce a allongé votre propre chemin. Regardez ce qu'annonce le bandeau avant de poser.
deflecto-tip-deflects = Bien joué : cette pièce impose un détour, et une pièce posée ne bouge plus.
deflecto-tip-ask = Aucune de vos pièces ne change plus un chemin : vous pouvez demander si les chemins sont établis.
deflecto-tip-answer = D'accord : si tous le sont, c'est fini. Contester : votre prochaine pièce devra changer la longueur d'un chemin.
deflecto-tip-prove = Vous avez contesté : si votre pièce ne change aucun chemin, une case de pénalité s'ajoute à votre total.
deflecto-tip-penalty = Rien n'a changé : une case de pénalité s'ajoute à la longueur de votre chemin.
deflecto-tip-length = Ce nombre compte toutes les cases de votre chemin, vides comprises. Le plus petit gagne.
deflecto-tip-empty = À total égal, le chemin qui a le plus de cases vides l'emporte.

## Figures des règles

deflecto-diagram-facing = Face à face : le 1 joint d11 et d1, le 3 joint a8 et k8. Au plus court, 11 cases.
deflecto-diagram-crossed = En diagonale : le 1 joint d11 et h1, le 3 joint a8 et k4. Au plus court, 15 cases.
deflecto-diagram-first = Rouge a pris le 1 : départ en d11 (rond), arrivée en d1 (carré). Chaque première pièce donne sur l'extérieur.
deflecto-diagram-contact = d10 touche d11 par un côté, g10 ne touche h11 que par un coin : les deux sont permis.
deflecto-diagram-sides = Chemin contre chemin entre d11 et e11, rien contre rien entre d11 et c11.
deflecto-diagram-edge = Le chemin sort en d11, une case marquée. Le rail peut sortir du plateau partout.
deflecto-diagram-supposed = i10 est vide : on y suppose le virage qui joint h10 à i9. Le chemin de Bleu y passe.
deflecto-diagram-no-crossing = Un chemin vise h9. Le rail de g9 ne peut pas la viser aussi : aucun passage à niveau n'existe.
deflecto-diagram-way-left = Un cul-de-sac en i10 couperait Bleu. Ce virage le renvoie vers le haut : une voie reste, c'est permis.
deflecto-diagram-finish = d1 est l'arrivée de Rouge. Un virage y convient, même s'il ne donne pas sur l'extérieur ; un cul-de-sac, non.
deflecto-diagram-meadow = h10 touche une prairie : aucun de ses chemins ne peut mener en g10.
deflecto-diagram-shared = Les deux chemins se croisent en d8. Chacun passe où il veut, aussi par les pièces de l'autre.
deflecto-diagram-length = 11 cases pour Rouge : d11 et d10 sont pleines, les neuf autres vides, arrivée comprise.
deflecto-diagram-shortest = Le virage en h10 mène Bleu par la colonne i : son plus court chemin compte désormais 13 cases.
deflecto-diagram-no-proof = Bleu avait contesté, mais h10 occupe une case de son chemin sans en changer la longueur : une pénalité.
deflecto-diagram-equal = 11 partout. Bleu a dix cases vides, Rouge neuf : Bleu passe devant.
deflecto-diagram-barred = Le rail de i9 vise h9 : cette case vide est fermée, et le chemin de Bleu la contourne.
deflecto-diagram-river = De la source en i10 au lac en h9 : cette rivière est complète, et ne peut plus s'allonger.
deflecto-diagram-buffers = Un heurtoir à chaque bout : la voie est complète.
deflecto-diagram-loop = Une voie ferrée peut tourner en rond ; une rivière, jamais.
deflecto-diagram-chapel-crossing = Des chemins arrivent du nord, de l'est et de l'ouest : la chapelle fait croisement. Au sud, elle reste ouverte.
deflecto-diagram-chapel-dead-end = Un seul chemin arrive, de h10 ; les autres côtés sont fermés : la chapelle fait cul-de-sac.
deflecto-diagram-turned = En h8, un rail vertical viserait h9, déjà visée par un chemin : refusé. Couché, il est permis.
deflecto-diagram-between = Le chemin joint h10 à h8, même si h9 reste vide.
