"""Sockets on which a client mostly listens: to the lobby, or to what calls it to a table."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from litestar import WebSocket

from galerie.bots.slots import whose
from galerie.core import Refusal
from galerie.host.people.guests import Guests
from galerie.host.socket.connection import POLICY_VIOLATION, RESTARTING, Connection
from galerie.host.socket.endpoint import open_channel, release, serve, turn_away
from galerie.host.socket.limits import RateLimit, SocketLimits, SocketRate
from galerie.host.table.registry import TableRegistry
from galerie.host.web.origin import is_foreign, sender
from galerie.host.web.problems import problem
from galerie.host.wire import Refused, encode
from galerie.texts import choose


@dataclass(eq=False, slots=True)
class ListeningSession:
    """A client that is told something soon after it sends anything."""

    connection: Connection
    answer: Callable[[Connection], None]
    language: str
    rate_limit: RateLimit
    over: asyncio.Event = field(default_factory=asyncio.Event)
    disconnected: bool = False

    def receive(self, _: str) -> None:
        if self.connection.closed:  # what was sent before the client knew
            return
        try:
            self.rate_limit.spend()
        except Refusal as refusal:
            self.connection.send(encode(Refused(None, problem(refusal, self.language))))
            self.connection.close(POLICY_VIOLATION)
        else:
            self.answer(self.connection)

    def disconnect(self) -> None:
        self.disconnected = True
        self.close()

    def close(self) -> None:
        self.over.set()

    async def run(self) -> None:
        await self.over.wait()


async def everybody(_: str | None) -> None:
    """Admit a client where all are welcome."""


async def listen(
    socket: WebSocket[Any, Any, Any],
    registry: TableRegistry,
    enter: Callable[[Connection], Awaitable[None]],
    answer: Callable[[Connection], None],
    leave: Callable[[Connection], None],
    admit: Callable[[str | None], Awaitable[str | None]] = everybody,
) -> None:
    """Serve a client from `enter` to `leave`, with an `answer` to whatever it sends. `admit` says for a guest what
    their socket counts against beside their address and themselves, or refuses it.
    """
    state = socket.app.state
    guests: Guests = state.guests
    limits: SocketLimits = state.socket_limits
    await socket.accept()
    if is_foreign(socket):
        await socket.close(POLICY_VIOLATION)
        return
    guest, address = guests.recognise(socket), sender(socket)
    whose.set(registry.people.payer(guest, address))
    try:
        state.bans.check_person(guest)
        places = limits.enter(address, guest, await admit(guest))
    except Refusal as refusal:
        await turn_away(socket, refusal)
        return
    connection = Connection(guest, address, channel=open_channel(socket), session=guests.sessions.digest(socket))
    language = choose(socket.headers.get("accept-language") or "")
    rate_limit = SocketRate(state.message_rates, address, guest)
    session = ListeningSession(connection, answer, language, rate_limit)
    if registry.draining:
        connection.close(RESTARTING)
    try:
        await enter(connection)
        await serve(socket, connection, session)
    finally:
        limits.leave(places)
        leave(connection)
        release(connection)
