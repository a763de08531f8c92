"""The route that replays a recorded game."""

from typing import Any

from litestar import MediaType, Request, Response, post
from litestar.di import NamedDependency

from galerie.core import BadRecord
from galerie.core.record import loads
from galerie.host.table.registry import TableRegistry
from galerie.host.table.table import LONGEST_LOG
from galerie.host.view import snapshot
from galerie.host.web.openapi import TextOperation
from galerie.host.wire import Replay


@post(
    "/api/replay",
    status_code=200,
    summary="A recorded game as moments; nothing is stored",
    operation_class=TextOperation,
)
async def replay_record(request: Request[Any, Any, Any], registry: NamedDependency[TableRegistry]) -> Response[Replay]:
    try:
        record = loads((await request.body()).decode())
    except UnicodeDecodeError as error:
        raise BadRecord("record-header") from error
    if len(record.lines) > LONGEST_LOG:
        raise BadRecord("record-long", lines=LONGEST_LOG)
    if len(record.lines) <= snapshot.SHORT:
        encoded = snapshot.replayed(record)
    else:
        encoded = await registry.services.offload(snapshot.replayed, record)
    return Response(encoded, media_type=MediaType.JSON)  # type: ignore[arg-type]  # encoded already


REPLAY = [replay_record]
