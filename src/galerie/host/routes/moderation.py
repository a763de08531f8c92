"""Routes to report and block people, and to see, export and remove what is stored."""

from contextlib import suppress
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from galerie.core import Refusal
from galerie.host.moderation.blocks import Blocks
from galerie.host.moderation.reports import Reports
from galerie.host.people.accounts import Accounts
from galerie.host.people.own_data import OwnData
from galerie.host.routes.tables import Guest, TheRegistry
from galerie.host.store import holdings
from galerie.host.table.registry import TableRegistry
from galerie.host.table.table import Table
from galerie.host.view.privacy import privacy
from galerie.host.wire import Block, BlockWish, ChatLine, Export, Privacy, ReportWish
from galerie.texts import choose

TheBlocks = NamedDependency[Blocks]
BlockNumber = Annotated[int, PathParameter(ge=0, le=2**62)]


@post("/api/tables/{table_id:str}/reports", summary="Report somebody at a table to whoever runs the server")
async def report(
    table_id: FromPath[str],
    data: JSONBody[ReportWish],
    registry: TheRegistry,
    reports: NamedDependency[Reports],
    guest: Guest,
) -> None:
    table = await registry.find(table_id)
    lines = await _room_lines(registry, table, guest) if data.line is None else []
    await reports.add(guest, table, data, lines)


async def _room_lines(registry: TableRegistry, table: Table, guest: str) -> list[ChatLine]:
    """What was said in the room of a table, where its players talk, as far as a member may read it."""
    if table.setup.room is None:
        return []
    with suppress(Refusal):  # the room is gone, or another host has it
        room = await registry.rooms.find(table.setup.room)
        return room.chat.lines(guest) if room.members.find(guest) else []
    return []


@post("/api/rooms/{room_id:str}/reports", summary="Report a member of a room to whoever runs the server, by a line")
async def report_in_room(
    room_id: FromPath[str],
    data: JSONBody[ReportWish],
    registry: TheRegistry,
    reports: NamedDependency[Reports],
    guest: Guest,
) -> None:
    await reports.add(guest, await registry.rooms.find(room_id), data)


@post("/api/rooms/{room_id:str}/blocks", summary="Block a member of a room by a line; they are not told")
async def block_in_room(
    room_id: FromPath[str], data: JSONBody[BlockWish], registry: TheRegistry, blocks: TheBlocks, guest: Guest
) -> None:
    await blocks.add(guest, await registry.rooms.find(room_id), data)


@post("/api/tables/{table_id:str}/blocks", summary="Block somebody at a table, who is not told")
async def block(
    table_id: FromPath[str], data: JSONBody[BlockWish], registry: TheRegistry, blocks: TheBlocks, guest: Guest
) -> None:
    await blocks.add(guest, await registry.find(table_id), data)


@get("/api/me/blocks", summary="Whom the visitor has blocked")
async def my_blocks(blocks: TheBlocks, guest: Guest) -> list[Block]:
    return await blocks.of(guest)


@delete("/api/me/blocks/{number:int}", status_code=200, summary="Let somebody reach the visitor again")
async def unblock(number: BlockNumber, blocks: TheBlocks, guest: Guest) -> None:
    await blocks.remove(guest, number)


@get("/api/privacy", summary="All that this server stores")
async def privacy_page(request: Request[Any, Any, Any], registry: TheRegistry) -> Privacy:
    columns = await registry.store.read(holdings.columns, "schema")
    return privacy(columns, choose(request.headers.get("accept-language", "")))


@get("/api/me/data", summary="All that is stored of the visitor, as one JSON file")
async def my_data(own_data: NamedDependency[OwnData], guest: Guest) -> Response[Export]:
    encoded: Any = await own_data.export(guest)
    headers = {"Content-Disposition": 'attachment; filename="galerie.json"'}
    return Response(encoded, media_type=MediaType.JSON, headers=headers)


@post("/api/me/removal", status_code=200, summary="Remove what is stored of a guest")
async def remove_guest(
    request: Request[Any, Any, Any], registry: TheRegistry, accounts: NamedDependency[Accounts], guest: Guest
) -> None:
    """An account is removed with its passphrase instead."""
    if guest in registry.people.names:
        raise Refusal("signed-in")
    if "fresh_guest" not in request.scope["state"] and await accounts.remove_guest(guest):
        await registry.forget(guest)


MODERATION = [report, block, report_in_room, block_in_room, my_blocks, unblock, privacy_page, my_data, remove_guest]
