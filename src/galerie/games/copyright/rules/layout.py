"""A lay-out: transparent cards over one another on an endless grid (COP-13, COP-14).

Columns grow to the right and rows downwards. The grid has bounds that no lay-out needs: every lay-out has room on it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from galerie.games.copyright.rules.deck import FIGURES, SIDE, face

FARTHEST: Final = 99
"""The columns and rows where a card's corner may lie go from minus this to this."""

STRIDE: Final = 132
"""Bits to a row of a grid: more than the widest lay-out there can be, 62 cards in steps of two."""

MARGIN: Final = SIDE - 1
"""Free rows and columns on every side of a lay-out in its grid: a frame may stick out so far and still touch it."""


@dataclass(frozen=True, slots=True)
class Laid:
    card: int
    orientation: int
    x: int
    y: int
    """Column and row of its top left cell."""


LayOut: TypeAlias = tuple[Laid, ...]
"""In the order in which the cards were laid. A card that is moved keeps its rank."""


def touch(one: Laid, other: Laid) -> bool:
    """Whether two cards share a cell."""
    return abs(one.x - other.x) < SIDE and abs(one.y - other.y) < SIDE


def joined(laid: LayOut) -> LayOut:
    """The part that holds the card laid earliest: all cards that hang together with it (COP-14)."""
    part = set(laid[:1])
    fresh = part
    while fresh:
        fresh = {card for card in laid if card not in part and any(touch(card, other) for other in fresh)}
        part |= fresh
    return tuple(card for card in laid if card in part)


@dataclass(frozen=True, slots=True)
class Grid:
    """What is seen of a lay-out, as sets of cells: bit `STRIDE * row + column`, counted from (left, top)."""

    left: int
    top: int
    columns: int
    rows: int
    """Its size without the margin."""

    covered: int
    figures: tuple[int, ...]


def grid(laid: LayOut) -> Grid:
    """What is seen through the cards of a lay-out that is not empty (COP-03)."""
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
    """Cells of a card, or of a model, as cells of a grid."""
    return sum(1 << STRIDE * (cell // SIDE) + cell % SIDE for cell in cells)


SPREAD: Final = tuple(spread([cell]) for cell in range(SIDE * SIDE))
WINDOW: Final = spread(range(SIDE * SIDE))
