"""Every private attribute of another package that `socket.fast`, `socket.guard` and `web.http` of the host rely upon.

When one is gone, an upgrade has changed what the fast path builds on: serve with `--no-fast` until it is adapted.
"""

import inspect

import pytest
import websockets.frames
from litestar import Litestar, WebSocket
from litestar.plugins import core
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

ATTRIBUTES = (
    "close_sent",
    "config",
    "conn",
    "curr_msg_data_type",
    "disconnected",
    "frames",
    "handshake_complete",
    "handshake_initiated",
    "queue",
    "read_paused",
    "request",
    "response",
    "scope",
    "tasks",
    "transport",
)
METHODS = (
    "connection_lost",
    "connection_made",
    "data_received",
    "handle_connect",
    "handle_parser_exception",
    "on_task_complete",
    "pause_writing",
    "resume_writing",
    "send",
    "send_receive_event_to_app",
    "shutdown",
)
HTTP_ATTRIBUTES = ("client", "conn", "cycle", "flow", "transport")
HTTP_METHODS = (
    "connection_lost",
    "connection_made",
    "data_received",
    "handle_websocket_upgrade",
    "on_response_complete",
    "pause_writing",
    "resume_writing",
    "send_400_response",
    "shutdown",
    "timeout_keep_alive_handler",
)
CYCLE_ATTRIBUTES = ("keep_alive", "more_body", "response_complete", "response_started")


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_uvicorns_protocol_still_has_the_attribute(name: str) -> None:
    assert f"self.{name}" in inspect.getsource(WebSocketsSansIOProtocol), f"uvicorn: WebSocketsSansIOProtocol.{name}"


@pytest.mark.parametrize("name", METHODS)
def test_uvicorns_protocol_still_has_the_method(name: str) -> None:
    assert name in vars(WebSocketsSansIOProtocol), f"uvicorn: WebSocketsSansIOProtocol.{name}()"


@pytest.mark.parametrize("name", HTTP_ATTRIBUTES)
def test_uvicorns_http_still_has_the_attribute(name: str) -> None:
    assert f"self.{name}" in inspect.getsource(H11Protocol), f"uvicorn: H11Protocol.{name}"


@pytest.mark.parametrize("name", HTTP_METHODS)
def test_uvicorns_http_still_has_the_method(name: str) -> None:
    assert name in vars(H11Protocol), f"uvicorn: H11Protocol.{name}()"


@pytest.mark.parametrize("name", CYCLE_ATTRIBUTES)
def test_uvicorns_cycle_still_has_the_attribute(name: str) -> None:
    assert f"self.{name}" in inspect.getsource(RequestResponseCycle), f"uvicorn: RequestResponseCycle.{name}"


def test_websockets_still_has_what_is_used() -> None:
    assert hasattr(websockets.frames, "apply_mask"), "websockets: frames.apply_mask"
    assert "headers" in inspect.signature(Request).parameters, "websockets: http11.Request.headers"


def test_litestar_still_has_what_is_overridden() -> None:
    assert hasattr(Litestar, "_get_default_plugins"), "litestar: Litestar._get_default_plugins"
    assert hasattr(core, "MsgspecDIPlugin"), "litestar: plugins.core.MsgspecDIPlugin"
    for name in ("receive_wrapper", "send_wrapper"):
        assert hasattr(WebSocket, name), f"litestar: WebSocket.{name}"
