# Les liens vers une table, qui les suit, et son cadre dans une autre page.
share-watch = Lien pour regarder
share-game = Lien vers la partie
share-moment = Lien vers cette position
share-frame = Cadre pour une autre page
share-frame-how = Copiez ce code dans la page d'un club : la table s'y voit en direct, sans pouvoir y jouer.
share-frame-copy = Copier le code
share-text = { $game } : venez regarder la partie.
share-text-over = { $game } : regardez cette partie.

join-move = À vous de commencer : jouez votre premier coup sur le plateau, vous donnerez votre nom ensuite.
introduction = Votre nom
introduction-how = Vous jouez sous le nom de { $name }. Comment vous appelez-vous ?
introduction-say = Le dire
introduction-stay = Rester { $name }
guest-names = Comète, Étincelle, Prisme, Lanterne, Boussole, Girouette, Hirondelle, Mirabelle, Luciole, Sarbacane, Ritournelle, Cerf-volant
