"""Positions one a line: plain board lines, and OBF problems, which add what is known about the best moves.

    O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; a2:+38;   % FFO 40

A position is no game: it can be written from one, converted and solved (`galerie solve`), but not replayed.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from galerie.core import BadRecord
from galerie.formats import Entry
from galerie.games.reversi.formats import boards
from galerie.games.reversi.formats.game import OthelloGame, position

COMMENT: Final = "%"
SCORE: Final = re.compile(r"(?:(?P<move>[a-hA-H][1-8]|pass|ps|pa)\s*:\s*)?(?P<score>[+-]?\d+)", re.IGNORECASE)


def lines(text: str) -> Iterator[tuple[int, str, list[str]]]:
    """The number of each line that is not empty, its board, and its scores."""
    for number, line in enumerate(text.splitlines(), 1):
        board, *scores = (part.strip() for part in line.partition(COMMENT)[0].split(";"))
        if board or any(scores):
            yield number, board, [each for each in scores if each]


def recognises(data: bytes) -> bool:
    first = next(lines(data.decode("utf-8", "replace")), None)
    if not first or any(not SCORE.fullmatch(each) for each in first[2]):
        return False
    squares = "".join(first[1].split())
    return len(squares) == boards.SQUARES + 1 and {*squares} <= boards.BLACK | boards.WHITE | boards.EMPTY


def read(data: bytes, _: Mapping[str, bytes]) -> Sequence[Entry[OthelloGame]]:
    found = [*lines(data.decode("utf-8", "replace"))]
    if not found:
        raise BadRecord("reversi-format-empty")
    return [Entry(board, partial(_position, number, board, scores)) for number, board, scores in found]


def _position(number: int, board: str, scores: list[str]) -> OthelloGame:
    return OthelloGame(position(*boards.discs(board, number)), scores=tuple(scores))


def write_board(game: OthelloGame) -> str:
    """The last position; the side to move does not matter where the game is over."""
    last = game.position
    return boards.written(*last.discs, last.turn or 0) + "\n"


def write_problem(game: OthelloGame) -> str:
    return f"{write_board(game).rstrip()};{''.join(f' {score};' for score in game.scores)}\n"
