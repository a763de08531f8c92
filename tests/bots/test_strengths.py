"""The fixed ratings of the bots are those that the arena has measured."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from galerie import bots
from galerie.bots.strengths import STEPS, STRENGTHS, WEAKEST, strength
from galerie.games import GAMES

MEASURED: Final = re.compile(
    r"\| `galerie arena (?P<game>\w+) --players (?P<pair>\w+ \w+) --games \d+ --seed 1` \|.*Elo (above )?\+(?P<elo>\d+)"
)


def measured() -> dict[tuple[str, str], int]:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    return {(found["game"], found["pair"]): int(found["elo"]) for found in MEASURED.finditer(text)}


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].seats.stop > 2])
def test_every_level_stands_above_the_one_before_by_what_was_measured(game: str) -> None:
    levels = bots.levels(game)
    assert tuple(STEPS[game]) == levels
    assert strength(game, levels[0]) == WEAKEST
    for weaker, stronger in pairwise(levels):
        assert STRENGTHS[game][stronger] - STRENGTHS[game][weaker] == measured()[game, f"{weaker} {stronger}"]


def test_what_was_not_measured_has_no_rating() -> None:
    assert strength("solo", "novice") is None
    assert strength("reversi", "unheard-of") is None
