# Le jeu au terminal et la ligne de commande.
terminal-title = Galerie des Glaces
terminal-column-game = Jeu
terminal-column-seats = Joueurs
terminal-column-options = Options
terminal-column-levels = Niveaux

terminal-words = { $count ->
    [0] Aucun mot.
    [one] { $count } mot.
   *[other] { $count } mots.
}
terminal-words-commonest = { $count } mots ; voici les { $shown } plus courants.

terminal-player = Joueur { $number }
terminal-nature = Le hasard
terminal-to-move = À jouer : { $who }.
terminal-your-move = À vous de jouer.
terminal-thinking = { $who } réfléchit…
terminal-happened = Coup forcé : { $who }, { $move }.
terminal-drawn = { $who } : { $move }.
terminal-time-over = Temps écoulé.
terminal-moment = Coup { $number } sur { $all }
terminal-choose = Plusieurs coups sont possibles ici : choisissez-en un.
terminal-type-a-move = tapez un coup puis Entrée
terminal-over = Ctrl+N rejouer · Ctrl+S enregistrer · Ctrl+Q quitter
terminal-small = La fenêtre est trop petite pour le plateau : agrandissez-la, à { $wide } × { $high } caractères au moins.
terminal-variant = Variante « { $name } ». { $hint }
terminal-next-opponent = { $name } vous attend pour la suite.
terminal-new-match = Nouvelle partie.
terminal-deal = Donne { $code }
terminal-saved = La partie s'enregistre dans { $file }.
terminal-how-to-quit = Ctrl+Q pour quitter.
terminal-resign-really = Abandonner la partie ?
terminal-abort-really = Annuler la partie ? Personne n'aura gagné.
terminal-draw-really = Proposer la partie nulle ?
terminal-again-really = Laisser cette partie et en commencer une autre ?
terminal-yes-no = Entrée : oui    Échap : non
terminal-curtain = Passez le clavier à { $who }.
terminal-curtain-keys = Entrée : montrer

# Derrière le nom d'un camp
terminal-conduct-resign = abandonne
terminal-conduct-abort = annule la partie
terminal-conduct-claim-win = réclame la victoire contre qui est parti
terminal-conduct-claim-draw = réclame la nulle contre qui est parti
terminal-conduct-out = quitte la partie, les autres continuent
terminal-conduct-takeback = demande à reprendre
terminal-conduct-draw = propose la partie nulle
terminal-conduct-agree = accepte
terminal-conduct-decline = clôt la demande
terminal-conduct-rematch = veut une revanche
terminal-conduct-flag = perd au temps
terminal-conduct-pause = propose une pause
terminal-conduct-resume = reprend la partie
terminal-ready = Prêt ? { $goal }
terminal-ready-keys = Entrée pour partir, après un compte à rebours.
terminal-menu-game = À quel jeu jouer ?
terminal-menu-against = { $game } : contre qui ?
terminal-menu-friend = À plusieurs devant cet écran
terminal-menu-keys = Flèches et Entrée pour choisir, Échap pour quitter.
terminal-conduct-hold = on attend que tous soient prêts
terminal-conduct-ready = attend le départ
terminal-conduct-count = trois, deux, un…
terminal-conduct-go = la course est lancée
terminal-conduct-takeover = céderait sa place à un ordinateur
terminal-conduct-return = revient à sa place

terminal-key-explain = Aide
terminal-key-advise = Indice
terminal-key-undo = Annuler
terminal-key-resign = Abandon
terminal-key-stop = Arrêter
terminal-key-again = Rejouer
terminal-key-save = Enregistrer
terminal-key-quit = Quitter
terminal-key-earlier = Reculer
terminal-key-later = Avancer
terminal-key-begin = Début
terminal-key-end = Fin
terminal-key-moments = Moments
terminal-reviewing = Le bilan se prépare…

terminal-plain-keys = Les flèches désignent un coup et Entrée le joue ; un coup peut aussi s'écrire. Page précédente et page suivante font défiler une longue image.
terminal-help-play =
    Flèches et Entrée, ou la souris : désigner une case et jouer
    Toute lettre tapée : écrire le coup dans la ligne du bas
    F2      demander un indice au meilleur robot
    F3      proposer la partie nulle
    Ctrl+Z  annuler son dernier coup, si le hasard n'a pas parlé depuis
    Ctrl+R  abandonner, ou annuler une partie à peine commencée ; en solitaire, s'arrêter là
    Ctrl+N  rejouer ; après la fin, c'est une revanche, places échangées
    Ctrl+S  enregistrer la partie dans un fichier
    Ctrl+T  clair ou sombre
    Ctrl+Q  quitter
    Échap   revenir au plateau, fermer cette aide
terminal-help-watch =
    Ctrl+N  une autre partie
    Ctrl+S  enregistrer la partie dans un fichier
    Ctrl+T  clair ou sombre
    Ctrl+Q  quitter
    Échap   fermer cette aide
terminal-help-replay =
    Droite, Gauche   un coup en avant, en arrière
    Bas, Haut        dix coups
    Début, Fin       le début, la fin
    M                les coups qui ont compté
    Ctrl+T           clair ou sombre
    Ctrl+Q           quitter
    Échap            fermer cette aide

file-unreadable = Le fichier « { $file } » ne peut pas être lu ({ $reason }).
file-unwritable = Le fichier « { $file } » ne peut pas être écrit ({ $reason }).
file-exists = Le fichier « { $file } » existe déjà : donnez un autre nom.
file-not-text = Le fichier « { $file } » n'est pas du texte.
language-unknown = Aucune langue « { $language } » ici. Langues : { $languages }.
chair-unknown = Il n'y a pas de place { $seat } : elles vont de 0 à { $last }.
bot-silent = L'adversaire ne répond plus : reprenez votre coup, ou recommencez.
draw-declined = L'adversaire préfère jouer jusqu'au bout.
advice-none = Aucun indice à donner ici.
against-nobody = On joue seul à ce jeu : il n'y a pas d'adversaire.
against-count = { $seats ->
    [one] À un seul joueur, il n'y a pas d'adversaire à nommer.
   *[other] À { $seats } joueurs, nommez un adversaire pour tous ou autant qu'il y a d'autres places, pas { $named }.
}
deal-twice = Une donne ou celle du jour, mais pas les deux.
terminal-needed = On ne joue que dans un terminal interactif.

# Un nouveau jeu
new-game-name = « { $name } » ne peut pas nommer un jeu : prenez de 3 à 24 petites lettres et chiffres, une lettre d'abord.
new-game-taken = Il y a déjà un jeu nommé { $name }.
new-game-written = { $folder } contient un jeu prêt à jouer. Installez-le avec : uv pip install -e { $folder }. Puis : galerie play { $name }
new-game-here = Le jeu { $name } est prêt à jouer. Installez-le avec : make setup. Puis : galerie play { $name }

# Leçons et problèmes
terminal-scene = Leçon { $number }/{ $all } : { $title }
terminal-look = Regardez : { $places }
terminal-go-on = Entrée : continuer · Ctrl+B revenir · Ctrl+Q quitter
terminal-scene-done = Entrée : continuer
terminal-scene-done-last = Entrée : finir la leçon
terminal-scene-first = C'est la première scène.
terminal-scene-last = C'est la dernière scène : jouez-la jusqu'au bout, ou partez par Ctrl+Q pour y revenir plus tard.
terminal-lesson-over = La leçon est finie. Ctrl+Q pour quitter, Ctrl+B pour revenir.
terminal-puzzle = problème { $number }/{ $all }, difficulté { $grade }, { $id }
terminal-puzzle-right = Juste jusqu'ici. Continuez.
terminal-puzzle-solved = Résolu !
terminal-puzzle-failed = Il y a mieux : voyez la solution.
terminal-puzzle-given-up = Voici la solution.
terminal-answers = Le mieux : { $moves }
terminal-puzzle-keys = Gauche, droite : parcourir la solution. Ctrl+N : le problème suivant.
terminal-key-onward = Suite
terminal-key-backward = Retour
terminal-key-retry = Recommencer
terminal-key-reveal = Solution
terminal-help-learn =
    Flèches et Entrée, ou la souris : désigner une case et jouer
    Toute lettre tapée : écrire le coup dans la ligne du bas
    Entrée, droite, N    continuer, quand rien n'est demandé
    Gauche, B            revenir, quand rien n'est demandé
    Ctrl+N, Ctrl+B       la scène suivante, la précédente, à tout moment
    Ctrl+R  recommencer la scène
    Ctrl+T  clair ou sombre
    Ctrl+Q  quitter ; la leçon reprendra là
    Échap   revenir au plateau, fermer cette aide
terminal-help-puzzle =
    Flèches et Entrée, ou la souris : désigner une case et jouer
    Toute lettre tapée : écrire le coup dans la ligne du bas
    Ctrl+G  voir la solution
    Gauche, droite       la parcourir
    Ctrl+R  essayer encore le problème
    Ctrl+N, Ctrl+B       le problème suivant, le précédent
    Ctrl+T  clair ou sombre
    Ctrl+Q  quitter
    Échap   revenir au plateau, fermer cette aide
