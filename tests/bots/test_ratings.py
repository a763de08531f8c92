"""The stored ratings of the bots: they follow from the results stored with them, and the documentation shows them."""

from pathlib import Path
from typing import Final

import msgspec
import pytest

from galerie import bots
from galerie.bots import ladder, ladder_page
from galerie.bots.ratings import FORMAT, Ratings, place, stored
from galerie.games import GAMES

PAGE: Final = Path(__file__).parents[2] / "docs" / "bots.md"
RATED: Final = {name: ratings for name, game in GAMES.items() if (ratings := stored(game.package))}


@pytest.mark.parametrize("game", RATED)
def test_ratings_follow_from_the_stored_results(game: str) -> None:
    ratings = RATED[game]
    characters = bots.characters(game)
    levels = tuple(player for player in ratings.players if player not in characters)
    assert ratings.format == FORMAT
    assert ladder.measured(levels, characters, ratings.pairings) == ratings.players


@pytest.mark.parametrize("game", RATED)
def test_exactly_the_bots_of_the_game_are_rated_and_stronger_levels_higher(game: str) -> None:
    assert [*RATED[game].players] == [*bots.levels(game), *bots.characters(game)]
    levels = [bots.rating(game, level) or 0 for level in bots.levels(game)]
    assert levels == sorted(levels)


@pytest.mark.parametrize("game", RATED)
def test_the_documentation_shows_the_stored_ratings(game: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert ladder_page.MARKS[0].format(game=game) in page
    assert ladder_page.written(page, game, RATED[game]) == page, f"galerie ladder {game} --stored --docs docs/bots.md"


@pytest.mark.parametrize("game", [game for game in RATED if RATED[game].sample])
def test_the_bots_are_still_those_that_were_measured(game: str) -> None:
    assert ladder.replayed(game, RATED[game]) == RATED[game].sample


@pytest.mark.parametrize("game", RATED)
def test_the_file_is_written_as_the_command_writes_it(game: str) -> None:
    path = place(GAMES[game].package)
    assert path
    assert msgspec.json.decode(path.read_bytes(), type=Ratings) == RATED[game]
    assert path.read_bytes() == msgspec.json.format(msgspec.json.encode(RATED[game])) + b"\n"
