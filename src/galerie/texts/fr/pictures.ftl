# Ce que disent les images et les aperçus de liens.
picture-fact = { $what } : { $told }.
theme-unknown = Aucun thème « { $theme } » ici. Thèmes : { $themes }.
picture-format = « { $file } » n'est pas une image : son nom doit finir par { $formats }.
ply-beyond = Il n'y a pas de coup { $ply } : cette partie en a { $last }.

preview-invitation = { $name } vous invite à une partie de { $game }.
preview-open = Une table de { $game } : { $count ->
    [one] une place est libre.
   *[other] { $count } places sont libres.
}
preview-playing = Une partie de { $game } est en cours : venez la regarder.
preview-withdrawn = Cette invitation a été retirée.
preview-room = { $name } vous invite dans son cercle : tous les jeux, un seul lien, sans compte.
preview-room-empty = Un cercle vous attend : tous les jeux, un seul lien, sans compte.
preview-room-title = Cercle · { $names }
preview-friend = { $name } vous propose d'être amis ici, pour vous voir et vous défier d'un geste.
preview-ply = Après le coup { $ply } sur { $last }
preview-seat-open = Une place libre
preview-seat = Joueur { $number }
preview-duel = Un duel proposé par { $name }
preview-duel-how = La même donne pour tous, chacun à son heure : jouez-la, puis comparez.
preview-somebody = quelqu'un
