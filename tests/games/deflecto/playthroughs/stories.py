"""How a game of Déflecto is told: its board, its paths, its many placements."""

from collections.abc import Iterable, Iterator
from zlib import crc32

from galerie.games.deflecto import View
from galerie.games.deflecto.rules.grid import grid


def picture(view: View) -> Iterator[str]:
    """The paths after every event; the board every eight tiles, and at the end."""
    if view.last and view.last.proven is not None:
        yield f"{view.last.seat} {'has proven it' if view.last.proven else 'has proven nothing'}"
    if view.contesters:
        yield f"to prove it: {' '.join(map(str, view.contesters))}"
    paths = (
        f"{player.number}: {player.path.length}+{player.penalty} ({player.path.empty} empty)"
        for player in view.players
        if player.path
    )
    yield " | ".join(paths) or "no path yet"
    if view.ended or (len(view.board) % 8 == 0 and view.stage == "laying" and not view.asked):
        names = grid(view.size).names
        for row in reversed(range(view.size)):
            cells = (view.board.get(name, ".") for name in names[row * view.size : (row + 1) * view.size])
            yield f"{row + 1:2} " + " ".join(cell.ljust(4) for cell in cells)
        yield "   " + " ".join(chr(ord("a") + column).ljust(4) for column in range(view.size))


def listing(moves: Iterable[str]) -> str:
    """Placements are counted and summed up: there are hundreds."""
    texts = list(moves)
    lays = [text for text in texts if ":" in text]
    summed = [f"{len(lays)} placements ({crc32(' '.join(lays).encode()):08x})"] if lays else []
    return " ".join([*summed, *(text for text in texts if ":" not in text)])
