"""What one onlooker knows of a game of Copyright: built up from nothing, so that what is not put in is not told.

Cards are called by their number; `faces` shows each that is seen. Lay-outs lie open before everybody, cards in hand are
their owner's secret (COP-20) until the round is scored.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from galerie.core import Seat
from galerie.games.copyright.rules.drawing import drawn
from galerie.games.copyright.rules.frame import Frame
from galerie.games.copyright.rules.layout import Laid
from galerie.games.copyright.rules.moves import Oriented
from galerie.games.copyright.rules.options import Options
from galerie.games.copyright.rules.scoring import Result

Stage: TypeAlias = Literal["modelling", "arranging", "dealing", "playing", "scored", "over"]
"""What the game waits for: the cards of a model, the modeller, cards for the players, their steps, their word that the
next round may begin, nothing any more."""


@dataclass(frozen=True, slots=True)
class Place:
    """What is seen of one player."""

    laid: tuple[Laid, ...]
    """In the order in which the cards were laid. `orientation` is 0 to 3 for so many quarter turns clockwise, 4 to 7
    for the same after a flip from left to right."""

    fixed: int
    """How many of them, from the first on, cannot be touched any more (COP-41)."""

    cards: int
    """In hand."""

    hand: tuple[int, ...] | None
    """Which ones; None where the onlooker may not know."""

    missed: int
    """How many cards were not laid in their turn (COP-42)."""

    lost: tuple[int, ...] | None
    """Which ones; None where the onlooker may not know."""

    done: bool
    """Gave the round up, or has confirmed this turn."""

    frame: Frame | None
    """Where the frame would lie if the round ended now; None without a card."""


@dataclass(frozen=True, slots=True)
class View:
    options: Options
    stage: Stage
    round: int
    """Counted from 1."""

    turn: int
    """In "timed", counted from 1 once cards are drawn; else 0."""

    player: Seat | None
    """Whose turn it is where players act one after another (COP-63)."""

    modeller: Seat | None
    """Who arranges this round's model, where a player does (COP-10)."""

    model: tuple[Oriented, ...]
    """The four cards; none before they are drawn."""

    cells: tuple[str, ...]
    """What the model shows in each of its 9 cells, row by row: letters of `s` square, `o` circle, `x` cross."""

    faces: dict[int, str]
    """Each card in this view as it comes: 9 characters, row by row, `.` for an empty cell."""

    places: tuple[Place, ...]
    """By seat."""

    finishers: tuple[Seat, ...]
    """Who has reproduced the model, in the order in which the server heard it; late ones too (COP-18)."""

    agreed: tuple[Seat, ...]
    """Who would end the round without a bonus (COP-47); when it is scored, who is ready for the next."""

    pile: int
    """Cards nobody has been dealt in this round."""

    sheet: tuple[tuple[int, ...], ...]
    """The scores of each round, by seat."""

    totals: tuple[int, ...]
    result: Result | None
    """How the round ended, when it is scored."""

    overtime: bool
    """A tie at the top is being played off (COP-35)."""

    countdown: int
    """The number of the countdown that runs, or would."""

    ended: str
    """Why the game is over, or will be when everybody has seen the last round."""

    opened: bool
    """The game has been ended by conduct, and nothing is secret any more."""

    def __str__(self) -> str:
        return "\n".join(drawn(self))
