"""The moves of Reflecto and their notation.

`set PIANO 3*15*24` chooses a word and sets up the screens on the first row, from column a to g: a digit is the tile
of that rank, `*` a mirror, `-` a blank tile. `set CHO/COL/AT 1*2…` also chooses the cuts of the word (REF-66), and
`#13` at the end writes figures on the first and third tile (REF-64).

A turn is written in the order in which it is made (REF-37): `a7-out` takes a tile off the last row, `b1-b2` is a
step, `b1-d5` a chain of jumps, written as its two ends (REF-14), `b4-out` a chain whose last jump leads off the
board, `guess PIANO` a guess, and `pass` a pass. A jump crosses two rows, so a tile that jumps off the board always
comes from a row with an even number, and one that is taken off never does.

`first gerda` is the move of chance that decides who starts.
"""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from galerie.core import BadNotation, Seat
from galerie.games.reflecto.rules.board import GERDA, NAMES, OFF, OUT, QUEEN, SIDE, name, square
from galerie.games.reflecto.rules.options import SCREENS
from galerie.games.reflecto.rules.spelling import spread
from galerie.lexicon import fold

SIDES: Final[dict[str, Seat]] = {"gerda": GERDA, "queen": QUEEN}
MIRROR_CELL: Final = -1
BLANK_CELL: Final = 0
CELLS: Final = {"*": MIRROR_CELL, "-": BLANK_CELL} | {str(rank): rank for rank in range(1, SCREENS + 1)}
SIGNS: Final = {cell: sign for sign, cell in CELLS.items()}

LONGEST: Final = 40
"""The most letters of a word; far more than any game allows."""

SET: Final = re.compile(r"set (?P<word>\S+) (?P<row>\S+)(?: #(?P<figured>\S+))?")
LETTERS: Final = re.compile(r"[A-Z]+")


@dataclass(frozen=True, slots=True)
class First:
    """By NATURE: who starts (REF-06)."""

    seat: Seat

    def __str__(self) -> str:
        return f"first {[*SIDES][self.seat]}"


@dataclass(frozen=True, slots=True)
class SetUp:
    pieces: tuple[str, ...]
    """The word, cut as written on the tiles."""

    row: tuple[int, ...]
    """By column: the rank of the piece on that screen, BLANK_CELL or MIRROR_CELL."""

    figured: tuple[int, ...] = ()
    """The ranks written beside their letters."""

    def __str__(self) -> str:
        word = "".join(self.pieces)
        written = word if self.pieces == spread(word, len(self.pieces)) else "/".join(self.pieces)
        figured = f" #{''.join(map(str, self.figured))}" if self.figured else ""
        return f"set {written} {''.join(SIGNS[cell] for cell in self.row)}{figured}"


@dataclass(frozen=True, slots=True)
class Go:
    """A step, or a chain of jumps, identified by its ends, since all paths between them are one move (REF-14)."""

    start: int
    end: int
    """OFF if the last jump leads off the board (REF-32)."""

    def __str__(self) -> str:
        return f"{NAMES[self.start]}-{name(self.end)}"


@dataclass(frozen=True, slots=True)
class Guess:
    word: str

    def __str__(self) -> str:
        return f"guess {self.word}"


@dataclass(frozen=True, slots=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


Act: TypeAlias = Go | Guess | Pass


@dataclass(frozen=True, slots=True)
class Turn:
    before: tuple[int, ...]
    """The squares of the tiles taken out first, in order."""

    act: Act | None
    """None if taking them out has already won."""

    after: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join([*map(exits, self.before), *([str(self.act)] if self.act else []), *map(exits, self.after)])


Move: TypeAlias = First | SetUp | Turn


def parse(text: str) -> Move:
    tokens = text.split()
    match [token.lower() for token in tokens]:
        case ["first", side] if side in SIDES:
            return First(SIDES[side])
        case ["set", *_]:
            return _set_up(" ".join(tokens))
        case []:
            raise BadNotation("reflecto-unreadable", rule="REF-10", text=text)
    before: list[int] = []
    after: list[int] = []
    act: Act | None = None
    while tokens:
        done = _read(tokens)
        if isinstance(done, int):
            (after if act else before).append(done)
        elif act:
            raise BadNotation("reflecto-one-act", rule="REF-10")
        else:
            act = done
    return Turn(tuple(before), act, tuple(after))


def capitals(word: str) -> str:
    """A word as written on tiles: in capitals without accents (REF-03)."""
    written = fold(word).upper()
    if len(written) > LONGEST or not LETTERS.fullmatch(written):
        raise BadNotation("reflecto-no-letters", rule="REF-03", text=word[:LONGEST])
    return written


def _read(tokens: list[str]) -> int | Act:
    """Consume the next part of a turn: the square of a tile taken out, or the act of the turn."""
    token = tokens.pop(0)
    word = token.lower()
    if word == str(Pass()):
        return Pass()
    if word == "guess" and tokens:
        return Guess(capitals(tokens.pop(0)))
    start, dash, end = word.partition("-")
    if not dash:
        raise BadNotation("reflecto-unreadable", rule="REF-10", text=token)
    at = square(start)
    if end != OUT:
        return Go(at, square(end))
    return Go(at, OFF) if at // SIDE % 2 else at


def exits(square: int) -> str:
    """How it is written that a tile is taken off the last row."""
    return f"{NAMES[square]}-{OUT}"


def _set_up(text: str) -> SetUp:
    found = SET.fullmatch(text.lower())
    if not found:
        raise BadNotation("reflecto-no-set-up", rule="REF-05")
    words = tuple(map(capitals, found["word"].split("/")))
    if len(found["row"]) != SCREENS or not set(found["row"]) <= CELLS.keys():
        raise BadNotation("reflecto-no-row", rule="REF-05", text=found["row"][:LONGEST])
    row = tuple(CELLS[sign] for sign in found["row"])
    ranks = sorted(cell for cell in row if cell > 0)
    cut = len(words) > 1
    fitting = {len(words)} if cut else range(1, len(words[0]) + 1)
    if ranks != [*range(1, len(ranks) + 1)] or len(ranks) not in fitting:
        raise BadNotation("reflecto-no-row", rule="REF-05", text=found["row"])
    figured = tuple(sorted(CELLS.get(sign, BLANK_CELL) for sign in found["figured"] or ""))
    if len(set(figured)) < len(figured) or not set(figured) <= set(ranks):
        raise BadNotation("reflecto-no-figures", rule="REF-64", text=(found["figured"] or "")[:LONGEST])
    return SetUp(words if cut else spread(words[0], len(ranks)), row, figured)
