"""The first tile: where to enter the board."""

from random import Random

from galerie.games.deflecto import Deflecto, Lay
from galerie.games.deflecto.rules.figures import BY_TEXT
from galerie.games.deflecto.rules.laying import lays
from galerie.games.deflecto.rules.placements import lengths

PLENTIFUL = ("straight", "curve", "three_way", "four_way")
"""The tiles to use up first: crossings are scarce."""


def first_tile(position: Deflecto, rng: Random) -> Lay:
    """On a number with a shortest path, with a tile that points at the finish."""
    choices = list(lays(position))
    rng.shuffle(choices)
    return min(choices, key=lambda lay: _drawbacks(position, lay))


def _drawbacks(position: Deflecto, lay: Lay) -> tuple[int, int]:
    after = position.play(position.turn, lay)
    return lengths(after.board)[position.turn], PLENTIFUL.index(BY_TEXT[lay.figure].shape)
