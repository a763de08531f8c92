"""Bots of the operator's own at the tables of a host."""

from functools import partial
from pathlib import Path
from typing import Final

import pytest

from galerie import bots
from galerie.bots.workers import Workers, WorkLimits
from galerie.core import Refusal
from galerie.host.routes.games import known
from galerie.host.store.rows import Chair
from galerie.host.table.table import Table
from galerie.host.web.bots import add_bots
from tests.bots.files import bot_file
from tests.host.tables import HUMANS, Watcher, opened, until

FILE: Final = """
import os, time

def first(view, seat, rng):
    return next(iter(view.turns))

def broken(view, seat, rng):
    raise LookupError("lost the thread")

def cheat(view, seat, rng):
    return "a1"

def sleepy(view, seat, rng):
    time.sleep(60)

def dying(view, seat, rng):
    os._exit(1)
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return bot_file(tmp_path, monkeypatch, FILE)


def has_answered(table: Table) -> bool:
    moments = table.view.moments(None)
    return len(moments) > 2 or moments[-1].ending is not None


async def test_a_bot_from_a_file_plays_and_one_that_fails_in_any_way_resigns_and_is_logged(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told = {
        "first": "",
        "broken": "bot failed: bot mine:broken, error LookupError: lost the thread (mine.py:8)",
        "cheat": "bot nonsense: bot mine:cheat, move a1",
        "sleepy": "bot slow: bot mine:sleepy, seconds 1",
        "dying": "bot failed: bot mine:dying, error a worker process has died",
        "gone": "bot unknown: level mine:gone",
    }
    add_bots(",".join(f"reversi={file}:{name}" for name in told if name != "gone"))
    hall, hurried = Workers(), Workers(limits=WorkLimits(thinking_seconds=1.0))
    try:
        for name, fault in told.items():
            caplog.clear()
            chairs = (HUMANS[0], Chair("bot", level=f"mine:{name}"))
            async with opened(tmp_path / name, chairs=chairs, workers=hurried if name == "sleepy" else hall) as table:
                table.enter(Watcher("ada"), None)
                await table.play("ada", "1", 0, "e3")
                await until(partial(has_answered, table))
                ending = table.view.moments(None)[-1].ending
                assert (ending and ending.reason) == ("resigned" if fault else None)
            logged = [getattr(record, "fault", "") for record in caplog.records if record.msg == "a bot resigns"]
            assert len(logged) == bool(fault)
            assert all(each.startswith(fault) for each in logged)
    finally:
        hall.close()
        hurried.close()


def test_people_find_it_among_the_opponents_of_its_game_alone(file: Path) -> None:
    add_bots(f"reversi={file}:first")
    listed = {game.name: [each.name for each in game.characters] for game in known()}
    assert "mine:first" in listed.pop("reversi")
    assert not any("mine:first" in characters for characters in listed.values())


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ("reversi", "bot-setting"),
        ("reversi=first", "bot-setting"),
        ("chess={file}:first", "game-unknown"),
        ("reversi={file}:nothing", "bot-missing"),
        ("reversi=nowhere.py:first", "bot-unloadable"),
    ],
)
def test_a_setting_that_names_no_bot_is_refused(file: Path, told: str, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        add_bots(told.format(file=file))
    assert refusal.value.code == code


def test_what_a_visitor_names_is_never_loaded(file: Path) -> None:
    """Only the operator names files: for a visitor such a name is no level."""
    for named in (f"{file}:first", "os:system"):
        with pytest.raises(Refusal) as refusal:
            bots.bot("reversi", named)
        assert refusal.value.code == "bot-unknown"
