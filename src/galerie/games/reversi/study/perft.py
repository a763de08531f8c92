"""The leaves of the game tree, counted by the compiled kernel."""

from collections.abc import Callable

from galerie.core import NATURE
from galerie.games.reversi import Reversi, kernel
from galerie.study.perft import readable


def compiled(position: Reversi, depth: int) -> int:
    if position.turn is None or depth == 0:
        return 1
    if position.turn == NATURE:
        return sum(compiled(position.play(NATURE, start), depth - 1) for start in position.chances())
    own, other = position.discs[position.turn], position.discs[1 - position.turn]
    return kernel.compiled.perft(own, other, depth, one_line=position.options.one_line)


leaves: Callable[[Reversi, int], int] = compiled if kernel.available else readable
