"""A view of Déflecto as text."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from galerie.games.deflecto.rules.grid import grid

if TYPE_CHECKING:
    from galerie.games.deflecto.rules.view import View


def drawn(view: "View") -> Iterator[str]:
    """Line by line: what was proven, the paths, the board."""
    yield from paths(view)
    yield from board(view)


def paths(view: "View") -> Iterator[str]:
    if view.last and view.last.proven is not None:
        yield f"{view.last.seat} {'has proven it' if view.last.proven else 'has proven nothing'}"
    if view.contesters:
        yield f"to prove it: {' '.join(map(str, view.contesters))}"
    lengths = (
        f"{player.number}: {player.path.length}+{player.penalty} ({player.path.empty} empty)"
        for player in view.players
        if player.path
    )
    yield " | ".join(lengths) or "no path yet"


def board(view: "View") -> Iterator[str]:
    names = grid(view.size).names
    for row in reversed(range(view.size)):
        cells = (view.board.get(name, ".") for name in names[row * view.size : (row + 1) * view.size])
        yield f"{row + 1:2} " + " ".join(cell.ljust(4) for cell in cells)
    yield "   " + " ".join(chr(ord("a") + column).ljust(4) for column in range(view.size))
