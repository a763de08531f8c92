"""Each of our games has a page that documents its options, its view and the modules of its rules."""

import re
from dataclasses import fields
from typing import Final

import pytest

from galerie.games import GAMES
from tests.documentation.pages import CODE, ROOT, prose, read, rows

OURS: Final = sorted(name for name, package in GAMES.packages.items() if package.startswith("galerie.games."))


MODULE_TABLE: Final = re.compile(r"^\| module of `([^`]+)` \|.*\n((?:\|.*\n)+)", re.MULTILINE)
MODULE_TABLES: Final = [
    (folder, {name for first, *_ in rows(table) for name in CODE.findall(first)})
    for folder, table in MODULE_TABLE.findall(read("docs/bots.md"))
]


def documented(game: str) -> set[str]:
    """The names in the first column of the tables on the game's page."""
    return {name for first, *_ in rows(read(f"docs/games/{game}.md")) for name in CODE.findall(first)}


@pytest.mark.parametrize("game", OURS)
def test_every_option_is_documented(game: str) -> None:
    assert {field.name for field in fields(GAMES[game].options)} <= documented(game)


@pytest.mark.parametrize("game", OURS)
def test_every_field_of_the_view_is_documented(game: str) -> None:
    assert {field.name for field in fields(GAMES[game].view)} <= documented(game)


@pytest.mark.parametrize("game", OURS)
def test_a_game_is_listed_in_the_readme(game: str) -> None:
    assert f"(docs/games/{game}.md)" in read("README.md")


@pytest.mark.parametrize("game", OURS)
def test_every_module_of_the_rules_is_documented(game: str) -> None:
    modules = {path.stem for path in (ROOT / "src" / "galerie" / "games" / game / "rules").glob("*.py")} - {"__init__"}
    assert modules <= {*CODE.findall(prose(read(f"docs/games/{game}.md")))}


@pytest.mark.parametrize(("folder", "names"), MODULE_TABLES, ids=[folder for folder, _ in MODULE_TABLES])
def test_a_table_of_modules_is_complete(folder: str, names: set[str]) -> None:
    assert names == {path.stem for path in (ROOT / folder).glob("*.py")} - {"__init__"}
