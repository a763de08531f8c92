"""Reversi as numbers: seven planes of 8 × 8, and an action for each square.

The planes are the player's discs, the opponent's, the squares where the player on turn may place a disc, the last disc
placed, and, each the same on all squares: whether it is the player's turn, and both reserves.
"""

from collections.abc import Iterable
from functools import cache

from galerie.core import Seat
from galerie.core.encoding import flags, one_hot, share
from galerie.discs.board import LINES, NAMES
from galerie.games.reversi.rules.moves import Pass, Place
from galerie.games.reversi.rules.options import Options
from galerie.games.reversi.rules.position import RESERVE
from galerie.games.reversi.rules.view import View


def encode(view: View, seat: Seat) -> list[float]:
    own, other = (view.colours[each][0] for each in (seat, 1 - seat))
    reserves = view.reserves or (RESERVE, RESERVE)
    everywhere = [view.turn == seat, share(reserves[seat], RESERVE), share(reserves[1 - seat], RESERVE)]
    return [
        *one_hot(own, view.board),
        *one_hot(other, view.board),
        *flags({text[:2] for text in view.turns}, NAMES),
        *one_hot(view.last.square if view.last else None, NAMES),
        *(float(value) for value in everywhere for _ in NAMES),
    ]


@cache
def actions(seats: int, options: Options) -> tuple[str, ...]:
    """Every square, with every line where one is chosen (REV-20), and the pass."""
    lines: Iterable[str | None] = LINES if options.one_line else ()
    places = (Place(square, line) for line in (None, *lines) for square in range(64))
    return (*map(str, places), str(Pass()))


def has_chance(seats: int, options: Options) -> bool:
    return options.is_drawn
