"""WTHOR, the base of tournament games of the Fédération française d'Othello, as far as it can be read.

A `.wtb` file has a header of 16 bytes and 68 bytes for each game; numbers are little-endian. Names of players and
tournaments are in files of their own, `.jou` and `.trn`, with the same header; without them, players are numbers.
Passes are not stored.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from struct import Struct
from typing import Final

from galerie.core import BadRecord
from galerie.formats import Entry
from galerie.games.reversi.formats.game import START, OthelloGame, Step, followed

HEADER: Final = Struct("<4BIHH4B")
"""Century, year, month and day of the file; games; names; the year of the games; size, type, depth, reserved."""

GAME: Final = Struct("<HHHBB60s")
"""Tournament, black, white; black's discs; the best that black could have had; the moves."""

PLAYERS: Final = ".jou"
TOURNAMENTS: Final = ".trn"
NAME_BYTES: Final = {PLAYERS: 20, TOURNAMENTS: 26}
SIZES: Final = (0, 8)
"""How eight by eight squares are written."""

LARGE: Final = 10

PROBLEMS: Final = 1
"""The type of a file with problems instead of games."""

ENCODING: Final = "latin-1"


def recognises(data: bytes) -> bool:
    """Whether this is a binary file, which no other format is, with a date and a size where the header has them."""
    if b"\0" not in data or len(data) < HEADER.size:
        return False
    _, _, month, day, _, _, _, size, _, _, _ = HEADER.unpack_from(data)
    return month in range(13) and day in range(32) and size in (*SIZES, LARGE)


def read(data: bytes, companions: Mapping[str, bytes]) -> Sequence[Entry[OthelloGame]]:
    if not recognises(data):
        raise BadRecord("reversi-wthor-header")
    _, _, _, _, count, _, year, size, kind, _, _ = HEADER.unpack_from(data)
    if size == LARGE:
        raise BadRecord("reversi-format-type", type=size)
    if kind == PROBLEMS:
        raise BadRecord("reversi-wthor-problems")
    held, left = divmod(len(data) - HEADER.size, GAME.size)
    if held != count or left:
        raise BadRecord("reversi-wthor-truncated", told=count, held=held)
    players, tournaments = (_names(companions.get(suffix, b""), suffix) for suffix in (PLAYERS, TOURNAMENTS))
    found = []
    for tournament, black, white, _, _, moves in GAME.iter_unpack(data[HEADER.size :]):
        names = (_name(players, black), _name(players, white))
        place = _name(tournaments, tournament) if tournaments else ""
        title = f"{names[0]} – {names[1]}, {' '.join(filter(None, (place, str(year))))}"
        found.append(Entry(title, partial(_game, names, place, str(year), moves)))
    return found


def _game(names: tuple[str, str], place: str, year: str, moves: bytes) -> OthelloGame:
    squares = moves.rstrip(b"\0")
    steps = followed(START, (Step(_square(code)) for code in squares))
    return OthelloGame(steps=steps, names=names, date=year, place=place)


def _square(code: int) -> int:
    row, column = divmod(code, 10)
    if not (1 <= row <= 8 and 1 <= column <= 8):
        raise BadRecord("reversi-wthor-move", number=code)
    return 8 * (row - 1) + column - 1


def _names(data: bytes, suffix: str) -> list[str]:
    """The names of a file, by their numbers; none without a file."""
    if not data:
        return []
    size = NAME_BYTES[suffix]
    count = HEADER.unpack_from(data)[5] if len(data) >= HEADER.size else -1
    if len(data) - HEADER.size != count * size:
        raise BadRecord("reversi-wthor-names", suffix=suffix)
    body = data[HEADER.size :]
    return [body[at : at + size].partition(b"\0")[0].decode(ENCODING).strip() for at in range(0, len(body), size)]


def _name(names: Sequence[str], number: int) -> str:
    return names[number] if number < len(names) and names[number] else f"#{number}"
