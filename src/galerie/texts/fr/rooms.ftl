# Les cercles (« rooms ») : un lien durable pour un groupe d'amis.

# Ce que l'hôte refuse
room-unknown = Ce cercle n'existe pas, ou son adresse est incomplète. Un cercle où personne ne vient est supprimé au bout de quelques mois.
room-outside = Vous n'êtes pas dans ce cercle.
room-nameless = Donnez un nom, pour que les autres sachent qui vous êtes.
room-full = Ce cercle est plein : { $most } personnes au plus.
room-barred = On vous a raccompagné à la porte de ce cercle : vous pourrez revenir demain.
room-not-keeper = Seule la personne qui tient le cercle peut en raccompagner une autre à la porte.
room-member-unknown = Plus personne de ce nom n'est dans ce cercle.
room-claim-not = { $name } a un compte, ou c'est déjà vous : on s'y connecte, il n'y a rien à demander.
room-claim-none = Cette demande n'attend plus de réponse.
room-claim-other = C'est à { $name } de répondre, ou à quelqu'un d'autre du cercle si { $name } n'est pas là.
room-claim-unmet = Vous n'avez pas été ici en même temps que { $name } : c'est à quelqu'un qui l'a été de répondre.
room-absent = { $name } n'est pas là : une partie commence avec les présents, sauf par correspondance.
room-seated-twice = Une même personne ne peut pas prendre deux places.
room-tables = Assez de parties sont en cours dans ce cercle : { $most } au plus.
rooms-many = Vous êtes déjà dans { $most } cercles, c'est le maximum. Quittez-en un d'abord.
rooms-often = Vous avez ouvert beaucoup de cercles. Attendez un peu avant d'en ouvrir un autre.
table-few = Il faut au moins { $least } personnes pour jouer à ce jeu.

# En ouvrir un, et les siens
rooms = Cercles
rooms-about = Un cercle est un lien qui reste : les mêmes amis, tous les jeux, un seul palmarès et une seule discussion.
rooms-none = Vous n'êtes encore dans aucun cercle.
rooms-open = Ouvrir un cercle
rooms-enter = Entrer
rooms-tables = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
rooms-awaited = À vous de jouer

# La porte
room = Cercle
room-of = Cercle · { $names }
room-door = On vous attend
room-door-who = Dans ce cercle : { $names }.
room-door-empty = Personne n'est dans ce cercle pour le moment.
room-door-how = Pas besoin de compte : un nom suffit. Le lien reste le même, demain aussi.
room-join = Entrer
room-claim = Je suis { $name }
room-claim-how = Vous êtes déjà dans ce cercle, sur un autre appareil ou dans un autre navigateur ?
room-claims = dit être la même personne
room-claim-you = Quelqu'un entre sur un autre appareil et dit être vous.
room-claim-you-how = Si c'est bien vous, cet appareil sera aussi le vôtre : vos places et vos victoires vous y suivent. Sinon, refusez.
room-claim-asked = Quelqu'un dit être { $name } et n'avoir plus accès à sa place.
room-claim-asked-how = Si c'est bien { $name }, ses places et ses victoires l'y suivent. Sinon, refusez : cette personne jouerait à sa place.
room-claim-waits = { $there ->
    [yes] Vous dites être { $name } : acceptez-le sur votre autre appareil.
   *[no] Vous dites être { $name }. On attend la réponse de quelqu'un du cercle.
}
room-claim-withdraw = Non, je suis quelqu'un d'autre
room-claim-grant = Oui, c'est { $name }
room-claim-grant-you = Oui, c'est moi
room-claim-decline = Refuser
room-moved = { $you ->
    [yes] Vous êtes ici aussi depuis un autre appareil.
   *[no] { $name } est ici aussi depuis un autre appareil.
}
room-devices = Seulement sur cet appareil
room-devices-really = N'être ici que sur cet appareil ?
room-devices-means = { $count ->
    [one] { $count } autre de vos appareils perd ce cercle et vos places à ses tables.
   *[other] { $count } autres de vos appareils perdent ce cercle et vos places à ses tables.
} Celui de votre première venue les garde.
room-devices-no = Les garder tous
room-back = Retour au cercle

# Qui est là
room-people = Qui est là
room-you = vous
room-keeper = tient le cercle
room-away = pas là
room-leave = Quitter le cercle
room-leave-really = Quitter ce cercle ?
room-leave-means = Vos parties restent au palmarès. Vous pourrez revenir par le lien.
room-leave-keeper = Vos parties restent au palmarès, et quelqu'un d'autre tiendra le cercle. Vous pourrez revenir par le lien.
room-stay = Rester
room-kick = Raccompagner { $name } à la porte
room-kick-really = Raccompagner { $name } à la porte ?
room-kick-means = Cette personne quitte le cercle aussitôt et ne peut revenir que demain. Les parties en cours continuent.
room-kick-no = Non, rester ensemble
room-kick-yes = Raccompagner
room-invite = Inviter des amis
room-invite-how = Qui a ce lien peut entrer. Il reste le même.
room-share-text = Venez jouer dans mon cercle.
room-code = Code du cercle

# Les parties
room-tables-title = Parties en cours
room-your-turn = À vous de jouer
room-turn-of = À { $names } de jouer
room-turns-of = On attend { $names }
room-waits = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
room-play = Jouer
room-watch = Regarder
room-sit = S'asseoir
room-results = Dernières parties
room-won-by = { $names } gagne
room-drawn-by = Égalité entre { $names }
room-over = Terminée
room-review = Revoir la partie
room-started = Une partie commence au cercle : { $game }.
room-go = J'y vais

# Commencer une partie
room-start = Commencer une partie
room-start-none = Personne d'autre n'est encore là. Envoyez le lien, ou jouez contre l'ordinateur.
room-start-game = Commencer { $game }
room-start-go = Commencer
room-start-who = Qui joue { $side }
room-start-open = Qui viendra
room-start-bot = Un ordinateur
room-start-level = Niveau de l'ordinateur
room-start-choose = Places, variantes et pendule
room-start-choose-of = { $game } : places, variantes et pendule
room-start-shuffle = Tirer les places au sort
room-start-friendly = Les parties d'un cercle ne changent le classement de personne.
start-with = { $count ->
    [one] Commencer à { $count }
   *[other] Commencer à { $count }
}

# Le palmarès
room-tally = Palmarès
room-tally-none = Aucune partie n'est encore allée jusqu'au bout.
room-tally-player = Qui
room-tally-all = Tout
room-tally-cell = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}
room-tally-how = Les victoires ; en dessous, les nulles et les défaites.
room-tally-small = { $drawn } N · { $lost } D

# Le grand écran
tv = Grand écran
tv-how = Pour un écran que tout le monde voit : cet appareil montre les parties, on joue sur les téléphones.
tv-join = Scannez le code pour entrer
tv-or = ou ouvrez
tv-leave = Quitter le grand écran
tv-waiting = À vos téléphones : qui est là peut commencer une partie.
tv-slow = La fin, au ralenti
tv-full = Plein écran
