import pytest

from galerie.games import GAMES
from tests.secrecy.twins import ALL_GAMES


@pytest.fixture(autouse=True)
def all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of the tests' own are played too."""
    for game in ALL_GAMES:
        monkeypatch.setitem(GAMES, game.name, game)
