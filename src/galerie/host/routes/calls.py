"""The WebSocket on which every page hears that it is the visitor's turn somewhere."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from galerie.core import Refusal
from galerie.host.lobby.challenges import Challenges
from galerie.host.socket.connection import TRY_AGAIN_LATER, Connection
from galerie.host.socket.listening import listen
from galerie.host.table.registry import TableRegistry


@websocket("/api/me/socket")
async def calls_socket(
    socket: WebSocket[Any, Any, Any],
    registry: NamedDependency[TableRegistry],
    challenges: NamedDependency[Challenges],
) -> None:
    """It sends `calls` at once, whenever something changes, and when it is asked; `begun` when a game begins."""

    async def enter(connection: Connection) -> None:
        try:
            await registry.call(connection)
            if (person := registry.people.person(connection.guest)) in registry.people.names:
                registry.calls.note_challenges(person, await challenges.listed(person))
        except Refusal:  # the store is busy: the client tries again
            connection.close(TRY_AGAIN_LATER)

    await listen(socket, registry, enter, registry.calls.ask, registry.calls.leave)
