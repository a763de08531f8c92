# Les appels : ce que disent un appareil ou un web hook à qui n'est pas là.
notice-turn = À vous de jouer · { $game }
notice-turn-body = Avec { $name }.
notice-deadline = Le temps presse · { $game }
notice-deadline-body = Il vous reste { $hours ->
    [one] une heure
   *[other] { $hours } heures
} pour jouer.
notice-request = Une demande vous attend · { $game }
notice-takeback = { $name } souhaite reprendre son dernier coup.
notice-draw = { $name } propose la partie nulle.
notice-pause = { $name } propose une pause.
notice-takeover = { $name } propose un remplacement par un ordinateur.
notice-seated = De la compagnie · { $game }
notice-seated-body = { $name } a pris place à votre table.
notice-rematch = Une revanche · { $game }
notice-rematch-body = { $name } propose une revanche.
notice-rematch-begun = La revanche commence · { $game }
notice-rematch-begun-body = Tout le monde est d'accord.
notice-challenge = Un défi · { $game }
notice-challenge-body = { $name } vous défie.
notice-duel = Un duel · { $game }
notice-duel-body = { $name } a répondu à votre duel.
notice-paired = Votre partie du tournoi commence · { $game }
notice-paired-body = Contre { $name }.
notice-test = Un essai
notice-test-body = Les appels de la Galerie des Glaces arrivent bien ici.
notice-hook-removed = Votre web hook ne répond plus
notice-hook-removed-body = Il a été retiré après plusieurs échecs. Vous pouvez en donner un autre dans les préférences.
notice-somebody = Quelqu'un

# Les adresses où l'on n'envoie rien
receiver-malformed = Cette adresse n'est pas valable. Il faut une adresse complète, qui commence par « https:// ».
receiver-insecure = L'adresse doit commencer par « https:// », sans autre port que le port habituel.
receiver-private = L'adresse « { $host } » mène à un réseau privé : la Galerie n'y envoie rien.
receiver-unreachable = La Galerie n'atteint pas « { $host } » : rien ne répond, ou ce nom mène à un réseau privé.
receiver-refuses = Le service a refusé l'appel (réponse { $status }).
receiver-keys = Les clés de cet abonnement ne sont pas valables.
receiver-unknown = Cet appareil ou ce web hook n'est plus dans votre liste.

# La page des préférences, et l'offre au bon moment
notices = Appels
notices-about = Quand aucune page de la table n'est ouverte : à vous de jouer, quelqu'un s'assied, une demande, une revanche, un délai qui approche.
notices-switch = Sur cet appareil
notices-switch-hint = Même quand le navigateur n'est pas à l'écran.
notices-device = Appareil
notices-this = Cet appareil
notices-since = Ajouté { $when }
notices-test = Essayer
notices-test-name = Essayer { $name }
notices-tested = L'appel est parti.
notices-remove = Retirer
notices-remove-name = Retirer { $name }
notices-add = M'appeler sur cet appareil
notices-decline = Non merci
notices-here = Cet appareil vous appellera.
notices-leaving = La table que vous quittez attend quelqu'un. Faut-il vous appeler quand ce sera à vous ?
notices-insecure = Les appels demandent une connexion sécurisée (https).
notices-home-screen = Sur iPhone et iPad, ajoutez d'abord la Galerie à l'écran d'accueil, puis ouvrez-la de là : elle pourra vous appeler.
notices-unsupported = Ce navigateur ne sait pas vous appeler quand la page est fermée.
notices-denied = Vous avez bloqué les notifications de ce site. Autorisez-les dans les réglages du navigateur, puis rechargez la page.
notices-failed = Le service de notifications de votre navigateur n'a pas répondu. Réessayez plus tard.
notices-hook = Web hook
notices-hook-add = Ajouter un web hook
notices-hook-about = Une adresse qui reçoit les mêmes appels, pour un salon Discord par exemple.
notices-hook-address = Adresse
notices-hook-set = Ajouter
notices-hook-broken = Votre web hook a été retiré après plusieurs échecs. Vous pouvez en donner un autre.
