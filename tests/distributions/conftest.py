import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from galerie.core import AnyGame
from galerie.games import GAMES
from tests.distributions.installing import BIN, call, install

TICTACTOE = Path(__file__).parent / "tictactoe"


@pytest.fixture(scope="session")
def tictactoe_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where tic-tac-toe is installed."""
    return install(TICTACTOE, tmp_path_factory.mktemp("tictactoe"))


@pytest.fixture(scope="session")
def mirage(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game as `galerie new-game` writes it."""
    folder = tmp_path_factory.mktemp("new")
    call([BIN / "galerie", "new-game", "mirage"], folder)
    return folder / "mirage"


@pytest.fixture(scope="session")
def mirage_site(mirage: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where that game is installed."""
    return install(mirage, tmp_path_factory.mktemp("installed"))


@pytest.fixture
def tictactoe(tictactoe_site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """The game in this process, for as long as a test lasts."""
    from importlib.metadata import entry_points

    monkeypatch.syspath_prepend(str(tictactoe_site))
    (point,) = (each for each in entry_points(group="galerie.games") if each.name == "tictactoe")
    game: AnyGame = point.load()
    monkeypatch.setitem(GAMES, game.name, game)
    yield game
    sys.modules.pop(point.module)
