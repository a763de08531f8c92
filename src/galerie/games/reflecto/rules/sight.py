"""Which screens face each other: all that mirrors ever show (REF-21, REF-26).

The places of the screens are public, and so is which opposing screen each of them would show if it were a mirror.
Only its owner knows whether it is one.
"""

from typing import Final, NamedTuple, TypeAlias

from galerie.core import Seat
from galerie.games.reflecto.rules.board import FORWARDS, OFF, SIDE
from galerie.games.reflecto.rules.options import SCREENS

Places: TypeAlias = tuple[int, ...]
"""The squares of a player's screens, by screen; OFF for those that have left."""


class Facing(NamedTuple):
    """A screen and the opposing screen that it shows if it is a mirror."""

    seat: Seat
    screen: int
    other: int


Faced: TypeAlias = tuple[int, ...]
"""For each facing, the turn at whose end it first occurred; 0 for never."""

NEVER: Final[Faced] = (0,) * (2 * SCREENS * SCREENS)


def facings(places: tuple[Places, Places], *, column: bool) -> list[Facing]:
    """What mirrors would show after a turn (REF-23)."""
    standing = {
        square: (seat, screen)
        for seat, squares in enumerate(places)
        for screen, square in enumerate(squares)
        if square != OFF
    }
    found = []
    for square, (seat, screen) in standing.items():
        back = FORWARDS[seat]
        at = square - back
        while column and 0 <= at < SIDE * SIDE and at not in standing:
            at -= back
        owner, other = standing.get(at, (seat, 0))
        if owner != seat:
            found.append(Facing(seat, screen, other))
    return found


def remembered(faced: Faced, present: list[Facing], turn: int) -> Faced:
    """The facings so far, with those at the end of this turn."""
    new = [index for facing in present if not faced[index := _index(facing)]]
    if not new:
        return faced
    known = list(faced)
    for index in new:
        known[index] = turn
    return tuple(known)


def history(faced: Faced) -> list[tuple[int, Facing]]:
    """The turn and the facing, for each that has occurred, in order."""
    every = ((turn, _facing(index)) for index, turn in enumerate(faced) if turn)
    return sorted(every)


def recalled(told: list[tuple[int, Facing]]) -> Faced:
    """The inverse of `history`."""
    known = list(NEVER)
    for turn, facing in told:
        known[_index(facing)] = turn
    return tuple(known)


def _index(facing: Facing) -> int:
    return (facing.seat * SCREENS + facing.screen) * SCREENS + facing.other


def _facing(index: int) -> Facing:
    screen, other = divmod(index, SCREENS)
    return Facing(*divmod(screen, SCREENS), other)
