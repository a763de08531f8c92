"""Every game of ours has a page, which tells of all its options and of all that a seat sees."""

from dataclasses import fields
from typing import Final

import pytest

from galerie.games import GAMES
from tests.documentation.pages import CODE, read, rows

OURS: Final = sorted(name for name, package in GAMES.packages.items() if package.startswith("galerie.games."))


def told(game: str) -> set[str]:
    """What has a row of its own in a table of the game's page."""
    return {name for first, *_ in rows(read(f"docs/games/{game}.md")) for name in CODE.findall(first)}


@pytest.mark.parametrize("game", OURS)
def test_every_option_is_told_of(game: str) -> None:
    assert {field.name for field in fields(GAMES[game].options)} <= told(game)


@pytest.mark.parametrize("game", OURS)
def test_every_field_of_the_view_is_told_of(game: str) -> None:
    assert {field.name for field in fields(GAMES[game].view)} <= told(game)


@pytest.mark.parametrize("game", OURS)
def test_a_game_is_listed_in_the_readme(game: str) -> None:
    assert f"(docs/games/{game}.md)" in read("README.md")
