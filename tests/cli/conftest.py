from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from galerie import bots, locales
from galerie.bots.workers import Workers
from galerie.cli.boards import BOARDS
from galerie.games import GAMES
from tests.cli.coffer import MESSAGES, CofferBoard
from tests.cli.rest import at_rest
from tests.laws import toy


@pytest.fixture(autouse=True)
def pilots_go_on_as_soon_as_all_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("textual.app", "textual.pilot"):
        monkeypatch.setattr(f"{module}.wait_for_idle", at_rest)


@cache
def english_of_coffer() -> FluentBundle:
    """Apart from the catalogue that all other tests speak with, and read once: that takes a second."""
    bundle = locales._bundle.__wrapped__("en")
    bundle.add_resource(FluentResource(MESSAGES))
    return bundle


@pytest.fixture
def coffer_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Coffer has a board, its sentences in English, and bots of three levels that have no thoughts of their own."""
    monkeypatch.setitem(GAMES, "coffer", toy.GAME)
    monkeypatch.setitem(BOARDS, "coffer", CofferBoard)
    silent = dict.fromkeys(("novice", "adept", "master"), _silent)
    monkeypatch.setattr(bots, "BOTS", {**bots.BOTS, "coffer": silent})
    usual, english = locales._bundle, english_of_coffer()
    monkeypatch.setattr(locales, "_bundle", lambda language: english if language == "en" else usual(language))


def _silent(*_: object) -> None:
    raise NotImplementedError


@pytest.fixture
def bots_hide_3(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(*_: object) -> str:
        return "hide 3"

    monkeypatch.setattr(Workers, "think", think)
