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
deal-company = Une donne ne se partage que là où l'on joue seul : en compagnie, quelqu'un pourrait la connaître.
deal-early = Cette donne du jour n'est pas encore distribuée : revenez ce jour-là.
hint-none = Un conseil ne se demande que seul ou contre l'ordinateur, dans un jeu qu'il sait jouer.
review-early = La partie se commente quand elle est finie.
review-none = Ce jeu n'a pas encore de commentaire de partie.
check-none = Sur un écran partagé, ce coup ne se vérifie qu'en le jouant.
seat-unknown = Cette table n'a pas cette place.
command-reused = Ce message reprend le numéro d'un autre : il n'a pas été pris en compte.
table-long = Cette partie est trop longue pour continuer : { $most } événements au plus.
work-long = Ce travail prendrait trop de temps pour l'instant. Réessayez dans un moment.
failed = Quelque chose a échoué chez nous, et c'est noté. Réessayez dans un instant.
message-huge = Ce message est trop volumineux.
store-taken = Un autre serveur se sert déjà de { $path }. Arrêtez-le, ou choisissez un autre fichier avec --data.
clock-days = Par correspondance, on a de 1 à { $most } jours entiers par coup.
clock-long = Une pendule compte au plus vingt-quatre heures ; au-delà, jouez par correspondance.
chat-empty = Ce message est vide.
chat-long = Ce message est trop long : { $most } caractères au plus.
chat-fast = Un peu moins vite : attendez quelques secondes avant d'écrire encore.
chat-guest = Rechargez la page pour pouvoir écrire.
seat-stood-in = Un ordinateur joue à votre place : reprenez-la d'abord.
takeover-not = Personne n'a quitté cette place.
takeover-early = Laissez-lui le temps de revenir : encore { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
resume-absent = Quelqu'un n'est pas encore revenu, et sa pendule tournerait : attendez son retour.
table-begun = La partie a déjà commencé à cette table.
table-not-yours = Seule la personne qui a ouvert cette table peut en décider ainsi.
table-withdrawn = Cette table a été retirée : plus personne n'y joue.
lobby-many = Vous attendez déjà à { $most } tables publiques : c'est le plus que l'on puisse. Retirez-en une d'abord.
pair-alone = On joue seul à ce jeu : il n'y a personne à y rencontrer.
