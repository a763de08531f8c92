"""A lay-out: overlapping transparent cards on an endless grid (COP-13, COP-14).

Columns grow to the right and rows downwards. The grid has bounds, but no lay-out can reach them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from galerie.games.copyright.rules.deck import FIGURES, SIDE, face

FARTHEST: Final = 99
"""The corner of a card may lie in columns and rows from minus this to this."""

STRIDE: Final = 132
"""Bits per row of a grid: more than the widest possible lay-out, 62 cards in steps of two."""

MARGIN: Final = SIDE - 1
"""Free rows and columns around a lay-out in its grid: a frame may stick out this far and still touch it."""


@dataclass(frozen=True, slots=True)
class Laid:
    card: int
    orientation: int
    x: int
    y: int
    """The column and row of its top left cell."""


LayOut: TypeAlias = tuple[Laid, ...]
"""In the order in which the cards were laid. A card that is moved keeps its place in the order."""


def touch(one: Laid, other: Laid) -> bool:
    """Whether two cards share a cell."""
    return abs(one.x - other.x) < SIDE and abs(one.y - other.y) < SIDE


def joined(laid: LayOut) -> LayOut:
    """The part connected with the card laid earliest (COP-14)."""
    part = set(laid[:1])
    fresh = part
    while fresh:
        fresh = {card for card in laid if card not in part and any(touch(card, other) for other in fresh)}
        part |= fresh
    return tuple(card for card in laid if card in part)


@dataclass(frozen=True, slots=True)
class Grid:
    """What a lay-out shows, as sets of cells: bit `STRIDE * row + column`, counted from (left, top)."""

    left: int
    top: int
    columns: int
    rows: int
    """The size without the margin."""

    covered: int
    figures: tuple[int, ...]


def grid(laid: LayOut) -> Grid:
    """What shows through the cards of a lay-out, which must not be empty (COP-03)."""
    xs, ys = [card.x for card in laid], [card.y for card in laid]
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    covered, seen = 0, [0] * len(FIGURES)
    for card in laid:
        corner = STRIDE * (card.y - top) + card.x - left
        covered |= WINDOW << corner
        for figure, cell in enumerate(face(card.card, card.orientation)):
            seen[figure] |= SPREAD[cell] << corner
    return Grid(left, top, max(xs) - min(xs) + SIDE, max(ys) - min(ys) + SIDE, covered, tuple(seen))


def spread(cells: Iterable[int]) -> int:
    """Cells of a card or a model as cells of a grid."""
    return sum(1 << STRIDE * (cell // SIDE) + cell % SIDE for cell in cells)


SPREAD: Final = tuple(spread([cell]) for cell in range(SIDE * SIDE))
WINDOW: Final = spread(range(SIDE * SIDE))
