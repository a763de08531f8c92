# Ce que l'on dit à qui fait tourner un hôte, et quand l'hôte lui-même est en peine.
setting-unknown = « { $setting } » ({ $source }) n'est pas un réglage. Réglages : { $settings }.
setting-choice = { $setting } ({ $source }) ne peut pas valoir « { $value } » : choisissez parmi { $choices }.
setting-number = { $setting } ({ $source }) ne peut pas valoir « { $value } » : il faut { $sort ->
    [whole] un nombre entier
   *[any] un nombre
} de { $least } à { $most }.
setting-text = { $setting } ({ $source }) ne peut pas valoir « { $value } ».
setting-secret = { $setting } ({ $source }) ne peut pas avoir cette valeur{ $setting ->
    [queue] {" "}: écrivez redis://:MOT_DE_PASSE@HÔTE:PORT/NUMÉRO, ou rediss:// avec TLS.
   *[other] .
}
setting-value = « { $text } » ne règle rien : écrivez un nom, le signe = et une valeur.
settings-malformed = Le fichier de réglages « { $file } » n'est pas du TOML ({ $reason }).
store-unusable = Le fichier des tables « { $path } » ne peut pas servir ({ $reason }). Vérifiez qu'il est entier et qu'on peut y écrire, ou choisissez-en un autre avec --data.
store-full = Le disque de l'hôte est plein : rien n'a pu être enregistré et rien n'a changé. On peut encore regarder ; prévenez la personne qui tient l'hôte, puis réessayez.
store-read-only = L'hôte ne peut que lire ses données : rien n'a pu être enregistré et rien n'a changé. On peut encore regarder ; prévenez la personne qui tient l'hôte, puis réessayez.
database-address = L'adresse de la base est mal formée. Elle s'écrit postgresql://UTILISATEUR:MOTDEPASSE@HÔTE:PORT/BASE ; dans le nom et le mot de passe, tout caractère autre qu'une lettre, un chiffre, « - », « . » ou « _ » s'écrit %XX.
database-unreachable = PostgreSQL ne répond pas à l'adresse { $address } ({ $reason }). Vérifiez qu'il tourne et que l'adresse est la bonne.
database-password = PostgreSQL, à l'adresse { $address }, refuse cet utilisateur ({ $reason }). Donnez le bon nom et le bon mot de passe dans l'adresse, ou le mot de passe dans PGPASSWORD ou dans le fichier ~/.pgpass.
database-missing = La base { $address } n'existe pas ({ $reason }). Créez-la avec createdb, ou choisissez-en une autre avec --data.
database-rights = L'utilisateur de { $address } n'y a pas les droits nécessaires ({ $reason }). Rendez-le propriétaire de la base.
database-unusable = La base { $address } ne peut pas servir ({ $reason }). Voyez ce qu'en dit le journal de PostgreSQL.
database-later = La base { $address } vient d'une version plus récente de Galerie : mettez ce serveur à jour, ou choisissez-en une autre avec --data.
cluster-file = Plusieurs hôtes ne peuvent pas partager le fichier { $path }. Choisissez une base PostgreSQL avec --data, ou ne réglez pas cluster_address.
cluster-address = { $address } n'est pas une adresse où les autres hôtes peuvent joindre celui-ci. Réglez cluster_address sur HÔTE:PORT.
cluster-driver = Un hôte d'un groupe a besoin de deux paquets de plus : pip install 'galerie[hosts]'.
cluster-clock = L'horloge de cette machine diffère de celle de la base de { $seconds } secondes. Réglez les deux sur le même serveur de temps, puis redémarrez.
cluster-unreachable = Un autre hôte de cette base est inscrit à l'adresse { $address } et n'y répond pas. Corrigez son cluster_address ou le réseau entre les hôtes, ou choisissez une autre base avec --data.
cluster-misaddressed = Un autre hôte de cette base ne trouve pas celui-ci à l'adresse { $address }. Donnez à cluster_address l'HÔTE:PORT où les autres hôtes le joignent, et laissez-les passer le pare-feu.
cluster-stranger = Un autre serveur répond à l'adresse { $address }, où un hôte de cette base est inscrit. Donnez à chaque hôte son propre cluster_address, et à chaque groupe d'hôtes sa propre base.
database-taken = Un autre serveur se sert déjà de { $address }. Arrêtez-le, ou choisissez une autre base avec --data.
migrate-not-empty = { $place } n'est pas vide : rien n'a été copié. Choisissez une base vide ou un nouveau fichier.
migrate-lost = La connexion à { $place } a été coupée : rien n'a été copié. Réessayez.
migrate-done = Tout est copié. Démarrez le serveur avec --data { $place } ; l'ancienne base n'a pas changé.
database-other = La base { $address } est d'une autre version de Galerie que cette commande. Démarrez une fois le serveur pour la mettre à jour, ou mettez la commande à jour.
backup-elsewhere = Pour sauvegarder { $address }, PostgreSQL a son propre outil : pg_dump --format=custom --file=FICHIER ADRESSE.
restore-elsewhere = Pour restaurer { $address }, PostgreSQL a son propre outil : pg_restore --dbname=ADRESSE FICHIER, dans une base vide.
sockets-many = Trop de connexions viennent de votre adresse : { $most } au plus. Fermez un onglet, puis réessayez.
sockets-guest = Vous avez trop de connexions ouvertes : { $most } au plus. Fermez un onglet, puis réessayez.
sockets-table = Trop de monde regarde ici : { $most } connexions au plus. Réessayez plus tard.
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

# Des robots qui réfléchissent sur d'autres machines
queue-password = La file de { $queue } n'accepte pas ce mot de passe. Corrigez celui de son adresse.
worker-queue = Il faut une file : nommez-la avec --queue ou, si son adresse contient un mot de passe, avec GALERIE_QUEUE dans l'environnement.
worker-version = On a ici « { $ours } », et les hôtes de la file ont « { $theirs } ». Installez les mêmes versions ici et là-bas.
worker-ready = { $cores ->
    [one] { $cores } cœur travaille
   *[other] { $cores } cœurs travaillent
} pour la file de { $queue }.

# Agents that play
extra-missing = Il y faut d'autres paquets : pip install "galerie[{ $extra }]"
agent-token = L'environnement n'a pas de GALERIE_TOKEN. Le jeton d'un compte de robot se crée sur la page « Mon compte » du serveur.
agent-unreachable = Le serveur { $host } ne répond pas.
# Les formats d'autres programmes.
format-unknown = Il n'y a pas de format « { $name } ». Voici ceux qui sont connus : { $names }.
format-suffix = La terminaison « { $suffix } » n'indique pas de format ; nommez-le avec --to, parmi { $names }.
format-read-only = Le format « { $name } » se lit ici, mais ne s'écrit pas.
format-number = Il n'y a pas de partie { $number } dans ce fichier, qui en contient { $count }.
format-several = Ce fichier contient { $count } parties : choisissez-en une avec --game et son numéro, ou extrayez-la avec « galerie convert --game ».
convert-done = { $count ->
    [one] Une partie écrite dans { $file }.
   *[other] { $count } parties écrites dans { $file }.
}
