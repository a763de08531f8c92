# What `galerie analyse` says.
analyse-position = { $side } to move, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}:
analyse-depth = Depth { $depth }, work { $work }.
analyse-exact = exact
analyse-estimated = estimated
analyse-lost = (loses { $loss } { $unit })
analyse-missed = – a win missed
analyse-turning = Turning points:
analyse-no-turning = No move has lost anything.
analyse-turn = { $number }. { $side } { $move } loses { $loss } { $unit }.
analyse-better = Better: { $line }
analyse-total = { $side } has lost { $loss } { $unit } in all.
analyse-chart-values = { $game }: values, move by move
analyse-chart-losses = { $game }: what each move has lost
analyse-axis-moves = moves played
analyse-axis-values = value ({ $unit })
analyse-axis-losses = loss ({ $unit })
analyse-value = Worth { $value } { $unit }{ $exact ->
    [yes] , exact
   *[no] {""}
}; the best, { $best }, was worth { $most }.
