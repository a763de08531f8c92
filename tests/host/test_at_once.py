"""A move that is made at once, without a task, is the same as one that is waited for."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from galerie.core import Refusal
from galerie.host.table.table import Table
from galerie.host.wire import ClockRule
from tests.host.tables import BOT, HUMANS, Puppet, Watcher, opened, until
from tests.host.test_disk import fill, full
from tests.host.test_session import conversing, play

GUESTS = ("ada", "bob")


async def at_once(table: Table, guest: str, command: str, seat: int, text: str) -> int | Exception:
    ended: asyncio.Future[int | Exception] = asyncio.get_running_loop().create_future()
    assert table.play_at_once(guest, command, seat, text, 0, ended.set_result)
    return await ended


def unexpected(ended: int | Exception) -> None:
    pytest.fail(f"nobody is called: {ended}")


def comparable(frame: dict[str, Any]) -> dict[str, Any]:
    """What is told but for when it was, and for the seals, which follow from a secret of the host."""
    return {**frame, "moment": {**frame["moment"], "heard": None, "seals": None}} if "moment" in frame else frame


@pytest.mark.parametrize(("game", "options"), [("reversi", ()), ("deflecto", ()), ("reflecto", ("first=gerda",))])
async def test_both_ways_lead_to_the_same_and_tell_the_same(
    tmp_path: Path, game: str, options: tuple[str, ...]
) -> None:
    """A whole game at two tables, or its first hundred moves."""
    async with (
        opened(tmp_path / "one", game, options=options) as one,
        opened(tmp_path / "other", game, options=options) as other,
    ):
        tables, watchers = (one, other), []
        for table in tables:
            for guest in (*GUESTS, None):
                watchers.append((table, guest, Watcher(guest)))
                table.enter(watchers[-1][2], None)
        rng = Random(5)
        for ply in range(100):
            match = one._history.match
            if match.outcome:
                break
            seat = min(match.to_act)
            text = match.moves(seat).texts[0] if game != "reversi" else rng.choice(match.moves(seat).texts)
            version = await one.play(GUESTS[seat], f"command {ply}", seat, text)
            assert await at_once(other, GUESTS[seat], f"command {ply}", seat, text) == version
            told = {table: [[*map(comparable, w.heard)] for t, _, w in watchers if t is table] for table in tables}
            if ply:  # before it they were told who came
                assert told[one] == told[other]
        assert one._history.lines == other._history.lines
        assert ply > 8


async def test_a_command_that_has_been_done_is_answered_and_not_done_again(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        assert [await at_once(table, "ada", "once", 0, "d6") for _ in range(3)] == [1, 1, 1]
        with pytest.raises(Refusal) as refused:
            table.play_at_once("ada", "once", 0, "c5", 0, unexpected)
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
async def test_what_is_refused_changes_nothing(
    tmp_path: Path, guest: str | None, seat: int, text: str, code: str
) -> None:
    async with opened(tmp_path / "db") as table:
        with pytest.raises(Refusal) as waited:
            await table.play(guest, "wrong", seat, text)
        with pytest.raises(Refusal) as refused:
            table.play_at_once(guest, "wrong", seat, text, 0, unexpected)
        assert refused.value.code == waited.value.code == code
        assert await at_once(table, "ada", "right", 0, "d6") == 1


async def test_what_is_more_than_a_move_is_waited_for(tmp_path: Path) -> None:
    """Conduct, a fallen flag, and whatever comes while something else is under way."""
    now = 0
    async with opened(tmp_path / "db", clock=ClockRule("move", 10), now=lambda: now) as table:
        assert not table.play_at_once("ada", "1", 0, "!resign", 0, unexpected)
        async with table._lock:
            assert not table.play_at_once("ada", "2", 0, "d6", 0, unexpected)
        now = 60_000
        assert not table.play_at_once("ada", "3", 0, "d6", 0, unexpected)
        with pytest.raises(Refusal) as refused:
            await table.play("ada", "3", 0, "d6")
        assert refused.value.code == "game-over"


async def test_nothing_else_happens_at_the_table_meanwhile(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        ended: list[int | Exception] = []
        assert table.play_at_once("ada", "1", 0, "d6", 0, ended.append)
        assert not table.idle
        assert not table.play_at_once("bob", "2", 1, "c6", 0, ended.append)
        resigning = asyncio.create_task(table.play("bob", "3", 1, "!resign"))
        await asyncio.sleep(0)
        assert table._history.match.version == 0
        assert await resigning == 2
        assert ended == [1]
        assert table.idle


async def test_a_bot_answers_it(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT), workers=Puppet(lambda _: "c6")) as table:
        table.enter(Watcher("ada"), None)
        assert await at_once(table, "ada", "1", 0, "d6") == 1
        await until(lambda: table._history.match.version >= 2)


async def test_where_nothing_can_be_kept_it_is_refused_and_can_be_made_again(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        watcher = Watcher("bob")
        table.enter(watcher, None)
        assert watcher.heard
        long = "x" * 40_000
        with full(table._services.store):
            await fill(table._services.store)
            ended = await at_once(table, "ada", long, 0, "d6")
            assert isinstance(ended, Refusal)
            assert ended.code == "store-full"
        assert table._history.match.version == 0
        assert watcher.heard == []
        assert await at_once(table, "ada", long, 0, "d6") == 1


async def test_what_fails_once_it_is_kept_is_told_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "db") as table:
        with monkeypatch.context() as patch:
            patch.setattr(table, "_tell", lambda _: 1 / 0)
            assert isinstance(await at_once(table, "ada", "1", 0, "d6"), ZeroDivisionError)
        assert table._history.match.version == 1
        assert await at_once(table, "bob", "2", 1, "c6") == 2


async def test_what_is_said_after_a_move_is_done_after_it(tmp_path: Path) -> None:
    async with conversing(tmp_path / "db") as (session, _, way):
        going = asyncio.create_task(session.carry_on())
        session.hear(play(0, "c5"))
        session.hear('{"kind":"say","id":"s","text":"well"}')
        session.hear('{"kind":"look","id":"l","seat":null}')
        session.hear(play(0, "c5"))
        assert session.connection.busy
        assert way.told == []
        await until(lambda: not session.connection.busy)
        assert [json.loads(told)["kind"] for told in way.told] == ["happened", "saved", "said", "happened", "saved"]
        session.end()
        await going


async def test_a_move_that_fails_is_answered_and_the_next_one_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(*_: Any) -> Callable[..., None]:
        raise ZeroDivisionError

    async with conversing(tmp_path / "db") as (session, table, way):
        with monkeypatch.context() as patch:
            patch.setattr(table, "_judged", failing)
            session.hear(play(0, "c5"))
            await session.obey()
        assert b'"code":"failed"' in way.told[0]
        assert "a command has failed" in caplog.text
        session.hear(play(1, "c5"))
        await session.obey()
        assert not session.connection.busy
        assert b"saved" in way.told[-1]
