miroir-name = Miroir
miroir-notation = « { $text } » n'est pas un coup : + retourne une carte, 3 la pose en colonne 3, - la défausse ; 2.1-3>5 déplace les cartes 1 à 3 de la colonne 2 ; *e>4 vole un e, e>4 en reprend un.
miroir-no-beginning = Aucun mot ne commence par { $text }.
miroir-two-jokers = Un mot n'a qu'un joker : la colonne { $column } en aurait deux.
miroir-no-run = Ces cartes ne sont pas dans votre colonne { $column }.
miroir-same-column = Les cartes de la colonne { $column } doivent aller dans une autre colonne.
miroir-left-behind = Il resterait { $text } : aucun mot ne commence ainsi.
miroir-again = Vos colonnes ont déjà été ainsi depuis votre dernière carte nouvelle : déplacez autre chose, ou prenez une carte.
miroir-first-turn = Au premier tour, on ne peut que retourner une carte.
miroir-turn-first = Aucune carte n'est retournée : retournez-en une d'abord.
miroir-place-first = La carte « { $letter } » est retournée : posez-la ou défaussez-la d'abord.
miroir-no-place = Plus de place pour « { $letter } » dans votre défausse : il faut poser cette carte.
miroir-not-there = Il n'y a pas de « { $letter } » dans cette défausse.
miroir-not-stuck = Vous n'êtes pas bloqué : la carte a encore une place.
miroir-chance = C'est le hasard ou le temps qui en décide, non les joueurs.
miroir-no-referee = Ici le programme arbitre : il n'y a rien à annoncer ni à contester.
miroir-announce-first = Votre action a changé une colonne : annoncez son mot, ou dites que vous n'en annoncez pas.
miroir-nothing-announced = Aucun mot n'attend d'annonce ni de réponse.
miroir-answer-first = Un mot est annoncé : acceptez-le ou contestez-le d'abord.
miroir-short = { $text } est trop court : un mot se gagne à partir de cinq lettres.
miroir-other-word = { $word } n'est pas ce que la colonne montre : { $text }.
miroir-empty = La colonne { $column } de l'adversaire est vide.
miroir-asked = La colonne { $column } n'a pas changé depuis que vous avez posé la question.

# Comment une partie s'achève
ending-words = Le nombre de mots convenu est atteint.
ending-exhausted = Une pioche est épuisée : son propriétaire perd.
ending-jammed = Une carte retournée n'allait nulle part, ni au bout d'une colonne ni dans la défausse : qui l'a retournée perd.

# Ce que dit la page web
miroir-about = Neuf majuscules au milieu, communes aux deux joueurs : chacun fait pousser des mots de son côté. Un mot gagné change la majuscule, et le reflet d'en face vacille.
miroir-first = Retournez une carte de votre pioche, puis posez-la sous une majuscule dont elle commence un mot, ou défaussez-la. Le but : former en colonne des mots de cinq lettres ou plus.
miroir-tip = Une carte défaussée peut être volée par l'autre ; sous une majuscule, elle est à l'abri, et pourra être déplacée.
miroir-side-south = Sud
miroir-side-north = Nord
miroir-preset-begin = Trois mots suffisent, le programme arbitre et rien ne presse.
miroir-preset-printed = Neuf mots, quinze secondes par tour, et ce sont les joueurs qui annoncent et contestent.
miroir-option-words = Mots à gagner
miroir-option-words-hint = Le premier à gagner autant de mots l'emporte ; cinq ou moins pour une partie courte.
miroir-option-words-value = { $value ->
    [one] { $value } mot
   *[other] { $value } mots
}
miroir-option-referee = Arbitre
miroir-option-referee-hint = Le programme refuse ce qui ne commence aucun mot et ramasse les mots formés ; ou bien les joueurs annoncent leurs mots et contestent ceux de l'autre.
miroir-option-referee-value = { $value ->
    [challenge] Les joueurs
   *[strict] Le programme
}
miroir-option-seconds = Temps par tour
miroir-option-seconds-hint = Quand il est écoulé, la carte retournée est défaussée d'office. Le livret compte 15 secondes.
miroir-option-seconds-value = { $value ->
    [0] Sans limite
   *[other] { $value } s
}

## Board

miroir-played-words = { $value ->
    [one] 1 mot
   *[other] { $value } mots
}
miroir-played-referee = { $value ->
    [challenge] Les joueurs arbitrent
   *[strict] {""}
}
miroir-played-seconds = { $value ->
    [0] {""}
   *[other] { $value } s par tour
}
miroir-board = Table de Miroir
miroir-joker = joker
miroir-a-joker = un joker
miroir-column = Colonne { $column } : { $text }, { $whose ->
    [yours] la vôtre
    [south] Sud
    [north] Nord
   *[theirs] celle de l'adversaire
}
miroir-pile = { $whose ->
    [yours] Votre pioche
    [south] Pioche de Sud
    [north] Pioche de Nord
   *[theirs] Pioche de l'adversaire
} : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $under ->
    [0] {""}
    [one] , dont 1 connue dessous : { $letters }
   *[other] , dont { $under } connues dessous : { $letters }
}
miroir-place = { $whose ->
    [yours] Votre défausse
    [south] Défausse de Sud
    [north] Défausse de Nord
   *[theirs] Défausse de l'adversaire
}, place { $place } : { $count ->
    [0] libre
    [one] { $letter }
   *[other] { $letter }, { $count } cartes
}
miroir-up = { $letter } vient d'être retourné
miroir-target = peut recevoir la carte
miroir-looked = à regarder
miroir-held = en main
miroir-words-won = { $whose ->
    [yours] Vos mots
    [south] Mots de Sud
    [north] Mots de Nord
   *[theirs] Mots de l'adversaire
} : { $count } sur { $all }
miroir-words-none = Aucun mot gagné pour l'instant.
miroir-form = forme de « { $bases } »
miroir-bases-or = { $one } » ou « { $other }
miroir-words-others = Le joker pouvait aussi donner { $words }.
miroir-unseen = Cartes que personne n'a encore vues ({ $count })

# Ce qui s'est passé
miroir-told-turn = { $you ->
    [yes] Vous retournez une carte.
   *[no] { $name } retourne une carte.
}
miroir-told-card = C'est { $cards }.
miroir-told-turned = { $you ->
    [yes] Vous retournez { $cards }.
   *[no] { $name } retourne { $cards }.
}
miroir-told-lay = { $you ->
    [yes] Vous posez { $cards } colonne { $column }.
   *[no] { $name } pose { $cards } colonne { $column }.
}
miroir-told-drop = { $you ->
    [yes] Vous défaussez { $cards }.
   *[no] { $name } défausse { $cards }.
}
miroir-told-shift = { $you ->
    [yes] Vous déplacez { $cards } de la colonne { $source } à la colonne { $column }.
   *[no] { $name } déplace { $cards } de la colonne { $source } à la colonne { $column }.
}
miroir-told-steal = { $you ->
    [yes] Vous volez { $cards } pour la colonne { $column }.
   *[no] { $name } vole { $cards } pour la colonne { $column }.
}
miroir-told-recover = { $you ->
    [yes] Vous reprenez { $cards } pour la colonne { $column }.
   *[no] { $name } reprend { $cards } pour la colonne { $column }.
}
miroir-told-claim = { $you ->
    [yes] Vous annoncez { $word }, colonne { $column }.
   *[no] { $name } annonce { $word }, colonne { $column }.
}
miroir-told-silence = { $you ->
    [yes] Vous n'annoncez rien.
   *[no] { $name } n'annonce rien.
}
miroir-told-accept = { $you ->
    [yes] Vous acceptez.
   *[no] { $name } accepte.
}
miroir-told-doubt = { $you ->
    [yes] Vous contestez la colonne { $column }.
   *[no] { $name } conteste la colonne { $column }.
}
miroir-told-point = { $you ->
    [yes] Vous dites que la colonne { $column } est un mot.
   *[no] { $name } dit que la colonne { $column } est un mot.
}
miroir-told-stuck = { $you ->
    [yes] Vous êtes bloqué.
   *[no] { $name } est bloqué.
}
miroir-told-time = Le temps est écoulé.
miroir-told-head = { $letter } vient colonne { $column }.
miroir-told-win = { $you ->
    [yes] Vous gagnez { $word }
   *[no] { $name } gagne { $word }
}{ $others ->
    [none] {""}
   *[other] {" "}(ou { $others })
}.
miroir-told-form = { $word } : forme de « { $bases } ».
miroir-told-fall = { $count ->
    [one] Tombe
   *[other] Tombent
} { $place ->
    [discard] dans { $you ->
        [yes] votre défausse
       *[no] la défausse ({ $name })
    }
   *[pile] sous { $you ->
        [yes] votre pioche
       *[no] la pioche ({ $name })
    }
} : { $cards }.
miroir-verdict-right-column = { $text } est bon : { $word }.
miroir-verdict-wrong-column = Rien ne commence par { $text } : ses cartes retournent sous la pioche de leur joueur.
miroir-verdict-right-word = { $word } est un mot.
miroir-verdict-wrong-word = { $text } n'est pas un mot : ses cartes retournent sous la pioche de leur joueur.
miroir-verdict-no-word = { $text } n'est pas un mot.

# L'historique
miroir-written-turn = retourner
miroir-written-drop = défausser
miroir-written-lay = colonne { $column }
miroir-written-shift = { $source } → { $column }
miroir-written-steal = voler { $cards } → { $column }
miroir-written-recover = reprendre { $cards } → { $column }
miroir-written-silence = ne rien annoncer
miroir-written-accept = accepter
miroir-written-claim = annoncer { $word } ({ $column })
miroir-written-doubt = contester { $column }
miroir-written-point = { $column } est un mot !
miroir-written-stuck = bloqué
miroir-written-time = temps écoulé

# Ce qu'il y a à faire
miroir-now-begin = Retournez la première carte de votre pioche. Le but : des colonnes qui sont des mots d'au moins cinq lettres.
miroir-now-act = Retournez une carte, ou prenez-en une : dans vos colonnes, dans votre défausse ou dans celle d'en face.
miroir-now-act-challenge = Retournez une carte ou prenez-en une déjà en jeu. Avant cela, vous pouvez contester une colonne d'en face par son « ? ».
miroir-now-place = { $count ->
    [0] Aucune colonne ne prend { $cards } : défaussez la carte.
   *[other] Posez { $cards } sur une colonne éclairée, ou défaussez la carte.
}
miroir-now-place-unlit = Posez { $cards } sur une colonne, ou défaussez la carte.
miroir-now-place-full = Pas de place pour { $cards } dans votre défausse : il faut poser la carte.
miroir-now-carry = { $count ->
    [0] { $taken ->
        [alone] Aucune colonne ne prend { $cards }. Prenez une autre carte.
        [first] Aucune autre colonne ne prend { $cards }. Touchez une voisine pour les prendre ensemble.
       *[several] Aucune autre colonne ne prend { $cards } ensemble. Prenez-en d'autres.
    }
    [one] Posez { $cards } au bout de la colonne éclairée.
   *[other] Posez { $cards } au bout d'une colonne éclairée.
}
miroir-now-carry-unlit = Posez { $cards } au bout d'une de vos colonnes.
miroir-now-announce = { $text } est-il un mot ? Annoncez-le, ou n'en dites rien ce tour-ci.
miroir-now-announce-joker = { $text } est-il un mot ? Choisissez la lettre du joker ★ pour l'annoncer.
miroir-now-answer = { $you ->
    [yes] Vous annoncez { $word }. Est-ce un mot ?
   *[no] { $name } annonce { $word }. Est-ce un mot ?
}
miroir-now-wait-act = { $you ->
    [yes] C'est votre tour.
   *[no] { $name } réfléchit.
}
miroir-now-wait-place = { $you ->
    [yes] Vous avez retourné { $cards }.
   *[no] { $name } a retourné { $cards }.
}
miroir-now-wait-announce = { $you ->
    [yes] Est-ce un mot ? C'est à vous de le dire.
   *[no] { $name } se demande si c'est un mot.
}
miroir-now-wait-answer = { $you ->
    [yes] À vous d'accepter { $word } ou de le contester.
   *[no] { $name } va accepter { $word } ou le contester.
}
miroir-now-deal = On distribue.
miroir-now-over = La partie est finie.

# Boutons
miroir-do-turn = Retourner
miroir-do-drop = Défausser
miroir-do-cancel = Reposer
miroir-do-stuck = Je suis bloqué
miroir-do-announce = Annoncer { $word }
miroir-do-silence = Ne rien dire
miroir-do-accept = Accepter
miroir-do-doubt = Contester
miroir-do-doubt-column = Contester la colonne { $column }, { $text }
miroir-do-point = La colonne { $column }, { $text }, est un mot !
miroir-do-claim = Annoncer la colonne { $column }, { $text }
miroir-do-letters = Quelle lettre est le joker ?
miroir-across = Lettres d'en face à l'envers
miroir-help = Aide du plateau
miroir-help-aim = Le but : que vos colonnes, majuscule comprise, deviennent des mots d'au moins cinq lettres. On pose une carte au bout d'une colonne si un mot commence ainsi.
miroir-help-mouse = Souris et doigt : touchez la pioche pour retourner une carte, puis une colonne pour la poser ou la défausse pour l'écarter. Touchez une carte de vos colonnes pour la prendre seule, puis une autre de la même colonne pour prendre toutes celles de l'une à l'autre. Faite glisser, une carte emporte celles qui la suivent.
miroir-help-discard = Une lettre de la défausse d'en face se vole, une des vôtres se reprend : touchez-la, puis une colonne.
miroir-help-keys = Clavier
miroir-help-key-arrows = aller d'une colonne ou d'une zone à l'autre
miroir-help-key-enter = prendre, poser
miroir-help-key-turn = tirer : retourner une carte
miroir-help-key-lay = poser sur cette colonne
miroir-help-key-drop = défausser
miroir-help-key-stretch = prendre une suite plus longue ou plus courte ; avec Maj, par l'autre bout
miroir-help-key-remark = contester une colonne, annoncer un mot
miroir-help-key-cancel = reposer
miroir-key-space = Espace
miroir-key-delete = Suppr
miroir-key-enter = Entrée
miroir-key-escape = Échap

# Après la partie
miroir-review-none = Aucun mot n'était à portée d'un seul coup.
miroir-remark-reach = { $you ->
    [yes] Vous
   *[no] { $name }
} : { $missed ->
    [0] rien de manqué
    [one] 1 mot manqué
   *[other] { $missed } mots manqués
}, en { $count ->
    [one] 1 occasion
   *[other] { $count } occasions
}.
miroir-review-missed = manqué
miroir-review-taken = gagné
miroir-review-more = { $count ->
    [one] et 1 autre
   *[other] et { $count } autres
}
miroir-review-turn = Tour { $number }
miroir-review-only-missed = Seulement ce qui a été manqué

## Terminal

terminal-miroir-words = { $count }/{ $all } mots
terminal-miroir-pile = pioche { $count }
terminal-miroir-under = dessous : { $cards }
terminal-miroir-discard = { $who }, défausse : { $cards }
terminal-miroir-card = Carte retournée : { $cards }
terminal-miroir-unseen = Cartes que personne n'a vues
terminal-miroir-unseen-capitals = Majuscules à venir

# Ce que le jeu attend, au-dessus du plateau : trente-deux signes à peu près
terminal-miroir-begin = Retournez votre première carte
terminal-miroir-act = Retournez, ou prenez une carte
terminal-miroir-place = Posez { $cards }, ou ↓ pour défausser
terminal-miroir-place-strict = Défausse pleine : posez { $cards }
terminal-miroir-place-challenge = Posez { $cards }, ou tapez « stuck »
terminal-miroir-where = Où va { $cards } ? (Échap : reposer)
terminal-miroir-announce = Annoncer { $text } ?
terminal-miroir-answer = { $word } : est-ce un mot ?

# Un coup en quelques mots
terminal-miroir-turn = retourner une carte
terminal-miroir-lay = { $cards } en { $column } : { $text }
terminal-miroir-drop = défausser { $cards }
terminal-miroir-shift = { $cards } en { $column } : { $text }
terminal-miroir-steal = voler { $cards } pour { $column } : { $text }
terminal-miroir-recover = reprendre { $cards } pour { $column } : { $text }
terminal-miroir-claim = annoncer { $word }
terminal-miroir-silence = ne rien annoncer
terminal-miroir-accept = accepter { $word }
terminal-miroir-doubt = contester { $text }
terminal-miroir-point = { $text } est un mot !
terminal-miroir-stuck = renoncer : la partie est perdue
terminal-miroir-pick = Entrée : prendre { $cards }
terminal-miroir-nowhere = aucune colonne n'en veut
terminal-miroir-choose = Entrée : choisir

terminal-miroir-rules =
    Vos mots poussent vers le bas sous neuf majuscules ; ceux de l'autre vers le haut, sur les mêmes. À chaque tour, une chose au choix : retourner une carte puis la poser ou la défausser ; déplacer des cartes de vos colonnes ; voler une carte de la défausse d'en face ; reprendre une des vôtres. On pose au bout d'une colonne, si un mot commence ainsi.
    Une colonne qui est un mot d'au moins cinq lettres est gagnée, et une autre majuscule la remplace : en face, ce qui ne va plus avec elle tombe. « ? » est un joker, un seul par mot. Perd aussi qui épuise sa pioche, ou retourne une carte sans place nulle part.
    Si les joueurs arbitrent, ils annoncent leurs mots, et l'autre accepte ou conteste ; avant de jouer, on peut contester les colonnes d'en face.
terminal-miroir-keys =
    Entrée sur la pioche   retourner ; puis Gauche, Droite : une colonne
                           (▾ : la carte y va), Bas : la défausse
    Flèches, Entrée        prendre une carte avec celles qui la suivent ;
                           Haut, Bas : en prendre moins ou plus
    F3                     les mots gagnés, ce que leur joker pouvait être,
                           et les cartes que personne n'a vues
terminal-miroir-notation =
    +          retourner         3        poser en colonne 3
    -          défausser         2.1-3>5  les cartes 1 à 3 de 2 en 5
    e>4        reprendre un e    *e>4     voler un e
    3!soupe    annoncer          .        ne rien annoncer
    ok         accepter          ?3       contester la colonne 3
    3!         « 3 est un mot »  stuck    renoncer

## Indices

# Pourquoi un coup est conseillé. Une promesse se compte en centièmes de mot.
miroir-reason-first = Au premier tour, on ne peut que retourner une carte.
miroir-reason-known = Il ne reste dans votre pioche que des cartes déjà vues : la suivante est « { $letter } ».
miroir-reason-turn = Des { $unseen } cartes que personne n'a vues, { $useful ->
    [0] aucune ne ferait
    [one] { $useful } ferait
   *[other] { $useful } feraient
} avancer une de vos colonnes ; { $finishing ->
    [0] aucune n'achèverait un mot.
    [one] { $finishing } achèverait un mot.
   *[other] { $finishing } achèveraient un mot.
}
miroir-reason-word = Vous formez { $word } : cela vous fait { $won ->
    [one] { $won } mot
   *[other] { $won } mots
} sur { $needed }.
miroir-reason-last-word = Vous formez { $word } : c'est le dernier des mots qu'il vous faut ({ $needed }).
miroir-reason-nearly = { $text } peut devenir { $word } : sur les { $unseen } cartes que personne n'a vues, { $finishing ->
    [one] { $finishing } en ferait
   *[other] { $finishing } en feraient
} aussitôt un mot. Promesse : { $after } sur cent au lieu de { $before }.
miroir-reason-growing = { $text } peut devenir { $word } ; il y manque encore { $missing ->
    [one] { $missing } lettre
   *[other] { $missing } lettres
}. Promesse : { $after } sur cent au lieu de { $before }.
miroir-reason-deny = Défaussée, la carte « { $letter } » donnerait { $word } à l'adversaire ; sous une majuscule, elle ne peut pas être volée.
miroir-reason-full = Il n'y a plus de place pour « { $letter } » dans votre défausse : c'est ici que cette carte gêne le moins.
miroir-reason-shelter = Sous une majuscule, « { $letter } » ne peut pas être volée. Places libres dans votre défausse : { $free }.
miroir-reason-steal = L'adversaire formerait { $word } en reprenant « { $letter } » : volez-lui cette carte.
miroir-reason-spare = Cela n'épuise pas votre pioche, qui garde { $cards ->
    [one] sa dernière carte
   *[other] ses { $cards } cartes
}.
miroir-reason-withdraw = L'adversaire formerait { $word } en volant « { $letter } » : sous une majuscule, cette carte est à l'abri.
miroir-reason-safe = Sous une majuscule, « { $letter } » ne peut plus être volée. Places libres dans votre défausse : { $free }.
miroir-reason-last-card = Votre pioche n'a plus qu'une carte, et qui épuise sa pioche perd.
miroir-reason-together = Vos colonnes deviennent { $target } et { $source } : ensemble, elles promettent { $after } sur cent au lieu de { $before }.
miroir-reason-ready = Avec { $target }, { $after } des { $unseen } cartes que personne n'a vues feraient avancer une de vos colonnes, au lieu de { $before }.
miroir-reason-nowhere = « { $letter } » ne va au bout d'aucune de vos colonnes.
miroir-reason-discard = Posée au mieux, « { $letter } » ferait { $text }, qui promet { $after } sur cent au lieu de { $before } ; et l'adversaire n'achève aucun mot avec elle.
miroir-reason-though = Posée au mieux, « { $letter } » ferait { $text }, qui promet { $after } sur cent au lieu de { $before } : mieux vaut risquer que l'adversaire en fasse { $word }.
miroir-reason-announce = { $word } est dans le lexique : annoncez-le.
miroir-reason-accept = { $word } est dans le lexique : contester ne servirait à rien.
miroir-reason-no-word = { $word } n'est pas dans le lexique.
miroir-reason-no-beginning = Aucun mot ne commence par { $text }.
miroir-reason-silence = { $text } n'est pas un mot.
miroir-reason-stuck = « { $letter } » ne peut aller nulle part.

## Analyse

miroir-unit = mots
miroir-fact-promise = promesses de ses colonnes : { $value }
miroir-fact-promise-opposite = promesses d'en face : { $value }
miroir-fact-finishing = { $value ->
    [0] aucune carte n'achèverait un mot
    [one] { $value } carte achèverait un mot
   *[other] { $value } cartes achèveraient un mot
}
miroir-fact-unseen = cartes que personne n'a vues : { $value }
miroir-fact-words = mots à portée : { $value }

# The form that all reviews share
miroir-review-axis = avance, en mots et promesses
miroir-moment-word = { $you ->
    [yes] Vous manquez
   *[no] { $name } manque
} { $word }, à portée d'un seul coup.
miroir-moment-promise = Ce coup promet { NUMBER($cost, maximumFractionDigits: 2) } { $cost ->
    [one] mot
   *[other] mots
} de moins que le meilleur.
miroir-moment-game = La partie en dépendait.
