"""Whom a player at this terminal meets: a level that follows their results until they win about half of their games.

`web/src/table/opponents.ts` does the same in the browser.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from galerie import bots
from galerie.core import Outcome, Seat

FRIEND: Final = "friend"
"""An opponent who is a person at the same terminal, and no bot."""

Result: TypeAlias = Literal["won", "lost", "even"]


class Opponent(msgspec.Struct, frozen=True):
    level: str
    """The level that the player meets next."""

    lean: int = 0
    """Half a level that they are above (1) or below (-1) it."""


def met(game: str, known: Opponent | None) -> str:
    """The level to meet next: the gentlest at first."""
    levels = bots.levels(game)
    level = bots.current(game, known.level) if known else ""
    return level if level in levels else levels[0]


def result(outcome: Outcome, seat: Seat) -> Result:
    """How a seat did: among several it has won if it leaves more players behind than it has ahead."""
    own = outcome.ranks[seat]
    margin = sum(rank > own for rank in outcome.ranks) - sum(rank < own for rank in outcome.ranks)
    return "won" if margin > 0 else "lost" if margin < 0 else "even"


def faced(chairs: Sequence[str | None]) -> str | None:
    """The one level of all opponents of a single person; None in any other company. A person has no level."""
    levels = {level for level in chairs if level is not None}
    return levels.pop() if chairs.count(None) == 1 and len(levels) == 1 else None


def after(game: str, known: Opponent | None, level: str, result: Result) -> Opponent:
    """The opponent after a game against a level.

    A win moves half a level up and a loss half a level down: the first half makes the player lean that way, the second
    brings the next level. A win against somebody stronger, or a loss to somebody weaker, starts from their level; a win
    against somebody weaker, or a loss to somebody stronger, was to be expected and moves nothing.
    """
    levels, place, played = bots.levels(game), met(game, known), bots.current(game, level)
    same = Opponent(place, known.lean if known else 0)
    step = {"won": 1, "lost": -1, "even": 0}[result]
    if step == 0 or played not in levels:
        return same
    at = levels.index(played)
    further = step * (at - levels.index(place))
    if further < 0:
        return same
    lean = (0 if further else same.lean) + step
    if at + step not in range(len(levels)):
        return Opponent(played)
    return Opponent(played, lean) if abs(lean) < 2 else Opponent(levels[at + step])
