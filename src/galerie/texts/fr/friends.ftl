# Les amis, les défis, les profils et les classements.
friends-none = Personne encore. Envoyez votre lien d'ami : qui l'ouvre et accepte sera dans cette liste, et vous dans la sienne.
friends-link = Votre lien d'ami
friends-link-text = Devenons amis à la Galerie des Glaces.
friends-link-make = Créer mon lien d'ami
friends-link-renew = Changer de lien
friends-link-how = Une fois changé, l'ancien lien ne mène plus à rien.
friends-here = ici
friends-away = pas là
friends-challenge = Défier
friends-challenge-name = Défier { $name }
friends-end = Retirer
friends-end-name = Ne plus être ami avec { $name }
friends-end-means = Vous ne saurez plus quand l'autre est là, ni l'autre quand vous y êtes. Pour redevenir amis, il faudra de nouveau un lien.
friends-end-no = Rester amis
friends-ended = { $name } n'est plus dans votre liste.
friend-offer = Devenir ami avec { $name } ?
friend-offer-how = Vous verrez chacun quand l'autre est là, et pourrez vous défier d'un geste.
friend-offer-own = C'est votre propre lien : envoyez-le à quelqu'un.
friend-agree = Devenir amis
friend-agreed = { $name } et vous êtes amis.

challenge-title = Défier quelqu'un
challenge-name = Nom de son compte
challenge-game = Jeu du défi
challenge-send = Lancer le défi
challenges = Défis
challenge-from = { $name } vous défie : { $game }
challenge-to = Vous défiez { $name } : { $game }
challenge-accept = Jouer
challenge-decline = Décliner
challenge-declined = { $name } préfère ne pas jouer maintenant : { $game }
challenge-duel-from = { $name } vous défie à une donne, à jouer quand vous voulez : { $game }
challenge-duel-to = Vous défiez { $name } à une donne : { $game }
challenge-open-duel = Voir le duel
challenge-duels = Ou bien à la même donne, chacun à son heure : les duels
challenge-open = Voir la table

profile-since = Ici depuis le { $date }
profile-ratings-none = Pas encore de partie classée.
profile-against = Contre vous
profile-against-none = Vous n'avez pas encore joué ensemble.
profile-won = { $count ->
    [one] { $count } victoire pour vous
   *[other] { $count } victoires pour vous
}
profile-drawn = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
}
profile-lost = { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites
}
profile-games = Parties classées, jouées au salon
profile-games-none = Aucune pour l'instant.
profile-more = Plus anciennes
profile-shown = Profil public
profile-shown-how = Sans lui, votre page n'existe pas pour les autres, et aucun classement ne vous nomme.

leaders = Classements
leaders-none = Personne n'a encore de classement assuré à ce jeu.
leaders-rank = Rang
leaders-name = Nom
leaders-rating = Classement
leaders-games = Parties
leaders-proof = Preuve
leaders-replay = Revoir la partie
leaders-how = Ceux dont le classement est encore incertain n'y figurent pas. La preuve d'une ligne, quand il y en a une, est une partie jouée au salon.
leaders-deal = Donne du jour
leaders-deal-none = Personne n'a encore terminé la donne du jour.
leaders-deal-how = Seul compte le premier essai, sans aide, d'un compte au profil public.
leaders-deal-veiled = Les points et les parties s'affichent dès que vous avez terminé la donne.
leaders-score = Points

account-needed = Il faut un compte pour cela : un nom et une phrase de passe suffisent, sans adresse électronique.
friend-link-unknown = Ce lien d'ami ne mène plus à personne. Demandez-en un nouveau.
friend-self = C'est votre propre lien.
friend-unknown = « { $name } » n'est pas parmi vos amis.
friends-many = { $name } a déjà { $most } amis : c'est le plus qu'on puisse en avoir ici.
profile-unknown = « { $name } » n'a pas de profil public.
challenge-self = On ne se défie pas soi-même.
challenge-unknown = Ce défi n'existe plus.
challenges-many = { $most } de vos défis attendent déjà une réponse.
