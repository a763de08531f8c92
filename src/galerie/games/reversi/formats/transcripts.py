"""Transcripts: the squares of a game one after another, `f5d6c3d3`, without passes, one game a line.

A game that does not begin at the usual start has its board before the moves, as Edax writes it: `BOARD;MOVES`.
Blanks, commas, numbers of moves and written passes are understood too.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from galerie.core import BadRecord
from galerie.discs.board import NAMES, NUMBERS
from galerie.formats import Entry
from galerie.games.reversi.formats import boards
from galerie.games.reversi.formats.game import START, OthelloGame, Step, followed, position

TOKEN: Final = re.compile(r"(?P<square>[a-h][1-8])|(?P<pass>pass|pa|ps|--)|\d+\.|[\s,.-]", re.IGNORECASE)
SHOWN: Final = 40
"""How many characters of the moves serve as a title."""

TRIED: Final = 20
"""How many lines are looked at to recognise a file."""


def recognises(data: bytes) -> bool:
    try:
        found = [step for line in _lines(data)[:TRIED] for step in _steps(line.rpartition(";")[2])]
    except BadRecord:
        return False
    return bool(found)


def read(data: bytes, _: Mapping[str, bytes]) -> Sequence[Entry[OthelloGame]]:
    lines = _lines(data)
    if not lines:
        raise BadRecord("reversi-format-empty")
    return [Entry(line.rpartition(";")[2][:SHOWN], partial(game, line)) for line in lines]


def game(line: str) -> OthelloGame:
    board, _, moves = line.rpartition(";")
    start = position(*boards.discs(board)) if board else START
    return OthelloGame(start, followed(start, _steps(moves)))


def write(game: OthelloGame) -> str:
    start = "" if game.start == START else f"{boards.written(*game.start.discs, game.start.turn or 0)};"
    return start + "".join(NAMES[step.square] for step in game.steps if step.square is not None) + "\n"


def _steps(moves: str) -> Iterator[Step]:
    at = 0
    while at < len(moves):
        found = TOKEN.match(moves, at)
        if not found:
            raise BadRecord("reversi-format-text", text=moves[at : at + SHOWN])
        if found["square"]:
            yield Step(NUMBERS[found["square"].lower()])
        elif found["pass"]:
            yield Step(None)
        at = found.end()


def _lines(data: bytes) -> list[str]:
    return [line for each in data.decode("utf-8", "replace").splitlines() if (line := each.strip())]
