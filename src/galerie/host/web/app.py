"""Builds the web application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from typing import Any, Final

from litestar import Litestar, Request, Router, WebSocket
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from galerie.bots.slots import whose
from galerie.bots.workers import Workers, WorkLimits
from galerie.core import Refusal
from galerie.host.analysis.judging import JudgementLimits, Judgements
from galerie.host.analysis.sharing import SharedAnalyses
from galerie.host.lobby.lobby import LobbyLimits
from galerie.host.ops import access_log
from galerie.host.ops.metrics import Metrics
from galerie.host.ops.watchdog import Watchdog
from galerie.host.people import games
from galerie.host.people.accounts import Accounts
from galerie.host.people.guests import Guests
from galerie.host.people.learning import Learning
from galerie.host.people.tries import TryLimits
from galerie.host.routes.account import ACCOUNT
from galerie.host.routes.analysis import ANALYSIS
from galerie.host.routes.games import GAMES
from galerie.host.routes.health import HEALTH
from galerie.host.routes.learning import LEARNING
from galerie.host.routes.lobby import LOBBY, lobby_socket
from galerie.host.routes.previews import PREVIEWS, table_page
from galerie.host.routes.replay import REPLAY
from galerie.host.routes.tables import TABLES
from galerie.host.routes.texts import TEXTS
from galerie.host.routes.words import WORDS
from galerie.host.socket.endpoint import table_socket
from galerie.host.socket.fast.framework import AcyclicWebSocket, LeanPlugins
from galerie.host.socket.limits import MessageLimits, SocketLimits
from galerie.host.store.store import Store
from galerie.host.table.limits import TableLimits
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.web import problems, static
from galerie.host.web.admission import Admission
from galerie.host.web.connections import ConnectionLimits
from galerie.host.web.openapi import refusing
from galerie.host.web.origin import check_origin, sender
from galerie.host.web.settings import Settings

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
PRIVATE: Final = {"Cache-Control": "no-store"}
"""For answers that do not say for how long they may be kept."""


class App(Litestar):
    """Litestar with an access log, and with limits on whatever arrives."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            try:
                await access_log.logged(self._admit, self.state.metrics, scope, receive, send)
            except asyncio.CancelledError:  # the server stops, and nobody waits for this any more
                if not self.state.registry.draining:
                    raise

    async def _admit(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            self.state.admission.check(scope)
        except Refusal as refusal:
            self.state.metrics.refused.labels(refusal.code).inc()
            await problems.refuse(refusal, scope, send, {**HEADERS, **PRIVATE})
        else:
            await super().__call__(scope, receive, send)


class FastApp(LeanPlugins, App):
    pass


async def add_headers(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.update({name: value for name, value in (HEADERS | PRIVATE).items() if name not in headers})


def build(settings: Settings, services: Services | None = None) -> Litestar:
    """The application; tests pass services of their own."""
    services = services or _services(settings)
    tries = TryLimits(
        settings.sign_ins_per_minute,
        settings.sign_ins_per_hour,
        settings.sign_ins_of_name,
        settings.sign_ins_of_address,
    )
    accounts = Accounts(services.store, services.people, tries)
    learning = Learning(services.store, services.people)
    guests = Guests(services.store.secret, services.people, accounts)
    listed = LobbyLimits(
        settings.public_tables_waiting,
        settings.public_tables_per_address,
        settings.public_tables,
        settings.public_hours,
    )
    registry = TableRegistry(
        services,
        fast=settings.fast,
        waking=settings.tables_waking,
        limits=listed,
        unbegun_days=settings.unbegun_days,
    )
    judgement_limits = JudgementLimits(
        settings.judgements, settings.judgements_per_address, settings.judgement_seconds, settings.record_lines
    )
    judgements = Judgements(services.workers, judgement_limits)
    shared = SharedAnalyses(services.store, settings.shared_analyses)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await accounts.load()
        await learning.load()
        await registry.exclude_downtime()
        background = [
            registry.sweep(),
            registry.lobby.sweep(),
            games.fill_in_statuses(services.store),
            Watchdog(services.metrics).watch(),
        ]
        tasks = [asyncio.create_task(work) for work in background]
        log.info("server started")
        yield
        registry.close()
        for task in tasks:
            task.cancel()
        services.workers.close()
        services.store.close()
        log.info("server stopped")

    def provide_registry() -> TableRegistry:
        return registry

    def provide_accounts() -> Accounts:
        return accounts

    def provide_learning() -> Learning:
        return learning

    def provide_judgements() -> Judgements:
        return judgements

    def provide_shared() -> SharedAnalyses:
        return shared

    def provide_guest(request: Request[Any, Any, Any]) -> str:
        return str(request.scope["state"]["guest"])

    # a function, because the framework would copy the object of a method
    async def identify(request: Request[Any, Any, Any]) -> None:
        await guests.identify(request)
        whose.set(services.people.payer(request.scope["state"]["guest"], sender(request)))

    # only these routes set cookies: assets are cached for everybody
    routes = refusing([*GAMES, *TEXTS, *WORDS, *TABLES, *REPLAY, *ANALYSIS, *LEARNING, *LOBBY, *ACCOUNT])
    visited = Router("/", route_handlers=[*routes, static.index, table_page], before_request=identify)
    application = FastApp if settings.fast else App
    app = application(
        route_handlers=[visited, *refusing(HEALTH), *PREVIEWS, table_socket, lobby_socket, static.asset],
        websocket_class=AcyclicWebSocket if settings.fast else WebSocket,
        dependencies={
            "registry": Provide(provide_registry, sync_to_thread=False),
            "accounts": Provide(provide_accounts, sync_to_thread=False),
            "learning": Provide(provide_learning, sync_to_thread=False),
            "judgements": Provide(provide_judgements, sync_to_thread=False),
            "shared": Provide(provide_shared, sync_to_thread=False),
            "guest": Provide(provide_guest, sync_to_thread=False),
        },
        before_send=[guests.set_cookie, add_headers],
        exception_handlers={
            Refusal: problems.answer_refusal,
            HTTPException: problems.answer_http_error,
            RecursionError: problems.answer_nesting,
            Exception: problems.answer_failure,
        },
        lifespan=[lifespan],
        logging_config=None,  # `logs` configures it
        guards=[check_origin],
        openapi_config=OpenAPIConfig(
            title="Galerie des Glaces",
            version=version("galerie"),
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=settings.request_bytes,
    )
    app.state.guests = guests
    app.state.registry = registry
    app.state.metrics = services.metrics
    app.state.metrics_token = settings.metrics_token
    app.state.admission = Admission(settings)
    app.state.connection_limits = limits = ConnectionLimits.of(settings)
    app.state.socket_limits = socket_limits = SocketLimits(
        min(settings.sockets_per_address, limits.per_address), settings.sockets_per_guest, settings.sockets_per_table
    )
    services.metrics.sockets.set_function(lambda: len(socket_limits))
    app.state.messages_per_second = settings.messages_per_second
    app.state.message_limits = MessageLimits(settings.message_characters, settings.malformed_messages)
    app.state.listens_on = settings.host
    return app


def _services(settings: Settings) -> Services:
    metrics = Metrics()
    work = WorkLimits(
        settings.work_per_person,
        settings.work_waiting,
        settings.waiting_seconds,
        settings.thinking_seconds,
        settings.work_seconds,
        settings.review_seconds,
    )
    store = Store(settings.data, metrics.committed, reading=work.waiting)
    workers = Workers(
        settings.bot_workers,
        settings.analysis_workers,
        study=settings.study_workers,
        review=settings.review_workers,
        limits=work,
    )
    for kind, lane in workers.lanes.items():
        metrics.work_waiting.labels(kind).set_function(partial(getattr, lane, "waiting"))
    return Services(
        store,
        workers,
        settings.bot_pause,
        settings.ready_check,
        settings.ready_grace,
        limits=TableLimits(
            settings.table_events, settings.record_lines, settings.chat_per_person, settings.chat_per_room
        ),
        metrics=metrics,
    )
