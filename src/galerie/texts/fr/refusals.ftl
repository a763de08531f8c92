# Ce que l'on dit quand une demande ne peut pas être satisfaite.
game-over = La partie est terminée.
game-unknown = Aucun jeu ne s'appelle « { $game } ». Jeux : { $games }.
not-your-turn = Ce n'est pas à vous de jouer.
seat-needed = Plusieurs joueurs peuvent jouer : dites à quelle place ({ $seats }).
notation-unknown = « { $text } » n'est pas un coup de ce jeu.
seats-wrong = Il faut { $spread ->
    [0] exactement { $least ->
        [one] un joueur
       *[other] { $least } joueurs
    }.
   *[other] { $least ->
        [one] un joueur
       *[other] { $least } joueurs
    } au moins et { $most } au plus.
}
option-unknown = Ce jeu n'a pas d'option « { $option } ». { $count ->
    [0] Il n'en a aucune.
   *[other] Options : { $options }.
}
option-value = L'option « { $option } » n'admet pas la valeur « { $value } ». Valeurs : { $values }.
bot-unknown = Aucun adversaire de ce niveau : « { $level } ». Niveaux : { $levels }.
bots-count = { $seats ->
    [one] Il faut un robot pour la seule place, pas { $named }.
   *[other] Il faut un robot pour chacune des { $seats } places, pas { $named }.
}
bot-unloadable = « { $source } » ne se charge pas : { $error }
bot-missing = Il n'y a pas de fonction « { $function } » dans « { $source } ».
bot-setting = « { $text } » ne désigne aucun robot : écrivez JEU=FICHIER.py:FONCTION.
bot-failed = Le robot { $bot } a échoué : { $error }
bot-nonsense = Le robot { $bot } a répondu « { $move } », qui n'est pas un coup permis ici.
bot-slow = Le robot { $bot } n'a pas répondu en { $seconds } secondes.
bot-died = Le robot { $bot } s'est arrêté en pleine partie (état { $status }).
bot-start = Le robot { $bot } ne peut pas être lancé : { $reason }
bot-unreachable = Le robot { $bot } est injoignable : { $reason }
conduct-not-yours = Cette décision n'est pas la vôtre.
request-open = Une demande attend déjà sa réponse.
request-none = Personne n'a rien demandé.
request-yours = Vous avez déjà donné votre accord.
takeback-nothing = Vous n'avez encore rien joué que l'on puisse reprendre.
takeback-chance = Le hasard a dévoilé quelque chose depuis votre coup : il ne se reprend plus.
takeback-out = Quelqu'un a quitté la partie depuis votre coup : il ne se reprend plus.
takeback-seen = Ce coup a montré ou pu montrer quelque chose : il ne se reprend plus.
conduct-out = Vous ne jouez plus dans cette partie : ceux qui restent décident.
out-two = À deux, qui part abandonne la partie.
out-already = Cette place est déjà hors jeu.
abort-late = Deux coups sont joués : la partie ne s'annule plus.
claim-two = À plus de deux, on met hors jeu celui qui est parti, et les autres continuent.
request-again = Cela vient d'être refusé, ou est resté sans réponse : jouez encore { $moves ->
        [one] un coup
       *[other] { $moves } coups
    } avant de le redemander.
request-enough = Cela a été refusé, ou est resté sans réponse, { $most } fois dans cette partie : ne le demandez plus.
draw-alone = On joue seul à ce jeu : il n'y a personne avec qui s'accorder sur une partie nulle.
rematch-early = La revanche se demande quand la partie est finie.
study-none = Il n'y a rien à étudier ainsi pour « { $game } » : seulement pour { $games }.
solve-none = Les positions de « { $game } » ne peuvent pas être résolues : seulement celles de { $games }.
pattern-wrong = « { $pattern } » n'est pas un motif : des lettres, « ? » pour une lettre quelconque, « * » à la fin pour toute fin de mot.
record-title = Ce texte n'est pas une partie enregistrée : il devrait commencer par « { $title } ».
record-header = L'en-tête de cette partie enregistrée est incomplet.
format-unrecognised = Ce n'est pas une partie enregistrée : elle devrait commencer par « { $title } », ou être dans l'un des formats { $names }.
format-game = Ce format connaît un autre jeu que { $game }.
record-game = Cette partie enregistrée est d'un jeu inconnu : « { $game } ».
record-lexicon = Cette partie a été jugée par une autre liste de mots que celle d'ici.
record-rules = Cette partie suit une autre version des règles ({ $rules }).
record-seal = Un coup secret de ce texte n'est pas celui qui a été scellé (ligne { $number }).
record-line = La ligne { $number } de cette partie enregistrée est refusée : « { $line } ».
record-variation = La variante à la ligne { $number } de cette partie enregistrée ne peut pas s'y trouver.
record-variations = Les variantes de cette partie enregistrée ne vont pas avec ses coups.
variation-unknown = Il n'y a pas de variante { $number }.
variation-ply = La variante { $number } n'a pas de position après { $ply } coups.
variation-misplaced = La variante { $number } ne part d'aucun coup qui existe.
variation-conduct = Dans une variante on joue des coups, et rien d'autre.
variation-game = La partie telle qu'elle fut jouée ne peut être ni renommée ni supprimée.
variation-name-long = Un nom a { $most } caractères au plus.
variations-many = Une partie a { $most } variantes au plus.
game-paused = La partie est en pause.
pause-alone = On joue seul à cette table : il n'y a personne avec qui s'accorder sur une pause.
pause-already = La partie est déjà en pause.
pause-none = La partie n'est pas en pause.
ready-first = La course repart quand tous se sont dits prêts.
ready-none = Aucune course n'attend son départ.
count-absent = Quelqu'un n'est pas là : attendez son retour.
count-early = { $seconds ->
    [one] Les autres ont encore une seconde pour se dire prêts.
   *[other] Les autres ont encore { $seconds } secondes pour se dire prêts.
}
ready-already = C'est déjà dit : vous attendez le départ.
takeover-own = On ne se fait pas remplacer soi-même.
takeover-already = Un ordinateur joue déjà à cette place.
return-none = Personne ne joue à votre place.
square-unknown = « { $text } » n'est pas une case du plateau : elles vont de a1 à h8.

# Lessons and puzzles
scenes-bad = « { $path } » n'est pas une liste de scènes : { $error }.
lesson-unknown = « { $game } » n'a pas de scène « { $scene } ».
lesson-over = Cette scène est déjà jouée.
puzzle-unknown = « { $game } » n'a pas de problème « { $puzzle } ».
puzzle-over = Ce problème est déjà terminé.
puzzles-none = « { $game } » n'a pas de problèmes ; { $games } en ont.
lessons-none = « { $game } » n'a pas de leçon ; { $games } en ont.
