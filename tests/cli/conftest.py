from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource

from galerie import bots, locales
from galerie.bots.workers import Workers
from galerie.cli.boards import BOARDS
from galerie.games import GAMES
from tests.cli.coffer import MESSAGES, CofferBoard
from tests.laws import toy


@pytest.fixture
def coffer_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Coffer has a board, its sentences in English, and bots of three levels that have no thoughts of their own."""
    monkeypatch.setitem(GAMES, "coffer", toy.GAME)
    monkeypatch.setitem(BOARDS, "coffer", CofferBoard)
    silent = dict.fromkeys(("novice", "adept", "master"), _silent)
    monkeypatch.setattr(bots, "BOTS", {**bots.BOTS, "coffer": silent})
    locales._bundle("en").add_resource(FluentResource(MESSAGES))
    yield
    locales._bundle.cache_clear()


def _silent(*_: object) -> None:
    raise NotImplementedError


@pytest.fixture
def bots_hide_3(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(*_: object) -> str:
        return "hide 3"

    monkeypatch.setattr(Workers, "think", think)
