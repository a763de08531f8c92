"""Measures and logs every request and connection when it ends."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from litestar.types import Message

from galerie.host.ops.logs import fingerprint, request_id
from galerie.host.ops.metrics import Metrics

Application: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
HEADER: Final = b"x-request-id"

log: Final = logging.getLogger(__name__)


async def logged(serve: Application, metrics: Metrics, scope: Any, receive: Any, send: Any) -> None:
    """Serve a request, then log it, without its query, its body and the id of its table."""
    began, status, method = time.perf_counter(), 0, scope.get("method")
    identity = secrets.token_urlsafe(9)

    async def send_logged(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            message["headers"] = [*message.get("headers", ()), (HEADER, identity.encode())]
        elif message["type"] == "websocket.close":
            status = message.get("code", 1000)
        await send(message)

    token = request_id.set(identity)
    try:
        await serve(scope, receive, send_logged)
    finally:
        took = time.perf_counter() - began
        route = scope.get("path_template") or "none"
        table = scope.get("path_params", {}).get("table_id")
        fields: dict[str, Any] = {"route": route, "status": status, "milliseconds": round(1000 * took, 1)}
        if table:
            fields["table"] = fingerprint(str(table))
        if scope["type"] == "http":
            method = method if method in METHODS else "other"
            metrics.requests.labels(method, route, str(status)).inc()
            metrics.request_seconds.labels(route).observe(took)
            log.info("request", extra={"method": method, **fields})
        else:
            log.info("connection closed", extra=fields)
        request_id.reset(token)
