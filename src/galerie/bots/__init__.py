"""The bots: each sees a view, never a position, and answers with a move.

A level is a way of playing one game; a game's levels are listed from the weakest to the strongest.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from galerie.bots import miroir, reflecto, reversi, solo
from galerie.core import Refusal, Seat
from galerie.games import find

Bot: TypeAlias = Callable[[Any, Seat, Random], Any]
"""From what a seat sees to the move it makes. Nothing else reaches a bot."""

BOTS: Final[Mapping[str, Mapping[str, Bot]]] = {
    "reversi": reversi.LEVELS,
    "solo": solo.LEVELS,
    "miroir": miroir.LEVELS,
    "reflecto": reflecto.LEVELS,
}


def levels(game: str) -> tuple[str, ...]:
    return tuple(BOTS.get(find(game).name, ()))


def bot(game: str, level: str) -> Bot:
    if level not in levels(game):
        raise Refusal("bot-unknown", level=level, levels=", ".join(levels(game)))
    return BOTS[game][level]


def think(game: str, level: str, view: Any, seat: Seat, seed: int) -> str:
    """The move a bot chooses, as text: everything in and out can travel between processes."""
    return str(bot(game, level)(view, seat, Random(seed)))
