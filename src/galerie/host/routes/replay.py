"""The route that replays a recorded game."""

from typing import Any

from litestar import MediaType, Request, Response, post
from litestar.di import NamedDependency

from galerie.host.routes.tables import Since
from galerie.host.table.registry import TableRegistry
from galerie.host.view import snapshot
from galerie.host.web.openapi import TextOperation
from galerie.host.wire import Replay


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
    encoded = await services.offload(snapshot.replayed, await request.body(), since, services.limits.record_lines)
    return Response(encoded, media_type=MediaType.JSON)  # type: ignore[arg-type]  # encoded already


REPLAY = [replay_record]
