"""What a visitor says is read as it comes and done in its order; whoever says too much is held back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from galerie.host.ops.metrics import Metrics
from galerie.host.socket.connection import POLICY_VIOLATION
from galerie.host.socket.fast.batch import MoveBatcher
from galerie.host.socket.fast.protocol import Listener
from galerie.host.socket.session import PATIENCE, UNDONE, RateLimit, SocketSession
from galerie.host.table.registry import TableRegistry
from galerie.host.table.table import Table
from tests.host.tables import Watcher, opened, until


@dataclass
class Way:
    """A passage that remembers what was told, and whether it is held."""

    told: list[bytes] = field(default_factory=list)
    held: bool = False
    behind: bool = False

    def listen(self, listener: Listener) -> None:
        """Nobody speaks but the test."""

    def hold(self) -> None:
        self.held = True

    def go_on(self) -> None:
        self.held = False

    def tell(self, text: bytes) -> None:
        self.told.append(text)


@asynccontextmanager
async def conversing(path: Path, rate: float = 1_000) -> AsyncIterator[tuple[SocketSession, Table, Way]]:
    async with opened(path) as table:
        way = Way()
        connection = Watcher("ada", fast_channel=way)
        registry = cast("TableRegistry", SimpleNamespace(draining=False, move_batcher=MoveBatcher()))
        table.enter(connection, None)
        way.told.clear()
        yield SocketSession(registry, table, connection, "en", Metrics(), RateLimit(rate)), table, way
        table.leave(connection)


def look(number: int) -> str:
    return f'{{"kind":"look","id":"look-{number}","seat":null}}'


def play(ply: int, move: str) -> str:
    return f'{{"kind":"play","id":"ply-{ply}","seat":0,"move":"{move}"}}'


async def test_a_ping_is_answered_before_the_commands_that_wait(tmp_path: Path) -> None:
    async with conversing(tmp_path / "store") as (session, _, way):
        session.hear(play(0, "c5"))
        session.hear('{"kind":"ping","lag":40}')
        assert way.told == [b'{"kind":"pong"}']
        assert session.connection.lag == 40
        await session.obey()


async def test_commands_are_done_in_their_order_and_the_visitor_is_busy_until_the_last(tmp_path: Path) -> None:
    async with conversing(tmp_path / "store") as (session, table, way):
        session.hear(play(0, "c5"))
        session.hear(play(1, "e3"))
        assert session.connection.busy
        await session.obey()
        assert not session.connection.busy
        kinds = [told.split(b'"')[3] for told in way.told]
        assert kinds == [b"happened", b"saved", b"refused"], "the second is not this seat's to make"
        assert table.playing


async def test_whoever_says_more_than_can_be_done_is_held_back_until_it_is(tmp_path: Path) -> None:
    async with conversing(tmp_path / "store") as (session, _, way):
        for number in range(UNDONE):
            session.hear(look(number))
        assert not way.held
        session.hear(look(UNDONE))
        assert way.held
        await session.obey()
        assert not way.held
        assert len(way.told) == UNDONE + 1


async def test_nonsense_is_refused_each_time_and_ends_the_connection_at_last(tmp_path: Path) -> None:
    async with conversing(tmp_path / "store") as (session, _, way):
        for _ in range(PATIENCE - 1):
            session.hear("nonsense")
        session.hear('{"kind":"ping"}')
        for _ in range(PATIENCE - 1):
            session.hear("nonsense")
        assert not session.connection.lost
        session.hear("nonsense")
        assert (session.connection.lost, session.connection.farewell) == (True, POLICY_VIOLATION)
        session.hear('{"kind":"ping"}')
        assert len(way.told) == 2 * PATIENCE, "what comes after that is not answered"


@pytest.mark.parametrize("command", ["", "x" * 41, "a\\u0000b", "a\\u0000"])
async def test_an_id_that_the_log_could_not_keep_is_refused(tmp_path: Path, command: str) -> None:
    async with conversing(tmp_path / "store") as (session, table, way):
        session.hear(f'{{"kind":"play","id":"{command}","seat":0,"move":"c5"}}')
        await session.obey()
        assert b"message-malformed" in way.told[-1]
        assert table.view.moments("ada")[-1].version == 0


async def test_it_is_over_once_what_was_said_before_the_end_has_been_done(tmp_path: Path) -> None:
    async with conversing(tmp_path / "store") as (session, _, way):
        over = asyncio.create_task(session.carry_on())
        session.hear(play(0, "c5"))
        session.part()
        await asyncio.sleep(0)
        assert not over.done()
        await over
        assert session.deserted
        assert b"saved" in way.told[-1]


async def test_a_conversation_without_commands_is_over_at_its_end(tmp_path: Path) -> None:
    async with conversing(tmp_path / "store") as (session, _, _):
        over = asyncio.create_task(session.carry_on())
        session.end()
        session.part()
        await over


async def test_who_stops_waiting_for_the_end_stops_what_is_being_done(tmp_path: Path, monkeypatch: Any) -> None:
    async with conversing(tmp_path / "store") as (session, table, _):
        stopped: list[str] = []

        async def linger(*_: object) -> None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                stopped.append("the command")
                raise

        monkeypatch.setattr(table, "say", linger)
        over = asyncio.create_task(session.carry_on())
        session.hear('{"kind":"say","id":"words-1","text":"hello"}')
        await asyncio.sleep(0.01)
        over.cancel()
        with pytest.raises(asyncio.CancelledError):
            await over
        await until(lambda: bool(stopped))


async def test_who_is_cut_off_while_a_move_is_made_leaves_it_to_be_made(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with conversing(tmp_path / "store") as (session, table, _):
        going = asyncio.create_task(session.carry_on())
        await asyncio.sleep(0)
        session.hear(play(0, "c5"))
        session.hear(look(1))
        await asyncio.sleep(0)
        going.cancel()
        with pytest.raises(asyncio.CancelledError):
            await going
        await until(lambda: table.view.moments("ada")[-1].version == 1)
        assert not caplog.records
