"""A view of Reversi solo as text."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from galerie.discs.board import NAMES as SQUARES

if TYPE_CHECKING:
    from galerie.games.solo.rules.view import View


def drawn(view: "View") -> Iterator[str]:
    """Line by line: the board with its tokens, what is won and lost, the last move."""
    cells = [view.tokens.get(name, cell) for name, cell in zip(SQUARES, view.board, strict=True)]
    yield "   " + " ".join(column.ljust(3) for column in "abcdefgh")
    for row in range(8):
        yield f"{row + 1}  " + " ".join(cell.ljust(3) for cell in cells[8 * row : 8 * row + 8])
    yield f"won: {' '.join(view.won)}"
    yield f"score: {view.score}"
    if view.lost:
        yield f"lost: {' '.join(view.lost)}"
    if view.last:
        yield f"last: {view.last.colour} {view.last.square}"
        yield f"turned: {' '.join(view.last.turned)}"
        yield f"taken: {' '.join(view.last.won)}"
    if view.missed:
        yield f"missed: {' '.join(view.missed)}"
