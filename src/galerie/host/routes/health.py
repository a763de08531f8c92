"""Routes for monitoring: liveness, readiness and metrics."""

import hmac
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from galerie.core import Refusal
from galerie.host.ops.metrics import CONTENT_TYPE
from galerie.host.table.registry import TableRegistry
from galerie.host.web.origin import is_local
from galerie.host.wire import Health, Readiness


@get("/health", summary="Whether the server is alive")
async def health() -> Health:
    return Health("ok")


@get(
    "/ready",
    summary="Whether the server takes visitors, and whether their moves can be saved",
    responses={HTTP_503_SERVICE_UNAVAILABLE: ResponseSpec(Readiness, description="Not ready")},
)
async def ready(registry: NamedDependency[TableRegistry]) -> Response[Readiness]:
    """A server whose disk is full is ready: games can be watched, and moves are refused with the reason."""
    try:
        answer = Readiness("stopping" if registry.draining else "ready", saving=await registry.check())
    except Refusal:
        answer = Readiness("failing", saving=False)
    status = HTTP_200_OK if answer.status == "ready" else HTTP_503_SERVICE_UNAVAILABLE
    return Response(answer, status_code=status)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For this machine, and for requests with the token; not found for others."""
    if not (is_local(request) or _has_token(request)):
        raise NotFoundException
    return Response(request.app.state.metrics.text(), media_type=CONTENT_TYPE)


HEALTH: Final = [health, ready, metrics]


def _has_token(request: Request[Any, Any, Any]) -> bool:
    token: str = request.app.state.metrics_token
    told = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and hmac.compare_digest(told.encode(), token.encode())
