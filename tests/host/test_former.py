"""Levels that are called otherwise today: stored tables and old records still know them by their former names."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from galerie import bots
from galerie.bots import ratings
from galerie.core import Record, Refusal
from galerie.host.people import games
from galerie.host.people.games import Filter
from galerie.host.routes.account import _called
from galerie.host.store.address import Place
from galerie.host.store.rows import Chair
from galerie.host.table.opening import _chair
from galerie.host.table.timeline import recorded
from galerie.host.view import snapshot
from galerie.host.view.snapshot import PageLimits
from galerie.host.wire import SeatWish
from galerie.terminal import wording
from tests.host.tables import Puppet, Watcher, opened, until
from tests.toy import bots as toy_bots

ADA = Chair("human", "Ada", guest="ada")
ADULT = Chair("bot", level="adult")


class Listener(Puppet):
    """Bots that note which level was asked."""

    def __init__(self) -> None:
        super().__init__(lambda _: "hide 3")
        self.levels: list[str] = []

    async def think(self, game: str, level: str, view: object, seat: int, seed: int) -> str:
        self.levels.append(level)
        return await super().think(game, level, view, seat, seed)


@pytest.fixture(autouse=True)
def renamed(coffer_game: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Coffer once had a level `adult`."""
    monkeypatch.setattr(toy_bots, "FORMER", {"adult": "adept"}, raising=False)
    found = ratings.Measured(1200, 1100, 1300, 10)
    stored = ratings.Ratings(seed=1, games=2, players={"adept": found}, pairings=())
    monkeypatch.setattr(ratings, "stored", lambda _: stored)


def test_a_level_is_found_by_its_former_name() -> None:
    assert bots.bot("coffer", "adult") is bots.bot("coffer", "adept")
    assert bots.rating("coffer", "adult") == bots.rating("coffer", "adept") == 1200
    assert bots.levels("coffer") == ("novice", "adept", "master")
    with pytest.raises(Refusal, match="bot unknown"):
        bots.bot("coffer", "elder")


def test_a_name_that_is_a_level_today_is_not_a_former_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy_bots, "FORMER", {"adept": "master"})
    assert bots.current("coffer", "adept") == "adept"


def test_a_level_of_a_game_that_is_gone_keeps_its_name() -> None:
    assert bots.current("chess", "adult") == "adult"


async def test_a_stored_table_plays_on_and_shows_what_its_bot_is_called_today(tmp_path: Path) -> None:
    workers = Listener()
    async with opened(tmp_path / "db", "coffer", (ADA, ADULT), workers=workers) as table:
        with closing(sqlite3.connect(tmp_path / "db")) as db:
            (charter,) = db.execute("SELECT charter FROM tables").fetchone()
        assert json.loads(charter)["chairs"][1]["level"] == "adult"
        watcher = Watcher("ada")
        table.enter(watcher, None)
        welcome = watcher.heard[0]
        assert welcome["table"]["seats"][1]["level"] == "adept"
        assert welcome["table"]["seats"][1]["rating"]["value"] == 1200
        await until(lambda: bool(workers.levels))
        assert set(workers.levels) == {"adept"}
        assert recorded(table._seating.setup).seats == ("Ada", "bot adept")


async def test_the_list_of_games_names_it_as_today_and_finds_it_so(place: Place) -> None:
    async with opened(place, "coffer", (ADA, ADULT)) as table:
        store = table._services.store
        people = table._services.people
        called = frozenset(_called("coffer", "clemence", "en"))
        assert called == {"adept", "adult"}
        for opponent, found in (("", 1), ("clemence", 1), ("valere", 0)):
            levels = frozenset(_called("coffer", opponent, "en")) if opponent else frozenset[str]()
            page = await games.listed(store, people, "ada", Filter(opponent=opponent, levels=levels))
            assert [entry.seats[1].level for entry in page.games] == ["adept"] * found


def test_a_bot_that_is_seated_by_its_former_name_is_stored_by_that_of_today() -> None:
    assert _chair("coffer", SeatWish("bot", level="adult"), "ada", None) == Chair("bot", level="adept")


def test_an_old_record_is_shown_with_the_name_of_today() -> None:
    record = Record("coffer", 1, (), ("Ada", "bot adult"))
    assert json.loads(snapshot.replayed(str(record).encode(), 0, 99, PageLimits()))["names"] == ["Ada", "bot adept"]
    assert wording.recorded("en", "coffer", record.seats) == ["Ada", "Clémence"]
