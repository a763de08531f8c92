# Ce que dit l'hôte des tables.
table-unknown = Cette table n'existe pas, ou son adresse est incomplète.
table-waiting = On attend encore quelqu'un à cette table : la partie commencera quand toutes les places seront prises.
seat-not-yours = Cette place n'est pas la vôtre.
seat-taken = Cette place est déjà prise.
clock-increment = Un incrément ne va qu'avec une pendule pour toute la partie.
message-malformed = Ce message n'est pas compréhensible.
message-long = Ce message est trop long : { $most } caractères au plus.
address-unknown = Il n'y a rien à cette adresse.
too-many = Trop de demandes à la fois : patientez un instant.
not-saved = Le coup n'a pas pu être enregistré : rien n'a changé. Réessayez dans un instant.
record-long = Cette partie est trop longue : { $lines } lignes au plus.
port-taken = Impossible d'écouter sur { $host }, port { $port } : il est sans doute déjà pris. Choisissez-en un autre avec --port.
deal-none = Ce jeu n'a pas de donnes à partager.
deal-early = Cette donne du jour n'est pas encore distribuée : revenez ce jour-là.
hint-none = Un conseil ne se demande que seul ou contre l'ordinateur, dans un jeu qu'il sait jouer.
review-early = La partie se commente quand elle est finie.
review-none = Ce jeu n'a pas encore de commentaire de partie.
