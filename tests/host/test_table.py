"""One table, driven directly: chance, countdowns, bots, slow visitors and a failing store."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from galerie.core import Refusal
from galerie.games import GAMES
from galerie.host.visitor import BACKLOG
from tests.host.tables import BOT, HUMANS, Puppet, Watcher, opened
from tests.laws import toy

EARLY_PASS = [("e3", "f3"), ("g3", "g2"), ("c5", "h3"), ("h1", "f1")]
"""After the last of these moves gold has nothing to flank."""


@pytest.fixture
def coffer(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with secrets, chance and a countdown, known to the host."""
    monkeypatch.setitem(GAMES, toy.GAME.name, toy.GAME)
    return toy.GAME.name


async def test_chance_acts_by_itself_and_its_draw_is_logged(tmp_path: Path, coffer: str) -> None:
    async with opened(tmp_path / "db", coffer) as table:
        (moment,) = table.moments(None)[-1:]
        assert (moment.seat, moment.version) == (-1, 1)
        assert moment.to_act == [0, 1]
    async with opened(tmp_path / "db", coffer) as again:
        assert again.moments(None)[-1].move == moment.move


async def test_a_countdown_moves_for_those_who_did_not(
    tmp_path: Path, coffer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy, "SECONDS", 0.05)
    async with opened(tmp_path / "db", coffer) as table:
        watcher = Watcher(None)
        table.enter(watcher, None)
        while not any("late 0" in str(frame) for frame in watcher.heard):
            await asyncio.sleep(0.01)


async def test_a_countdown_is_told_and_not_started_anew_by_another_players_move(tmp_path: Path, coffer: str) -> None:
    time = 1_000
    async with opened(tmp_path / "db", coffer, now=lambda: time) as table:
        assert table.moments("ada")[-1].countdown == 10_000
        time += 4_000
        await table.play("bob", "1", 1, "hide 2")
        assert table.moments("ada")[-1].countdown == 6_000


async def test_a_bot_plays_what_it_thinks(tmp_path: Path) -> None:
    workers = Puppet(answer=lambda view: next(iter(view.turns)))
    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT), workers=workers) as table:
        await table.play("ada", "1", 0, "d6")
        while len(table.moments(None)) < 3:
            await asyncio.sleep(0.01)
        assert table.moments(None)[-1].to_act == [0]


async def test_a_bot_moves_on_when_the_other_side_has_to_pass(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT), workers=(workers := Puppet())) as table:
        for number, (mine, answer) in enumerate(EARLY_PASS):
            await table.play("ada", str(number), 0, mine)
            _, asked = await workers.asked.get()
            asked.set_result(answer)
            while table.moments(None)[-1].move not in (answer, "pass"):
                await asyncio.sleep(0)
        view, _ = await workers.asked.get()
        assert view.turn == 1
        assert [moment.move for moment in table.moments(None)][-2:] == [EARLY_PASS[-1][1], "pass"]


async def test_a_bot_does_not_answer_a_move_that_was_taken_back(tmp_path: Path) -> None:
    workers = Puppet()
    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT), workers=workers) as table:
        await table.play("ada", "1", 0, "d6")
        _, answer = await workers.asked.get()
        await table.play("ada", "2", 0, "!takeback")
        await table.play("ada", "3", 0, "e3")
        answer.set_result("c6")
        view, answer = await workers.asked.get()
        assert view.last.square == "e3"
        answer.set_result("d3")
        while len(table.moments(None)) < 3:
            await asyncio.sleep(0.01)
        assert [moment.move for moment in table.moments(None)] == [None, "e3", "d3"]


async def test_a_bot_goes_on_thinking_after_a_restart(tmp_path: Path) -> None:
    silent = Puppet()
    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT), workers=silent) as table:
        await table.play("ada", "1", 0, "d6")
        await silent.asked.get()
    lively = Puppet(answer=lambda view: next(iter(view.turns)))
    async with opened(tmp_path / "db", workers=lively) as table:
        while len(table.moments(None)) < 3:
            await asyncio.sleep(0.01)


async def test_a_command_repeated_after_a_restart_is_still_done_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        assert await table.play("ada", "once", 0, "d6") == 1
    async with opened(tmp_path / "db") as table:
        assert await table.play("ada", "once", 0, "d6") == 1
        assert len(table.moments(None)) == 2


async def test_a_move_that_cannot_be_saved_is_refused_and_told_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "db") as table:
        watcher = Watcher("bob")
        table.enter(watcher, None)
        assert watcher.heard

        async def full(*_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as disk:
            disk.setattr(table._house.store, "append", full)
            with pytest.raises(Refusal) as refused:
                await table.play("ada", "1", 0, "d6")
        assert refused.value.code == "not-saved"
        assert watcher.heard == []
        assert len(table.moments(None)) == 1
        assert await table.play("ada", "1", 0, "d6") == 1


async def test_a_move_is_finished_though_its_author_hangs_up(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        asking = asyncio.create_task(table.play("ada", "1", 0, "d6"))
        await asyncio.sleep(0)
        asking.cancel()
        while len(table.moments(None)) < 2:
            await asyncio.sleep(0.01)
        assert await table.play("bob", "2", 1, "c6") == 2


async def test_a_visitor_who_falls_behind_is_let_go(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        slow = Watcher(None)
        table.enter(slow, None)
        for _ in range(BACKLOG):
            table.enter(other := Watcher("ada"), None)
            table.leave(other)
        assert slow.lost
        assert slow.frames.qsize() == BACKLOG + 1


async def test_two_commands_at_once_are_judged_one_after_the_other(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        first, second = await asyncio.gather(
            table.play("ada", "1", 0, "d6"), table.play("ada", "2", 0, "e3"), return_exceptions=True
        )
        assert first == 1
        assert isinstance(second, Refusal)
        assert second.code == "not-your-turn"


async def test_a_table_with_nobody_and_nothing_under_way_is_idle(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        assert table.idle
        watcher = Watcher("ada")
        table.enter(watcher, None)
        assert not table.idle
        table.leave(watcher)
        assert table.idle
