reflecto-name = Reflecto
reflecto-about = Cachez un mot derrière vos écrans, menez ses lettres de l'autre côté et lisez celles d'en face dans vos miroirs : le premier sorti, ou le premier qui devine, gagne.
reflecto-gerda = Gerda
reflecto-queen = la Reine des Neiges

# Ce qui ne se lit pas
reflecto-unreadable = « { $text } » ne se lit pas. Un tour s'écrit b1-b2 (un pas ou une suite de sauts), a7-out (sortir une lettre), guess MOT (deviner) ou pass.
reflecto-no-square = « { $text } » n'est pas une case du plateau : elles vont de a1 à g7.
reflecto-one-act = Un tour ne compte qu'un déplacement ou qu'une proposition de mot.
reflecto-no-letters = « { $text } » n'est pas un mot : il ne faut que des lettres.
reflecto-no-set-up = Une mise en place s'écrit « set », le mot, puis les sept écrans de la colonne a à la colonne g, par exemple set PIANO 3*15*24.
reflecto-no-row = « { $text } » ne range pas sept écrans : il faut le rang de chaque tuile une fois, de 1 à la dernière, * pour un miroir et - pour une tuile vierge.
reflecto-no-figures = « { $text } » ne dit pas quels rangs s'écrivent : nommez une fois chacun, parmi ceux des tuiles à lettres.

# La mise en place
reflecto-not-ready = Les deux joueurs doivent d'abord choisir leur mot et placer leurs écrans.
reflecto-set-already = Votre mot est choisi et vos écrans sont placés : cela ne change plus.
reflecto-lots = Qui commence, seul le hasard en décide, avant la mise en place.
reflecto-word-length = { $letters ->
    [one] Votre mot doit avoir une lettre.
   *[other] Votre mot doit avoir { $letters } lettres.
}
reflecto-no-word = « { $word } » n'est pas dans le lexique.
reflecto-not-common = « { $word } » n'est pas un mot assez courant, ou ce n'est pas une forme de base (un singulier, un infinitif).
reflecto-mirrors = Il vous faut { $tiles } tuiles effaçables et { $mirrors ->
    [0] aucun miroir.
    [one] un miroir.
   *[other] { $mirrors } miroirs.
}
reflecto-blanks = { $blanks ->
    [0] Aucune de vos { $tiles } tuiles ne reste vierge.
    [one] Une de vos { $tiles } tuiles reste vierge.
   *[other] { $blanks } de vos { $tiles } tuiles restent vierges.
}
reflecto-spread = Les lettres se répartissent également, les tuiles les plus chargées en dernier : { $pieces }.
reflecto-figures-some = Choisissez sur quelles tuiles s'écrit le rang de sortie : au moins une, par exemple #1.
reflecto-figures-fixed = À cette table, ce n'est pas à vous de choisir où s'écrit le rang de sortie.
reflecto-tiles = Les deux joueurs ensemble ont { $most } tuiles effaçables au plus, et non { $tiles }.

# Un tour
reflecto-not-yours = Aucun de vos écrans n'est en { $square }.
reflecto-occupied = La case { $square } est occupée.
reflecto-same-square = Une suite de sauts ne peut pas finir là où elle a commencé, en { $square }.
reflecto-no-way = Ni un pas ni une suite de sauts ne mène de { $square } à { $end }.
reflecto-no-way-out = Aucun saut ne mène hors du plateau depuis { $square } : il se fait vers l'avant, de l'avant-dernière rangée, par-dessus un écran de la dernière.
reflecto-mirror-stays = L'écran en { $square } est un miroir : les miroirs ne quittent pas le plateau.
reflecto-not-last-row = On ne retire une lettre que de sa dernière rangée, et { $square } n'en est pas.
reflecto-letter-waits = La lettre en { $square } doit attendre : celles qui la précèdent dans le mot ne sont pas toutes sorties.
reflecto-blank-first = La lettre en { $square } doit attendre : les tuiles vierges sortent d'abord.
reflecto-blank-waits = La tuile vierge en { $square } doit attendre que toutes les lettres soient sorties.
reflecto-must-move = Sortir des lettres ne remplace pas le tour : déplacez un écran ou devinez le mot.
reflecto-can-move = Vous pouvez encore déplacer un écran : il n'est pas permis de passer.
reflecto-nothing-after = Rien ne suit une proposition de mot ni un tour passé : les lettres se sortent avant.
reflecto-won-already = La dernière tuile est sortie et la partie gagnée : rien ne suit.
reflecto-guess-length = Le mot adverse a { $letters } lettres. Votre proposition ne compte pas.

# Les options
reflecto-preset-begin = Des mots courants, et se tromper de mot ne coûte que le tour : on peut deviner sans crainte.
reflecto-preset-printed = Tous les mots du lexique et un seul essai pour deviner : juste, on gagne ; faux, on perd.
reflecto-variants-more = Longueurs et handicaps
reflecto-option-words = Mots permis
reflecto-option-words-hint = Tous les mots du lexique, seulement les plus courants sous leur forme de base, ou n'importe quelles lettres.
reflecto-option-words-value = { $value ->
   *[lexicon] tous ceux du lexique
    [common] les plus courants
    [free] au choix
}
reflecto-option-range = Portée des miroirs
reflecto-option-range-hint = Un miroir montre l'écran posé juste devant lui, ou le premier de sa colonne, aussi loin qu'il soit.
reflecto-option-range-value = { $value ->
   *[front] juste devant
    [column] toute la colonne
}
reflecto-option-several_guesses = Plusieurs propositions
reflecto-option-several_guesses-hint = Se tromper de mot ne coûte que le tour, au lieu de la partie.
reflecto-option-first = Qui commence
reflecto-option-first-hint = Gerda joue les écrans blancs, la Reine des Neiges les bleus.
reflecto-option-first-value = { $value ->
   *[random] au sort
    [gerda] Gerda
    [queen] la Reine des Neiges
}
reflecto-option-limit = Tours au plus
reflecto-option-limit-hint = Après tant de tours chacun, la partie est nulle.
reflecto-option-gerda_letters = Gerda : lettres du mot
reflecto-option-gerda_letters-hint = De 4 à 15 lettres ; l'adversaire connaît ce nombre.
reflecto-option-queen_letters = Reine : lettres du mot
reflecto-option-queen_letters-hint = De 4 à 15 lettres ; l'adversaire connaît ce nombre.
reflecto-option-gerda_tiles = Gerda : tuiles effaçables
reflecto-option-gerda_tiles-hint = Un handicap : plus de tuiles, moins de miroirs. Douze tuiles au plus pour les deux joueurs.
reflecto-option-queen_tiles = Reine : tuiles effaçables
reflecto-option-queen_tiles-hint = Un handicap : plus de tuiles, moins de miroirs. Douze tuiles au plus pour les deux joueurs.
reflecto-option-gerda_figures = Gerda : rangs écrits
reflecto-option-gerda_figures-hint = Un handicap : le rang de sortie est écrit à côté de toutes les lettres, ou de quelques-unes, et se voit dans le miroir.
reflecto-option-gerda_figures-value = { $value ->
   *[none] aucun
    [some] quelques-uns
    [all] tous
}
reflecto-option-queen_figures = Reine : rangs écrits
reflecto-option-queen_figures-hint = Un handicap : le rang de sortie est écrit à côté de toutes les lettres, ou de quelques-unes, et se voit dans le miroir.
reflecto-option-queen_figures-value = { $value ->
   *[none] aucun
    [some] quelques-uns
    [all] tous
}
reflecto-option-gerda_late_blank = Gerda : vierges à la fin
reflecto-option-gerda_late_blank-hint = Une aide : les tuiles vierges peuvent sortir après la dernière lettre.
reflecto-option-queen_late_blank = Reine : vierges à la fin
reflecto-option-queen_late_blank-hint = Une aide : les tuiles vierges peuvent sortir après la dernière lettre.
reflecto-option-gerda_free_spread = Gerda : découpe libre
reflecto-option-gerda_free_spread-hint = Une aide : un mot qui a plus de lettres que de tuiles se découpe comme on veut.
reflecto-option-queen_free_spread = Reine : découpe libre
reflecto-option-queen_free_spread-hint = Une aide : un mot qui a plus de lettres que de tuiles se découpe comme on veut.

# Comment une partie s'achève
ending-out = Toutes les lettres sont sorties.
ending-guessed = Le mot adverse est deviné.
ending-misguessed = Le mot proposé n'était pas le bon.
ending-limit = La limite de tours est atteinte.

## Board
reflecto-board = Plateau de glace
reflecto-side-gerda = Gerda, blanc
reflecto-side-queen = Reine, bleu
reflecto-free = libre
reflecto-face-letters = { $letters }
reflecto-face-blank = tuile vierge
reflecto-face-mirror = miroir
reflecto-own = votre écran : { $face }
reflecto-screen = { $side }, écran { $number }
reflecto-noted = vu dans un miroir : { $face }
reflecto-shows = y reflète : { $face }
reflecto-mirror-shows = Votre miroir en { $square } montre : { $face }.
reflecto-here = irait ici
reflecto-by-step = à un pas
reflecto-by-jump = en sautant
reflecto-may-leave = peut sortir
reflecto-marked = à regarder
reflecto-marked-exit = sortie à regarder
reflecto-turn = Votre tour
reflecto-stop-here = S'arrêter ici
reflecto-end = Finir le tour
reflecto-undo = Annuler
reflecto-pass = Passer
reflecto-take-out = Sortir { $tile } ({ $square })
reflecto-blank-tile = la vierge
reflecto-jump-off = Sauter dehors
reflecto-guess = Deviner
reflecto-notebook = Carnet
reflecto-out-row = { $count ->
    [0] Aucune tuile sortie sur { $tiles }.
    [one] Une tuile sortie sur { $tiles }.
   *[other] { $count } tuiles sorties sur { $tiles }.
}
reflecto-out-rest = À sortir, dans l'ordre : { $rest }.

reflecto-your-word = Votre mot secret, de { $letters } lettres
reflecto-word-how = Écrivez un mot de { $letters } lettres : il restera caché derrière vos écrans.
reflecto-word-count = { $count ->
    [0] Écrivez les { $letters } lettres du mot.
    [one] Une lettre sur { $letters }.
   *[other] { $count } lettres sur { $letters }.
}
reflecto-word-asked = On cherche dans le lexique…
reflecto-word-good = Ce mot convient. Placez vos écrans, puis dites que vous êtes prêt.
reflecto-word-cut = Il faut { $pieces } morceaux, séparés par des barres (/).
reflecto-cut-how = Vous pouvez découper le mot vous-même en { $pieces } morceaux : mettez une barre (/) entre deux.
reflecto-figures-which = Rangs écrits :
reflecto-suggest = Proposer
reflecto-shuffle = Mélanger
reflecto-ready = Prêt
reflecto-place-how = Touchez deux écrans pour les échanger, ou faites-les glisser. Les miroirs brillent.
reflecto-first-row = Votre première rangée
reflecto-place = Place { $number } : { $face }

reflecto-notebook-of = { $mirrors ->
    [0] En face : un mot de { $letters } lettres et aucun miroir.
    [one] En face : un mot de { $letters } lettres et un miroir.
   *[other] En face : un mot de { $letters } lettres et { $mirrors } miroirs.
}
reflecto-note-screen = Écran
reflecto-note-place = Où
reflecto-note-seen = Montrait
reflecto-note-when = Aux tours
reflecto-note-out = sorti, n° { $number }
reflecto-guesses = Mots proposés :
reflecto-letters-how = En or, les lettres vues. Touchez une lettre pour la rayer, ou d'abord une case du mot pour l'y essayer.
reflecto-letter-seen = { $letter }, vue
reflecto-slots = Le mot d'en face, case par case
reflecto-slot = Case { $number } : vide
reflecto-slot-supposed = Case { $number } : peut-être { $letter }
reflecto-slot-known = Case { $number } : { $letter }, sortie à ce rang
reflecto-slot-how = Quelle lettre essayer dans la case { $number } ? Touchez-la ici, ou tapez-la.
reflecto-possible = { $count ->
    [0] Aucun mot ne s'accorde avec ces notes.
    [one] Pour vous, un seul mot adverse reste possible.
   *[other] Pour vous, le mot adverse se cache encore parmi { $count } mots.
}
reflecto-possible-known = { $count ->
    [0] Aucun mot du lexique ne s'accorde avec ces notes.
    [one] Pour vous, un seul mot adverse du lexique reste possible.
   *[other] Pour vous, le mot adverse, s'il est au lexique, se cache parmi { $count } mots.
}
reflecto-possible-how = Sont comptés les mots permis à cette table qui s'accordent avec ce que vos miroirs ont montré, les lettres sorties et vos notes : chacun a la même aide.
reflecto-notes = Vos notes
reflecto-notes-kept = Elles restent sur cet appareil et ne sont envoyées à personne.

reflecto-guess-title = Deviner le mot adverse
reflecto-guess-once = Un seul essai : juste, vous gagnez aussitôt ; faux, vous perdez aussitôt.
reflecto-guess-mild = Si le mot est le bon, vous gagnez. Sinon, vous ne perdez que ce tour.
reflecto-guess-seen = Lettres vues : { $letters }
reflecto-guess-word = Le mot, de { $letters } lettres
reflecto-guess-on = Continuer
reflecto-guess-sure = Dire { $word } ? Si ce n'est pas le mot, la partie est perdue à l'instant.
reflecto-guess-misfits = Vos miroirs ont pourtant montré { $letters } : ce mot ne peut pas être le bon.
reflecto-guess-say = Dire ce mot
reflecto-guess-wait = Revenir
reflecto-guess-not = Pas encore

reflecto-written-set = mise en place
reflecto-written-first = { $first ->
    [gerda] Gerda commence
   *[queen] la Reine commence
}
reflecto-written-pass = passe
reflecto-written-guess = { $word } ?
reflecto-told-first = Le sort a parlé : { $first ->
    [gerda] Gerda
   *[queen] la Reine
} commence.
reflecto-told-set = { $you ->
    [yes] Votre mot est caché.
   *[no] { $name } a caché son mot.
}
reflecto-told-go = { $you ->
    [yes] Vous allez de { $start } à { $end }.
   *[no] { $name } va de { $start } à { $end }.
}
reflecto-told-off = { $you ->
    [yes] Vous sautez de { $start } hors du plateau.
   *[no] { $name } saute de { $start } hors du plateau.
}
reflecto-told-out = { $you ->
    [yes] { $count ->
        [one] Vous sortez une tuile.
       *[other] Vous sortez { $count } tuiles.
    }
   *[no] { $count ->
        [one] { $name } sort une tuile.
       *[other] { $name } sort { $count } tuiles.
    }
}
reflecto-told-guess = { $you ->
    [yes] Vous dites { $word }.
   *[no] { $name } dit { $word }.
}
reflecto-told-pass = { $you ->
    [yes] Vous passez.
   *[no] { $name } passe.
}
reflecto-told-sight = Votre miroir vient de montrer : { $face }.

reflecto-guide-set = Choisissez un mot et placez vos sept écrans : l'autre n'en verra que le dos. Vos lettres devront sortir en face, dans l'ordre du mot.
reflecto-guide-wait = Votre mot est caché. On attend que l'autre ait choisi le sien.
reflecto-guide-watch = À l'autre de jouer. Ses écrans ne vous montrent que leur dos et leur numéro.
reflecto-guide-first = Touchez un de vos écrans, puis une case éclairée : un pas, ou des sauts, que « S'arrêter ici » termine. Première lettre à sortir en face : { $first }.
reflecto-guide-mid = Menez un miroir derrière un écran adverse, dans la même colonne : il vous en montrera la face. Et vos lettres vers l'autre bord.
reflecto-guide-mirror = Votre miroir montre, à l'envers, l'écran posé devant lui. Votre carnet l'a noté.
reflecto-guide-notes = Ce que vos miroirs ont vu est écrit au dos des écrans et dans le carnet. Quand vous tenez le mot, devinez-le.
reflecto-guide-next = Il reste à sortir, dans l'ordre : { $rest }.

reflecto-played-words = { $value ->
    [common] mots courants
    [free] mots au choix
   *[lexicon] { "" }
}
reflecto-played-range = { $value ->
    [column] miroirs à longue portée
   *[front] { "" }
}

## Terminal

terminal-reflecto-gerda = Gerda
terminal-reflecto-queen = La Reine
terminal-reflecto-letters = { $letters } lettres
terminal-reflecto-choosing = choisit son mot
terminal-reflecto-out = { $count }/{ $all } sorties
terminal-reflecto-rest = reste : { $rest }
terminal-reflecto-mirrors = miroir : { $shown }
terminal-reflecto-words = Gerda cachait { $gerda }, la Reine { $queen }.

# Ce que le jeu attend, au-dessus du plateau : trente-six signes à peu près
terminal-reflecto-act = Prenez un écran, ou tapez guess MOT
terminal-reflecto-move = Déplacez un écran (Échap : annuler)
terminal-reflecto-where = Où va { $tile } ? (Échap : reposer)
terminal-reflecto-pass = Rien ne bouge : pass, ou guess MOT

# Ce que fait Entrée, en dessous
terminal-reflecto-pick = Entrée : prendre { $tile }
terminal-reflecto-swap = Entrée : échanger avec { $tile }
terminal-reflecto-choose = Entrée : choisir
terminal-reflecto-be-ready = Entrée : cacher ce mot
terminal-reflecto-exit = sortir
terminal-reflecto-go = { $tile } : { $start } → { $end }
terminal-reflecto-off = { $tile } : { $start } → dehors

# La mise en place, sur le plateau
terminal-reflecto-type = Tapez un mot de { $letters } lettres : il reste masqué par des points. Entrée le pose sur vos écrans.
terminal-reflecto-suggest = F5 : une proposition. Ou d'un trait : set PIANO 3*15*24
terminal-reflecto-arrange = Deux écrans s'échangent : flèches, Entrée, flèches, Entrée. Puis ↑ et Entrée. F5 : un autre mot.

terminal-reflecto-rules =
    Cachez un mot : une lettre par tuile, plus deux miroirs. L'autre n'en voit que le dos. À chaque tour, déplacez un écran d'une case, ou en sautant par-dessus d'autres écrans autant de fois que possible ; ou bien devinez le mot d'en face : juste, vous gagnez, faux, vous perdez.
    Un miroir vous montre l'écran adverse posé juste devant lui, du côté d'où vous venez : il doit donc l'avoir dépassé. Qui sort toutes ses lettres de sa dernière rangée, dans l'ordre du mot, gagne aussi ; sortir ne coûte rien, mais ne remplace pas le tour.
terminal-reflecto-keys =
    ◇ miroir  ‹M› ce qu'il montre  (M) déjà vu  – tuile vierge
    ↑ la prochaine à sortir  ▾ case permise  • dernier trajet
    Flèches, Entrée   prendre un écran, puis choisir sa case ;
                      au-delà de la dernière rangée : sortir
    Échap             reposer, annuler ce qui est commencé
    F4                le carnet : ce que vos miroirs ont vu
    F5                à la mise en place : proposer un mot
terminal-reflecto-notation =
    set PIANO 3*15*24   le mot, puis les écrans de a à g : le rang de
                        chaque lettre, * un miroir, - une tuile vierge
    b1-b2, b1-d5        un pas, une suite de sauts
    a7-out b6-b7        sortir une lettre, avant ou après avoir joué
    b6-out              sauter hors du plateau
    guess PIANO, pass   deviner ; passer, si rien ne bouge
reflecto-remark-deduced = { $you ->
    [yes] Vous pouviez déduire { $word } à la fin du tour { $turn }.
   *[no] { $name } pouvait déduire { $word } à la fin du tour { $turn }.
}
reflecto-remark-never = { $you ->
    [yes] Vous ne pouviez pas déduire { $word } : { $words ->
        [one] un mot restait possible.
       *[other] { $words } mots restaient possibles.
    }
   *[no] { $name } ne pouvait pas déduire { $word } : { $words ->
        [one] un mot restait possible.
       *[other] { $words } mots restaient possibles.
    }
}
reflecto-review-axes = En bits, par tour.
reflecto-review-curve = Le doute de chacun sur le mot adverse, tour après tour, pour qui connaît tous les mots et n'oublie rien. Gerda en tirets, la Reine en trait plein ; le rond marque la déduction.
reflecto-review-turns = Tour par tour
reflecto-review-turn = Tour
reflecto-review-words = { $words ->
    [one] { $words } mot
   *[other] { $words } mots
}

# L'analyse
reflecto-unit = % de chances de gagner
reflecto-fact-words = { $value ->
    [one] un seul mot adverse est encore possible
   *[other] { $value } mots adverses sont encore possibles
}
reflecto-fact-other_words = pour l'adversaire, mots encore possibles : { $value }
reflecto-fact-tempo = tours d'avance dans la course : { $value }
reflecto-fact-chance = chance du mot le plus probable : { $value } %
reflecto-fact-looks = ce que chaque regard a rapporté (tour : ce qu'il a montré, bits) : { $value }

# La raison d'un conseil
reflecto-reason-word = { $words ->
    [one] Toutes ses lettres vues, { $word } serait le seul mot possible ; rien de mieux n'a été trouvé.
   *[other] Même toutes ses lettres vues, { $word } se cacherait encore parmi { $words } mots possibles.
}
reflecto-reason-out = { $tiles ->
    [one] Votre dernière tuile sort : vous gagnez.
   *[other] Vos { $tiles } dernières tuiles sortent : vous gagnez.
}
reflecto-reason-certain = { $word } est le seul mot qui s'accorde avec tout ce que vous avez vu.
reflecto-reason-guess = { $words } mots sont possibles et { $word } a { $chance } % de chances ; continuer à jouer gagnerait { $playing } fois sur cent, pour autant que la recherche puisse en juger.
reflecto-reason-leave = { $tiles ->
    [one] Une tuile sort
   *[other] { $tiles } tuiles sortent
} à ce tour ; il en reste { $left ->
    [one] une.
   *[other] { $left }.
}
reflecto-reason-look = Votre miroir montrera l'écran en { $square } : il y a { $chance } % de chances que ce ne soit pas un miroir, et { $words ->
    [one] un seul mot est possible pour l'instant.
   *[other] { $words } mots sont possibles pour l'instant.
}
reflecto-reason-hide = { $start }-{ $end } irait plus vite, mais montrerait à l'adversaire, avec une probabilité de { $chance } %, une lettre qu'il n'a pas vue.
reflecto-reason-chain = Une chaîne de { $jumps } sauts fait avancer cet écran { $rows ->
    [one] d'une rangée
   *[other] de { $rows } rangées
} ; rien de mieux n'a été trouvé en regardant { $depth ->
    [one] un tour
   *[other] { $depth } tours
} en avant.
reflecto-reason-race = Après ce tour il vous faut environ { $mine } { $mine ->
    [one] tour
   *[other] tours
}, et à l'adversaire environ { $theirs } ; rien de mieux n'a été trouvé en regardant { $depth ->
    [one] un tour
   *[other] { $depth } tours
} en avant.
reflecto-reason-stuck = Aucun de vos écrans ne peut bouger, et aucun mot n'est assez probable.

# The form that all reviews share
reflecto-review-axis = avance dans la course, en tours
reflecto-moment-turn = { $you ->
    [yes] Vos chances tombent
   *[no] Les chances de { $name } tombent
} de { $best } à { $value } sur cent.
reflecto-moment-chain = Une chaîne de { $jumps } sauts, { $rows ->
    [0] sans avancer
    [one] une rangée plus loin
   *[other] { $rows } rangées plus loin
}, est manquée : { $you ->
    [yes] vos chances tombent
   *[no] les chances de { $name } tombent
} de { $best } à { $value } sur cent.
reflecto-moment-guess = Ce mot n'avait que { $value } chances sur cent d'être le bon ; jouer autrement en gardait { $best }.
reflecto-remark-level = À la fin, la course était à égalité.
reflecto-remark-leader = { $turn ->
    [0] { $you ->
        [yes] Vous avez mené la course de bout en bout
       *[no] { $name } a mené la course de bout en bout
    }
   *[other] { $you ->
        [yes] Vous avez pris la tête de la course au tour { $turn } pour ne plus la quitter
       *[no] { $name } a pris la tête de la course au tour { $turn } pour ne plus la quitter
    }
} ; à la fin, { NUMBER($lead, maximumFractionDigits: 1) } { $lead ->
    [one] tour
   *[other] tours
} d'avance.
reflecto-remark-pace = { $you ->
    [yes] Chacun de vos tours a raccourci votre course
   *[no] Chaque tour de { $name } a raccourci sa course
} de { NUMBER($gain, maximumFractionDigits: 2) } { $gain ->
    [one] tour
   *[other] tours
} en moyenne{ $chains ->
    [0] {""}
    [one] , une chaîne de sauts manquée
   *[other] , { $chains } chaînes de sauts manquées
}.
reflecto-review-chains = Chaînes de sauts manquées
reflecto-review-chain = Coup { $number }, { $name } : { $move }, { $jumps } sauts
reflecto-review-doubt = Le doute sur le mot adverse
