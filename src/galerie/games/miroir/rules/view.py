"""What a seat sees of Miroir: everything but the order of the piles (MIR-51), which no position contains."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from galerie.core import Seat
from galerie.games.miroir.rules.drawing import drawn
from galerie.games.miroir.rules.options import Options
from galerie.games.miroir.rules.side import Side

Stage: TypeAlias = Literal["dealing", "acting", "turning", "placing", "announcing", "answering", "over"]
"""What the game is waiting for: a capital, an action, a card from the pile, a place for it, an announcement or none,
an answer to it, nothing."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """A word that awaits the opponent's answer."""

    column: int
    word: str


@dataclass(frozen=True, slots=True)
class Win:
    seat: Seat
    column: int
    word: str
    cards: str
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fall:
    """A card that fell under its new capital (MIR-23)."""

    seat: Seat
    column: int
    letter: str
    place: Literal["discard", "pile"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the lexicon answered to a doubt, or to a word pointed out."""

    seat: Seat
    """The owner of the column."""

    column: int
    text: str
    right: bool
    """Whether the column, or the word announced there, is good."""

    word: str | None
    """A word that proves it."""


@dataclass(frozen=True, slots=True)
class Deed:
    """The last thing a player did, and its consequences."""

    seat: Seat
    move: str
    cards: str
    """The cards that it moved."""

    timed_out: bool = False
    wins: tuple[Win, ...] = ()
    falls: tuple[Fall, ...] = ()
    verdict: Verdict | None = None


@dataclass(frozen=True, slots=True)
class View:
    heads: tuple[str, ...]
    """The nine capitals; an empty string where one is missing."""

    sides: tuple[Side, Side]
    """South's and North's."""

    turn: Seat
    stage: Stage
    card: str
    """The card turned up, if there is one."""

    acted: bool
    """Whether the action of this turn is done."""

    hurried: bool
    """Whether the time of this turn has run out."""

    queue: tuple[int, ...]
    """Columns that the action changed and that may be words."""

    announced: Announcement | None
    countdown: int
    """The number of the current countdown, or of the next."""

    unseen: str
    """The small cards that nobody has seen, in alphabetical order; they are in the two piles."""

    unseen_heads: str
    last: Deed | None
    ended: str
    """Why the game is over."""

    loser: Seat | None
    """Who lost by running out of cards or by being stuck."""

    options: Options

    def __str__(self) -> str:
        return "\n".join(drawn(self))
