"""Routes of the administrators' page."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from galerie.host.moderation import desk
from galerie.host.moderation.administrators import Administrators
from galerie.host.moderation.orders import Orders
from galerie.host.routes.tables import TheRegistry
from galerie.host.web.origin import sender
from galerie.host.wire import (
    AccountRemoval,
    AdminInfo,
    AdminSignIn,
    AuditEntry,
    BanEntry,
    BanWish,
    PersonEntry,
    ReportEntry,
    TableEntry,
)

Asking = Request[Any, Any, Any]
TheOrders = NamedDependency[Orders]
TheAdministrators = NamedDependency[Administrators]
Number = Annotated[int, PathParameter(ge=0, le=2**62)]
Searched = Annotated[str, QueryParameter(max_length=40)]
Closed = Annotated[bool, QueryParameter()]


@post("/api/admin/session", summary="Sign in as an administrator")
async def sign_in_administrator(
    request: Asking, data: JSONBody[AdminSignIn], administrators: TheAdministrators
) -> Response[AdminInfo]:
    info, cookie = await administrators.sign_in(data, sender(request), request.scope["scheme"])
    return Response(info, cookies=[cookie])


@get("/api/admin/session", summary="The administrator who has signed in")
async def administrator(request: Asking) -> AdminInfo:
    return _info(request)


@delete("/api/admin/session", status_code=200, summary="Sign out as an administrator")
async def sign_out_administrator(request: Asking, administrators: TheAdministrators) -> Response[None]:
    return Response(None, cookies=[await administrators.sign_out(request)])


@get("/api/admin/reports", summary="The newest reports")
async def list_reports(registry: TheRegistry, closed: Closed = False) -> list[ReportEntry]:
    return await registry.store.read(partial(desk.reports, closed=closed), "reports")


@post("/api/admin/reports/{number:int}/closing", status_code=200, summary="Close a report")
async def close_report(request: Asking, number: Number, orders: TheOrders) -> None:
    await orders.carry_out(_info(request).name, lambda db, by: desk.close_report(db, by, number))


@get("/api/admin/people", summary="Accounts, by name or the newest")
async def list_people(registry: TheRegistry, name: Searched = "") -> list[PersonEntry]:
    now = registry.store.wall_clock()
    return await registry.store.read(lambda db: desk.people(db, now, name), "people")


@get("/api/admin/tables", summary="Tables, by a player's name or those played at last")
async def list_tables(registry: TheRegistry, name: Searched = "") -> list[TableEntry]:
    return await registry.store.read(lambda db: desk.tables(db, name), "tables")


@get("/api/admin/bans", summary="The bans in force")
async def list_bans(registry: TheRegistry) -> list[BanEntry]:
    now = registry.store.wall_clock()
    return await registry.store.read(lambda db: desk.bans_in_force(db, now), "bans")


@post("/api/admin/bans", summary="Ban a person or a network")
async def ban(request: Asking, data: JSONBody[BanWish], orders: TheOrders) -> None:
    await orders.carry_out(_info(request).name, lambda db, by: desk.ban(db, by, data))


@delete("/api/admin/bans/{number:int}", status_code=200, summary="End a ban")
async def unban(request: Asking, number: Number, orders: TheOrders) -> None:
    await orders.carry_out(_info(request).name, lambda db, by: desk.unban(db, by, number))


@post("/api/admin/removals", status_code=200, summary="Remove an account with all that is stored of it")
async def remove_account(request: Asking, data: JSONBody[AccountRemoval], orders: TheOrders) -> None:
    await orders.remove_account(_info(request).name, data.person)


@get("/api/admin/audit", summary="What administrators have done")
async def list_audit(registry: TheRegistry) -> list[AuditEntry]:
    return await registry.store.read(desk.audit, "audit")


def _info(request: Asking) -> AdminInfo:
    info: AdminInfo = request.scope["state"]["administrator"]
    return info


ADMIN_ENTRANCE = [sign_in_administrator]
ADMIN = [
    administrator,
    sign_out_administrator,
    list_reports,
    close_report,
    list_people,
    list_tables,
    list_bans,
    ban,
    unban,
    remove_account,
    list_audit,
]
