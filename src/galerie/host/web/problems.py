"""Refusals as HTTP responses: a sentence in the visitor's language, and a status code."""

import logging
from collections.abc import Mapping
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_408_REQUEST_TIMEOUT,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_421_MISDIRECTED_REQUEST,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_502_BAD_GATEWAY,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from galerie.core import Refusal
from galerie.host.web.static import page
from galerie.host.wire import Problem, encode
from galerie.texts import choose, explain

log: Final = logging.getLogger(__name__)

STATUSES: Final = {
    "table-unknown": HTTP_404_NOT_FOUND,
    "address-unknown": HTTP_404_NOT_FOUND,
    "seat-unknown": HTTP_404_NOT_FOUND,
    "analysis-unknown": HTTP_404_NOT_FOUND,
    "analysis-early": HTTP_403_FORBIDDEN,
    "analysis-playing": HTTP_403_FORBIDDEN,
    "judge-busy": HTTP_503_SERVICE_UNAVAILABLE,
    "record-large": HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    "seat-taken": HTTP_409_CONFLICT,
    "warm-up-late": HTTP_409_CONFLICT,
    "table-begun": HTTP_409_CONFLICT,
    "table-withdrawn": HTTP_409_CONFLICT,
    "friend-link-unknown": HTTP_404_NOT_FOUND,
    "friend-unknown": HTTP_404_NOT_FOUND,
    "friends-many": HTTP_409_CONFLICT,
    "profile-unknown": HTTP_404_NOT_FOUND,
    "challenge-unknown": HTTP_404_NOT_FOUND,
    "duel-unknown": HTTP_404_NOT_FOUND,
    "duel-begun": HTTP_409_CONFLICT,
    "duel-early": HTTP_409_CONFLICT,
    "duel-full": HTTP_409_CONFLICT,
    "duel-crowded": HTTP_409_CONFLICT,
    "challenges-many": HTTP_429_TOO_MANY_REQUESTS,
    "account-needed": HTTP_401_UNAUTHORIZED,
    "table-not-yours": HTTP_403_FORBIDDEN,
    "name-of-account": HTTP_409_CONFLICT,
    "not-saved": HTTP_503_SERVICE_UNAVAILABLE,
    "database-away": HTTP_503_SERVICE_UNAVAILABLE,
    "message-huge": HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    "table-elsewhere": HTTP_503_SERVICE_UNAVAILABLE,
    "work-long": HTTP_503_SERVICE_UNAVAILABLE,
    "work-many": HTTP_429_TOO_MANY_REQUESTS,
    "work-busy": HTTP_503_SERVICE_UNAVAILABLE,
    "store-full": HTTP_503_SERVICE_UNAVAILABLE,
    "store-read-only": HTTP_503_SERVICE_UNAVAILABLE,
    "origin-foreign": HTTP_403_FORBIDDEN,
    "host-unknown": HTTP_421_MISDIRECTED_REQUEST,
    "table-few": HTTP_409_CONFLICT,
    "room-unknown": HTTP_404_NOT_FOUND,
    "tournament-unknown": HTTP_404_NOT_FOUND,
    "tournament-player-unknown": HTTP_404_NOT_FOUND,
    "tournament-pairing-unknown": HTTP_404_NOT_FOUND,
    "tournament-not-yours": HTTP_403_FORBIDDEN,
    "tournament-barred": HTTP_403_FORBIDDEN,
    "tournament-accounts": HTTP_403_FORBIDDEN,
    "tournament-begun": HTTP_409_CONFLICT,
    "tournament-unbegun": HTTP_409_CONFLICT,
    "tournament-over": HTTP_409_CONFLICT,
    "tournament-full": HTTP_409_CONFLICT,
    "tournament-crowded": HTTP_409_CONFLICT,
    "tournament-few": HTTP_409_CONFLICT,
    "tournament-long": HTTP_409_CONFLICT,
    "tournament-round-open": HTTP_409_CONFLICT,
    "tournament-played": HTTP_409_CONFLICT,
    "tournament-in-play": HTTP_409_CONFLICT,
    "tournament-unplayed": HTTP_409_CONFLICT,
    "table-closed": HTTP_409_CONFLICT,
    "tournament-records-large": HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    "tournament-records-often": HTTP_429_TOO_MANY_REQUESTS,
    "tournaments-many": HTTP_409_CONFLICT,
    "tournaments-playing": HTTP_429_TOO_MANY_REQUESTS,
    "tournaments-busy": HTTP_429_TOO_MANY_REQUESTS,
    "tournaments-often": HTTP_429_TOO_MANY_REQUESTS,
    "room-member-unknown": HTTP_404_NOT_FOUND,
    "room-outside": HTTP_403_FORBIDDEN,
    "room-barred": HTTP_403_FORBIDDEN,
    "room-not-keeper": HTTP_403_FORBIDDEN,
    "room-claim-unmet": HTTP_403_FORBIDDEN,
    "room-full": HTTP_409_CONFLICT,
    "room-absent": HTTP_409_CONFLICT,
    "room-tables": HTTP_409_CONFLICT,
    "rooms-many": HTTP_409_CONFLICT,
    "rooms-often": HTTP_429_TOO_MANY_REQUESTS,
    "tables-often": HTTP_429_TOO_MANY_REQUESTS,
    "too-many": HTTP_429_TOO_MANY_REQUESTS,
    "request-slow": HTTP_408_REQUEST_TIMEOUT,
    "connections-many": HTTP_503_SERVICE_UNAVAILABLE,
    "name-taken": HTTP_409_CONFLICT,
    "signed-in": HTTP_409_CONFLICT,
    "signed-out": HTTP_401_UNAUTHORIZED,
    "sign-in-wrong": HTTP_403_FORBIDDEN,
    "token-wrong": HTTP_401_UNAUTHORIZED,
    "token-scope": HTTP_403_FORBIDDEN,
    "token-person": HTTP_409_CONFLICT,
    "token-many": HTTP_409_CONFLICT,
    "token-unknown": HTTP_404_NOT_FOUND,
    "bot-played": HTTP_409_CONFLICT,
    "bots-unwelcome": HTTP_403_FORBIDDEN,
    "bot-absent": HTTP_404_NOT_FOUND,
    "sockets-many": HTTP_429_TOO_MANY_REQUESTS,
    "sockets-guest": HTTP_429_TOO_MANY_REQUESTS,
    "sockets-table": HTTP_429_TOO_MANY_REQUESTS,
    "passphrase-wrong": HTTP_403_FORBIDDEN,
    "receiver-unknown": HTTP_404_NOT_FOUND,
    "receiver-unreachable": HTTP_502_BAD_GATEWAY,
    "receiver-refuses": HTTP_502_BAD_GATEWAY,
    "key-unknown": HTTP_404_NOT_FOUND,
    "key-used": HTTP_409_CONFLICT,
    "key-seated": HTTP_409_CONFLICT,
    "seat-used": HTTP_409_CONFLICT,
    "reclaim-one": HTTP_409_CONFLICT,
    "reclaim-other": HTTP_409_CONFLICT,
    "reclaim-not": HTTP_409_CONFLICT,
    "reclaim-none": HTTP_404_NOT_FOUND,
    "reclaim-often": HTTP_429_TOO_MANY_REQUESTS,
    "recovery-wrong": HTTP_403_FORBIDDEN,
    "device-unknown": HTTP_404_NOT_FOUND,
    "name-often": HTTP_429_TOO_MANY_REQUESTS,
    "sign-in-often": HTTP_429_TOO_MANY_REQUESTS,
    "banned": HTTP_403_FORBIDDEN,
    "banned-until": HTTP_403_FORBIDDEN,
    "seat-refused": HTTP_403_FORBIDDEN,
    "person-unknown": HTTP_404_NOT_FOUND,
    "block-unknown": HTTP_404_NOT_FOUND,
    "report-unknown": HTTP_404_NOT_FOUND,
    "ban-unknown": HTTP_404_NOT_FOUND,
    "account-unknown": HTTP_404_NOT_FOUND,
    "often": HTTP_429_TOO_MANY_REQUESTS,
    "export-large": HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    "admin-wrong": HTTP_403_FORBIDDEN,
    "admin-signed-out": HTTP_401_UNAUTHORIZED,
}


HEADERS: Final = {"token-wrong": {"WWW-Authenticate": "Bearer"}}
"""What else is said with a refusal."""

REFUSALS: Final = {
    HTTP_404_NOT_FOUND: Refusal("address-unknown"),
    HTTP_405_METHOD_NOT_ALLOWED: Refusal("address-unknown"),
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: Refusal("message-huge"),
    HTTP_500_INTERNAL_SERVER_ERROR: Refusal("failed"),
}
"""The refusals for errors of the framework."""


def problem(refusal: Refusal, language: str) -> Problem:
    return Problem(refusal.code, explain(language, refusal), refusal.rule, dict(refusal.details))


def answer_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    status = STATUSES.get(refusal.code, HTTP_400_BAD_REQUEST)
    request.app.state.metrics.refused.labels(refusal.code).inc()
    language = choose(request.headers.get("accept-language", ""))
    headers = HEADERS.get(refusal.code, {})
    return Response(problem(refusal, language), status_code=status, media_type=MediaType.JSON, headers=headers)


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Answer an error that the framework found before a route was reached, with its status.

    A browser that asks for an unknown page gets the client, which shows the error itself.
    """
    if isinstance(error, NotFoundException) and "text/html" in request.headers.get("accept", ""):
        return page(error.status_code)
    answer = answer_refusal(request, REFUSALS.get(error.status_code, Refusal("message-malformed")))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


def answer_unreadable(request: Request[Any, Any, Any], _: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """Answer JSON that is nested more deeply than can be read, or that is no UTF-8. Nothing else here goes as deep as a
    visitor likes, or decodes what they send.
    """
    return answer_refusal(request, Refusal("message-malformed"))


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Log an internal error, and answer without its details."""
    log.error("request failed", exc_info=error)
    request.app.state.metrics.failures.labels("request").inc()
    answer = answer_refusal(request, Refusal("failed"))
    answer.status_code = HTTP_500_INTERNAL_SERVER_ERROR
    return answer


async def refuse(refusal: Refusal, scope: Any, send: Any, headers: Mapping[str, str]) -> None:
    """Answer a request, or a handshake, that does not reach the framework; to a browser that wants a page, in words."""
    asked = dict(scope["headers"])
    told_problem = problem(refusal, choose(asked.get(b"accept-language", b"").decode("latin-1")))
    in_words = b"text/html" in asked.get(b"accept", b"")
    body = told_problem.text.encode() if in_words else encode(told_problem)
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    told = {
        **headers,
        "Content-Type": "text/plain; charset=utf-8" if in_words else "application/json",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
    }
    start = {
        "type": f"{kind}.start",
        "status": STATUSES.get(refusal.code, HTTP_400_BAD_REQUEST),
        "headers": [(name.lower().encode(), value.encode()) for name, value in told.items()],
    }
    await send(start)
    await send({"type": f"{kind}.body", "body": body})
