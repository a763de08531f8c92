"""The fixed ratings of the bots are those measured in the arena."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from galerie import bots
from galerie.games import GAMES, part

WEAKEST: Final = 1000
MEASURED: Final = re.compile(
    r"\| `galerie arena (?P<game>\w+) --players (?P<pair>\w+ \w+) --games \d+ --seed 1(?: --option lot=no)?` \|"
    r".*Elo (above )?\+(?P<elo>\d+)"
)
RATED: Final = [name for name, game in GAMES.items() if hasattr(part(game, "bots"), "RATINGS")]


def measured() -> dict[tuple[str, str], int]:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    return {(found["game"], found["pair"]): int(found["elo"]) for found in MEASURED.finditer(text)}


@pytest.mark.parametrize("game", RATED)
def test_the_ratings_of_levels_differ_by_the_measured_elo(game: str) -> None:
    ratings = {level: bots.rating(game, level) or 0 for level in bots.levels(game)}
    assert min(ratings.values()) == WEAKEST
    for weaker, stronger in pairwise(ratings):
        assert ratings[stronger] - ratings[weaker] == measured()[game, f"{weaker} {stronger}"]


def test_measured_levels_have_a_rating() -> None:
    assert {game for game, _ in measured()} == {*RATED}


def test_unmeasured_levels_have_no_rating() -> None:
    assert bots.rating("solo", "novice") is None
    assert bots.rating("reversi", "unheard-of") is None
