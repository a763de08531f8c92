# La page d'analyse.
analysis = Analyse
analysis-of = Analyse : { $game }
analysis-how = Parcourez une partie, essayez d'autres coups et voyez ce que chacun vaut. Ouvrez une partie enregistrée, d'ici ou d'un autre programme (GGF, SGF, WTHOR, suites de coups), ou collez-en le texte.
analysis-opening = La partie s'ouvre…
analysis-lost = Cette analyse ne s'ouvre pas
analysis-other = Autre partie
analysis-back = À la table
analysis-flip = Changer de côté
analysis-for = Jouer pour

# Parcourir
analysis-steps = Parcourir
analysis-at-start = Début de la partie
analysis-moves = Coups et variantes
analysis-tab-moves = Coups
analysis-tab-review = Bilan
analysis-none = Aucun coup. Jouez sur le plateau : une variante s'ouvre.
analysis-keys = Au clavier
analysis-key-step = Coup précédent ou suivant
analysis-key-ends = Début ou fin de la ligne
analysis-key-anywhere = De même quand le curseur est sur le plateau
analysis-key-turn = Autre variante au même endroit
analysis-key-escape = Quitter l'aperçu
analysis-key-shift = Maj
analysis-key-home = Début
analysis-key-end = Fin
analysis-help = Aide
analysis-help-how = Jouez un coup sur le plateau : une variante s'ouvre. Touchez un coup dans une ligne du moteur pour en voir l'aperçu. Une valeur soulignée est exacte ; les autres sont des estimations, de plus en plus sûres.

# Variantes
variation-unnamed = Variante { $number }
variation-begins = { $name }, au lieu du coup { $at } :
variation-goes-on = { $name }, à la suite de la partie :
variation-name = Nom de la variante
variation-name-it = Nommer la variante
variation-promote = Faire passer devant
variation-delete = Supprimer la variante
variation-deleted = La variante est supprimée.
variation-restore = La remettre
variation-save = Garder
variation-cancel = Annuler

# Ce que valent les coups
engine = Moteur
engine-unit = en { $unit }
engine-off = Le moteur se tait. Vous pouvez parcourir la partie et essayer des coups.
engine-none = Ce jeu n'a pas encore de moteur. Vous pouvez parcourir la partie et essayer des coups.
engine-over = La partie est finie ici : il n'y a plus rien à chercher.
engine-chance = Ici, le hasard joue : il n'y a pas de coup à juger.
engine-searching = Recherche…
engine-depth = Profondeur { $depth }
engine-work = { $work } positions
engine-exact = exact
engine-exact-how = Prouvé : chercher plus loin n'y changerait rien.
engine-deepen = Chercher plus loin
engine-retry = Réessayer
engine-elsewhere = La recherche continue dans une autre page ouverte.
engine-here = Chercher ici
engine-moves = Meilleurs coups
engine-more = { $count ->
    [one] Voir { $count } autre coup
   *[other] Voir { $count } autres coups
}
engine-fewer = Voir moins de coups
engine-line = Aperçu : { $moves }
engine-value = vaut { $value }
engine-value-exact = vaut { $value }, exact
engine-heard = Meilleur coup : { $move }, { $value }{ $exact ->
    [yes] , exact
   *[no] {""}
}.
engine-facts = Sur cette position

# Aperçu d'une ligne
preview = Aperçu
preview-line = Aperçu de la ligne
preview-keep = Ajouter la variante
preview-leave = Quitter l'aperçu

# Faire suivre
analysis-share = Partager
analysis-share-how = Ce lien ouvre la partie et vos variantes telles qu'elles sont maintenant.
analysis-share-link = Lien de l'analyse
analysis-sharing = Le lien se prépare…
analysis-download = Télécharger
analysis-own = Vous voyez vos propres variantes, gardées dans ce navigateur.
analysis-own-leave = Voir l'analyse partagée
analysis-shared = Vos propres variantes sont gardées dans ce navigateur.
analysis-own-show = Les revoir

# Graphiques
