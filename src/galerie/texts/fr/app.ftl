# Ce que dit la page web, et ce que toutes les parties ont en commun.
skip = Aller au contenu
close = Fermer
home = Accueil
navigation = Navigation
preferences = Préférences
home-link = Accueil de la Galerie des Glaces
language = Langue
language-fr = Français
language-en = English
theme-is = Apparence : { $theme }
theme-system = comme l'appareil
theme-light = claire
theme-dark = sombre
theme-contrast = contrastée
nowhere = Ce miroir ne reflète rien
nowhere-why = Il n'y a pas de page à cette adresse.
host-unreachable = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.

# Accueil
home-welcome = Des jeux de faces et de reflets, à jouer tout de suite et sans inscription : contre l'ordinateur, à deux sur un écran, ou à distance par un simple lien.
home-games = Les jeux
players = { $most ->
    [1] Un joueur
   *[other] { $least ->
        [2] { $most ->
            [2] Deux joueurs
           *[other] De 2 à { $most } joueurs
        }
       *[other] De { $least } à { $most } joueurs
    }
}
rules = Règles
rules-of = Règles : { $game }
rules-back = Retour à la table
play-now = Jouer maintenant
play-now-alone = Une donne toute fraîche, sans inscription.
train = S'entraîner
opponent-against = Contre { $name }
opponent-adapts = S'adapte à vous
opponent-leans = { $lean ->
    [1] Un demi-niveau plus haut, vers { $name }
   *[other] Un demi-niveau plus bas, vers { $name }
}
opponent-eased = Un niveau plus bas depuis vos défaites
opponent-gentlest = Déjà au niveau le plus doux
opponent-fixed = Toujours cet adversaire
opponent-change = Changer
opponent-of = Votre adversaire : { $game }
opponent-follows = Un adversaire qui s'adapte à vous
opponent-follows-how = Chaque victoire vous fait monter d'un demi-niveau, chaque défaite vous fait redescendre d'autant, jusqu'à ce que vous gagniez à peu près une partie sur deux.
opponent-stays = « Jouer maintenant » vous opposera toujours à { $name }.
opponent-met = « Jouer maintenant » vous oppose à { $name }.
opponent-near = { $lean ->
    [1] Encore une victoire, et { $name } vous attend.
   *[other] Encore une défaite, et { $name } prendra le relais.
}
opponent-harder = Vous battez { $name } : et si vous essayiez { $next } ?
opponent-gentler = { $name } vous donne du fil à retordre : et si vous jouiez contre { $next } ?
opponent-play = Jouer contre { $name }
daily = Donne du jour
daily-resume = Reprendre la donne du jour
daily-done = Donne du jour jouée
invite = Inviter un ami
new-table = Nouvelle table…
resume-title = Parties en cours
resume-with = avec { $names }
resume = Reprendre
replay-link = Rouvrir une partie enregistrée
unaffiliated = Les noms des jeux appartiennent à leurs éditeurs. Ce programme en est indépendant ; ses textes et ses images sont originaux.

# Nouvelle table
new-table-of = { $game } : nouvelle table
seats = Qui joue ?
seating-phones = Un écran et des téléphones
seating-phones-how = Cet écran montre le plateau à tous. Chacun prend sa place avec son téléphone, en visant un code, et y garde ses secrets.
seats-count = Joueurs
seats-one = 1, pour s'entraîner
seat-who = Qui joue : { $side } ?
starts = commence
kind-me = Moi
kind-bot = Ordinateur
kind-open = Ami, par un lien ou un code
kind-here = Ami, sur cet écran
your-name = Votre nom
their-name = Son nom
by-link = Vous recevrez un lien et un code à lui montrer.
demonstration = Une démonstration : l'ordinateur joue, vous regardez.
swap = Échanger
draw-lots = Tirer au sort
variants-more = Autres réglages
clock = Pendule
clock-none = Sans
clock-move = Par coup
clock-game = Par partie
clock-seconds = Secondes par coup
clock-minutes = Minutes chacun
clock-increment-seconds = Secondes ajoutées par coup
open-table = Ouvrir la table

# À la table
table-title = Table de { $game }
table-lost = Cette table est introuvable
you = Vous
player-number = Joueur { $number }
seat-you = vous
seat-bot = ordinateur
bot-account-named = { $name } (robot)
seat-away = hors ligne
seat-open = Place libre
score = Score : { $count }
watching = Vous regardez
connection-connecting = Connexion…
connection-online = En ligne
connection-saved = Enregistré
connection-sent = Envoyé…
part-missing = Une partie de la page n'a pas pu être chargée. Nouvel essai dans un instant…
connection-reconnecting = Reconnexion…
connection-offline = Hors ligne
connection-gone = Table introuvable
turn-yours = À vous de jouer
turn-of = À { $name } de jouer
turn-bot = L'ordinateur réfléchit…
turn-several = Tous jouent en même temps
turn-waiting = On attend quelqu'un
countdown-left = { $count ->
    [one] Encore { $count } seconde.
   *[other] Encore { $count } secondes.
}
last-move = dernier coup
suggested = conseillé
made = coup joué
actions = Actions
write-move = Écrire un coup
write-moves = Écrire les coups
more = Plus
flip-board = Voir de l'autre côté
zen = Mode zen
zen-leave = Quitter le mode zen
confirm-move = Coup à confirmer
confirm-move-asked = Jouer { $move } ?
confirm-move-said = { $move } : Entrée pour jouer, Échap pour annuler.
confirm-move-no = Annuler
play = Jouer
hints = Coups permis
advice = Indice
advice-pondered = Réflexion…
advice-is = Indice : { $move }
advice-because = Indice : { $move }. { $reason }
advice-dismiss = Fermer l'indice
help-really = Demander de l'aide ?
help-means = Avec une aide, vous pouvez encore perdre des points, mais plus en gagner.
help-yes = Demander quand même
help-no = Jouer sans aide
request-agree = Accepter
request-decline = Refuser
request-withdraw = Retirer
since = Depuis votre tour
move-really = Jouer ce coup ?
move-yes = Jouer quand même
move-no = Réfléchir encore
takeback = Reprendre le coup
takeback-asked = { $name } souhaite reprendre son dernier coup.
takeback-declined-by = { $name } préfère que le coup reste joué.
takeback-sent = Vous demandez à reprendre votre coup.
draw = Nulle
draw-asked = { $name } propose la partie nulle.
draw-declined-by = { $name } préfère continuer.
draw-sent = Vous proposez la partie nulle.
draw-really = Proposer la partie nulle ?
draw-means = Si tout le monde l'accepte, la partie s'arrête là, sans vainqueur.
draw-yes = Proposer
draw-together = Partie nulle ?
draw-together-means = Demandez d'abord à l'autre : la partie s'arrête là, sans vainqueur, et plus rien n'est caché.
draw-together-yes = Tous d'accord
draw-no = Continuer à jouer
resign = Abandonner
resign-really = Abandonner la partie ?
resign-means =
    { $others ->
        [1] La victoire ira à votre adversaire.
       *[other] La victoire ira à tous les autres.
    }
resign-out = Les autres continuent sans vous, et vous serez classé derrière eux.
abort = Annuler la partie
abort-really = Annuler la partie ?
abort-means = Elle vient de commencer : personne n'aura gagné, et rien ne comptera.
resign-rated = La partie est classée : vous perdrez des points.
resign-yes = Abandonner
resign-no = Continuer à jouer
record = Télécharger
invitation = Invitez quelqu'un
invitation-how = { $count ->
    [one] Une place est libre. Envoyez ce lien : la première personne qui l'ouvre pourra la prendre, sans compte.
   *[other] { $count } places sont libres. Envoyez ce lien : les premières personnes qui l'ouvrent pourront les prendre, sans compte.
}
invitation-link = Lien d'invitation
invitation-copy = Copier le lien
invitation-copied = Lien copié.
invitation-by-hand = Copiez le lien à la main : ce navigateur ne le permet pas autrement.
phones = Prenez place
phones-how = { $count ->
    [one] Il reste une place. Visez ce code avec un téléphone du même réseau : vous y jouerez à l'abri des regards, et cet écran sera le plateau commun.
   *[other] Visez un code avec un téléphone du même réseau : chacun y jouera à l'abri des regards, et cet écran sera le plateau commun.
}
phones-code = Code pour prendre place : { $side }
phones-elsewhere = Votre ami est sur un autre appareil ?
phones-loopback = Pour que des téléphones du même réseau puissent venir, lancez le serveur ainsi :
curtain-turn = À { $name } de jouer
curtain-why = Ce qui suit n'est que pour ses yeux. Passez-lui l'écran.
curtain-hold = Gardez appuyé pour voir
curtain-held = Relâchez pour cacher
curtain-keep = Montrer jusqu'à ce que je joue
curtain-hide = Cacher
seals-kept = Secrets vérifiés
seals-how = Ce qui est dévoilé est bien ce qui avait été scellé au moment du choix.
seals-broken = Attention : un secret dévoilé n'est pas celui qui avait été scellé. Cette partie a été falsifiée.
join = Prenez place à cette table
join-how = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
join-from = { $name } vous invite.
join-seat = Prendre place : { $side }
join-watch = Seulement regarder
share-table = Partager cette table
embed-open = Ouvrir la table
late = Toutes les places sont prises : vous regardez.
late-own = Ouvrir une table
unseated = Vous n'êtes plus connecté : reconnectez-vous pour reprendre votre place.

# L'histoire de la partie
history = Déroulement
history-moves = Coups joués
history-first = Au début
history-back = Coup précédent
history-forward = Coup suivant
history-last = Au dernier coup
history-none = Aucun coup pour l'instant.
history-heard = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
history-at = { $at } / { $last }
opening = Ouverture : { $name }
past = { $at ->
    [0] Vous revoyez le début.
   *[other] Vous revoyez le coup { $at } sur { $last }.
}
past-leave = Revenir

# Ce qui s'annonce
told-resign = { $you ->
    [yes] Vous abandonnez.
   *[no] { $name } abandonne.
}
told-takeback = { $you ->
    [yes] Vous demandez à reprendre votre coup.
   *[no] { $name } demande à reprendre son coup.
}
told-draw = { $you ->
    [yes] Vous proposez la partie nulle.
   *[no] { $name } propose la partie nulle.
}
told-abort = { $you ->
    [yes] Vous annulez la partie.
   *[no] { $name } annule la partie.
}
told-claim = { $what ->
    [draw] { $you ->
        [yes] L'adversaire est parti : vous déclarez la partie nulle.
       *[no] L'adversaire est parti : { $name } déclare la partie nulle.
    }
   *[win] { $you ->
        [yes] L'adversaire est parti : vous réclamez la victoire.
       *[no] L'adversaire est parti : { $name } réclame la victoire.
    }
}
told-out = { $replaced ->
    [yes] Vous êtes hors jeu, les autres continuent.
   *[no] { $other } est hors jeu, les autres continuent.
}
told-agree = C'est accepté.
told-decline = La demande est close.
told-rematch = { $you ->
    [yes] Vous voulez une revanche.
   *[no] { $name } veut une revanche.
}
told-flag = Le temps est écoulé.

# Le résultat
result = Résultat
result-won = Vous gagnez
result-lost = Vous perdez
result-other = { $name } gagne
result-won-counted = Vous gagnez { $high } à { $low }
result-lost-counted = Vous perdez { $low } à { $high }
result-other-counted = { $name } gagne { $high } à { $low }
result-won-tied = { $high } partout : vous gagnez
result-lost-tied = { $high } partout : vous perdez
result-other-tied = { $high } partout : { $name } gagne
result-draw = Partie nulle, { $high } partout
result-even = Partie nulle
result-aborted = Personne n'a gagné
result-won-among = Vous gagnez avec { $high }
result-lost-among = { $name } gagne avec { $high }, vous êtes { $place }e avec { $low }
result-other-among = { $name } gagne avec { $high }
result-loser = { $name } perd, les autres gagnent
result-shared = { $name } : première place partagée
result-shared-counted = { $name } : première place partagée, { $high } chacun
ending-full = Toutes les cases sont occupées.
ending-blocked = Plus personne ne peut encadrer de pion.
ending-resigned = Par abandon.
ending-time = Au temps.
ending-left = L'adversaire est parti.
ending-aborted = La partie est annulée, rien ne compte.
ending-agreed = D'un commun accord.
merit-close = D'un souffle
merit-perfect = Sans faute
merit-optimal = Nul n'aurait fait mieux
keep = Enregistrer…
keep-of = Garder cette partie
keep-picture = Image (PNG)
keep-drawing = Dessin (SVG)
keep-film = Film
keep-filming = Le film se tourne : { $at } sur { $last }…
keep-stop = Arrêter
keep-kept = Enregistré : { $file }
keep-how = La position montrée, en image ; ou toute la partie, en un film de quelques secondes.
keep-failed = Ce navigateur ne sait pas en faire une image. Le dessin (SVG) reste possible.
keep-no-film = Ce navigateur ne sait pas tourner de film.
rematch = Revanche
rematch-sent = Vous proposez une revanche.
rematch-asked = { $name } propose une revanche.
rematch-declined-by = { $name } préfère en rester là.
rematch-follow = Aller à la revanche

# Les donnes et les résultats d'un joueur seul
deal-of-day = Donne du { $date }
deal-coded = Donne { $code }
deal-how = Tous ceux qui ouvrent cette page jouent la même donne.
deal-play = Jouer cette donne
deal-resume = Reprendre ma partie
deal-other = Une autre donne
deal-same = Rejouer celle-ci
ghost = Fantôme
ghost-own = Votre fantôme
ghost-of = Le fantôme de { $name }
ghost-somebody = quelqu'un
ghost-none = Ce fantôme est celui d'une autre donne.
ghost-whole = Sa course : { $time }
ghost-done = Il a fini en { $time }.
ghost-show = Voir
ghost-hide = Cacher
ghost-show-how = Ce qu'il a posé peut vous souffler la solution.
ghost-race-own = Courir contre mon fantôme
ghost-race-friend = Courir contre ce fantôme
tries = { $count } essais : { $first } au premier, { $best } au mieux.
share = Partager
share-copied = Résultat copié, prêt à coller.
share-by-hand = Résultat à copier à la main
results = Mes résultats
results-of = { $game } : mes résultats
results-none = Aucune partie achevée pour l'instant.
results-streak = { $count ->
    [0] La donne du jour vous attend.
    [one] Donne du jour : 1 jour de suite.
   *[other] Donne du jour : { $count } jours de suite.
}
results-deal = Donne
results-first = Premier essai
results-best = Meilleur
results-tries = Essais
results-local = Ces résultats ne sont gardés que dans ce navigateur.
review = Ce qui était possible
review-pending = L'ordinateur repasse la partie en revue…
review-better = Le coup à jouer : { $move }.
review-curve = La partie en courbe : { $unit }.
review-axes = { $unit }, par coup
review-moments = { $count ->
    [one] Le moment qui a compté
   *[other] Les { $count } moments qui ont compté
}
review-moment = Coup { $number } : { $move }.
review-instead = Mieux :
review-hint = Conseil : « { $reason } »
review-deeper = Le bilan en sait plus qu'un indice : il a regardé plus loin, ou connaît ce qui était caché.
review-faultless = Aucune faute qui compte.
review-again = Rejouer d'ici
review-again-here = Reprendre avant le coup { $number }, contre l'ordinateur.
review-again-alone = Reprendre avant le coup { $number }, avec la même donne.
review-again-where = Choisissez d'abord un moment, dans la courbe ou la liste.
review-details = En détail

# Parties enregistrées
replay = Rouvrir une partie
replay-how = Ouvrez le fichier d'une partie, ou collez-en le texte, pour la revoir coup par coup. Les fichiers d'autres programmes conviennent aussi (GGF, SGF, WTHOR, suites de coups). Rien n'est conservé.
replay-file = Choisir un fichier
replay-text = Ou coller le texte de la partie
replay-open = Revoir la partie
replay-which = Quelle partie ?
replay-read = Ouvrir cette partie
replay-other = Rouvrir une autre partie

# Vérifier un mot
words = Vérifier un mot
words-about = Est-il admis dans les jeux de mots de la Galerie ? Pluriels et formes conjuguées comptent ; noms propres, sigles et abréviations, non.
words-type = Un mot français
words-how = Accents, ligatures et majuscules sont indifférents. « ? » remplace une lettre quelconque et « * », à la fin, n'importe quelle fin de mot.
words-accepted = « { $word } » est accepté.
words-refused = « { $word } » n'est pas accepté.
words-refused-why = Il n'est pas dans le lexique, qui ne contient ni noms propres, ni sigles, ni abréviations.
words-band-child = Un mot très courant.
words-band-student = Un mot courant.
words-band-adult = Un mot peu courant.
words-band-solver = Un mot rare.
words-bases = { $count ->
    [one] Forme de base :
   *[other] Formes de base :
}
words-found = { $count ->
    [0] Aucun mot ne s'écrit ainsi.
    [one] Un mot s'écrit ainsi :
   *[other] { $count } mots s'écrivent ainsi :
}
words-found-more = { $count } mots s'écrivent ainsi. Voici les { $shown } plus courants :
words-list = Mots trouvés
words-odd-digits = Un mot ne s'écrit qu'avec des lettres, sans chiffres.
words-odd-hyphen = Les mots à trait d'union ne sont pas admis : on ne joue qu'avec des lettres.
words-odd-apostrophe = Les mots à apostrophe ne sont pas admis : on ne joue qu'avec des lettres.
words-odd-spaces = Un seul mot à la fois, sans espace.
words-odd-star = « * » ne va qu'à la fin, une seule fois.
words-odd-signs = Un mot ne s'écrit qu'avec des lettres.
words-odd-long = Aucun mot n'est aussi long.
words-source = Le lexique est tiré de celui de Grammalecte (© Olivier R. et contributeurs), sous licence MPL 2.0.

# Le visage des jeux qui n'en apportent pas
chance = Le hasard
face-loading = Un instant…
generic-picture = La partie
generic-moves = Les coups permis
generic-search = Chercher un coup
generic-found = { $count ->
    [0] aucun coup
    [one] { $count } coup
   *[other] { $count } coups
}
generic-more = { $count ->
    [one] Et { $count } autre : précisez.
   *[other] Et { $count } autres : précisez.
}
generic-told = { $you ->
    [yes] Vous jouez { $move }.
   *[no] { $name } joue { $move }.
}
generic-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Vers l'analyse, et ses courbes
analysis-open = Analyser la partie
analysis-short = Analyser
analysis-play = Jouer d'ici
analysis-play-how = Une nouvelle table s'ouvre à cette position. La partie ne compte pas.
analysis-play-over = La partie est finie ici : revenez à un coup d'avant pour jouer la suite.
analysis-play-seat = Votre camp
chart-at = Coup { $at } : { $value }
chart-estimated = estimé
chart-exact = exact
