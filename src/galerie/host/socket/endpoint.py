"""The socket of a table: commands in, frames out."""

import asyncio
from contextlib import suppress
from typing import Any, Final
from weakref import proxy

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from litestar.types import Receive, Send

from galerie.core import Refusal
from galerie.host.people.guests import Guests
from galerie.host.socket.connection import POLICY_VIOLATION, RESTARTING, TRY_AGAIN_LATER, Connection
from galerie.host.socket.fast.protocol import FastChannel, Mailbox, fast_channel
from galerie.host.socket.limits import ConnectionLimit
from galerie.host.socket.session import RateLimit, SocketSession
from galerie.host.table.registry import TableRegistry
from galerie.host.web.origin import is_foreign, sender
from galerie.host.web.problems import problem
from galerie.host.wire import Refused, encode
from galerie.texts import choose

UNKNOWN_TABLE: Final = 4404
LONGEST_VERSION: Final = 10
"""Digits of a version; with more it is none."""


class Socket(WebSocket[Any, Any, Any]):
    """One that does not hold itself: once it is closed it is gone, and Python need not look for it."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        return WebSocket.send_wrapper(proxy(self), send)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    registry: NamedDependency[TableRegistry],
    table_id: FromPath[str],
    since: FromQuery[str] = "",
) -> None:
    guests: Guests = socket.app.state.guests
    connection_limit: ConnectionLimit = socket.app.state.connection_limit
    language = choose(socket.headers.get("accept-language") or "")
    await socket.accept()
    if is_foreign(socket):
        await socket.close(POLICY_VIOLATION)
        return
    try:
        table = await registry.find(table_id)
        connection_limit.enter(sender(socket))
    except Refusal as refusal:
        await socket.send_data(encode(Refused(None, problem(refusal, language))), mode="text")
        await socket.close(UNKNOWN_TABLE if refusal.code == "table-unknown" else TRY_AGAIN_LATER)
        return
    connection = Connection(
        guests.recognise(socket), session=guests.sessions.digest(socket), fast_channel=fast_channel(socket.scope)
    )
    if registry.draining:
        connection.dismiss(RESTARTING)
    state = socket.app.state
    rate_limit = RateLimit(state.messages_per_second)
    session = SocketSession(registry, table, connection, language, state.metrics, rate_limit)
    try:
        table.enter(connection, int(since) if since.isdecimal() and len(since) <= LONGEST_VERSION else None)
        if connection.fast_channel:
            await _converse(socket, connection.fast_channel, connection, session)
        else:
            await _correspond(socket, connection, session)
    finally:
        table.leave(connection)
        connection_limit.leave(sender(socket))
        connection.frames, connection.fast_channel = Mailbox(), None  # which hold him, and he them


async def _converse(
    socket: WebSocket[Any, Any, Any], fast_channel: FastChannel, connection: Connection, session: SocketSession
) -> None:
    """By the short way: what is said is heard as it comes."""
    fast_channel.listen(session)
    connection.frames.call(lambda _: session.end())
    # as a task of its own: here every command would wake up all that was called from the server down to here
    await asyncio.create_task(session.carry_on())
    if not session.deserted:
        with suppress(OSError):  # the visitor was quicker
            await socket.close(connection.farewell)


async def _correspond(socket: WebSocket[Any, Any, Any], connection: Connection, session: SocketSession) -> None:
    """By the long way, which every server has."""
    sending = asyncio.create_task(send(socket, connection))
    try:
        while not connection.lost:
            session.hear(await socket.receive_text())
            await session.obey()
        await sending
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()


async def send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while (frame := await connection.frames.get()) is not None:
        await socket.send_data(frame, mode="text")
    await socket.close(connection.farewell)
