"""A view of Reversi as text."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from galerie.games.reversi.rules.view import View


def drawn(view: "View") -> Iterator[str]:
    """Line by line: the board, what each colour has, the last move."""
    yield "  a b c d e f g h"
    for row in range(8):
        yield f"{row + 1} {' '.join(view.board[8 * row : 8 * row + 8])}"
    for seat, colour in enumerate(view.colours):
        reserve = f", {view.reserves[seat]} in reserve" if view.reserves else ""
        yield f"{colour}: {view.counts[seat]} on the board{reserve}"
    if view.last:
        yield f"last: {view.colours[view.last.seat]} {view.last.square} turned {' '.join(view.last.turned)}"
