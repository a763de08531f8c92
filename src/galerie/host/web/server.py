"""Running the application under uvicorn."""

import asyncio
import logging
import math
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from galerie.core import Refusal
from galerie.host.ops import logs
from galerie.host.socket.fast import process
from galerie.host.socket.fast.protocol import FastWebSocket
from galerie.host.socket.fast.send_batch import BatchSender
from galerie.host.socket.guard import GuardedWebSocket
from galerie.host.table.registry import TableRegistry
from galerie.host.web.app import build
from galerie.host.web.connections import Connections
from galerie.host.web.http import GuardedHttp
from galerie.host.web.preload import preload
from galerie.host.web.settings import Settings, networks
from galerie.host.web.turns import Turns

SYSTEMD_SOCKET: Final = 3
"""The first file descriptor that systemd passes, when it listens for us."""

ENDING_SECONDS: Final = 0.1
"""How long it takes until a connection that was aborted is lost."""

LEAVING_SECONDS: Final = 3.0
"""How long it may take to give up the slots of a host of a cluster."""

FEW_CONNECTIONS: Final = 100

if TYPE_CHECKING:
    from galerie.host.cluster.member import Member

log: Final = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Watches its connections, and answers the commands that were received before it closes them."""

    def __init__(
        self,
        config: uvicorn.Config,
        registry: TableRegistry,
        connections: Connections,
        settings: Settings,
        member: "Member | None" = None,
        on_ready: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(config)
        self.refusal: Refusal | None = None
        """Why this server has stopped by itself."""

        self._member = member
        self._on_ready = on_ready
        self._registry = registry
        self._connections = connections
        self._drain_seconds = settings.drain_seconds
        self._fast = settings.fast

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._watches = [asyncio.create_task(self._connections.watch())]
        if self._fast:
            self._watches.append(asyncio.create_task(process.collect_when_quiet(self._is_quiet)))
        if self._member:
            try:
                await self._member.join()
            except Refusal as refusal:
                self.refusal = refusal
                self.should_exit = True
                return
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is under way. When the time is over, end it: nobody can keep the server from stopping."""
        log.info("server stopping")
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self._drain_seconds
        for watch in self._watches:
            watch.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout_at(deadline):
                await self._registry.drain()
        if self._member:  # before whoever does not read has been waited for: others wait for the tables
            with suppress(TimeoutError):
                async with asyncio.timeout(LEAVING_SECONDS):
                    await self._member.leave()
        with suppress(TimeoutError):
            async with asyncio.timeout_at(deadline):
                await self._registry.empty()
        self._connections.abort_unread()
        ending = asyncio.create_task(self._end(deadline))
        await super().shutdown(sockets)
        ending.cancel()

    def _is_quiet(self) -> bool:
        """Whether so little is in memory that nobody notices when all of it is looked at."""
        return not self._registry.loaded and len(self._connections) < FEW_CONNECTIONS

    async def _end(self, deadline: float) -> None:
        """End what is still under way by then: first the connections, so that nothing is missed when work ends."""
        await asyncio.sleep(max(0, deadline - asyncio.get_running_loop().time()))
        self._connections.abort_all()
        await asyncio.sleep(ENDING_SECONDS)
        for task in self.server_state.tasks:
            task.cancel()


def listen(settings: Settings) -> socket.socket:
    """Open the port, so that the address is known before the server starts."""
    if os.environ.get("LISTEN_PID") == str(os.getpid()):
        return socket.socket(fileno=SYSTEMD_SOCKET)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        if not settings.cluster_address:  # otherwise, until this host is ready, visitors had better go to another one
            listening.listen()
    except OSError as error:
        listening.close()
        raise Refusal("port-taken", host=settings.host, port=str(settings.port)) from error
    return listening


def run(settings: Settings, listening: socket.socket, on_ready: Callable[[], None] = lambda: None) -> None:
    """Serve until interrupted; `on_ready` is called once everything is loaded."""
    logs.configure(settings)
    app = build(settings)
    preload(app)
    if app.state.cluster:
        asyncio.run(app.state.cluster.check(app.state.registry.store.wall_clock))
    proxies = networks(settings.trusted_proxies)
    refused = app.state.metrics.refused
    connections = Connections(app.state.connection_limits, proxies, lambda code: refused.labels(code).inc())
    websocket: Any = GuardedWebSocket
    if settings.fast:
        websocket = partial(FastWebSocket, batch=BatchSender(app.state.registry.moves.start_some))
        process.tune()
    rate = settings.messages_per_second
    config = uvicorn.Config(
        app,
        http=partial(GuardedHttp, connections=connections, turns=Turns()),  # type: ignore[arg-type]  # makes one
        ws=partial(websocket, connections=connections, turns=Turns(), messages_per_second=rate),  # type: ignore[arg-type]
        ws_max_size=16 * settings.message_characters,
        ws_per_message_deflate=False,
        timeout_keep_alive=75,  # longer than a client or a proxy waits before it uses the connection again
        timeout_graceful_shutdown=math.ceil(settings.drain_seconds) + 1,  # later than our own
        forwarded_allow_ips=proxies,
        access_log=False,
        log_config=None,
        server_header=False,
    )
    # uvicorn raises the signal again once everything is closed; the exit status must still be 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server = Server(config, app.state.registry, connections, settings, app.state.member, on_ready)
    server.run(sockets=[listening])
    if server.refusal:
        raise server.refusal
