"""Routes of the lobby, of pairing, and of seats before a game begins; the WebSocket of the lobby."""

from typing import Any

from litestar import MediaType, Response, WebSocket, delete, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from galerie.host.lobby.pairing import pair
from galerie.host.routes.tables import Guest, SeatNumber, TheRegistry
from galerie.host.socket.connection import Connection
from galerie.host.socket.listening import listen
from galerie.host.table import warm_ups
from galerie.host.table.registry import TableRegistry
from galerie.host.wire import BotWish, LobbyInfo, PairWish, SuccessionAnswer, TableInfo


@get("/api/lobby", summary="The public tables that wait for players, and those that may be watched")
async def lobby_info(registry: TheRegistry) -> Response[LobbyInfo]:
    message: Any = registry.lobby.message()  # encoded already
    return Response(message, media_type=MediaType.JSON)


@post("/api/pairings", status_code=200, summary="Take a seat at a table where somebody waits, or open a new one")
async def pair_up(data: JSONBody[PairWish], registry: TheRegistry, guest: Guest) -> TableInfo:
    return await pair(registry, guest, data)


@delete(
    "/api/tables/{table_id:str}", status_code=200, summary="Withdraw a table before the game, for whoever opened it"
)
async def withdraw_table(table_id: FromPath[str], registry: TheRegistry, guest: Guest) -> TableInfo:
    table = await registry.find(table_id)
    await table.seats.withdraw(guest)
    return table.view.info(guest)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, summary="Give up a seat before the game")
async def leave_seat(table_id: FromPath[str], seat: SeatNumber, registry: TheRegistry, guest: Guest) -> TableInfo:
    table = await registry.find(table_id)
    await table.seats.stand_up(guest, seat)
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
    await table.seats.seat_bot(guest, seat, data.level)
    return table.view.info(guest)


@post(
    "/api/tables/{table_id:str}/start",
    status_code=200,
    summary="Start with fewer players than planned, for whoever opened the table",
)
async def start_with_fewer(table_id: FromPath[str], registry: TheRegistry, guest: Guest) -> TableInfo:
    table = await registry.find(table_id)
    await table.seats.start_with_fewer(guest)
    return table.view.info(guest)


@post(
    "/api/tables/{table_id:str}/warm-up",
    status_code=200,
    summary="Play a bot while one waits for an opponent, for whoever sits at a table that waits",
)
async def warm_up(table_id: FromPath[str], data: JSONBody[BotWish], registry: TheRegistry, guest: Guest) -> TableInfo:
    """The table of that game. Asking twice gives the same one until its game is over."""
    table = await registry.find(table_id)
    return (await warm_ups.begin(registry, guest, table, data.level)).view.info(guest)


@post(
    "/api/tables/{table_id:str}/warm-up/answer",
    status_code=200,
    summary="Say whether that game goes on with the opponent who has come",
)
async def answer_succession(
    table_id: FromPath[str], data: JSONBody[SuccessionAnswer], registry: TheRegistry, guest: Guest
) -> TableInfo:
    table = await registry.find(table_id)
    await warm_ups.answer(registry, guest, table, agreed=data.agreed)
    return table.view.info(guest)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket[Any, Any, Any], registry: NamedDependency[TableRegistry]) -> None:
    """It sends the lobby at once, whenever it changes, and soon after it is asked."""
    lobby = registry.lobby

    async def enter(connection: Connection) -> None:
        lobby.subscribe(connection)

    await listen(socket, registry, enter, lobby.ask, lobby.unsubscribe)


LOBBY = [lobby_info, pair_up, withdraw_table, leave_seat, seat_bot, start_with_fewer, warm_up, answer_succession]
