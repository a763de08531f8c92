"""Every game in every variant: what the laws and the playthroughs run over."""

from dataclasses import dataclass
from itertools import product
from math import prod
from random import Random
from typing import Any, Final

from galerie.core import AnyGame, AnyPosition, BadOption
from galerie.core.options import Value, form, read, words
from galerie.games import GAMES

MOST: Final = 12
"""Where a game's options combine in more ways than this, so many of them are tried."""


@dataclass(frozen=True)
class Case:
    """One variant of a game, with a number of seats."""

    game: AnyGame
    seats: int
    options: Any

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *words(self.options)])

    def start(self) -> AnyPosition:
        return self.game.start(self.seats, self.options)


def variants(kind: type[Any], most: int = MOST) -> list[Any]:
    """All combinations of the options; if they are too many, each extreme value alone and then a sample."""
    choices = form(kind)
    if prod(len(choice.values) for choice in choices) <= most:
        combinations = product(*(choice.values for choice in choices))
        return [read(kind, dict(zip((c.name for c in choices), values, strict=True))) for values in combinations]
    found: dict[Any, None] = {kind(): None}
    for choice in choices:
        for value in choice.values if len(choice.values) <= 4 else (choice.values[0], choice.values[-1]):
            found[read(kind, {choice.name: value})] = None
    rng = Random(0)
    while len(found) < most:
        sampled: dict[str, Value] = {choice.name: rng.choice(choice.values) for choice in choices}
        found[read(kind, sampled)] = None
    return list(found)


def cases(*games: AnyGame) -> list[Case]:
    """Every variant, but for options that the game refuses together."""
    every = (Case(game, seats, options) for game in games for seats in game.seats for options in variants(game.options))
    return [case for case in every if _can_start(case)]


def _can_start(case: Case) -> bool:
    try:
        case.start()
    except BadOption:
        return False
    return True


CASES: Final = cases(*GAMES.values())
