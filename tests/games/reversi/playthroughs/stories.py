"""How Reversi is drawn in its playthroughs."""

from collections.abc import Iterator

from galerie.games.reversi import View


def picture(view: View) -> Iterator[str]:
    yield "  a b c d e f g h"
    for row in range(8):
        yield f"{row + 1} {' '.join(view.board[8 * row : 8 * row + 8])}"
    for seat, colour in enumerate(view.colours):
        reserve = f", {view.reserves[seat]} in reserve" if view.reserves else ""
        yield f"{colour}: {view.counts[seat]} on the board{reserve}"
    if view.last:
        yield f"last: {view.colours[view.last.seat]} {view.last.square} turned {' '.join(view.last.turned)}"
