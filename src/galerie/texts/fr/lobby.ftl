# Comment on se trouve : le salon, les tables publiques, les invitations, son nom.

# Le salon
lobby = Le salon
lobby-about = Les tables où l'on attend quelqu'un, et les parties que l'on peut regarder.
lobby-here = { $count ->
    [one] Il n'y a que vous ici.
   *[other] { $count } personnes sont là.
}
lobby-waiting = On attend quelqu'un
lobby-playing = Parties à regarder
lobby-filter = Jeu
lobby-all = Tous
lobby-none = Personne n'attend en ce moment. Ouvrez une table : elle s'affichera ici, chez tout le monde.
lobby-none-game = Personne n'attend à ce jeu en ce moment. Ouvrez une table : elle s'affichera ici, chez tout le monde.
lobby-none-playing = Aucune partie publique n'est en cours.
lobby-room = Votre cercle : { $names }
lobby-rooms = Un cercle pour vos amis et vous
lobby-duels = Duels, sans rendez-vous
lobby-tournaments = Tournois
lobby-open = Attendre quelqu'un à :
lobby-quiet = Personne n'attend en ce moment.
lobby-see = Voir le salon
lobby-see-all = { $count ->
    [one] Voir au salon { $count } autre table
   *[other] Voir au salon { $count } autres tables
}
lobby-see-playing = { $count ->
    [one] { $count } partie à regarder
   *[other] { $count } parties à regarder
}
lobby-silent = Le salon ne répond pas ; nouvel essai dans un instant.
lobby-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-since = depuis { $time }
just-now = à l'instant
lobby-bot = { $name } (ordinateur)
lobby-usual = Règles habituelles
lobby-sit = Prendre place
lobby-sit-at = Prendre place : { $game }, { $names }
lobby-watch = Regarder
lobby-watch-at = Regarder : { $game }, { $names }
lobby-return = Y retourner
lobby-return-at = Retourner à votre table : { $game }
lobby-yours = Votre table
lobby-away = { $name }, hors ligne
option-chosen = { $option } : { $value }

# Le temps, en peu de mots
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
clock-words-none = Sans pendule
clock-words-move = { $time } par coup
clock-words-game = { $time } chacun
clock-words-increment = { $time } chacun, plus { $increment } par coup

# Jouer avec quelqu'un
pair = Jouer en ligne
pair-timed = Avec une pendule, 10 minutes et 5 secondes par coup
pair-how = Avec la première personne venue ; s'il n'y a personne, votre table attend au salon.
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

# Son nom
name = Comment vous appeler ?
name-who = Votre nom ici : { $name }
name-none = Vous jouez sans nom.
name-change = Changer
name-give = En choisir un
name-why = Les autres le voient à la table et au salon. Il vaut pour les tables où vous prendrez place désormais ; ce navigateur s'en souvient.
name-keep = Garder ce nom
lobby-leaders = Classements
name-without = Continuer sans nom

# Nouvelle table
kind-anyone = N'importe qui
by-lobby = Votre table s'affichera au salon.
table-private = Table privée : on n'y vient que par le lien que vous envoyez, pour jouer ou pour regarder.
table-public = Table publique : elle s'affiche au salon, et tout le monde peut y prendre place ou regarder.
admits-bots = Des robots venus de l'extérieur peuvent s'asseoir
admits-bots-how = Des programmes écrits par d'autres ; la partie ne compte alors pour le classement de personne.
variants = Variantes
clock-is = Pendule : { $clock }

# L'invitation
invitation-public = Votre table est au salon
invitation-public-how = { $count ->
    [one] La première personne qui la choisit prendra la place libre. Restez dans la Galerie : la table quitte le salon 3 minutes après votre départ.
   *[other] Les premières personnes qui la choisissent prendront les places libres. Restez dans la Galerie : la table quitte le salon 3 minutes après votre départ.
}
invitation-public-letter = { $count ->
    [one] La première personne qui la choisit prendra la place libre. Vous pouvez quitter cette page : la table reste au salon ({ $time }) et dans vos parties.
   *[other] Les premières personnes qui la choisissent prendront les places libres. Vous pouvez quitter cette page : la table reste au salon ({ $time }) et dans vos parties.
}
invitation-watch = Qui a ce lien peut aussi regarder.
invitation-else = Ou bien, sans attendre :
invitation-share = Partager
invitation-share-text = { $game } : une place vous attend.
invitation-bot = { $count ->
    [one] Commencer avec un ordinateur
   *[other] Donner une place à un ordinateur
}
invitation-bot-level = Niveau de l'ordinateur
invitation-withdraw = Retirer la table
invitation-withdraw-really = Retirer cette table ?
invitation-withdraw-means = Le lien ne mènera plus nulle part. Personne n'a encore joué : rien n'est perdu.
invitation-withdraw-no = Attendre encore
invitation-stand = Rendre ma place
withdrawn = Cette table a été retirée
tournament-back = Retour au tournoi
tournament-closed = Cette table est fermée
tournament-closed-why = Le tournoi a décidé du résultat : la partie ne se joue plus.
withdrawn-why = La personne qui l'avait ouverte n'attend plus. Il y en a peut-être d'autres au salon.
