# À la table : ce que l'on se dit, la pause, les absents, les alertes.

# La pause
pause = Pause
pause-asked = { $name } propose une pause.
pause-declined-by = { $name } préfère continuer.
pause-sent = Vous proposez une pause.
paused = Partie en pause
paused-how = Personne ne joue et aucune pendule ne tourne. Chacun peut y mettre fin.
paused-end = Continuer la partie
told-pause = { $you ->
    [yes] Vous proposez une pause.
   *[no] { $name } propose une pause.
}
told-resume = { $you ->
    [yes] Vous mettez fin à la pause.
   *[no] { $name } met fin à la pause.
}

# Le départ d'une course
ready = Prêt ?
ready-how = La course part quand vous le dites, après un compte à rebours.
ready-together = La course part quand tous sont prêts, après un compte à rebours.
ready-again = En pause. La course repart après un compte à rebours.
ready-how-alone = Vous partez quand vous le dites, après un compte à rebours.
ready-again-alone = En pause. Vous repartez après un compte à rebours.
ready-yes = Partons !
ready-waiting = On attend { $names }.
ready-grace = { $count ->
    [0] Vous pouvez partir sans attendre davantage : tous seront du départ.
    [one] Dans une seconde, vous pourrez partir sans attendre davantage.
   *[other] Dans { $count } secondes, vous pourrez partir sans attendre davantage.
}
ready-hurry = { $count ->
    [0] Les autres peuvent partir à tout instant.
    [one] Les autres pourront partir dans une seconde, que vous soyez prêt ou non.
   *[other] Les autres pourront partir dans { $count } secondes, que vous soyez prêt ou non.
}
ready-start = Partir quand même
ready-helped = Après une pause en pleine course, il n'y a plus de points à gagner, seulement à perdre.
ready-count = À vos marques…
ready-go = Partez !
ready-seat = { $ready ->
    [yes] attend le départ
   *[no] se prépare
}
turn-race = La course est lancée
turn-race-still = Les autres courent encore
told-hold = La course attend que tout le monde soit prêt.
told-ready = { $you ->
    [yes] Vous attendez le départ.
   *[no] { $name } attend le départ.
}
told-count = Trois, deux, un…
told-go = La course est lancée.

# Les absents
seat-away-for = hors ligne depuis { $time }
seat-out = hors jeu
seat-awaited = pendule en attente
claim = Adversaire parti
claim-grace = { $count ->
    [0] Attendez encore, ou réclamez la partie.
   *[other] Dans { $time }, vous pourrez réclamer la partie.
}
claim-win = Réclamer la victoire
claim-draw = Déclarer la nulle
out-grace = { $count ->
    [0] Attendez encore, ou continuez sans { $name }.
   *[other] Dans { $time }, vous pourrez continuer sans { $name }.
}
out-offer = Continuer sans { $name }
out-means = Cette place sera hors jeu et classée derrière ceux qui restent. La partie continue entre vous.
out-yes = Continuer ainsi
out-no = Attendre encore
out-yours = Vous êtes hors jeu
out-yours-how = Les autres continuent. Vous pouvez regarder jusqu'à la fin.
seat-stand-in = un ordinateur joue
takeover = Remplacement
takeover-how = { $count ->
    [0] Un ordinateur peut jouer à sa place jusqu'à son retour.
    [one] Si l'autre joueur est d'accord, un ordinateur peut jouer à sa place jusqu'à son retour.
   *[other] Si les autres sont d'accord, un ordinateur peut jouer à sa place jusqu'à son retour.
}
takeover-offer = Laisser jouer un ordinateur
takeover-asked = { $name } propose qu'un ordinateur remplace { $other }.
takeover-declined-by = { $name } préfère attendre.
takeover-sent = Vous proposez qu'un ordinateur remplace { $other }.
stood-in = Un ordinateur joue à votre place
stood-in-how = La partie continue sans vous. Vous pouvez vous y remettre à tout moment.
stood-in-end = Revenir jouer
takeback-asked-replay = { $name } souhaite reprendre son dernier coup. Le vôtre serait à rejouer.
told-takeover = { $you ->
    [yes] Vous proposez qu'un ordinateur remplace { $other }.
   *[no] { $replaced ->
        [yes] { $name } propose qu'un ordinateur vous remplace.
       *[no] { $name } propose qu'un ordinateur remplace { $other }.
    }
}
told-return = { $you ->
    [yes] Vous revenez jouer.
   *[no] { $name } revient jouer.
}
told-sat = { $you ->
    [yes] Vous prenez place.
   *[no] { $name } prend place.
}
told-left = { $you ->
    [yes] Vous avez quitté la table.
   *[no] { $name } a quitté la table.
}
told-came = { $you ->
    [yes] Vous êtes de retour.
   *[no] { $name } est de retour.
}

noted-agree = { $you ->
    [yes] Vous acceptez.
   *[no] { $name } accepte.
}
noted-decline = { $you ->
    [yes] Vous n'y donnez pas suite.
   *[no] { $name } n'y donne pas suite.
}

# Qui demandait quoi, et la réponse
wish-draw = la partie nulle
wish-takeback = à reprendre un coup
wish-pause = une pause
wish-takeover = un remplacement par un ordinateur
answered-agree = { $replaced ->
    [yes] Vous demandiez { $wish }
   *[no] { $other } demandait { $wish }
} : { $you ->
    [yes] vous acceptez.
   *[no] { $name } accepte.
}
answered-decline = { $replaced ->
    [yes] Vous demandiez { $wish }
   *[no] { $other } demandait { $wish }
} : { $you ->
    [yes] vous refusez.
   *[no] { $name } refuse.
}
answered-withdraw = { $replaced ->
    [yes] Vous demandiez { $wish } : vous retirez votre demande.
   *[no] { $other } demandait { $wish }, et y renonce.
}
noted-flag = { $you ->
    [yes] Vous n'avez plus de temps.
   *[no] { $name } n'a plus de temps.
}
key = Continuer sur mon téléphone
key-elsewhere = Continuer sur un autre appareil
seat-keep = Seulement sur cet appareil
seat-free = Libérer la place de { $name }

# La discussion
gallery = Discussion des spectateurs
chat = Discussion
chat-with-unread = Discussion, { $count ->
    [one] un message non lu
   *[other] { $count } messages non lus
}
chat-close = Fermer la discussion
chat-write = Écrire un message
chat-send = Envoyer
chat-none = Personne n'a encore rien dit.
chat-lines = Messages
chat-line = { $name } : { $text }
chat-somebody = Spectateur
chat-spectator = spectateur
chat-complain = Signaler ou bloquer
chat-mute = Masquer { $name }
chat-muted = Messages masqués : { $name }
chat-unmute = Afficher
chat-waits = En attente d'envoi
chat-new = Nouveaux messages

# Les alertes
alerts = Alertes
alerts-sound = Son
alerts-sound-hint = Une note douce quand c'est à vous de jouer, quand quelqu'un prend place ou vous écrit.
alerts-notices = Notifications du navigateur
alerts-notices-hint = Seulement quand cette page n'est pas à l'écran.
alerts-refused = Votre navigateur ne les autorise pas pour cette page.

# La pendule
clock-correspondence = En jours
clock-correspondence-days = Jours par coup
clock-correspondence-how = Par correspondance : chacun joue quand il veut, et la pendule court aussi quand personne n'est là.
