"""The moves of Miroir and their notation. Columns are numbered 1 to 9 from the left, as each player sees them.

Actions: `+` turns a card up, then `3` lays it on column 3 or `-` discards it; `2.1-3>5` moves the first three
cards of column 2 to column 5; `*e>4` steals an e for column 4, `e>4` takes back one of the player's own.

Where players are the referees (`challenge`): `3!soupe` announces the word of column 3, `.` announces none; `ok`
accepts, `?3` doubts column 3, `3!` points out that it is a word; `stuck` gives up.

Chance: `=e` is the card turned up, `3=S` the capital laid on column 3. `time 7` ends the 7th countdown.
"""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from galerie.core import BadNotation
from galerie.lexicon import fold


@dataclass(frozen=True, slots=True)
class Turn:
    def __str__(self) -> str:
        return "+"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the card turned up at the end of a column."""

    column: int

    def __str__(self) -> str:
        return str(self.column)


@dataclass(frozen=True, slots=True)
class Drop:
    """Discard the card turned up."""

    def __str__(self) -> str:
        return "-"


@dataclass(frozen=True, slots=True)
class Shift:
    """Move the cards `first` to `last` of a column together to the end of another; card 1 is next to the capital."""

    source: int
    first: int
    last: int
    target: int

    def __str__(self) -> str:
        run = f"{self.first}-{self.last}" if self.first != self.last else f"{self.first}"
        return f"{self.source}.{run}>{self.target}"


@dataclass(frozen=True, slots=True)
class Steal:
    """Take a card that the opponent discarded."""

    letter: str
    column: int

    def __str__(self) -> str:
        return f"*{self.letter}>{self.column}"


@dataclass(frozen=True, slots=True)
class Recover:
    """Take back a card that the player discarded."""

    letter: str
    column: int

    def __str__(self) -> str:
        return f"{self.letter}>{self.column}"


@dataclass(frozen=True, slots=True)
class Claim:
    """Announce that one of the player's columns is this word."""

    column: int
    word: str

    def __str__(self) -> str:
        return f"{self.column}!{self.word}"


@dataclass(frozen=True, slots=True)
class Silence:
    """Announce no word, whether there is one or not."""

    def __str__(self) -> str:
        return "."


@dataclass(frozen=True, slots=True)
class Accept:
    def __str__(self) -> str:
        return "ok"


@dataclass(frozen=True, slots=True)
class Doubt:
    """Claim that the opponent's column, or the word just announced there, is wrong."""

    column: int

    def __str__(self) -> str:
        return f"?{self.column}"


@dataclass(frozen=True, slots=True)
class Point:
    """Point out that the opponent's column is a word that they have not announced."""

    column: int

    def __str__(self) -> str:
        return f"{self.column}!"


@dataclass(frozen=True, slots=True)
class Stuck:
    """Declare that the card turned up cannot be laid."""

    def __str__(self) -> str:
        return "stuck"


@dataclass(frozen=True, slots=True)
class Card:
    """By NATURE: the card turned up."""

    letter: str

    def __str__(self) -> str:
        return f"={self.letter}"


@dataclass(frozen=True, slots=True)
class Head:
    """By NATURE: the capital that fills a gap."""

    column: int
    letter: str

    def __str__(self) -> str:
        return f"{self.column}={self.letter}"


@dataclass(frozen=True, slots=True)
class TimeOut:
    """By NATURE: the end of a countdown, by its number in the game."""

    countdown: int

    def __str__(self) -> str:
        return f"time {self.countdown}"


Action: TypeAlias = Turn | Shift | Steal | Recover
Move: TypeAlias = Action | Lay | Drop | Claim | Silence | Accept | Doubt | Point | Stuck | Card | Head | TimeOut

SINGLE: Final[dict[str, Move]] = {str(each): each for each in (Turn(), Drop(), Silence(), Accept(), Stuck())}
SHIFT: Final = re.compile(r"([1-9])\.([0-9]{1,3})(?:-([0-9]{1,3}))?>([1-9])")
TAKE: Final = re.compile(r"(\*?)([a-z?])>([1-9])")
CLAIM: Final = re.compile(r"([1-9])!([a-z]+)")
HEAD: Final = re.compile(r"([1-9])=([A-Z?])")
CARD: Final = re.compile(r"=([a-z?])")
POINT: Final = re.compile(r"([1-9])!")
DOUBT: Final = re.compile(r"\?([1-9])")
LAY: Final = re.compile(r"[1-9]")
TIME_OUT: Final = re.compile(r"time ([0-9]{1,9})")


def parse(text: str) -> Move:
    text = text.strip()
    if found := HEAD.fullmatch(text):
        return Head(int(found[1]), found[2])
    if found := TIME_OUT.fullmatch(text):
        return TimeOut(int(found[1]))
    text = "".join(fold(text).split())
    if text in SINGLE:
        return SINGLE[text]
    if LAY.fullmatch(text):
        return Lay(int(text))
    if found := SHIFT.fullmatch(text):
        first = int(found[2])
        return Shift(int(found[1]), first, int(found[3] or first), int(found[4]))
    if found := TAKE.fullmatch(text):
        take = Steal if found[1] else Recover
        return take(found[2], int(found[3]))
    if found := CLAIM.fullmatch(text):
        return Claim(int(found[1]), found[2])
    if found := POINT.fullmatch(text):
        return Point(int(found[1]))
    if found := DOUBT.fullmatch(text):
        return Doubt(int(found[1]))
    if found := CARD.fullmatch(text):
        return Card(found[1])
    raise BadNotation("miroir-notation", rule="MIR-10", text=text)
