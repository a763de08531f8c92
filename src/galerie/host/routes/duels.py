"""Routes of duels: the same deal for several people."""

from typing import Annotated, Any, TypeAlias

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from galerie import deals
from galerie.core import Refusal
from galerie.core.options import values
from galerie.games import find
from galerie.host.duels.storage import Duel
from galerie.host.routes.tables import Guest, TheRegistry
from galerie.host.table.registry import TableRegistry
from galerie.host.web.origin import sender
from galerie.host.wire import (
    DuelChallengeWish,
    DuelEntry,
    DuelInfo,
    DuelTryWish,
    DuelWish,
    SeatWish,
    TableInfo,
    TableWish,
)

DuelId: TypeAlias = Annotated[str, PathParameter(max_length=40)]
Asking: TypeAlias = Request[Any, Any, Any]
TableId: TypeAlias = Annotated[str, QueryParameter(max_length=40)]


@post("/api/duels", status_code=200, summary="Make a duel of a deal that the visitor has played, or of a new one")
async def make_duel(data: JSONBody[DuelWish], request: Asking, registry: TheRegistry, guest: Guest) -> DuelInfo:
    """Asking twice for the same deal gives the same duel. A new deal is the visitor's to play first, or later."""
    duels = registry.duels
    if data.table is not None:
        table = await registry.glance(data.table)
        if not table.seats_of(guest):
            raise Refusal("seat-not-yours")
        if not table.view.over:
            raise Refusal("duel-early")
    else:
        game = find(data.game or "")
        if not deals.are_for(game, 1) or 1 not in game.seats:
            raise Refusal("duel-none")
        table = await registry.open(guest, TableWish(game.name, [SeatWish("me", data.name)], data.options), duel=True)
    return await duels.info(await duels.make(guest, table.setup, sender(request)), guest)


@get("/api/duels/{duel_id:str}", summary="A duel; its results for whoever has played it")
async def duel_info(duel_id: DuelId, registry: TheRegistry, guest: Guest) -> DuelInfo:
    duels = registry.duels
    return await duels.info(await duels.find(duel_id, guest), guest)


@post("/api/duels/{duel_id:str}/tries", status_code=200, summary="Play a duel, or go on")
async def play_duel(
    duel_id: DuelId, data: JSONBody[DuelTryWish], request: Asking, registry: TheRegistry, guest: Guest
) -> TableInfo:
    """Only the first try counts: asking again gives the same table."""
    duel = await registry.duels.find(duel_id, guest)
    return await _tried(registry, duel, guest, data.name, sender(request))


@post("/api/duels/{duel_id:str}/challenges", status_code=200, summary="Challenge an account to a duel")
async def challenge_to_duel(
    duel_id: DuelId, data: JSONBody[DuelChallengeWish], registry: TheRegistry, guest: Guest
) -> DuelInfo:
    if guest not in registry.people.names:
        raise Refusal("account-needed")
    duels = registry.duels
    duel = await duels.find(duel_id, guest)
    await duels.challenge(duel, guest, data.name)
    return await duels.info(duel, guest)


@get("/api/me/duels", summary="The duels that the visitor plays or has played; or those of one of their tables")
async def my_duels(registry: TheRegistry, guest: Guest, table: TableId = "") -> list[DuelEntry]:
    return await registry.duels.listed(guest, table or None)


async def _tried(registry: TableRegistry, duel: Duel, guest: str, name: str, address: str) -> TableInfo:
    """The table where a guest plays a duel; it is opened when they play for the first time."""
    duels = registry.duels
    try:
        if own := await duels.own_try(duel, guest, address):
            return await registry.info(own, guest)
        game = find(duel.game)
        chosen = game.chosen(game.version, duel.options)
        wish = TableWish(game.name, [SeatWish("me", name)], values(chosen), deal=duel.deal)
        table_id = registry.services.placement.new_table_id()
        begin = duels.beginning(duel, guest, table_id, address)
        return (await registry.open(guest, wish, table_id=table_id, duel=True, extra=begin)).view.info(guest)
    except Refusal as refusal:
        if refusal.code != "duel-begun":
            raise
    own = await duels.own_try(duel, guest)  # they have asked twice at once, perhaps another host
    if own is None:
        raise Refusal("duel-unknown")
    return await registry.info(own, guest)


DUELS = [make_duel, duel_info, play_duel, challenge_to_duel, my_duels]
