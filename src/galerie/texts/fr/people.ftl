# Les comptes, leurs parties et leur niveau.
account = Compte
privacy = Confidentialité
account-mine = Mon compte
account-why = Jouer n'en demande pas. Un compte garde vos places, vos parties et votre classement d'un appareil à l'autre.
account-choice = Connexion ou nouveau compte
account-sign-in = Se connecter
account-sign-up = Créer un compte
account-name = Nom
account-name-how = De 2 à 24 caractères. C'est le nom que verront les autres.
account-passphrase = Phrase de passe
account-passphrase-how = Au moins 8 caractères ; quelques mots sans rapport valent mieux qu'un mot compliqué. Notez-la : sans elle et sans code de secours, le compte est perdu.
account-show = Montrer la phrase de passe
account-bring = Emporter les parties de ce navigateur
account-bring-how = { $count ->
    [one] La partie que vous avez jouée ici sans compte rejoindra votre compte.
   *[other] Les { $count } parties que vous avez jouées ici sans compte rejoindront votre compte.
}
account-joins = { $count ->
    [one] La partie que vous avez jouée ici rejoindra ce compte.
   *[other] Les { $count } parties que vous avez jouées ici rejoindront ce compte.
}
account-back = Revenir où j'étais
account-sign-out = Se déconnecter
account-friends = Mes amis
account-profile = Mon profil
games-again = Rejouer
account-change = Changer de phrase de passe
account-change-how = Les autres appareils seront déconnectés.
account-old = Phrase de passe actuelle
account-new = Nouvelle phrase de passe
account-changed = La phrase de passe est changée.
account-removal = Supprimer le compte
account-removal-how = Votre nom redevient libre, votre classement disparaît et vos places ne sont plus à personne. Les parties jouées restent à vos adversaires, sans votre nom. On ne peut pas revenir en arrière.
account-removed = Le compte est supprimé.
account-ratings = Classement
account-ratings-none = Votre classement apparaîtra après une première partie classée, contre un ordinateur ou contre quelqu'un qui a un compte.
account-ratings-how = Un point d'interrogation marque un classement provisoire : il faut encore quelques parties pour bien vous situer. Le nombre après ± est la marge : votre force est très probablement à moins de tant de points de ce classement. La marge se resserre à mesure que vous jouez.
account-solving = Problèmes
account-puzzles-count = { $count ->
    [one] 1 problème
   *[other] { $count } problèmes
}
account-games-count = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
rating = Classement : { $value }
rating-guess = Classement provisoire : { $value }
rating-short-guess = { $value } ?
rating-range = Force très probablement entre { $least } et { $most }
rating-change = { $change ->
    [0] { $name } : { $value } au classement, inchangé.
   *[other] { $name } : { $value } au classement ({ $signed }).
}
friendly = Partie amicale
friendly-how = Elle ne compte pour le classement de personne.
rated-fully = Partie classée
rated-unhelped = Partie classée, sans aide
rated-helped = Partie classée, après une aide ou une pause : des points à perdre, plus à gagner
unrated = Partie non classée
rated-maybe = Classée si chacun joue avec un compte
games = Mes parties
games-none = Aucune partie ici pour l'instant.
games-none-so = Aucune partie ne correspond à ces choix.
games-filters = Choisir parmi les parties
games-game = Jeu
games-every = Tous les jeux
games-state = État
games-all = Toutes
games-going = En cours
games-over = Finies
games-opponent = Adversaire
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
games-alone = en solitaire
games-waiting = On attend quelqu'un
games-yours = À vous de jouer
games-theirs = À { $name } de jouer
games-several = On attend plusieurs joueurs
games-score = { $score } points
games-change = Classement { $signed }
games-date-unknown = Date inconnue
games-resume = Reprendre
games-watch = Revoir
games-link = Copier le lien
games-link-how = Le lien de la partie : quiconque l'ouvre peut la revoir, une fois finie.
games-newest = Les { $count } plus récentes
games-older = Voir les plus anciennes
games-guest = Sans compte, ces parties ne se retrouvent que dans ce navigateur.
games-import = Rouvrir une partie enregistrée
moment-link = Lien vers ce moment
moment-copied = Lien copié : il mène à ce moment de la partie.
moment-by-hand = Copiez l'adresse de cette page : elle mène à ce moment de la partie.

# Ce qui est refusé
name-length = Un nom a de { $least } à { $most } caractères.
name-signs = Un nom s'écrit avec des lettres latines, accents compris, des chiffres, des espaces et - _ . '
name-taken = Ce nom est pris, ou l'on pourrait vous confondre avec quelqu'un. Choisissez-en un autre.
passphrase-length = Une phrase de passe a de { $least } à { $most } caractères.
passphrase-wrong = Ce n'est pas votre phrase de passe actuelle.
sign-in-wrong = Ce nom et cette phrase de passe ne vont pas ensemble.
sign-in-often = Trop d'essais : patientez un peu avant de recommencer.
signed-in = Vous êtes déjà connecté : déconnectez-vous d'abord.
signed-out = Connectez-vous d'abord.
store-later = Le fichier { $path } vient d'une version plus récente de Galerie : mettez le serveur à jour, ou choisissez un autre fichier avec --data.
