"""How a game of Déflecto is told: its board, its paths, its many placements."""

from collections.abc import Iterable, Iterator
from zlib import crc32

from galerie.games.deflecto import View
from galerie.games.deflecto.rules.drawing import board, paths


def picture(view: View) -> Iterator[str]:
    """The paths after every event; the board every eight tiles, and at the end."""
    yield from paths(view)
    if view.ended or (len(view.board) % 8 == 0 and view.stage == "laying" and not view.asked):
        yield from board(view)


def listing(moves: Iterable[str]) -> str:
    """Placements are counted and summed up: there are hundreds."""
    texts = list(moves)
    lays = [text for text in texts if ":" in text]
    summed = [f"{len(lays)} placements ({crc32(' '.join(lays).encode()):08x})"] if lays else []
    return " ".join([*summed, *(text for text in texts if ":" not in text)])
