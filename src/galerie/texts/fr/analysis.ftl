# What `galerie analyse` says.
analyse-position = { $side } au trait, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} :
analyse-depth = Profondeur { $depth }, travail { $work }.
analyse-exact = exact
analyse-estimated = estimé
analyse-lost = (perd { $loss } { $unit })
analyse-missed = – un gain manqué
analyse-turning = Tournants :
analyse-no-turning = Aucun coup n'a rien perdu.
analyse-turn = { $number }. { $side } { $move } perd { $loss } { $unit }.
analyse-better = Mieux : { $line }
analyse-total = { $side } a perdu { $loss } { $unit } en tout.
analyse-chart-values = { $game } : les valeurs, coup par coup
analyse-chart-losses = { $game } : ce que chaque coup a perdu
analyse-axis-moves = coups joués
analyse-axis-values = valeur ({ $unit })
analyse-axis-losses = perte ({ $unit })
analyse-value = Vaut { $value } { $unit }{ $exact ->
    [yes] , exact
   *[no] {""}
} ; le meilleur, { $best }, valait { $most }.
