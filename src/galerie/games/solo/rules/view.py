"""What the player sees: everything but the faces of the tokens that are still face down (REV-44).

No position contains those faces either, so they cannot leak: chance decides them as they are turned.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from galerie.games.solo.rules.drawing import drawn
from galerie.games.solo.rules.options import Options
from galerie.games.solo.rules.tokens import Colour

Loss: TypeAlias = Literal["lost", "stuck", "colour"]
"""What a placement would take away for good: the tokens left, which could no longer be won, every further placement, or
the last disc of a colour."""


@dataclass(frozen=True, slots=True)
class Placed:
    """The last disc placed and what it did."""

    colour: Colour
    square: str
    turned: tuple[str, ...]
    """Squares of the discs it turned over."""

    won: dict[str, str]
    """The tokens it won, by square."""


@dataclass(frozen=True, slots=True)
class View:
    board: str
    """64 characters from a1 to h8: `g` and `b` discs, `?` a token face down, `t` one face up, `.` free."""

    tokens: dict[str, str]
    """The tokens face up, by square."""

    turning: tuple[str, ...]
    """The squares of the tokens that are being turned face up."""

    won: tuple[str, ...]
    """In the order in which they were won."""

    unseen: tuple[str, ...]
    """The tokens nobody has seen yet, sorted, which does not tell where they lie."""

    score: int
    lost: tuple[str, ...]
    """The squares of tokens that provably cannot be won any more."""

    turns: dict[str, tuple[str, ...]]
    """For each legal placement, the squares whose discs it would turn over."""

    wins: dict[str, tuple[str, ...]]
    """For each legal placement that wins tokens, their squares."""

    losses: dict[str, Loss]
    """The legal placements to think about twice: those that would end the game with tokens left on the board, whatever
    these show, or take the last disc of a colour."""

    missed: tuple[str, ...]
    """After a stop: the placements that would still have won a token face up (REV-41)."""

    stopped: bool
    last: Placed | None
    options: Options

    def __str__(self) -> str:
        return "\n".join(drawn(self))
