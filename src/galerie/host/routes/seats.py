"""Routes of seats that follow their player, and of the spectators' chat."""

from litestar import delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from galerie.host.routes.tables import Guest, SeatNumber, TheRegistry
from galerie.host.table.keys import SeatKeys
from galerie.host.wire import GalleryWish, KeyWish, ReclaimAnswer, SeatKey, TableInfo

TheKeys = NamedDependency[SeatKeys]


@post("/api/tables/{table_id:str}/key", summary="A key to the visitor's seats, for another device")
async def make_key(table_id: FromPath[str], keys: TheKeys, guest: Guest) -> SeatKey:
    """It replaces the one that the visitor made before at this table."""
    return SeatKey(*await keys.make(table_id, guest))


@post("/api/keys", status_code=200, summary="Hold the seats that a key opens")
async def use_key(data: JSONBody[KeyWish], keys: TheKeys, guest: Guest) -> TableInfo:
    return await keys.use(data.key, guest)


@delete(
    "/api/tables/{table_id:str}/devices",
    status_code=200,
    summary="Let no further device hold the visitor's seats but this one",
)
async def keep_device(table_id: FromPath[str], registry: TheRegistry, guest: Guest) -> TableInfo:
    """The device on which a seat was taken keeps it in any case."""
    table = await registry.find(table_id)
    await table.seats.keep_device(guest)
    return table.view.info(guest)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/reclaim",
    status_code=200,
    summary="Say that a seat is one's own, and ask the other players for it",
)
async def reclaim_seat(table_id: FromPath[str], seat: SeatNumber, registry: TheRegistry, guest: Guest) -> TableInfo:
    table = await registry.find(table_id)
    await table.seats.reclaim(guest, seat)
    return table.view.info(guest)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/reclaim", status_code=200, summary="Withdraw that")
async def withdraw_reclaim(table_id: FromPath[str], seat: SeatNumber, registry: TheRegistry, guest: Guest) -> TableInfo:
    table = await registry.find(table_id)
    await table.seats.withdraw_reclaim(guest, seat)
    return table.view.info(guest)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/reclaim/answer",
    status_code=200,
    summary="Answer somebody who says that a seat is theirs",
)
async def answer_reclaim(
    table_id: FromPath[str], seat: SeatNumber, data: JSONBody[ReclaimAnswer], registry: TheRegistry, guest: Guest
) -> TableInfo:
    table = await registry.find(table_id)
    await table.seats.answer_reclaim(guest, seat, granted=data.granted)
    return table.view.info(guest)


@post(
    "/api/tables/{table_id:str}/gallery",
    status_code=200,
    summary="Open or close the spectators' chat, for whoever opened the table",
)
async def set_gallery(
    table_id: FromPath[str], data: JSONBody[GalleryWish], registry: TheRegistry, guest: Guest
) -> TableInfo:
    table = await registry.find(table_id)
    await table.seats.set_gallery(guest, is_open=data.open)
    return table.view.info(guest)


SEATS = [make_key, use_key, keep_device, reclaim_seat, withdraw_reclaim, answer_reclaim, set_gallery]
