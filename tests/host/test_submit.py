"""A move is made by a callback, without a task; `play` only waits for it."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from galerie.core import Refusal
from galerie.host.store.rows import StoredClock
from galerie.host.table.broadcasts import Broadcasts
from galerie.host.table.judge import Judge
from tests.host.tables import BOT, HUMANS, Puppet, Watcher, opened, until
from tests.host.test_disk import fill, full
from tests.host.test_session import conversing, play


async def test_a_move_is_answered_by_the_callback(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        done: list[tuple[int | None, Exception | None]] = []
        table.submit("ada", "1", 0, "d6", 0, lambda *result: done.append(result))
        assert done == [], "it is on disk first"
        await until(lambda: bool(done))
        assert done == [(1, None)]
        assert table._history.match.version == 1


async def test_no_task_is_started_for_a_move(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        loop, done = asyncio.get_running_loop(), list[Any]()
        before = asyncio.all_tasks(loop)
        table.submit("ada", "1", 0, "d6", 0, lambda *result: done.append(result))
        while not done:
            assert asyncio.all_tasks(loop) == before
            await asyncio.sleep(0)


async def test_a_command_that_was_executed_is_answered_and_not_executed_again(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        assert [await table.play("ada", "once", 0, "d6") for _ in range(3)] == [1, 1, 1]
        with pytest.raises(Refusal) as refused:
            await table.play("ada", "once", 0, "c5")
        assert refused.value.code == "command-reused"
        assert await table.play("bob", "then", 1, "c6") == 2


@pytest.mark.parametrize(
    ("guest", "seat", "text", "code"),
    [
        ("bob", 0, "d6", "seat-not-yours"),
        (None, 0, "d6", "seat-not-yours"),
        ("bob", 1, "c6", "not-your-turn"),
        ("ada", 0, "a1", "reversi-flanks-nothing"),
        ("ada", 0, "nonsense", "square-unknown"),
        ("ada", 7, "d6", "seat-not-yours"),
    ],
)
async def test_a_refused_command_changes_nothing(
    tmp_path: Path, guest: str | None, seat: int, text: str, code: str
) -> None:
    async with opened(tmp_path / "db") as table:
        with pytest.raises(Refusal) as refused:
            await table.play(guest, "wrong", seat, text)
        assert refused.value.code == code
        assert await table.play("ada", "right", 0, "d6") == 1


async def test_an_overdue_flag_falls_before_the_move(tmp_path: Path) -> None:
    now = 0
    async with opened(tmp_path / "db", clock=StoredClock("move", 10), now=lambda: now) as table:
        now = 60_000
        with pytest.raises(Refusal) as refused:
            await table.play("ada", "3", 0, "d6")
        assert refused.value.code == "game-over"
        assert table._history.match.version == 1
        assert table.idle


async def test_commands_are_executed_one_after_the_other(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        done: list[tuple[int | None, Exception | None]] = []
        for command, (guest, seat, text) in enumerate([("ada", 0, "d6"), ("bob", 1, "c6"), ("bob", 1, "!resign")]):
            table.submit(guest, str(command), seat, text, 0, lambda *result: done.append(result))
        assert not table.idle
        assert table._history.match.version == 0
        await until(lambda: len(done) == 3)
        assert done == [(1, None), (2, None), (3, None)]
        assert table.idle


async def test_a_cancelled_task_leaves_its_move_to_be_made(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        playing = asyncio.create_task(table.play("ada", "1", 0, "d6"))
        await asyncio.sleep(0)
        playing.cancel()
        await asyncio.wait([playing])
        assert table._history.match.version == 1
        assert await table.play("bob", "2", 1, "c6") == 2


async def test_a_bot_answers_it(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT), workers=Puppet(lambda _: "c6")) as table:
        table.enter(Watcher("ada"), None)
        assert await table.play("ada", "1", 0, "d6") == 1
        await until(lambda: table._history.match.version >= 2)


async def test_where_nothing_can_be_kept_it_is_refused_and_can_be_made_again(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        watcher = Watcher("bob")
        table.enter(watcher, None)
        assert watcher.heard
        long = "x" * 40_000
        with full(table._services.store):
            await fill(table._services.store)
            with pytest.raises(Refusal) as refused:
                await table.play("ada", long, 0, "d6")
            assert refused.value.code == "store-full"
        assert table._history.match.version == 0
        assert watcher.heard == []
        assert await table.play("ada", long, 0, "d6") == 1


async def test_what_fails_once_it_is_kept_is_told_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "db") as table:
        with monkeypatch.context() as patch:
            patch.setattr(Broadcasts, "send_moments", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await table.play("ada", "1", 0, "d6")
        assert table._history.match.version == 1
        assert await table.play("bob", "2", 1, "c6") == 2


async def test_what_is_said_after_a_move_is_done_after_it(tmp_path: Path) -> None:
    async with conversing(tmp_path / "db") as (session, _, way):
        going = asyncio.create_task(session.run())
        session.receive(play(0, "c5"))
        session.receive('{"kind":"say","id":"s","text":"well"}')
        session.receive('{"kind":"look","id":"l","seat":null}')
        session.receive(play(0, "c5"))
        assert session.connection.busy
        assert way.sent == []
        await until(lambda: not session.connection.busy)
        assert [json.loads(told)["kind"] for told in way.sent] == ["happened", "saved", "said", "happened", "saved"]
        session.close()
        await going


async def test_a_move_that_fails_is_answered_and_the_next_one_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(*_: Any) -> Callable[..., None]:
        raise ZeroDivisionError

    async with conversing(tmp_path / "db") as (session, _, way):
        with monkeypatch.context() as patch:
            patch.setattr(Judge, "judged", failing)
            session.receive(play(0, "c5"))
            await session.process()
        assert b'"code":"failed"' in way.sent[0]
        assert "command failed" in caplog.text
        session.receive(play(1, "c5"))
        await session.process()
        assert not session.connection.busy
        assert b"saved" in way.sent[-1]
