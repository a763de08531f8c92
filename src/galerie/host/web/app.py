"""The web application, put together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

from litestar import Litestar, Request, Router
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.base import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.stores.memory import MemoryStore
from litestar.types import Message, Scope

from galerie.bots.workers import Workers
from galerie.core import Refusal
from galerie.host.ops import access_log
from galerie.host.ops.metrics import Metrics
from galerie.host.people import games
from galerie.host.people.accounts import Accounts
from galerie.host.people.guests import Guests
from galerie.host.routes.account import PERSONAL
from galerie.host.routes.health import WATCHING
from galerie.host.routes.lobby import GATHERING, lobby_socket
from galerie.host.routes.tables import ROUTES
from galerie.host.routes.texts import TEXTS
from galerie.host.socket.endpoint import Socket, table_socket
from galerie.host.socket.limits import ConnectionLimit
from galerie.host.store.store import Store
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.web import problems, static
from galerie.host.web.openapi import refusing
from galerie.host.web.origin import keep_out, sender
from galerie.host.web.settings import Settings

BODY_BYTES: Final = 256 * 1024
FORGET_SECONDS: Final = 60
"""How often those who have not asked for anything in the last minute are no longer counted."""

log: Final = logging.getLogger(__name__)

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class App(Litestar):
    """Litestar without its plugins for pydantic and attrs: our messages need neither, and loading them is slow."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """What Litestar does, attended to; starting and ending are nobody's request."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await access_log.attended(super().__call__, self.state.metrics, scope, receive, send)


async def protect(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).update(HEADERS)


def build(settings: Settings, services: Services | None = None) -> Litestar:
    """The application, in a house as the settings want it unless there is one."""
    services = services or _services(settings)
    accounts = Accounts(services.store, services.people)
    guests = Guests(services.store.secret, services.people, accounts)
    registry = TableRegistry(services)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await accounts.recall()
        await registry.revive()
        chores = [registry.sweep(), registry.lobby.keep_tidy(), _forget(requests), games.survey(services.store)]
        tasks = [asyncio.create_task(chore) for chore in chores]
        log.info("the host begins")
        yield
        registry.close()
        for task in tasks:
            task.cancel()
        services.workers.close()
        services.store.close()
        log.info("the host ends")

    def provide_registry() -> TableRegistry:
        return registry

    def provide_accounts() -> Accounts:
        return accounts

    def provide_guest(request: Request[Any, Any, Any]) -> str:
        return str(request.scope["state"]["guest"])

    # a function, because the framework would copy the object of a method
    async def welcome(request: Request[Any, Any, Any]) -> None:
        await guests.welcome(request)

    # only here are guests told apart: an asset, kept by caches for everybody, must bring nobody's cookie
    routes = refusing([*ROUTES, *TEXTS, *GATHERING, *PERSONAL])
    visited = Router("/", route_handlers=[*routes, static.index], before_request=welcome)
    limit = RateLimitConfig(
        ("minute", settings.requests_per_minute), exclude=["^/assets"], identifier_for_request=sender
    )
    requests = MemoryStore()
    app = App(
        route_handlers=[visited, *refusing(WATCHING), table_socket, lobby_socket, static.assets()],
        websocket_class=Socket,
        stores={limit.store: requests},
        dependencies={
            "registry": Provide(provide_registry, sync_to_thread=False),
            "accounts": Provide(provide_accounts, sync_to_thread=False),
            "guest": Provide(provide_guest, sync_to_thread=False),
        },
        before_send=[guests.remember, protect],
        exception_handlers={
            Refusal: problems.answer_refusal,
            HTTPException: problems.answer_http_error,
            Exception: problems.answer_failure,
        },
        lifespan=[life],
        logging_config=None,  # `logs` sees to it
        guards=[keep_out],
        middleware=[limit.middleware],
        openapi_config=OpenAPIConfig(
            title="Galerie des Glaces",
            version=version("galerie"),
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=BODY_BYTES,
    )
    app.state.guests = guests
    app.state.registry = registry
    app.state.metrics = services.metrics
    app.state.metrics_token = settings.metrics_token
    app.state.connection_limit = connection_limit = ConnectionLimit(settings.sockets_per_address)
    services.metrics.sockets.set_function(lambda: len(connection_limit))
    app.state.messages_per_second = settings.messages_per_second
    app.state.listens_on = settings.host
    return app


def _services(settings: Settings) -> Services:
    metrics = Metrics()
    store = Store(settings.data, metrics.committed)
    return Services(store, Workers(settings.bot_workers), settings.bot_pause, metrics=metrics)


async def _forget(requests: MemoryStore) -> None:
    """From time to time, of those who were counted; else whoever has many addresses would fill the memory."""
    while True:
        await asyncio.sleep(FORGET_SECONDS)
        await requests.delete_expired()
