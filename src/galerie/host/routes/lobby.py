"""How people come together: the lobby over REST and over its socket, pairing, and seats before a game begins."""

import asyncio
from typing import Any

from litestar import WebSocket, delete, get, post, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody

from galerie.core import Refusal
from galerie.host.lobby.pairing import pair
from galerie.host.routes.tables import Guest, SeatNumber, TheRegistry
from galerie.host.socket.connection import POLICY_VIOLATION, RESTARTING, TRY_AGAIN_LATER, Connection
from galerie.host.socket.endpoint import send
from galerie.host.socket.limits import ConnectionLimit
from galerie.host.socket.session import RateLimit
from galerie.host.table.registry import TableRegistry
from galerie.host.web.origin import is_foreign, sender
from galerie.host.wire import BotWish, LobbyInfo, PairWish, TableInfo


@get("/api/lobby", summary="The public tables that wait for players, and those that may be watched")
async def lobby_info(registry: TheRegistry) -> LobbyInfo:
    return registry.lobby.info()


@post("/api/pairings", status_code=200, summary="A seat at a table where somebody waits, or a new one to wait at")
async def pair_up(data: JSONBody[PairWish], registry: TheRegistry, guest: Guest) -> TableInfo:
    return (await pair(registry, guest, data)).view.info(guest)


@delete("/api/tables/{table_id:str}", status_code=200, summary="Take back a table of one's own before the game")
async def withdraw_table(table_id: FromPath[str], registry: TheRegistry, guest: Guest) -> TableInfo:
    table = await registry.find(table_id)
    await table.withdraw(guest)
    return table.view.info(guest)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, summary="Give one's seat up before the game")
async def leave_seat(table_id: FromPath[str], seat: SeatNumber, registry: TheRegistry, guest: Guest) -> TableInfo:
    table = await registry.find(table_id)
    await table.stand(guest, seat)
    return table.view.info(guest)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    status_code=200,
    summary="Let a bot take an open seat at a table of one's own",
)
async def seat_bot(
    table_id: FromPath[str], seat: SeatNumber, data: JSONBody[BotWish], registry: TheRegistry, guest: Guest
) -> TableInfo:
    table = await registry.find(table_id)
    await table.hand_over(guest, seat, data.level)
    return table.view.info(guest)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket[Any, Any, Any], registry: NamedDependency[TableRegistry]) -> None:
    """The lobby at once, and again whenever it changes or the client says anything at all."""
    connection_limit: ConnectionLimit = socket.app.state.connection_limit
    await socket.accept()
    if is_foreign(socket):
        await socket.close(POLICY_VIOLATION)
        return
    try:
        connection_limit.enter(sender(socket))
    except Refusal:
        await socket.close(TRY_AGAIN_LATER)
        return
    listener = Connection(None)
    if registry.draining:
        listener.dismiss(RESTARTING)
    registry.lobby.enter(listener)
    sending = asyncio.create_task(send(socket, listener))
    rate_limit = RateLimit(socket.app.state.messages_per_second)
    try:
        while True:
            await socket.receive_text()
            rate_limit.spend()
            registry.lobby.answer(listener)
    except WebSocketDisconnect:
        pass
    except Refusal:  # too much is said: nobody needs the lobby so often
        await socket.close(POLICY_VIOLATION)
    finally:
        registry.lobby.leave(listener)
        connection_limit.leave(sender(socket))
        sending.cancel()


GATHERING = [lobby_info, pair_up, withdraw_table, leave_seat, seat_bot]
