"""The help of the command line in French, by command and parameter; English is in the source, beside each option.

It is no catalogue of `galerie.texts`: reading all of them takes longer than `--help` may.
"""

from typing import Final

HELP: Final = {
    "": "Galerie des Glaces : des jeux français de miroirs, de retournements et de détours.",
    # Ce que plusieurs commandes ont en commun
    "every-lang": "La langue des messages.",
    "every-help": "Afficher ce message et terminer.",
    "every-version": "Afficher la version et terminer.",
    "every-install-completion": "Installer la complétion pour ce terminal.",
    "every-show-completion": "Afficher la complétion de ce terminal, pour la copier ou l'adapter.",
    "every-game": "Le nom d'un jeu.",
    "every-games": "Les jeux ; tous par défaut.",
    "every-file": "Une partie enregistrée.",
    "every-option": "Une option du jeu, écrite nom ou nom=valeur ; répétable.",
    "every-seed": "La graine du hasard.",
    "every-workers": "Le nombre de processus à utiliser.",
    "every-json": "Écrire en JSON.",
    "every-alone": "Chaque niveau joue seul les mêmes donnes.",
    "every-config": "Un fichier de réglages, en TOML.",
    "every-data": "Le fichier SQLite qui contient les tables, ou postgresql://…",
    "every-out": "Le fichier à écrire ; par défaut, la sortie standard.",
    # galerie games, play, replay
    "games": "Lister les jeux, leurs options et les niveaux de leurs adversaires.",
    "play": "Jouer dans le terminal, seul ou contre des robots et des amis.",
    "play-game": "Le nom d'un jeu ; « galerie games » les liste.",
    "play-game-default": "un menu",
    "play-option": "Une option du jeu ; répétable.",
    "play-option-default": "pour commencer",
    "play-against": (
        "Un robot de ce niveau, un ami, ou un robot à vous, à toutes les autres places ; répétez pour garnir chacune."
    ),
    "play-against-default": "un niveau qui suit vos résultats",
    "play-seats": "Le nombre de joueurs.",
    "play-seats-default": "le plus petit",
    "play-seat": "Votre place, comptée à partir de 0.",
    "play-watch": "Laisser un robot de ce niveau jouer à votre place.",
    "play-deal": "Jouer la donne de ce code.",
    "play-daily": "Jouer la donne du jour.",
    "play-record": "Enregistrer la partie dans ce fichier.",
    "replay": "Parcourir une partie enregistrée en plein écran, ou l'écrire.",
    "replay-printed": "Écrire les coups et les plateaux ; d'office quand la sortie est redirigée.",
    "replay-values": "Écrire aussi ce que valait chaque coup, et les moments décisifs, si le jeu a un juge.",
    "replay-game": "Le numéro de la partie dans un fichier de plusieurs, à partir de 1.",
    # galerie draw
    "draw": "Dessiner un moment d'une partie enregistrée, en SVG ou en PNG.",
    "draw-ply": "Après tant de coups ; par défaut, la fin.",
    "draw-seat": "La place dont on voit le jeu ; par défaut, ce que voient les spectateurs.",
    "draw-theme": "Clair ou sombre.",
    "draw-width": "La largeur d'un PNG en pixels ; par défaut, la sienne.",
    "draw-out": "Le fichier à écrire, .svg ou .png ; par défaut, du SVG sur la sortie standard.",
    # galerie analyse, learn, minute
    "analyse": (
        "Dire ce que valait chaque coup d'une partie enregistrée, où elle a tourné, et ce qui aurait été meilleur."
    ),
    "analyse-game": "Le numéro de la partie dans un fichier de plusieurs, à partir de 1.",
    "analyse-ply": "Seulement la position après tant de coups.",
    "analyse-ply-default": "toutes",
    "analyse-variation": "Une variante de l'enregistrement ; 0 est la partie.",
    "analyse-work": "Le travail consacré à chaque position ; un million prend environ une seconde.",
    "analyse-svg": "Écrire la courbe des valeurs en SVG ou, dans un dossier, toutes les courbes.",
    "learn": "Apprendre un jeu en y jouant, scène après scène. Une leçon reprend où on l'a laissée.",
    "learn-game": "Le nom d'un jeu ; sans lui, les leçons sont listées.",
    "learn-again": "Commencer à la première scène.",
    "minute": "Écrire un jeu en une minute : le but, un tour et la fin, avec des plateaux.",
    # galerie mcp
    "mcp": (
        "Offrir les jeux comme outils à un agent de modèle de langage, par l'entrée et la sortie standard.\n\n"
        "L'agent joue sous un compte de robot, dont le jeton est dans l'environnement sous le nom GALERIE_TOKEN."
    ),
    "mcp-server": "Le serveur où joue l'agent.",
    # galerie serve, check, backup, restore, migrate
    "serve": "Servir les jeux aux navigateurs.",
    "serve-host": "L'adresse où écouter.",
    "serve-port": "Le port ; 0 en prend un libre.",
    "serve-bot-workers": "Le nombre de processus des robots.",
    "serve-bot-pause": "Le temps minimal d'un robot pour un coup, en secondes.",
    "serve-bot": "Un robot à vous parmi les adversaires ; répétable.",
    "serve-fast": "Utiliser ce qui est écrit pour la vitesse.",
    "serve-settings": "Tout autre réglage ; répétable.",
    "serve-show-settings": "Afficher les réglages en vigueur et terminer.",
    # galerie worker
    "worker": (
        "Laisser réfléchir ici les robots d'hôtes qui sont sur d'autres machines.\n\n"
        "Les travaux viennent d'une file dans Valkey. À l'arrêt, ceux qui sont commencés sont finis ou rendus."
    ),
    "worker-queue": (
        "L'adresse de la file ; si elle contient un mot de passe, dans l'environnement sous le nom GALERIE_QUEUE."
    ),
    "worker-workers": "Le nombre de processus à utiliser ; un par cœur.",
    "check": "Vérifier la base de données et rejouer chaque partie. Sans danger pendant que le serveur tourne.",
    "check-file": "Une sauvegarde ; par défaut, le fichier utilisé.",
    "backup": (
        "Copier la base de données dans un fichier et vérifier la copie. Sans danger pendant que le serveur tourne."
    ),
    "backup-file": "Le fichier à écrire ; il ne doit pas exister encore.",
    "restore": (
        "Vérifier une sauvegarde et la mettre à la place de la base de données, qui est gardée sous un autre nom."
    ),
    "restore-file": "La sauvegarde.",
    "migrate": (
        "Copier tout d'une base de données vers une autre et vérifier la copie. "
        "Aucun serveur ne doit se servir de l'une ni de l'autre."
    ),
    "migrate-source": "Où tout se trouve maintenant : sqlite:FICHIER ou postgresql://…",
    "migrate-target": "Un endroit vide, de l'une ou l'autre sorte.",
    # galerie admin
    "admin": "Signalements, personnes, tables, exclusions, et ce qu'ont fait les administrateurs.",
    "every-name": "Une partie d'un nom ; par défaut, les plus récents sont listés.",
    "every-number": "Son numéro dans la liste.",
    "admin-reports": "Lister les signalements, avec les lignes de discussion autour de celle qui est en cause.",
    "admin-reports-all-of-them": "Aussi ceux qui sont clos.",
    "admin-close": "Clore un signalement.",
    "admin-people": "Lister les comptes.",
    "admin-tables": "Lister les tables.",
    "admin-bans": "Lister les exclusions en vigueur.",
    "admin-ban": "Exclure une personne ou un réseau.",
    "admin-ban-who": "Le nom d'un compte, un réseau, ou l'identifiant d'un visiteur dans un signalement.",
    "admin-ban-reason": "Le motif, qui est dit à l'intéressé.",
    "admin-ban-days": "Pour combien de jours ; 0 : sans fin.",
    "admin-unban": "Lever une exclusion.",
    "admin-remove": (
        "Supprimer un compte avec tout ce qui est conservé à son sujet. Ses parties restent à ses adversaires."
    ),
    "admin-remove-name": "Le nom d'un compte.",
    "admin-remove-yes": "Ne pas redemander.",
    "admin-audit": "Lister ce qu'ont fait les administrateurs.",
    "admin-link": "Donner un lien qui ouvre une fois la page des administrateurs.",
    "admin-link-name": "Pour qui il est : son nom dans le journal.",
    "admin-link-address": "L'adresse du serveur.",
    "admin-link-address-default": "http://ADRESSE:PORT",
    "admin-passphrase": (
        "Choisir la phrase de passe de la page des administrateurs, ou la supprimer. Tout le monde est déconnecté."
    ),
    "admin-passphrase-remove": "La supprimer : seuls des liens ouvrent la page.",
    # galerie arena, ladder
    "arena": (
        "Faire jouer des robots entre eux, chaque ouverture de chaque place ou chaque donne seul, et donner "
        "leurs cotes."
    ),
    "arena-players": (
        "Qui se rencontre : des niveaux, paquet.module:fonction, ./mon.py:fonction, un moteur écrit "
        "PROTOCOLE:COMMANDE, http://…"
    ),
    "arena-games": "Le nombre de parties de chaque paire ; un multiple du nombre de places.",
    "arena-seats": "Le nombre de places ; peu de joueurs s'y relaient.",
    "arena-seconds": "Ce que peut durer un coup d'un joueur de l'extérieur, en secondes.",
    "arena-records": "Un dossier pour les parties, ou un fichier d'un format qui en contient plusieurs.",
    "arena-cluster": "Jouer plutôt sur cette grappe Dask.",
    "arena-resume": "Reprendre un tournoi interrompu.",
    "arena-log": "Le fichier des parties à mesure qu'elles se terminent.",
    "arena-log-default": "records/arena-JEU.jsonl",
    "arena-plot": "Un fichier où dessiner les cotes (SVG).",
    "ladder": "Faire jouer tous les robots d'un jeu entre eux, et ranger leurs cotes à côté d'eux.",
    "ladder-games": "Le nombre de parties entre niveaux voisins ; les autres en jouent moins.",
    "ladder-resume": "Reprendre un classement interrompu.",
    "ladder-log": "Le fichier des résultats à mesure qu'ils viennent.",
    "ladder-log-default": "records/ladder-JEU.jsonl",
    "ladder-stored": "Ne rien jouer, et montrer les cotes rangées.",
    "ladder-docs": "Une page qui a des repères pour ce classement : l'y écrire aussi.",
    # galerie convert, engine
    "convert": (
        "Convertir des parties enregistrées : les nôtres, et celles que des jeux partagent avec d'autres programmes. "
        "Termine avec 1 si certaines n'ont pas pu l'être ; les autres sont écrites."
    ),
    "convert-source": "Un fichier de parties enregistrées.",
    "convert-target": "Le nouveau fichier, un dossier où mettre un fichier par partie, ou -.",
    "convert-wanted": "Le nouveau format.",
    "convert-wanted-default": "d'après la terminaison de OUT",
    "convert-given": "Le format de IN.",
    "convert-given-default": "reconnu",
    "convert-game": "Seulement la partie de ce numéro, à partir de 1 ; 0 pour toutes.",
    "engine": "Parler avec un autre programme sur l'entrée et la sortie standard, et jouer pour lui.",
    "engine-level": "Jouer comme ce niveau, quelle que soit la profondeur demandée.",
    "engine-level-default": "aucun",
    "engine-protocol": "Le protocole à parler.",
    "engine-protocol-default": "l'habituel",
    # galerie perft, study, solve, words, new-game
    "perft": "Compter les positions après chaque nombre de coups : profondeur, positions, positions par seconde.",
    "perft-depth": "Le niveau le plus profond à compter.",
    "perft-seats": "Les joueurs ; par défaut, le plus petit nombre.",
    "study": (
        "Résoudre exactement des donnes au hasard, et donner les meilleurs scores et le temps de calcul de chacune."
    ),
    "study-game": "Le nom d'un jeu dont les donnes peuvent être résolues.",
    "study-deals": "Le nombre de donnes à résoudre.",
    "solve": (
        "Résoudre exactement des positions : ligne, score du côté au trait, un meilleur coup, nœuds et "
        "secondes de calcul de chacune. Termine avec 1 si un score n'est pas celui qu'attend le fichier."
    ),
    "solve-game": "Le nom d'un jeu dont les positions peuvent être résolues.",
    "solve-file": "Des positions, une par ligne, sous la forme habituelle du jeu.",
    "solve-workers": "Le nombre de positions à résoudre en même temps.",
    "solve-threads": "Le nombre de fils qui travaillent ensemble à une position.",
    "solve-json": "Écrire chaque solution comme un objet JSON sur une ligne.",
    "words": (
        "Lister les mots français qui correspondent à un motif, les plus courants d'abord, avec leurs formes de base."
    ),
    "words-pattern": "Des lettres ; ? est n'importe quelle lettre, un * final n'importe quelle fin.",
    "words-most": "Le plus grand nombre de mots à montrer.",
    "new-game": "Écrire les dossiers d'un nouveau jeu : règles, robots, textes, loi et tests, prêts à être joués.",
    "new-game-name": "En lettres minuscules et chiffres.",
    "new-game-folder": "Où l'écrire ; dans une copie de Galerie, il devient l'un de ses propres jeux.",
    "new-game-folder-default": "un dossier à son nom",
    # galerie lessons, puzzles
    "lessons": "Vérifier les leçons et les images des jeux.",
    "lessons-check": (
        "Jouer chaque leçon jusqu'au bout, essayer les mauvais coups, rejouer les images et vérifier les textes."
    ),
    "puzzles": "Fabriquer, prouver, jouer et imprimer des problèmes.",
    "puzzles-make": "Trouver des problèmes avec le solveur exact du jeu, et les écrire par difficulté.",
    "puzzles-make-count": "Le nombre de problèmes à fabriquer.",
    "puzzles-make-jobs": "Le nombre de processus ; le résultat n'en dépend pas.",
    "puzzles-check": "Prouver de nouveau les problèmes par une recherche exacte, et les jouer.",
    "puzzles-check-sample": "Le nombre de problèmes de chaque jeu à prouver.",
    "puzzles-check-sample-default": "tous",
    "puzzles-play": "Résoudre des problèmes en plein écran.",
    "puzzles-play-puzzle": "Un problème, ou celui du jour.",
    "puzzles-play-puzzle-default": "le prochain nouveau",
    "puzzles-sheet": (
        "Faire une page A4 à imprimer : des problèmes, des feuilles de score, et les réponses sur une autre page."
    ),
    "puzzles-sheet-count": "Le nombre de problèmes.",
    "puzzles-sheet-grade": "Seulement cette difficulté.",
    "puzzles-sheet-grade-default": "toutes",
}
"""`every-NAME` is for a parameter that several commands have, unless one has its own."""
