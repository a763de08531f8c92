"""The bots: each sees a view, never a position, and answers with a move.

A level is a way of playing one game; a game's levels are listed from the weakest to the strongest.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from galerie.bots import copyright, deflecto, miroir, reflecto, reversi, solo  # noqa: A004  the game bears this name
from galerie.core import Refusal, Seat
from galerie.games import find

Bot: TypeAlias = Callable[[Any, Seat, Random], Any]
"""From what a seat sees to the move it makes. Nothing else reaches a bot."""

BOTS: Final[Mapping[str, Mapping[str, Bot]]] = {
    "reversi": reversi.LEVELS,
    "solo": solo.LEVELS,
    "miroir": miroir.LEVELS,
    "reflecto": reflecto.LEVELS,
    "copyright": copyright.LEVELS,
    "deflecto": deflecto.LEVELS,
}

Pace: TypeAlias = Callable[[str, Any, Seat, Random], float]
"""From a level and what a seat sees to the seconds it takes before it moves."""

PACES: Final[Mapping[str, Pace]] = {"copyright": copyright.pace}
"""In games where several act at once, and time decides."""

Adviser: TypeAlias = Callable[[Any, Seat, Random], Any]
"""Like a bot; None where no hint is to be had."""

ADVISERS: Final[Mapping[str, Adviser]] = {"copyright": copyright.advice}
"""Who is asked for a hint, where it is not the strongest bot."""


def levels(game: str) -> tuple[str, ...]:
    return tuple(BOTS.get(find(game).name, ()))


def bot(game: str, level: str) -> Bot:
    if level not in levels(game):
        raise Refusal("bot-unknown", level=level, levels=", ".join(levels(game)))
    return BOTS[game][level]


def think(game: str, level: str, view: Any, seat: Seat, seed: int) -> str:
    """The move a bot chooses, as text: everything in and out can travel between processes."""
    return str(bot(game, level)(view, seat, Random(seed)))


def pace(game: str, level: str, view: Any, seat: Seat, seed: int) -> float:
    """How many seconds a bot takes before its move; none in games without a race.

    It depends on nothing but what everybody sees, or the time it takes would tell others what it holds.
    """
    return PACES[game](level, view, seat, Random(seed)) if game in PACES else 0.0


def advise(game: str, view: Any, seat: Seat, seed: int) -> str | None:
    """A hint, as text; None where there is none."""
    if game in ADVISERS:
        advice = ADVISERS[game](view, seat, Random(seed))
        return None if advice is None else str(advice)
    return think(game, levels(game)[-1], view, seat, seed) if levels(game) else None
