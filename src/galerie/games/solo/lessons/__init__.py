"""The lesson of Reversi solo, and what its tasks ask for."""

from collections.abc import Mapping
from typing import Final, cast

from galerie.core import Match
from galerie.games.solo import Place, Solo
from galerie.study.lessons import Aim


def places(before: Match, after: Match) -> bool:
    """A disc is placed, of whichever colour."""
    return isinstance(after.line[-1].move, Place)


def places_gold(before: Match, after: Match) -> bool:
    move = after.line[-1].move
    return isinstance(move, Place) and move.colour == "gold"


def places_black(before: Match, after: Match) -> bool:
    return places(before, after) and not places_gold(before, after)


def wins_nothing(before: Match, after: Match) -> bool:
    """A disc is placed that wins no token."""
    return places(before, after) and _won(after) == _won(before)


def _won(match: Match) -> int:
    return len(cast("Solo", match.position).won)


AIMS: Final[Mapping[str, Aim]] = {
    "places": places,
    "gold": places_gold,
    "black": places_black,
    "wins nothing": wins_nothing,
}
