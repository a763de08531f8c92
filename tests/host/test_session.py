"""What a visitor says is read as it comes and done in its order; whoever says too much is held back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from galerie.core import Refusal
from galerie.host.ops.metrics import Metrics
from galerie.host.socket.connection import POLICY_VIOLATION
from galerie.host.socket.fast.move_batch import MoveBatcher
from galerie.host.socket.limits import BURST_SECONDS, MessageCount, MessageLimits, MessageRates, RateLimit, SocketRate
from galerie.host.socket.listening import ListeningSession
from galerie.host.socket.session import MOST_PENDING, SocketSession
from galerie.host.table.registry import TableRegistry
from galerie.host.table.table import Table
from tests.host.tables import RecordingChannel, Watcher, opened, until


@asynccontextmanager
async def conversing(path: Path, rate: float = 1_000) -> AsyncIterator[tuple[SocketSession, Table, RecordingChannel]]:
    async with opened(path) as table:
        connection = Watcher("ada")
        way = connection.recorded
        registry = cast("TableRegistry", SimpleNamespace(draining=False, moves=MoveBatcher()))
        table.enter(connection, None)
        way.sent.clear()
        yield SocketSession(registry, table, connection, "en", Metrics(), RateLimit(rate)), table, way
        table.leave(connection)


def look(number: int) -> str:
    return f'{{"kind":"look","id":"look-{number}","seat":null}}'


def play(ply: int, move: str) -> str:
    return f'{{"kind":"play","id":"ply-{ply}","seat":0,"move":"{move}"}}'


async def test_a_ping_is_answered_before_the_commands_that_wait(tmp_path: Path) -> None:
    async with conversing(tmp_path / "store") as (session, _, way):
        session.receive(play(0, "c5"))
        session.receive('{"kind":"ping","lag":40}')
        assert way.sent == [b'{"kind":"pong"}']
        assert session.connection.lag == 40
        await session.process()


async def test_commands_are_done_in_their_order_and_the_visitor_is_busy_until_the_last(tmp_path: Path) -> None:
    async with conversing(tmp_path / "store") as (session, table, way):
        session.receive(play(0, "c5"))
        session.receive(play(1, "e3"))
        assert session.connection.busy
        await session.process()
        assert not session.connection.busy
        kinds = [told.split(b'"')[3] for told in way.sent]
        assert kinds == [b"happened", b"saved", b"refused"], "the second is not this seat's to make"
        assert table.playing


async def test_whoever_says_more_than_can_be_done_is_held_back_until_it_is(tmp_path: Path) -> None:
    async with conversing(tmp_path / "store") as (session, _, way):
        for number in range(MOST_PENDING):
            session.receive(look(number))
        assert not way.paused
        session.receive(look(MOST_PENDING))
        assert way.paused
        await session.process()
        assert not way.paused
        assert len(way.sent) == MOST_PENDING + 1


async def test_nonsense_is_refused_each_time_and_ends_the_connection_at_last(tmp_path: Path) -> None:
    async with conversing(tmp_path / "store") as (session, _, way):
        for _ in range(MessageLimits().malformed - 1):
            session.receive("nonsense")
        session.receive('{"kind":"ping"}')
        for _ in range(MessageLimits().malformed - 1):
            session.receive("nonsense")
        assert not session.connection.closed
        session.receive("nonsense")
        assert (session.connection.closed, session.connection.close_code) == (True, POLICY_VIOLATION)
        session.receive('{"kind":"ping"}')
        assert len(way.sent) == 2 * MessageLimits().malformed, "what comes after that is not answered"


@pytest.mark.parametrize("command", ["", "x" * 41, "a\\u0000b", "a\\u0000"])
async def test_an_id_that_the_log_could_not_keep_is_refused(tmp_path: Path, command: str) -> None:
    async with conversing(tmp_path / "store") as (session, table, way):
        session.receive(f'{{"kind":"play","id":"{command}","seat":0,"move":"c5"}}')
        await session.process()
        assert b"message-malformed" in way.sent[-1]
        assert table.view.moments("ada")[-1].version == 0


async def test_it_is_over_once_what_was_said_before_the_end_has_been_done(tmp_path: Path) -> None:
    async with conversing(tmp_path / "store") as (session, _, way):
        over = asyncio.create_task(session.run())
        session.receive(play(0, "c5"))
        session.disconnect()
        await asyncio.sleep(0)
        assert not over.done()
        await over
        assert session.disconnected
        assert b"saved" in way.sent[-1]


async def test_a_conversation_without_commands_is_over_at_its_end(tmp_path: Path) -> None:
    async with conversing(tmp_path / "store") as (session, _, _):
        over = asyncio.create_task(session.run())
        session.close()
        session.disconnect()
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

        monkeypatch.setattr(type(table), "say", linger)
        over = asyncio.create_task(session.run())
        session.receive('{"kind":"say","id":"words-1","text":"hello"}')
        await asyncio.sleep(0.01)
        over.cancel()
        with pytest.raises(asyncio.CancelledError):
            await over
        await until(lambda: bool(stopped))


async def test_who_is_cut_off_while_a_move_is_made_leaves_it_to_be_made(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with conversing(tmp_path / "store") as (session, table, _):
        going = asyncio.create_task(session.run())
        await asyncio.sleep(0)
        session.receive(play(0, "c5"))
        session.receive(look(1))
        await asyncio.sleep(0)
        going.cancel()
        with pytest.raises(asyncio.CancelledError):
            await going
        await until(lambda: table.view.moments("ada")[-1].version == 1)
        assert not caplog.records


def test_a_listener_whose_connection_is_closed_is_not_answered() -> None:
    connection = Watcher("ada")
    answered: list[object] = []
    session = ListeningSession(connection, answered.append, "en", RateLimit(1_000))
    session.receive("?")
    connection.close(POLICY_VIOLATION)
    session.receive("?")
    assert answered == [connection]


def test_the_messages_of_a_person_and_of_an_address_are_counted_on_all_their_sockets() -> None:
    rates = MessageRates(per_socket=1_000, per_guest=2, per_address=3)
    one, other, neighbour = [SocketRate(rates, "192.0.2.1", guest) for guest in ("ada", "ada", "bob")]
    elsewhere = SocketRate(rates, "192.0.2.2", "zoe")
    for number in range(2 * BURST_SECONDS):
        (one, other)[number % 2].spend()
    for each in (one, other):
        with pytest.raises(Refusal, match="too many"):
            each.spend()
    for _ in range(3 * BURST_SECONDS // 2):
        neighbour.spend()
    with pytest.raises(Refusal, match="too many"):
        neighbour.spend()
    for _ in range(2 * BURST_SECONDS):
        elsewhere.spend()


def test_those_who_send_much_do_not_silence_their_neighbours() -> None:
    count = MessageCount(10, lambda: 0.0)
    for _ in range(10 * BURST_SECONDS):
        count.spend("192.0.2.1", "ada")
    for neighbour in ("bob", "cleo", "dan"):
        for _ in range(10 * BURST_SECONDS // 4):
            count.spend("192.0.2.1", neighbour)
        with pytest.raises(Refusal, match="too many"):
            count.spend("192.0.2.1", "ada")


def test_whoever_allows_more_messages_on_a_socket_allows_more_of_a_person() -> None:
    rates = MessageRates(per_socket=10)
    sockets = [SocketRate(rates, "192.0.2.1", "ada") for _ in range(5)]
    for each in sockets[:4]:
        for _ in range(10 * BURST_SECONDS):
            each.spend()
    with pytest.raises(Refusal, match="too many"):
        sockets[4].spend()


def test_messages_are_counted_anew_after_a_while() -> None:
    time = 0.0
    count = MessageCount(1, lambda: time)
    for _ in range(BURST_SECONDS):
        count.spend("ada")
    with pytest.raises(Refusal, match="too many"):
        count.spend("ada")
    time += BURST_SECONDS
    count.spend("ada")
