"""Routes of tables and of what they show."""

from typing import Annotated

from litestar import MediaType, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from galerie.host.table import warm_ups
from galerie.host.table.registry import TableRegistry
from galerie.host.wire import Hint, JoinWish, Moment, MoveCheck, Review, TableInfo, TableWish

SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
TheRegistry = NamedDependency[TableRegistry]
Guest = NamedDependency[str]


@post("/api/tables", summary="Open a table")
async def open_table(data: JSONBody[TableWish], registry: TheRegistry, guest: Guest) -> TableInfo:
    return (await registry.open(guest, data)).view.info(guest)


@get("/api/tables/{table_id:str}", summary="A table")
async def table_info(table_id: FromPath[str], registry: TheRegistry, guest: Guest) -> TableInfo:
    return (await registry.find(table_id)).view.info(guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, summary="Take an open seat")
async def take_seat(
    table_id: FromPath[str], seat: SeatNumber, data: JSONBody[JoinWish], registry: TheRegistry, guest: Guest
) -> TableInfo:
    table = await registry.find(table_id)
    await warm_ups.sit(registry, table, guest, seat, data.name)
    return table.view.info(guest)


@put("/api/tables/{table_id:str}/seats/{seat:int}/name", summary="Give the visitor's own seat another name")
async def name_seat(
    table_id: FromPath[str], seat: SeatNumber, data: JSONBody[JoinWish], registry: TheRegistry, guest: Guest
) -> TableInfo:
    """Not for accounts, which have one name everywhere."""
    table = await registry.find(table_id)
    await table.seats.name_seat(guest, seat, data.name)
    return table.view.info(guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}/check", status_code=200, summary="Whether a move could be made now")
async def check_move(
    table_id: FromPath[str], seat: SeatNumber, data: JSONBody[MoveCheck], registry: TheRegistry, guest: Guest
) -> None:
    """Nothing happens at the table."""
    (await registry.find(table_id)).check(guest, seat, data.move)


@get("/api/tables/{table_id:str}/moments", summary="The moments of the present line, a page of them from a ply on")
async def moments(
    table_id: FromPath[str], registry: TheRegistry, guest: Guest, since: Since = 0
) -> Response[list[Moment]]:
    table = await registry.find(table_id)
    return Response(await table.view.moment_page(guest, since), media_type=MediaType.JSON)  # type: ignore[arg-type]  # encoded


@get("/api/tables/{table_id:str}/hint/{seat:int}", summary="A hint for the player of a seat")
async def hint(table_id: FromPath[str], seat: SeatNumber, registry: TheRegistry, guest: Guest) -> Hint:
    table = await registry.find(table_id)  # keeps it loaded until the hint is noted
    advice = await table.advice.hint(guest, seat)
    return Hint(advice.move, advice.reason, dict(advice.figures))


@get("/api/tables/{table_id:str}/review", summary="The review of a finished game")
async def review(table_id: FromPath[str], registry: TheRegistry) -> Review:
    table = await registry.find(table_id)
    return Review(table.view.info(None).game, await table.advice.review())


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record of the game as text")
async def table_record(table_id: FromPath[str], registry: TheRegistry) -> Response[str]:
    table = await registry.find(table_id)
    name = f"{table.view.info(None).game}-{table_id}.txt"
    return Response(table.view.record(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


TABLES = [open_table, table_info, take_seat, name_seat, check_move, moments, hint, review, table_record]
