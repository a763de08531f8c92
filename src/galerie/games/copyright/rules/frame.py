"""The frame that is laid over a lay-out at the end of a round (COP-30, COP-31, COP-33)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from galerie.games.copyright.rules.deck import CELLS, SIDE
from galerie.games.copyright.rules.layout import MARGIN, SPREAD, STRIDE, WINDOW, Grid, LayOut, grid, spread
from galerie.games.copyright.rules.options import Framing

ALL: Final = CELLS
"""How many matching cells reproduce the model."""


@dataclass(frozen=True, slots=True)
class Frame:
    x: int
    y: int
    """The column and row of its top left cell."""

    matching: str
    """For each of its 9 cells, `1` if it matches the model (COP-31), else `0`."""

    matches: int
    rows: int
    columns: int
    """How many of them stick out (COP-33)."""

    score: int
    """Matching cells less rows and columns that stick out."""


@lru_cache(maxsize=1 << 14)
def best_frame(laid: LayOut, model: int, framing: Framing = "closest") -> Frame | None:
    """The frame with most matches, then with the best score, then topmost, then leftmost; None without a card.

    By the first version of the rules, `net`, the best score comes first. Either way, if some window reproduces the
    model, so does this one: in `net` too, because it loses no more than any other, and matches more.
    """
    if not laid:
        return None
    seen, wanted = grid(laid), _wanted(model)

    def rank(corner: tuple[int, int]) -> tuple[int, int]:
        score, matches = _worth(seen, wanted, *corner)
        return (matches, score) if framing == "closest" else (score, matches)

    corners = ((row, column) for row in range(seen.rows + MARGIN) for column in range(seen.columns + MARGIN))
    return _frame(seen, wanted, *max(corners, key=rank))


def reproduces(laid: LayOut, model: int) -> bool:
    """Whether some window shows the model exactly (COP-15, COP-16)."""
    frame = best_frame(laid, model)
    return frame is not None and frame.matches == ALL


@lru_cache(maxsize=64)
def _wanted(model: int) -> tuple[int, ...]:
    """The cells of each figure in a grid."""
    return tuple(
        spread(cell for cell in range(CELLS) if model >> first + cell & 1) for first in range(0, 3 * CELLS, CELLS)
    )


def _frame(seen: Grid, wanted: tuple[int, ...], row: int, column: int) -> Frame:
    matching = _matching(seen, wanted, row, column)
    score, matches = _worth(seen, wanted, row, column)
    return Frame(
        x=seen.left + column,
        y=seen.top + row,
        matching="".join("1" if matching & cell else "0" for cell in SPREAD),
        matches=matches,
        rows=_out(row, seen.rows),
        columns=_out(column, seen.columns),
        score=score,
    )


def _worth(seen: Grid, wanted: tuple[int, ...], row: int, column: int) -> tuple[int, int]:
    """Score and matches of the frame with this corner."""
    matches = _matching(seen, wanted, row, column).bit_count()
    return matches - _out(row, seen.rows) - _out(column, seen.columns), matches


def _matching(seen: Grid, wanted: tuple[int, ...], row: int, column: int) -> int:
    """The cells that show what the model shows; a cell that no card covers never matches (COP-16)."""
    corner = STRIDE * row + column
    wrong = 0
    for figure, cells in zip(seen.figures, wanted, strict=True):
        wrong |= figure >> corner ^ cells
    return seen.covered >> corner & ~wrong & WINDOW


def _out(start: int, size: int) -> int:
    """How many rows or columns of a lay-out of this size lie outside a frame that starts here."""
    inside = min(start + SIDE, MARGIN + size) - max(start, MARGIN)
    return size - max(0, inside)
