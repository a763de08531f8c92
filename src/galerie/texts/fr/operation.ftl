# Ce que l'on dit à qui fait tourner un hôte, et quand l'hôte lui-même est en peine.
setting-unknown = « { $setting } » ({ $source }) n'est pas un réglage. Réglages : { $settings }.
setting-choice = { $setting } ({ $source }) ne peut pas valoir « { $value } » : choisissez parmi { $choices }.
setting-number = { $setting } ({ $source }) ne peut pas valoir « { $value } » : il faut { $sort ->
    [whole] un nombre entier
   *[any] un nombre
} de { $least } à { $most }.
setting-text = { $setting } ({ $source }) ne peut pas valoir « { $value } ».
setting-value = « { $text } » ne règle rien : écrivez un nom, le signe = et une valeur.
settings-malformed = Le fichier de réglages « { $file } » n'est pas du TOML ({ $reason }).
store-unusable = Le fichier des tables « { $path } » ne peut pas servir ({ $reason }). Vérifiez qu'il est entier et qu'on peut y écrire, ou choisissez-en un autre avec --data.
store-full = Le disque de l'hôte est plein : rien n'a pu être enregistré et rien n'a changé. On peut encore regarder ; prévenez la personne qui tient l'hôte, puis réessayez.
store-read-only = L'hôte ne peut que lire ses données : rien n'a pu être enregistré et rien n'a changé. On peut encore regarder ; prévenez la personne qui tient l'hôte, puis réessayez.
sockets-many = Trop de connexions viennent de votre adresse : { $most } au plus. Fermez un onglet, puis réessayez.
sockets-guest = Vous avez trop de connexions ouvertes : { $most } au plus. Fermez un onglet, puis réessayez.
sockets-table = Trop de monde à cette table : { $most } connexions au plus. Réessayez plus tard.
connections-many = L'hôte a trop de connexions pour le moment. Réessayez dans un instant.
request-slow = La demande n'est pas arrivée en { $seconds } secondes : la connexion a été fermée. Réessayez.
host-unknown = Cet hôte ne répond pas au nom « { $host } ». La personne qui tient l'hôte peut ajouter ce nom au réglage allowed_hosts.
origin-foreign = Cette demande vient de la page d'un autre site : elle est refusée.
archive-unreadable = « { $file } » n'est pas un fichier de tables lisible ({ $reason }).
archive-whole = { $file } est entier : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } événement rejoué.
   *[other] { $events } événements, tous rejoués.
}
archive-outdated = { $tables ->
    [one] { $tables } table suit
   *[other] { $tables } tables suivent
} d'autres règles ou un autre lexique que ceux d'ici : gardées, non rejouées.
archive-damaged = { $file } est abîmé, et rien n'a été changé : { $faults ->
    [one] { $faults } défaut trouvé.
   *[other] { $faults } défauts trouvés.
}

# Agents that play
extra-missing = Il y faut d'autres paquets : pip install "galerie[{ $extra }]"
agent-token = L'environnement n'a pas de GALERIE_TOKEN. Le jeton d'un compte de robot se crée sur la page « Mon compte » du serveur.
agent-unreachable = Le serveur { $host } ne répond pas.
# Les formats d'autres programmes.
format-unknown = Il n'y a pas de format « { $name } ». Voici ceux qui sont connus : { $names }.
format-suffix = La terminaison « { $suffix } » n'indique pas de format ; nommez-le avec --to, parmi { $names }.
format-read-only = Le format « { $name } » se lit ici, mais ne s'écrit pas.
format-single = Ce format contient une partie par fichier, et il y en a { $count } : choisissez-en une avec --game, ou donnez un dossier.
format-number = Il n'y a pas de partie { $number } dans ce fichier, qui en contient { $count }.
format-several = Ce fichier contient { $count } parties : « galerie convert --game » en extrait une.
convert-done = { $count ->
    [one] Une partie écrite dans { $file }.
   *[other] { $count } parties écrites dans { $file }.
}
