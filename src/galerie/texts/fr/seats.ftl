# Des places qui suivent leur joueur : clés, demandes, places libérées ; la discussion des spectateurs.
key-how = Visez ce code avec un téléphone, ou ouvrez ce lien ailleurs : vous y jouerez à la même place. Il sert une seule fois, pendant dix minutes. Ne le donnez à personne : qui l'ouvre joue pour vous.
key-code = Code à viser avec votre téléphone
key-link = Lien de votre place
key-again = Faire un autre lien
key-here = Reprendre votre place ici
key-here-how = Ce lien ouvre votre place sur cet appareil. Elle reste aussi à vous sur l'autre.
key-take = Continuer ici
key-missing = Ce lien est incomplet : copiez-le en entier, ou visez de nouveau le code.
reclaim-me = C'est moi
reclaim-me-how = Vous aviez une place à cette table, dans un autre navigateur ? Dites laquelle : les autres joueurs confirmeront.
reclaim-seat = Je suis { $name }
reclaim-waits = Vous dites être { $name }. On attend la réponse des autres joueurs ; vous pouvez fermer cette page et revenir.
reclaim-withdraw = Renoncer
reclaim-ended = Votre demande n'a pas abouti : elle a été refusée, ou la personne assise à cette place est revenue.
reclaim-asked = Quelqu'un dit être { $name } et n'avoir plus accès à sa place.
reclaim-asked-how = Si c'est bien { $name }, rendez-lui sa place. Sinon, refusez : cette personne verrait son jeu et jouerait pour elle.
reclaim-grant = Oui, lui rendre sa place
reclaim-decline = Refuser
told-moved = { $you ->
    [yes] Vous jouez aussi depuis un autre appareil.
   *[no] { $name } joue aussi depuis un autre appareil.
}
seat-free-really = Libérer la place de { $name } ?
seat-free-means = Personne n'y a encore joué et personne n'y est. Le lien de la table permettra de nouveau de la prendre.
seat-free-yes = Libérer la place
seat-free-no = Attendre encore
seat-keep-really = Ne jouer que sur cet appareil ?
seat-keep-means = { $count ->
    [one] { $count } autre appareil perd votre place.
   *[other] { $count } autres appareils perdent votre place.
} Celui où vous l'avez prise la garde.
seat-keep-no = Les garder tous
gallery-own = Entre spectateurs : les joueurs ne vous lisent pas tant que la partie dure, et vous ne lisez pas ce qu'ils se disent.
gallery-closed = La personne qui a ouvert la table a fermé la discussion des spectateurs.

# Ce qui est refusé
key-unknown = Cette clé n'est plus valable. Faites-en une autre sur l'appareil où vous jouez.
key-used = Cette clé a déjà servi, et elle ne sert qu'une fois. Faites-en une autre sur l'appareil où vous jouez.
key-seated = Vous avez déjà une place à cette table. Ouvrez cette clé sur un autre appareil.
seat-used = Cette place ne peut pas être libérée : quelqu'un y est ou y a déjà joué, la partie est bien engagée, ou elle fait partie d'un tournoi.
reclaim-one = Vous avez déjà dit être quelqu'un à cette table : attendez la réponse, ou renoncez d'abord.
reclaim-other = Quelqu'un d'autre dit être cette personne : les joueurs doivent d'abord lui répondre. Sans réponse, réessayez dans quelques minutes.
reclaim-not = Cette place ne peut pas être demandée : son joueur est là ou doit se connecter à son compte, ou personne ne peut vous reconnaître.
reclaim-none = Personne n'attend de réponse pour cette place.
reclaim-often = Trop de demandes n'ont pas abouti à cette table. Réessayez dans une heure, ou demandez à l'autre joueur de vous inviter à une nouvelle partie.
