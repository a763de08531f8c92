"""Conduct: what players do at a table beside the rules of their game, the same in every game, and its notation."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from galerie.core.moves import Seat

MARK: Final = "!"
"""What the text of conduct begins with; no move of a game does."""


class Conduct:
    """An action that belongs to no game's rules."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Resign(Conduct):
    def __str__(self) -> str:
        return "!resign"


@dataclass(frozen=True, slots=True)
class Abort(Conduct):
    """Ends a game that has hardly begun: nobody has won (GEN-01)."""

    def __str__(self) -> str:
        return "!abort"


@dataclass(frozen=True, slots=True)
class Claim(Conduct):
    """Ends a game of two whose other player has left: a win, or a draw if the one who stays prefers it (GEN-04)."""

    draw: bool = False

    def __str__(self) -> str:
        return "!claim draw" if self.draw else "!claim win"


@dataclass(frozen=True, slots=True)
class Out(Conduct):
    """The player of `seat` leaves a game of three or more for good, and the others play on (GEN-02).

    The seat itself says so to resign, NATURE when its time has run out, and another seat when its player has left. In
    earlier versions `!resign` and `!flag` ended such a game, and in their records they still do.
    """

    seat: Seat

    def __str__(self) -> str:
        return f"!out {self.seat}"


@dataclass(frozen=True, slots=True)
class TakeBack(Conduct):
    """Asks the others for permission to take back the last move."""

    def __str__(self) -> str:
        return "!takeback"


@dataclass(frozen=True, slots=True)
class Draw(Conduct):
    """Offers the others a draw."""

    def __str__(self) -> str:
        return "!draw"


@dataclass(frozen=True, slots=True)
class Pause(Conduct):
    """Asks the others to pause. During a pause nobody moves and no clock runs, until somebody resumes."""

    def __str__(self) -> str:
        return "!pause"


@dataclass(frozen=True, slots=True)
class Resume(Conduct):
    """Ends a pause. Any seat may do this."""

    def __str__(self) -> str:
        return "!resume"


@dataclass(frozen=True, slots=True)
class TakeOver(Conduct):
    """Asks everybody except `seat`, whose player has left, to let a bot play for it."""

    seat: Seat

    def __str__(self) -> str:
        return f"!takeover {self.seat}"


@dataclass(frozen=True, slots=True)
class Return(Conduct):
    """Takes one's seat back from a bot."""

    def __str__(self) -> str:
        return "!return"


@dataclass(frozen=True, slots=True)
class Agree(Conduct):
    def __str__(self) -> str:
        return "!agree"


@dataclass(frozen=True, slots=True)
class Decline(Conduct):
    """Declines a request or a rematch. The player who asked can withdraw it in the same way."""

    def __str__(self) -> str:
        return "!decline"


@dataclass(frozen=True, slots=True)
class Rematch(Conduct):
    def __str__(self) -> str:
        return "!rematch"


@dataclass(frozen=True, slots=True)
class Flag(Conduct):
    """NATURE declares that a seat has run out of time."""

    seat: Seat

    def __str__(self) -> str:
        return f"!flag {self.seat}"


@dataclass(frozen=True, slots=True)
class Hold(Conduct):
    """Holds a race until everybody has said that they are ready. A player who has only bots against them may do so."""

    def __str__(self) -> str:
        return "!hold"


@dataclass(frozen=True, slots=True)
class Ready(Conduct):
    """Says that one is ready for the race."""

    def __str__(self) -> str:
        return "!ready"


@dataclass(frozen=True, slots=True)
class Count(Conduct):
    """Begins the count before a race: NATURE when everybody is ready, or a seat that has waited long enough."""

    def __str__(self) -> str:
        return "!count"


@dataclass(frozen=True, slots=True)
class Go(Conduct):
    """NATURE ends the count: the race runs."""

    def __str__(self) -> str:
        return "!go"


Wish: TypeAlias = TakeBack | Draw | Pause | TakeOver
"""Conduct that needs the agreement of the others."""


def named(wish: Wish) -> Literal["takeback", "draw", "pause", "takeover"]:
    """What is asked for, in a word."""
    match wish:
        case TakeBack():
            return "takeback"
        case Draw():
            return "draw"
        case Pause():
            return "pause"
        case TakeOver():
            return "takeover"


WORDS: dict[str, Conduct] = {
    str(each): each
    for each in (
        Resign(),
        Abort(),
        Claim(),
        Claim(draw=True),
        TakeBack(),
        Draw(),
        Pause(),
        Agree(),
        Decline(),
        Resume(),
        Hold(),
        Ready(),
        Count(),
        Go(),
        Return(),
        Rematch(),
    )
}
