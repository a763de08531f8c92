"""The WebSocket of a table: commands in, frames out."""

import asyncio
from contextlib import suppress
from typing import Any, Final, Protocol

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from galerie.bots.slots import whose
from galerie.core import Refusal
from galerie.host.people.guests import Guests
from galerie.host.socket.channel import AsgiChannel, Channel, Listener
from galerie.host.socket.connection import OUTSIDE, POLICY_VIOLATION, RESTARTING, TRY_AGAIN_LATER, Connection
from galerie.host.socket.fast.protocol import fast_channel
from galerie.host.socket.limits import SocketLimits, SocketRate
from galerie.host.socket.session import SocketSession
from galerie.host.table.registry import TableRegistry
from galerie.host.web.origin import is_foreign, sender
from galerie.host.web.problems import problem
from galerie.host.wire import Refused, encode
from galerie.texts import choose

UNKNOWN: Final = 4404
"""The close code for a table, a room or a tournament that does not exist."""

CLOSE_CODES: Final = {
    "table-unknown": UNKNOWN,
    "room-unknown": UNKNOWN,
    "room-outside": OUTSIDE,
    "tournament-unknown": UNKNOWN,
    "table-elsewhere": RESTARTING,
    "database-away": TRY_AGAIN_LATER,
}

LONGEST_VERSION: Final = 10
"""Digits; a longer `since` is ignored."""


class Session(Listener, Protocol):
    """Handles the messages of one connection."""

    disconnected: bool

    async def run(self) -> None:
        """Return once the client has disconnected, or after `close`."""

    def close(self) -> None: ...


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    registry: NamedDependency[TableRegistry],
    table_id: FromPath[str],
    since: FromQuery[str] = "",
    watch: FromQuery[str | None] = None,
) -> None:
    """With `watch` the visitor is a spectator, whoever they are: so it is in the frames of other sites."""
    state = socket.app.state
    guests: Guests = state.guests
    limits: SocketLimits = state.socket_limits
    language = choose(socket.headers.get("accept-language") or "")
    await socket.accept()
    if is_foreign(socket):
        await socket.close(POLICY_VIOLATION)
        return
    guest, address = None if watch is not None else guests.recognise(socket), sender(socket)
    whose.set(registry.people.payer(guest, address))
    try:
        state.bans.check_person(guest)
        table = await registry.find(table_id)
        plays = guest is not None and table.seats_of(guest)
        places = limits.enter(address, guest, None if plays else table_id)
    except Refusal as refusal:
        await turn_away(socket, refusal)
        return
    connection = Connection(guest, address, channel=open_channel(socket), session=guests.sessions.digest(socket))
    rate_limit = SocketRate(state.message_rates, address, guest)
    session = SocketSession(registry, table, connection, language, state.metrics, rate_limit, state.message_limits)
    if registry.draining:
        connection.close(RESTARTING)
    try:
        table.enter(connection, int(since) if since.isdecimal() and len(since) <= LONGEST_VERSION else None)
        await serve(socket, connection, session)
    finally:
        limits.leave(places)
        table.leave(connection)
        release(connection)


async def turn_away(socket: WebSocket[Any, Any, Any], refusal: Refusal) -> None:
    """Say why a socket is not served, and close it."""
    language = choose(socket.headers.get("accept-language") or "")
    await socket.send_data(encode(Refused(None, problem(refusal, language))), mode="text")
    await socket.close(CLOSE_CODES.get(refusal.code, TRY_AGAIN_LATER))


def open_channel(socket: WebSocket[Any, Any, Any]) -> Channel:
    """The fast channel where the server offers one, otherwise plain ASGI."""
    backlog_bytes: int = socket.app.state.connection_limits.backlog_bytes
    return fast_channel(socket.scope) or AsgiChannel(socket, backlog_bytes)


async def serve(socket: WebSocket[Any, Any, Any], connection: Connection, session: Session) -> None:
    """Run a session until the client disconnects or the server closes the connection."""
    channel = connection.channel
    assert channel  # noqa: S101  it is open
    connection.on_close = session.close
    if connection.closed:
        session.close()
    channel.listen(session)
    # in a task of its own: resuming this one would go through all the frames of the server and the framework
    await asyncio.create_task(session.run())
    if not session.disconnected:
        await channel.flush()
        with suppress(OSError):  # the client has disconnected meanwhile
            await socket.close(connection.close_code)


def release(connection: Connection) -> None:
    """Break the reference cycles through a connection that is over."""
    if connection.channel:
        connection.channel.detach()
    connection.channel = connection.on_close = None
