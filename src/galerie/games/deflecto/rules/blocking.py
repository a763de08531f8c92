"""Nobody may be blocked permanently (DEF-18)."""

from galerie.core import IllegalMove
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.ways import distances


def against_blocking(after: Board) -> IllegalMove | None:
    """Why a board is illegal: two squares that must stay connected no longer can be. None if it is legal."""
    ends = after.joined
    for pair, length in zip(ends, distances(after.layout.size, after.cells, ends), strict=True):
        if not length:
            number = next(number for number in after.layout.numbers if set(pair) == set(after.layout.ends(number)))
            start, finish = (after.grid.names[square] for square in pair)
            return IllegalMove(
                "deflecto-blocked",
                rule="DEF-18",
                squares=after.grid.told(*pair),
                number=number,
                start=start,
                finish=finish,
            )
    return None
