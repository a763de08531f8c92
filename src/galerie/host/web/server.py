"""Running the host under uvicorn."""

import asyncio
import gc
import logging
import math
import os
import signal
import socket
import sys
from contextlib import suppress
from functools import partial
from typing import Final

import uvicorn

from galerie.core import Refusal
from galerie.host.ops import logs
from galerie.host.socket.fast.broadcast import BatchSender
from galerie.host.socket.fast.protocol import FastWebSocket
from galerie.host.table.registry import TableRegistry
from galerie.host.web.app import build
from galerie.host.web.settings import Settings, networks

HANDED_OVER: Final = 3
"""The number of the first file that systemd hands over, when it listens in our stead."""

COLLECTING: Final = (100_000, 1_000_000, 1_000_000)
"""How Python looks for cycles of objects that nobody uses: among the youngest only, when there are many. To go through
all that a thousand tables are made of takes long, nobody can move meanwhile, and nothing is found: neither tables nor
connections hold themselves. What is left over all the same is looked for when the hall is quiet."""

TURN_SECONDS: Final = 0.0005
"""After which the event loop lets the store go on, if it is waiting to: it does so some ten times for every group of
moves, and all who made them wait with it."""

log: Final = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Before connections are closed, what was heard is answered."""

    def __init__(self, config: uvicorn.Config, registry: TableRegistry, patience: float) -> None:
        super().__init__(config)
        self._registry = registry
        self._patience = patience

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("the host stops")
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                await self._registry.drain()
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """Take the port, so that the address can be told before the first page is asked for."""
    if os.environ.get("LISTEN_PID") == str(os.getpid()):
        return socket.socket(fileno=HANDED_OVER)
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
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(TURN_SECONDS)
    config = uvicorn.Config(
        app,
        ws=partial(FastWebSocket, post=BatchSender()),  # type: ignore[arg-type]  # whatever makes one
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_keep_alive=75,  # longer than a client or a proxy waits to use it again
        timeout_graceful_shutdown=math.ceil(settings.drain_seconds),
        forwarded_allow_ips=networks(settings.trusted_proxies),
        access_log=False,
        log_config=None,
        server_header=False,
    )
    # uvicorn raises the signal again once everything is closed: the program then ends as it should, not as if killed
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    Server(config, app.state.registry, settings.drain_seconds).run(sockets=[listening])
