"""What one viewer knows about a game of Copyright, built from nothing, so that only what is put in can be seen.

Cards are identified by number; `faces` shows each visible one. Lay-outs are open to everybody; cards in hand are their
owner's secret (COP-20) until the round is scored.
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
"""What the game is waiting for: the cards of a model, the modeller, cards for the players, their steps, their agreement
to begin the next round, nothing."""


@dataclass(frozen=True, slots=True)
class Place:
    """What is visible of one player."""

    laid: tuple[Laid, ...]
    """In the order in which the cards were laid. `orientation` is 0 to 3 for that many quarter turns clockwise, 4 to 7
    for the same after a flip from left to right."""

    fixed: int
    """How many of them, from the first on, can no longer be moved (COP-41)."""

    cards: int
    """How many cards are in hand."""

    hand: tuple[int, ...] | None
    """Which ones; None if the viewer may not know."""

    missed: int
    """How many cards were not laid in their turn (COP-42)."""

    lost: tuple[int, ...] | None
    """Which ones; None if the viewer may not know."""

    done: bool
    """Whether they gave up the round, or have confirmed this turn."""

    frame: Frame | None
    """Where the frame would lie if the round ended now; None without a card."""

    gone: int = 0
    """How many cards left the game with its player (GEN-03)."""

    taken: tuple[int, ...] | None = ()
    """Which ones; None if the viewer may not know, as long as the game goes on."""


@dataclass(frozen=True, slots=True)
class View:
    options: Options
    stage: Stage
    round: int
    """Counted from 1."""

    turn: int
    """In "timed", counted from 1 once cards are drawn; otherwise 0."""

    player: Seat | None
    """Whose turn it is, if players take turns (COP-63)."""

    modeller: Seat | None
    """Who arranges this round's model, if a player does (COP-10)."""

    model: tuple[Oriented, ...]
    """The four cards; empty before they are drawn."""

    cells: tuple[str, ...]
    """What the model shows in each of its 9 cells, row by row: letters of `s` square, `o` circle, `x` cross."""

    faces: dict[int, str]
    """Each card in this view as printed: 9 characters, row by row, `.` for an empty cell."""

    places: tuple[Place, ...]
    """By seat."""

    finishers: tuple[Seat, ...]
    """Who has reproduced the model, in the order in which the server received it, late finishers included (COP-18)."""

    agreed: tuple[Seat, ...]
    """Who wants to end the round without a bonus (COP-47); in a scored round, who is ready for the next."""

    pile: int
    """How many cards were not dealt to anybody in this round."""

    sheet: tuple[tuple[int, ...], ...]
    """The scores of each round, by seat."""

    totals: tuple[int, ...]
    result: Result | None
    """How the round ended, once it is scored."""

    overtime: bool
    """Whether a tie at the top is being played off (COP-35)."""

    countdown: int
    """The number of the current countdown, or of the next."""

    ended: str
    """Why the game is over, or will be once everybody has seen the last round."""

    opened: bool
    """Whether the game was ended by conduct, so that nothing is secret any more."""

    out: tuple[Seat, ...] = ()
    """The seats whose players have left, in the order in which they went (GEN-03)."""

    def __str__(self) -> str:
        return "\n".join(drawn(self))
