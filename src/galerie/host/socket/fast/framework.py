"""Litestar with less to load, and with sockets that are freed as soon as they are closed."""

from typing import Any
from weakref import proxy

from litestar import WebSocket
from litestar.plugins.base import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import Receive, Send


class LeanPlugins:
    """A mixin for `Litestar`: no plugins for pydantic and attrs, which are slow to load and which no message needs."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


class AcyclicWebSocket(WebSocket[Any, Any, Any]):
    """Does not refer to itself, so that it is freed without the garbage collector."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        return WebSocket.send_wrapper(proxy(self), send)
