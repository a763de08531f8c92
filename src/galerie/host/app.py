"""The web application, put together."""

import asyncio
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
from litestar.types import Message, Scope

from galerie.bots.workers import Workers
from galerie.core import Refusal
from galerie.host import pages, problems
from galerie.host.guests import Guests
from galerie.host.hall import Hall
from galerie.host.routes import ROUTES
from galerie.host.settings import Settings
from galerie.host.socket import table_socket
from galerie.host.store import Store
from galerie.host.table import House

BODY_BYTES: Final = 256 * 1024

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class App(Litestar):
    """Litestar without its plugins for pydantic and attrs: our messages need neither, and loading them is slow."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


async def protect(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).update(HEADERS)


def build(settings: Settings, house: House | None = None) -> Litestar:
    """The application, in a house as the settings want it unless there is one."""
    house = house or House(Store(settings.data), Workers(settings.bot_workers), settings.bot_pause)
    guests = Guests(house.store.secret)
    hall = Hall(house)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(hall.sweep())
        yield
        hall.close()
        sweeping.cancel()
        house.workers.close()
        house.store.close()

    def provide_hall() -> Hall:
        return hall

    def provide_guest(request: Request[Any, Any, Any]) -> str:
        return str(request.scope["state"]["guest"])

    # only here are guests told apart: an asset, kept by caches for everybody, must bring nobody's cookie
    visited = Router("/", route_handlers=[*ROUTES, pages.index], before_request=guests.welcome)
    limit = RateLimitConfig(("minute", settings.requests_per_minute), exclude=["^/assets"])
    app = App(
        route_handlers=[visited, table_socket, pages.assets()],
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "guest": Provide(provide_guest, sync_to_thread=False),
        },
        before_send=[guests.remember, protect],
        exception_handlers={
            Refusal: problems.answer_refusal,
            HTTPException: problems.answer_http_error,
            Exception: problems.answer_failure,
        },
        lifespan=[life],
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
    app.state.messages_per_second = settings.messages_per_second
    app.state.listens_on = settings.host
    return app
