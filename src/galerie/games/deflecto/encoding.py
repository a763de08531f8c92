"""Déflecto as numbers: planes of 11 × 11 squares, then what each player has; an action for each tile and square.

The first planes say for each kind of way whether it leaves a square on its north, east, south and west side, and which
squares are occupied; at level 2 four more have the other figures. Then come, for each player from the viewer on, the
squares of their path and its two ends.
"""

from collections.abc import Iterator
from functools import cache

from galerie.core import Seat
from galerie.core.encoding import around, flags, one_hot, share
from galerie.games.deflecto.rules.figures import BY_TEXT, FIGURES, Carried, Figure
from galerie.games.deflecto.rules.grid import SIDES, grid
from galerie.games.deflecto.rules.layouts import LAYOUTS
from galerie.games.deflecto.rules.moves import SINGLE, Lay
from galerie.games.deflecto.rules.options import Options
from galerie.games.deflecto.rules.tiles import FACES, HANDS
from galerie.games.deflecto.rules.view import Player, View

STAGES = ("drawing", "starting", "laying", "answering", "over")
LONG = 100
"""A path that is as long as this is longer than any that is played."""


def encode(view: View, seat: Seat) -> list[float]:
    squares = grid(view.size).names
    figures = {square: BY_TEXT[text] for square, text in view.board.items()}
    shown = [figures.get(square) for square in squares]
    seats = around(seat, len(view.players))
    players = [view.players[each] for each in seats]
    question = view.question
    return [
        *(float(_leaves(figure, way, side)) for way, side in _ways(view.options) for figure in shown),
        *(float(figure is not None) for figure in shown),
        *(float(_kind(figure) == kind) for kind in _others(view.options) for figure in shown),
        *(number for player in players for number in flags(player.path.squares if player.path else (), squares)),
        *(number for player in players for number in flags((player.start, player.finish), squares)),
        *(number for player in players for number in _belongings(player, view.options)),
        *one_hot(view.turn, seats),
        *one_hot(view.stage, STAGES),
        *one_hot(question.seat if question else None, seats),
        *flags(question.agreed if question else (), seats),
        *flags(question.contested if question else (), seats),
        *flags(view.contesters, seats),
        float(view.asked),
        share(view.passes, len(seats)),
    ]


def _ways(options: Options) -> Iterator[tuple[Carried, int]]:
    carried = [Carried.PATH] if options.level == 1 else [Carried.PATH, Carried.RAIL, Carried.RIVER]
    return ((way, side) for way in carried for side in range(len(SIDES)))


def _others(options: Options) -> tuple[str, ...]:
    return () if options.level == 1 else ("source", "lake", "meadow", "chapel")


def _leaves(figure: Figure | None, way: Carried, side: int) -> bool:
    return figure is not None and figure.on(side) == way


def _kind(figure: Figure | None) -> str | None:
    return figure.kind if figure else None


def _belongings(player: Player, options: Options) -> list[float]:
    stock = [share(left, most) for left, most in zip(player.stock.values(), HANDS[options.level].values(), strict=True)]
    return [*stock, share(player.total or 0, LONG), share(player.penalty, LONG), share(player.rank, 4)]


@cache
def actions(seats: int, options: Options) -> tuple[str, ...]:
    """Every tile on every square, then `pass`, `end?`, `yes` and `no`."""
    faces = FACES[options.level]
    shown = [(str(figure), variant) for figure in FIGURES for variant in faces.get(figure.shape, ())]
    lays = (Lay(square, *face) for square in LAYOUTS[options.layout].grid.names for face in shown)
    return (*map(str, lays), *SINGLE)


def is_simultaneous(seats: int, options: Options) -> bool:
    """Whether several players may be to act: those who answer a question."""
    return seats > 2
