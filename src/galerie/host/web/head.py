"""HEAD is answered wherever GET is: with the same headers, and without the body."""

from collections.abc import Mapping
from typing import Any

from litestar.types import Message, Send


def is_head(scope: Mapping[str, Any]) -> bool:
    return scope.get("method") == "HEAD"


def without_body(send: Send) -> Send:
    """End the response after its headers: a stream ends with them too."""

    async def send_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            await send(message)
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    return send_headers
