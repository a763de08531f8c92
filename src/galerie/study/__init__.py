"""Studying games: counting positions, solving deals, reviewing what was possible."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from galerie.core import Match, Record
from galerie.core.record import replay
from galerie.games import GAMES
from galerie.games.solo import deal
from galerie.study import copyright, deflecto, miroir, reflecto, solo  # noqa: A004  the game bears this name

Reviewer: TypeAlias = Callable[[Match, Random], Any]
"""From a finished match, and a fresh generator of its deal, to plain data."""


def review_solo(match: Match, chance: Random) -> solo.Review:
    return solo.review(match, deal(chance))


def review_miroir(match: Match, chance: Random) -> miroir.Review:  # noqa: ARG001  its cards are in no deal
    return miroir.review(match)


def review_reflecto(match: Match, chance: Random) -> reflecto.Review:  # noqa: ARG001  it has no deal
    return reflecto.review(match)


def review_copyright(match: Match, chance: Random) -> copyright.Review:  # noqa: ARG001  all was shown
    return copyright.review(match)


def review_deflecto(match: Match, chance: Random) -> deflecto.Review:  # noqa: ARG001  it has no deal
    return deflecto.review(match)


REVIEWS: Final[Mapping[str, Reviewer]] = {
    "copyright": review_copyright,
    "deflecto": review_deflecto,
    "miroir": review_miroir,
    "reflecto": review_reflecto,
    "solo": review_solo,
}


def review(record: Record, seed: bytes | None) -> Any:
    """What was possible in a finished game; everything in and out can travel between processes."""
    *_, match = replay(GAMES, record)
    return REVIEWS[record.game](match, Random(seed))
