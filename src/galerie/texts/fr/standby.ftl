# Ce que chaque page dit un instant après s'être ouverte, et ce que dit l'application installée.
installed-about = Des jeux de miroirs, de faces et de reflets, à jouer tout de suite.

# Nouvelle version
newer = Une nouvelle version est arrivée : la prochaine page que vous ouvrirez sera la sienne.
newer-now = Maintenant

# À vous de jouer
call = À vous de jouer : { $game } avec { $names }
call-short = { $count ->
    [1] À vous
   *[other] À vous ({ $count })
}
call-left = { $words }, { $left }
call-challenge = { $name } vous défie : { $game }
call-challenge-short = Défi
call-begun = Votre partie commence : { $game }
call-begun-short = Votre partie commence

# Sans réseau
offline = Pas de connexion avec le serveur : vous voyez ce que cet appareil a gardé. Un coup joué maintenant partira dès qu'elle reviendra.
move-outdated = La partie a changé entre-temps : votre coup { $move }, joué sans connexion, n'a pas été envoyé.
