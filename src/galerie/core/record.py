"""A game as readable text: a header, an empty line, then one line per event.

galerie record 1
game: reversi
rules: 1
options: othello
seat 0: Alice
seat 1: Bruno

0 d3
1 c3
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from galerie.core import options
from galerie.core.contract import NATURE, AnyGame, Seat
from galerie.core.match import Match
from galerie.core.refusal import BadRecord, Refusal

TITLE = "galerie record 1"


@dataclass(frozen=True, slots=True)
class Line:
    """An event as text, not yet judged."""

    seat: Seat
    move: str

    def __str__(self) -> str:
        return f"{'*' if self.seat == NATURE else self.seat} {self.move}"


@dataclass(frozen=True, slots=True)
class Record:
    game: str
    rules: int
    options: tuple[str, ...]
    seats: tuple[str, ...]
    """A name for each."""

    lines: tuple[Line, ...] = ()
    lexicon: str | None = None
    """The hash of the word list, for games that are judged by one."""


def dumps(record: Record) -> str:
    header = [TITLE, f"game: {record.game}", f"rules: {record.rules}"]
    if record.options:
        header.append(f"options: {' '.join(record.options)}")
    if record.lexicon:
        header.append(f"lexicon: {record.lexicon}")
    header += [f"seat {seat}: {' '.join(name.split())}" for seat, name in enumerate(record.seats)]
    return "\n".join([*header, "", *map(str, record.lines), ""])


def loads(text: str) -> Record:
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    title, *rows = head.strip().split("\n")
    if title.strip() != TITLE:
        raise BadRecord("record-title", title=TITLE)
    header = {key.strip(): value.strip() for key, _, value in (row.partition(":") for row in rows)}
    names = [header[key] for key in sorted(header, key=_seat_order) if key.startswith("seat ")]
    if "game" not in header or not header.get("rules", "").isdecimal() or not names:
        raise BadRecord("record-header")
    lines = tuple(_line(number, row) for number, row in enumerate(body.splitlines(), len(rows) + 3) if row.strip())
    chosen = tuple(header.get("options", "").split())
    return Record(header["game"], int(header["rules"]), chosen, tuple(names), lines, header.get("lexicon"))


def replay(games: Mapping[str, AnyGame], record: Record) -> Iterator[Match]:
    """Every moment of a recorded match, the start included, or BadRecord at the first line refused."""
    game = games.get(record.game)
    if game is None:
        raise BadRecord("record-game", game=record.game)
    if record.rules != game.version:
        raise BadRecord("record-rules", rules=record.rules)
    match = Match.begin(game, len(record.seats), options.parse(game.options, record.options))
    yield match
    for line in record.lines:
        try:
            match = match.play(line.seat, match.parse(line.move))
        except Refusal as refusal:
            raise BadRecord("record-line", line=str(line), number=match.version + 1) from refusal
        yield match


def _line(number: int, row: str) -> Line:
    seat, _, move = row.strip().partition(" ")
    if not move or not (seat == "*" or seat.isdecimal()):
        raise BadRecord("record-line", line=row.strip(), number=number)
    return Line(NATURE if seat == "*" else int(seat), move)


def _seat_order(key: str) -> tuple[int, str]:
    number = key.removeprefix("seat ")
    return (int(number) if number.isdecimal() else -1, key)
