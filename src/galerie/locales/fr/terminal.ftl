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
terminal-to-move = Au tour de { $who }.
terminal-your-move = À vous de jouer.
terminal-thinking = { $who } réfléchit…
terminal-happened = Coup forcé : { $who }, { $move }.
terminal-moment = Coup { $number } sur { $all }
terminal-choose = Plusieurs coups sont possibles ici : choisissez-en un.
terminal-type-a-move = tapez un coup puis Entrée
terminal-new-match = Nouvelle partie.
terminal-saved = La partie s'enregistre dans { $file }.
terminal-how-to-quit = Ctrl+Q pour quitter.
terminal-resign-really = Abandonner la partie ?
terminal-again-really = Laisser cette partie et en commencer une autre ?
terminal-yes-no = Entrée : oui    Échap : non

terminal-key-explain = Aide
terminal-key-undo = Reprendre
terminal-key-resign = Abandonner
terminal-key-again = Rejouer
terminal-key-save = Enregistrer
terminal-key-quit = Quitter
terminal-key-earlier = Reculer
terminal-key-later = Avancer
terminal-key-begin = Début
terminal-key-end = Fin

terminal-help-play =
    Flèches et Entrée, ou la souris : désigner une case et jouer
    Toute lettre tapée : écrire le coup dans la ligne du bas
    Ctrl+Z  reprendre son dernier coup
    Ctrl+R  abandonner
    Ctrl+N  rejouer ; après la fin, c'est une revanche, places échangées
    Ctrl+S  enregistrer la partie dans un fichier
    Ctrl+T  clair ou sombre
    Ctrl+Q  quitter
    Échap   revenir au plateau, fermer cette aide
terminal-help-replay =
    Droite, Gauche   un coup en avant, en arrière
    Bas, Haut        dix coups
    Début, Fin       le début, la fin
    Ctrl+T           clair ou sombre
    Ctrl+Q           quitter
    Échap            fermer cette aide

terminal-reversi-discs = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
terminal-reversi-reserve = réserve { $count }
terminal-reversi-turns = { $count ->
    [one] retourne { $count } pion
   *[other] retourne { $count } pions
}
terminal-reversi-rules =
    Posez un pion de sorte qu'une file de pions adverses, en ligne ou en diagonale, se trouve prise entre lui et un autre des vôtres : toute la file se retourne. Qui ne peut rien encadrer passe. À la fin, la majorité des pions l'emporte ; à égalité, qui a posé le dernier.

file-unreadable = Le fichier « { $file } » ne peut pas être lu ({ $reason }).
file-unwritable = Le fichier « { $file } » ne peut pas être écrit ({ $reason }).
file-exists = Le fichier « { $file } » existe déjà : donnez un autre nom.
file-not-text = Le fichier « { $file } » n'est pas un texte.
language-unknown = Aucune langue « { $language } » ici. Langues : { $languages }.
seat-unknown = Il n'y a pas de place { $seat } : elles vont de 0 à { $last }.
bot-silent = L'adversaire ne répond plus : reprenez votre coup, ou recommencez.
terminal-needed = On ne joue que dans un terminal interactif.
