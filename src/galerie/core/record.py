"""Records: a game as readable text, with a header, an empty line, and one line per event.

galerie record 1
game: NAME
rules: 1
options: blitz limit=20
seat 0: Alice
seat 1: Bruno

0 MOVE
1 MOVE

A record with variations has the title `galerie record 2`. Each follows after an empty line, with a line of its own that
says where it branches off:

variation of 0 after 1: NAME
1 MOVE
0 MOVE
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Self

from galerie.core import options
from galerie.core.conduct import MARK
from galerie.core.contract import NATURE, AnyGame
from galerie.core.match import Match, Seed
from galerie.core.refusal import BadRecord, Refusal
from galerie.core.seal import Seal
from galerie.core.trail import Line
from galerie.core.variations import MOST_VARIATIONS, Variation, fits, read_heading
from galerie.core.visible import visible

TITLE: Final = "galerie record 1"
TITLE_WITH_VARIATIONS: Final = "galerie record 2"
"""A release that knows no variations must refuse a record that has some."""

NEEDED: Final = {"game", "rules"}
KNOWN: Final = {*NEEDED, "options", "lexicon", "times"}
NUMBER: Final = re.compile(r"[0-9]{1,9}")
TIME: Final = re.compile(r"[0-9]{1,12}")
SEAL: Final = re.compile(r"seal ([0-9]{1,9})")
SEALED: Final = re.compile(r"([0-9a-f]{64})(?: ([0-9a-f]{1,64}))?")
LINE: Final = re.compile(r"(\*|[0-9]{1,9}) +(.+)")


@dataclass(frozen=True, slots=True)
class Record:
    game: str
    rules: int
    options: tuple[str, ...]
    seats: tuple[str, ...]
    """The name of each player."""

    lines: tuple[Line, ...] = ()
    lexicon: str | None = None
    """The hash of the word list, for games that use one."""

    seals: tuple[Seal, ...] = ()
    """The seals of the secret moves."""

    times: tuple[int, ...] = ()
    """When each line was received, in milliseconds since the first one; empty if it was not measured."""

    variations: tuple[Variation, ...] = ()
    """What might have been played; plies are counted in the moves that stand at the end of the game."""

    @classmethod
    def of(cls, game: AnyGame, chosen: Any, seats: tuple[str, ...], lines: Iterable[Line]) -> Self:
        """Create a record with the current version of the game's rules."""
        return cls(game.name, game.version, options.words(chosen), seats, tuple(lines), game.lexicon())

    def __str__(self) -> str:
        variations = (row for each in self.variations for row in ("", str(each), *map(str, each.lines)))
        return "\n".join([*_header(self), "", *map(str, self.lines), *variations, ""])


def loads(text: str) -> Record:
    """The inverse of str(record). Raises BadRecord at anything unknown; nothing is ignored."""
    title, *rows = (row.strip() for row in text.strip("\ufeff \r\n").split("\n"))
    if title not in (TITLE, TITLE_WITH_VARIATIONS):
        raise BadRecord("record-title", title=TITLE)
    end = rows.index("") if "" in rows else len(rows)
    header: dict[str, str] = {}
    for key, colon, value in (row.partition(":") for row in rows[:end]):
        if not colon or key in header:
            raise BadRecord("record-header")
        header[key] = value.strip()
    names: list[str] = []
    while (seat := f"seat {len(names)}") in header:
        names.append(visible(header.pop(seat)))
    seals = tuple(_seal(key, header.pop(key)) for key in [*header] if SEAL.fullmatch(key))
    complete = names and NEEDED <= header.keys() <= KNOWN and all(header.values())
    if not complete or not NUMBER.fullmatch(header["rules"]):
        raise BadRecord("record-header")
    body = [*enumerate(rows[end + 1 :], end + 3)]
    own = next((at for at, (_, row) in enumerate(body) if not row), len(body)) if title != TITLE else len(body)
    lines = tuple(read_line(row, number) for number, row in body[:own])
    return Record(
        game=header["game"],
        rules=int(header["rules"]),
        options=tuple(header.get("options", "").split()),
        seats=tuple(names),
        lines=lines,
        lexicon=header.get("lexicon"),
        seals=seals,
        times=_times(header["times"], len(lines)) if "times" in header else (),
        variations=_variations(body[own:]),
    )


def begin(games: Mapping[str, AnyGame], record: Record, seed: Seed | None = None) -> Match:
    """Return the start of a recorded match. Raises BadRecord if these games cannot replay it."""
    game = games.get(record.game)
    if game is None:
        raise BadRecord("record-game", game=record.game)
    if record.rules != game.version and record.rules not in game.former:
        raise BadRecord("record-rules", rules=record.rules)
    if record.lexicon not in (None, game.lexicon()):
        raise BadRecord("record-lexicon")
    for seal in record.seals:
        if not (0 < seal.version <= len(record.lines) and seal.holds(record.lines[seal.version - 1])):
            raise BadRecord("record-seal", number=seal.version)
    return Match.begin(game, len(record.seats), game.chosen(record.rules, record.options), seed)


def replay(games: Mapping[str, AnyGame], record: Record, seed: Seed | None = None) -> Iterator[Match]:
    """Yield every moment of a recorded match, including the start. Raises BadRecord at the first illegal line.

    The error contains the number of that line in the text of the record. A match that goes on draws from the seed.
    """
    yield (match := begin(games, record, seed))
    for line in record.lines:
        try:
            match = match.then(line.seat, match.parse(line.move))
        except Refusal as refusal:
            number = row_number(record, 0, match.version)
            raise BadRecord("record-line", line=str(line), number=number) from refusal
        yield match


def row_number(record: Record, variation: int, index: int) -> int:
    """The number of a line in the text of a record, by its variation and its index there; 0 is the game."""
    number = len(_header(record)) + 2
    if variation:
        number += len(record.lines) + sum(len(each.lines) + 2 for each in record.variations[: variation - 1]) + 2
    return number + index


def _variations(rows: list[tuple[int, str]]) -> tuple[Variation, ...]:
    """Read numbered rows, of which an empty one comes before every variation."""
    blocks: list[list[tuple[int, str]]] = []
    for number, row in rows:
        if row:
            blocks[-1].append((number, row))
        else:
            blocks.append([(number, row)])
    found: tuple[Variation, ...] = ()
    for (empty, _), *block in blocks:
        number, row = block[0] if block else (empty, "")
        if len(found) == MOST_VARIATIONS:
            raise BadRecord("record-line", line=row, number=number)
        try:
            heading = read_heading(row)
        except Refusal as refusal:
            raise BadRecord("record-variation", number=number) from refusal
        if heading is None:
            raise BadRecord("record-line", line=row, number=number)
        variation = replace(heading, lines=tuple(_read_move(row, number) for number, row in block[1:]))
        if not fits(variation, found):
            raise BadRecord("record-variation", number=number)
        found = (*found, variation)
    return found


def _read_move(row: str, number: int) -> Line:
    """Read a line that is no conduct: nobody resigns in a variation."""
    line = read_line(row, number)
    if line.move.startswith(MARK):
        raise BadRecord("record-line", line=row, number=number)
    return line


def _header(record: Record) -> list[str]:
    header = [TITLE_WITH_VARIATIONS if record.variations else TITLE, f"game: {record.game}", f"rules: {record.rules}"]
    if record.options:
        header.append(f"options: {' '.join(record.options)}")
    if record.lexicon:
        header.append(f"lexicon: {record.lexicon}")
    header += [f"seat {seat}: {visible(name)}" for seat, name in enumerate(record.seats)]
    if record.times:
        header.append(f"times: {' '.join(map(str, record.times))}")
    return header + [f"seal {seal.version}: {seal.digest} {seal.salt or ''}".rstrip() for seal in record.seals]


def _seal(key: str, value: str) -> Seal:
    version, sealed = SEAL.fullmatch(key), SEALED.fullmatch(value)
    if not version or not sealed:
        raise BadRecord("record-header")
    return Seal(int(version[1]), *sealed.groups())


def _times(value: str, count: int) -> tuple[int, ...]:
    """Parse one time for each line, in ascending order."""
    words = value.split()
    if len(words) != count or not all(map(TIME.fullmatch, words)):
        raise BadRecord("record-header")
    times = tuple(map(int, words))
    if list(times) != sorted(times):
        raise BadRecord("record-header")
    return times


def read_line(row: str, number: int = 1) -> Line:
    """The inverse of str(line). Raises BadRecord, with the number of the line."""
    found = LINE.fullmatch(row)
    if not found:
        raise BadRecord("record-line", line=row, number=number)
    seat, move = found.groups()
    return Line(NATURE if seat == "*" else int(seat), move)
