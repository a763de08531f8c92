"""People with accounts, whose games count: neither ratings nor the lists of their games tell what is hidden."""

from pathlib import Path

import pytest

from galerie.core import AnyGame
from galerie.games import reflecto
from tests import toy
from tests.secrecy.exits import frame
from tests.secrecy.stage import VIEWER, leaks, tell_both
from tests.secrecy.twins import twins


@pytest.mark.parametrize(
    "game",
    [pytest.param(toy.GAME, id="coffer", marks=pytest.mark.soak), pytest.param(reflecto.GAME, id="reflecto")],
)
async def test_accounts_are_told_no_more_than_guests(tmp_path: Path, game: AnyGame) -> None:
    one, two = await tell_both(tmp_path, twins(game, 2, 0), members=True)
    assert leaks(one.told, two.told) == {}
    lists = [told.data for told in one.told if told.exit == "GET /api/me/games" and told.visitor == VIEWER]
    assert any(b'"table":' in each for each in lists)
    welcomes = [told.data for told in one.told if told.exit == frame("welcome")]
    assert all(b'"rated":true' in each for each in welcomes[-3:])
