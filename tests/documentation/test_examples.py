"""The examples in the README and in docstrings do what they show."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

EXAMPLES = [
    "galerie.bots.functions",
    "galerie.core.drafts",
    "galerie.core.drawing",
    "galerie.core.encoding",
    "galerie.core.moves",
    "galerie.core.options",
    "galerie.games.reversi.vector",
    "galerie.lexicon",
    "galerie.lexicon.folding",
    "galerie.terminal.countdown",
]
"""The modules whose docstrings have examples."""


PAGES = ["README.md", *(f"docs/{page}.md" for page in ("library", "bots", "adapters", "drawing", "lexicon"))]


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_shows_is_true(page: str) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False)
    assert found.attempted >= 5
    assert found.failed == 0


@pytest.mark.parametrize("module", EXAMPLES)
def test_docstrings_are_true(module: str) -> None:
    found = doctest.testmod(import_module(module))
    assert found.attempted
    assert found.failed == 0
