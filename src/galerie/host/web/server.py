"""Running the application under uvicorn."""

import asyncio
import logging
import math
import os
import signal
import socket
import sys
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import Any, Final

import uvicorn

from galerie.core import Refusal
from galerie.host.ops import logs
from galerie.host.socket.fast import process
from galerie.host.socket.fast.protocol import FastWebSocket
from galerie.host.socket.fast.send_batch import BatchSender
from galerie.host.table.registry import TableRegistry
from galerie.host.web.app import build
from galerie.host.web.preload import preload
from galerie.host.web.settings import Settings, networks

SYSTEMD_SOCKET: Final = 3
"""The first file descriptor that systemd passes, when it listens for us."""

log: Final = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Answers the commands that were received before it closes connections."""

    def __init__(self, config: uvicorn.Config, registry: TableRegistry, drain_seconds: float) -> None:
        super().__init__(config)
        self._registry = registry
        self._drain_seconds = drain_seconds

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("server stopping")
        with suppress(TimeoutError):
            async with asyncio.timeout(self._drain_seconds):
                await self._registry.drain()
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """Open the port, so that the address is known before the server starts."""
    if os.environ.get("LISTEN_PID") == str(os.getpid()):
        return socket.socket(fileno=SYSTEMD_SOCKET)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen()
    except OSError as error:
        listening.close()
        raise Refusal("port-taken", host=settings.host, port=str(settings.port)) from error
    return listening


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until interrupted."""
    logs.configure(settings)
    app = build(settings)
    websocket: Any = "websockets-sansio"
    if settings.fast:
        websocket = partial(FastWebSocket, batch=BatchSender())
        process.tune()
    config = uvicorn.Config(
        app,
        ws=websocket,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_keep_alive=75,  # longer than a client or a proxy waits before it uses the connection again
        timeout_graceful_shutdown=math.ceil(settings.drain_seconds),
        forwarded_allow_ips=networks(settings.trusted_proxies),
        access_log=False,
        log_config=None,
        server_header=False,
    )
    Thread(target=preload, name="preload", daemon=True).start()
    # uvicorn raises the signal again once everything is closed; the exit status must still be 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    Server(config, app.state.registry, settings.drain_seconds).run(sockets=[listening])
