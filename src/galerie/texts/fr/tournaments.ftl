# Les tournois : toutes rondes, système suisse ou arène, par un lien.

# Ce que l'hôte refuse
tournament-unknown = Ce tournoi n'existe pas, ou son adresse est incomplète.
tournament-untitled = Donnez un titre au tournoi.
tournament-nameless = Donnez un nom, pour que les autres sachent qui vous êtes.
tournament-seats = Un tournoi se joue à deux par table : ce jeu ne se joue pas à deux.
tournament-arena-days = Une arène se joue en direct : choisissez une pendule en minutes, pas en jours.
tournament-long = Ce tournoi aurait { $rounds } rondes : { $most } au plus. Choisissez le système suisse, ou moins de rondes.
tournament-few = { $count ->
    [0] Il faut au moins deux personnes pour un tournoi ; personne n'est encore inscrit.
   *[other] Il faut au moins deux personnes pour un tournoi ; une seule est inscrite.
}
tournament-full = Ce tournoi est complet : { $most } personnes au plus.
tournament-crowded = { $most } personnes de votre adresse sont déjà dans ce tournoi : une même adresse n'a pas plus de places, sauf si l'organisation s'y trouve, la page du tournoi ouverte. Un compte de plus d'un jour peut toujours venir.
tournament-begun = Ce tournoi a déjà commencé.
tournament-unbegun = Ce tournoi n'a pas encore commencé.
tournament-over = Ce tournoi est terminé.
tournament-accounts = Les parties de ce tournoi sont classées : il faut un compte pour s'inscrire.
tournament-barred = L'organisation vous a retiré de ce tournoi.
tournament-not-yours = Seule la personne qui organise ce tournoi peut faire cela.
tournament-player-unknown = Cette personne n'est pas inscrite à ce tournoi.
tournament-pairing-unknown = Cette rencontre n'est pas de la ronde en cours.
tournament-played = Cette partie a été jouée : son résultat ne se décide pas.
tournament-in-play = Cette partie est en cours : son résultat se décide sur le plateau. Vous pouvez mettre fin au tournoi.
tournament-unplayed = Aucune partie de ce tournoi n'est encore finie.
tournament-round-open = La ronde en cours n'est pas finie.
tournament-conduct = Dans un tournoi, une partie ne s'annule pas et personne n'est remplacé. Abandonnez, ou demandez à l'organisation.
tournament-records-large = Les parties de ce tournoi dépassent { $most } Mio en un fichier. Téléchargez-les une à une, depuis leurs tables.
tournament-records-often = Vous avez déjà téléchargé beaucoup de parties. Réessayez dans une heure.
tournaments-many = Vous organisez déjà { $most } tournois qui ne sont pas finis. Terminez-en un d'abord.
tournaments-often = Vous avez ouvert beaucoup de tournois. Attendez un peu avant d'en ouvrir un autre.
tournaments-playing = { $most } tournois commencés d'ici sont déjà en cours. Terminez-en un d'abord.
tournaments-busy = Trop de tournois sont en cours sur ce serveur. Réessayez un peu plus tard.
table-closed = Cette table est fermée : le tournoi a décidé du résultat.

# Le tableau en fichier
tournament-csv-row = Ligne
tournament-csv-rank = Rang
tournament-csv-player = Nom
tournament-csv-points = Points
tournament-csv-cut = Buchholz tronqué
tournament-csv-buchholz = Buchholz
tournament-csv-direct = Rencontre directe
tournament-csv-berger = Sonneborn-Berger
tournament-csv-wins = Victoires
tournament-csv-games = Parties
tournament-csv-won = Gagnées
tournament-csv-drawn = Nulles
tournament-csv-lost = Perdues

# En ouvrir un, et les siens
tournaments = Tournois
tournaments-about = Un lien pour tout un club : chacun s'inscrit avec un nom, les rondes s'enchaînent et le tableau se met à jour tout seul.
tournaments-yours = Vos tournois
tournaments-none = Vous ne jouez et n'organisez encore aucun tournoi.
tournaments-open = Ouvrir un tournoi
tournaments-enter = Voir
tournament = Tournoi
tournament-players = { $count ->
    [0] personne d'inscrit
    [one] { $count } inscrit
   *[other] { $count } inscrits
}
tournament-phase-open = inscriptions ouvertes
tournament-phase-playing = en cours
tournament-phase-over = terminé

# Comment il se joue
tournament-title = Titre
tournament-title-such = Coupe du club
tournament-your-name = Votre nom, pour l'organisation
tournament-game = Jeu
tournament-system = Formule
tournament-system-swiss = Système suisse
tournament-system-round-robin = Toutes rondes
tournament-system-arena = Arène
tournament-how-swiss = À chaque ronde, on rencontre quelqu'un qui a autant de points que soi, et jamais deux fois la même personne.
tournament-how-round-robin = Tout le monde rencontre tout le monde.
tournament-how-arena = Pendant le temps donné, chaque partie finie est suivie d'une autre.
tournament-rounds = Nombre de rondes
tournament-minutes = Durée en minutes
tournament-twice = Deux fois, en changeant de côté
tournament-grace = Absences
tournament-grace-is = { $minutes ->
    [0] L'organisation décide
    [1440] Perdu après un jour
   *[other] Perdu après { $minutes } minutes
}
tournament-grace-how = Qui n'est pas venu à sa table dans ce délai perd la partie.
tournament-grace-none = Rien ne se décide tout seul : donnez le résultat quand quelqu'un ne vient pas.
tournament-automatic = Rondes automatiques
tournament-automatic-how = La ronde suivante commence peu après la dernière partie.
tournament-rated = Parties classées
tournament-rated-how = Seuls les comptes peuvent alors s'inscrire.
tournament-keep = Garder ces réglages

# Ce qu'on en dit
tournament-is-arena = arène de { $time }
tournament-is-single = toutes rondes
tournament-is-double = toutes rondes, aller et retour
tournament-is-swiss = système suisse, { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}
tournament-is-rated = parties classées
tournament-by = organisé par { $name }
tournament-state-open = Inscriptions ouvertes
tournament-state-over = Tournoi terminé
tournament-state-arena = En cours
tournament-state-round = Ronde { $round } sur { $rounds }

# Ce qu'il y a à faire
tournament-yours = Votre tournoi
tournament-door = Pas besoin de compte : un nom suffit.
tournament-door-arena = L'arène est ouverte : inscrivez-vous et jouez tout de suite.
tournament-joined = Votre place est prise. Gardez cette page ouverte : elle vous mène à votre table.
tournament-watching = Ce tournoi a commencé. Vous pouvez suivre toutes les parties.
tournament-you-left = Vous avez quitté le tournoi : vous n'y aurez plus d'adversaire.
tournament-your-game = Votre partie contre { $name } vous attend.
tournament-your-bye = Vous n'avez pas d'adversaire à cette ronde.
tournament-wait-arena = Votre prochain adversaire arrive. Restez sur cette page.
tournament-wait-round = Vous n'avez plus rien à jouer à cette ronde. La suivante commence quand toutes les parties sont finies.
tournament-place = { $rank ->
    [1] Tournoi terminé : la première place est à vous !
   *[other] Tournoi terminé : vous êtes à la place { $rank }.
}
tournament-place-shared = Tournoi terminé : vous partagez la place { $rank }.
tournament-left-arena = Fin dans
tournament-left-round = Ronde suivante dans
tournament-play = Jouer
tournament-join = S'inscrire
tournament-come-back = Revenir dans le tournoi
tournament-leave = Quitter le tournoi
tournament-stay = Rester
tournament-leave-how = Vous n'aurez plus d'adversaire. Une partie commencée se joue jusqu'à la fin, et vous pourrez revenir.

# Le tableau
tournament-table = Classement
tournament-entrants = Inscrits
tournament-nobody-yet = Personne n'est encore inscrit. Envoyez le lien.
tournament-nobody = Quelqu'un
tournament-rank = Rang
tournament-player = Nom
tournament-points = Points
tournament-you = vous
tournament-gone = parti
tournament-present = présent
tournament-tie-cut = BhT
tournament-tie-buchholz = Bh
tournament-tie-direct = RD
tournament-tie-berger = SB
tournament-tie-wins = V
tournament-tie-games = P
tournament-how-ties = Comment se départagent les ex æquo
tournament-ties-swiss = Dans l'ordre : Buchholz tronqué (BhT : les points des adversaires, sans le plus faible), Buchholz (Bh : tous leurs points), rencontre directe (RD), victoires jouées (V). Une exemption ou une absence compte comme un adversaire qui a vos points.
tournament-ties-round-robin = Dans l'ordre : rencontre directe (RD), Sonneborn-Berger (SB : les points de ceux qu'on a battus, et la moitié de ceux avec qui on a fait nulle), victoires jouées (V).
tournament-ties-arena = Une victoire vaut 2 points, une nulle 1. À égalité : les victoires (V), puis le moins de parties (P).

# Les rencontres
tournament-pairings = Rencontres
tournament-round = Ronde { $round }
tournament-games = Parties
tournament-earlier = Rondes précédentes
tournament-all-games = Toutes les parties
tournament-against = contre
tournament-bye = exempt
tournament-unplayed-result = sans jouer
tournament-under-way = en cours
tournament-not-counted = ne compte pas
tournament-awaits = on attend { $name }
tournament-awaits-both = on les attend
tournament-watch = Regarder
tournament-review = Revoir
tournament-decide = Décider
tournament-decide-of = Décider du résultat de { $first } contre { $second }
tournament-rule-wins = { $name } gagne
tournament-rule-draw = Nulle
tournament-rule-none = Perdu pour les deux

# L'organisation
tournament-organise = Organisation
tournament-begin = { $count ->
    [0] Commencer
    [one] Commencer
   *[other] Commencer à { $count }
}
tournament-begin-how = Ensuite, les inscriptions sont closes.
tournament-change = Changer les réglages
tournament-next = Commencer la ronde suivante
tournament-undecided = { $count ->
    [one] Une partie n'est pas finie.
   *[other] { $count } parties ne sont pas finies.
}
tournament-end = Terminer le tournoi
tournament-go-on = Continuer
tournament-end-how = Le classement reste tel qu'il est. Les parties en cours ne comptent plus.
tournament-remove = Retirer
tournament-remove-name = Retirer { $name }
tournament-remove-how = Cette personne n'aura plus d'adversaire et ne pourra pas revenir. Ses résultats restent.
tournament-keep-them = Garder

# Inviter, emporter
tournament-invite = Inviter
tournament-invite-how = Qui a ce lien s'inscrit, ou regarde.
tournament-code = Code à scanner
tournament-share-text = Tournoi « { $title } »
tournament-files = Fichiers
tournament-records = Toutes les parties (.txt)
tournament-csv = Le tableau (.csv)

# À côté du lien
preview-tournament-open = { $count ->
    [0] Inscrivez-vous avec un nom, sans compte.
    [one] Une personne est inscrite. Inscrivez-vous avec un nom, sans compte.
   *[other] { $count } personnes sont inscrites. Inscrivez-vous avec un nom, sans compte.
}
preview-tournament-playing = Le tournoi est en cours : suivez le tableau et les parties.
preview-tournament-over = { $name } remporte le tournoi.
preview-tournament-shared = Premiers ex æquo : { $names }.
