"""Every private attribute of another package that `host.socket.fast` relies upon.

When one is gone, an upgrade has changed what the fast path builds on: serve with `--no-fast` until it is adapted.
"""

import inspect

import pytest
import websockets.frames
from litestar import Litestar, WebSocket
from litestar.plugins import core
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

ATTRIBUTES = (
    "close_sent",
    "config",
    "disconnected",
    "frames",
    "handshake_complete",
    "queue",
    "read_paused",
    "request",
    "response",
    "scope",
    "tasks",
    "transport",
)
METHODS = (
    "data_received",
    "handle_connect",
    "on_task_complete",
    "pause_writing",
    "resume_writing",
    "send",
    "shutdown",
)


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_uvicorns_protocol_still_has_the_attribute(name: str) -> None:
    assert f"self.{name}" in inspect.getsource(WebSocketsSansIOProtocol), f"uvicorn: WebSocketsSansIOProtocol.{name}"


@pytest.mark.parametrize("name", METHODS)
def test_uvicorns_protocol_still_has_the_method(name: str) -> None:
    assert name in vars(WebSocketsSansIOProtocol), f"uvicorn: WebSocketsSansIOProtocol.{name}()"


def test_websockets_still_has_what_is_used() -> None:
    assert hasattr(websockets.frames, "apply_mask"), "websockets: frames.apply_mask"
    assert "headers" in inspect.signature(Request).parameters, "websockets: http11.Request.headers"


def test_litestar_still_has_what_is_overridden() -> None:
    assert hasattr(Litestar, "_get_default_plugins"), "litestar: Litestar._get_default_plugins"
    assert hasattr(core, "MsgspecDIPlugin"), "litestar: plugins.core.MsgspecDIPlugin"
    for name in ("receive_wrapper", "send_wrapper"):
        assert hasattr(WebSocket, name), f"litestar: WebSocket.{name}"
