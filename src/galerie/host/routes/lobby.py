"""Routes of the lobby, of pairing, and of seats before a game begins; the WebSocket of the lobby."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from litestar import MediaType, Response, WebSocket, delete, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from galerie.core import Refusal
from galerie.host.lobby.lobby import Lobby
from galerie.host.lobby.pairing import pair
from galerie.host.routes.tables import Guest, SeatNumber, TheRegistry
from galerie.host.socket.connection import POLICY_VIOLATION, RESTARTING, Connection
from galerie.host.socket.endpoint import open_channel, release, serve, turn_away
from galerie.host.socket.limits import RateLimit, SocketLimits
from galerie.host.table.registry import TableRegistry
from galerie.host.web.origin import is_foreign, sender
from galerie.host.web.problems import problem
from galerie.host.wire import BotWish, LobbyInfo, PairWish, Refused, TableInfo, encode
from galerie.texts import choose


@get("/api/lobby", summary="The public tables that wait for players, and those that may be watched")
async def lobby_info(registry: TheRegistry) -> Response[LobbyInfo]:
    message: Any = registry.lobby.message()  # encoded already
    return Response(message, media_type=MediaType.JSON)


@post("/api/pairings", status_code=200, summary="Take a seat at a table where somebody waits, or open a new one")
async def pair_up(data: JSONBody[PairWish], registry: TheRegistry, guest: Guest) -> TableInfo:
    return (await pair(registry, guest, data)).view.info(guest)


@delete(
    "/api/tables/{table_id:str}", status_code=200, summary="Withdraw a table before the game, for whoever opened it"
)
async def withdraw_table(table_id: FromPath[str], registry: TheRegistry, guest: Guest) -> TableInfo:
    table = await registry.find(table_id)
    await table.withdraw(guest)
    return table.view.info(guest)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, summary="Give up a seat before the game")
async def leave_seat(table_id: FromPath[str], seat: SeatNumber, registry: TheRegistry, guest: Guest) -> TableInfo:
    table = await registry.find(table_id)
    await table.stand_up(guest, seat)
    return table.view.info(guest)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot",
    status_code=200,
    summary="Give an open seat to a bot, for whoever opened the table",
)
async def seat_bot(
    table_id: FromPath[str], seat: SeatNumber, data: JSONBody[BotWish], registry: TheRegistry, guest: Guest
) -> TableInfo:
    table = await registry.find(table_id)
    await table.seat_bot(guest, seat, data.level)
    return table.view.info(guest)


@dataclass(eq=False, slots=True)
class LobbySession:
    """A client that is sent the lobby at once, whenever it changes, and soon after it sends anything."""

    lobby: Lobby
    connection: Connection
    language: str
    rate_limit: RateLimit
    over: asyncio.Event = field(default_factory=asyncio.Event)
    disconnected: bool = False

    def receive(self, _: str) -> None:
        try:
            self.rate_limit.spend()
        except Refusal as refusal:
            self.connection.send(encode(Refused(None, problem(refusal, self.language))))
            self.connection.close(POLICY_VIOLATION)
        else:
            self.lobby.ask(self.connection)

    def disconnect(self) -> None:
        self.disconnected = True
        self.close()

    def close(self) -> None:
        self.over.set()

    async def run(self) -> None:
        await self.over.wait()


@websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket[Any, Any, Any], registry: NamedDependency[TableRegistry]) -> None:
    state = socket.app.state
    limits: SocketLimits = state.socket_limits
    await socket.accept()
    if is_foreign(socket):
        await socket.close(POLICY_VIOLATION)
        return
    try:
        places = limits.enter(sender(socket), state.guests.recognise(socket))
    except Refusal as refusal:
        await turn_away(socket, refusal)
        return
    connection = Connection(None, channel=open_channel(socket))
    language = choose(socket.headers.get("accept-language") or "")
    session = LobbySession(registry.lobby, connection, language, RateLimit(state.messages_per_second))
    if registry.draining:
        connection.close(RESTARTING)
    try:
        registry.lobby.subscribe(connection)
        await serve(socket, connection, session)
    finally:
        limits.leave(places)
        registry.lobby.unsubscribe(connection)
        release(connection)


LOBBY = [lobby_info, pair_up, withdraw_table, leave_seat, seat_bot]
