"""The routes that read recorded games and replay them."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from galerie.host.routes.tables import Since
from galerie.host.table.registry import TableRegistry
from galerie.host.view import snapshot
from galerie.host.web.openapi import FileOperation, TextOperation
from galerie.host.wire import RecordFile, Replay

Chosen = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


@post(
    "/api/replay",
    status_code=200,
    summary="A recorded game as moments, a page of them from a ply on; nothing is stored",
    operation_class=TextOperation,
)
async def replay_record(
    request: Request[Any, Any, Any], registry: NamedDependency[TableRegistry], since: Since = 0
) -> Response[Replay]:
    services = registry.services
    limits = services.limits.record
    encoded = await services.offload(snapshot.replayed, await request.body(), since, limits.lines, limits.page)
    return Response(encoded, media_type=MediaType.JSON)  # type: ignore[arg-type]  # encoded already


@post(
    "/api/records",
    status_code=200,
    summary="The recorded games of a file in any known format, and one of them as a record; nothing is stored",
    operation_class=FileOperation,
)
async def read_records(
    request: Request[Any, Any, Any], registry: NamedDependency[TableRegistry], game: Chosen = None
) -> Response[RecordFile]:
    services = registry.services
    encoded = await services.offload(snapshot.opened, await request.body(), game, services.limits.record_games)
    return Response(encoded, media_type=MediaType.JSON)  # type: ignore[arg-type]  # encoded already


REPLAY = [replay_record, read_records]
