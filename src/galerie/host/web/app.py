"""Builds the web application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, Request, Router, WebSocket
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from galerie.bots.slots import SERVER, Limits, whose
from galerie.core import Refusal
from galerie.host.analysis.judging import JudgementLimits, Judgements
from galerie.host.analysis.sharing import SharedAnalyses
from galerie.host.duels.limits import DuelLimits
from galerie.host.lobby.challenges import ChallengeLimits, Challenges
from galerie.host.lobby.lobby import LobbyLimits
from galerie.host.moderation.administrators import Administrators
from galerie.host.moderation.bans import Bans
from galerie.host.moderation.blocks import BlockLimits, Blocks
from galerie.host.moderation.orders import Orders
from galerie.host.moderation.reports import ReportLimits, Reports
from galerie.host.notices.delivery import Delivery
from galerie.host.notices.outgoing import Outgoing
from galerie.host.notices.receivers import ReceiverLimits, Receivers
from galerie.host.ops import access_log
from galerie.host.ops.watchdog import Watchdog
from galerie.host.people import games
from galerie.host.people.accounts import AccountLimits, Accounts
from galerie.host.people.friends import Friends
from galerie.host.people.guests import Guests
from galerie.host.people.learning import Learning
from galerie.host.people.own_data import OwnData
from galerie.host.people.passphrases import Passphrases
from galerie.host.people.tokens import Tokens
from galerie.host.people.tries import Tries, TryLimits
from galerie.host.rooms.limits import RoomLimits
from galerie.host.routes.account import ACCOUNT
from galerie.host.routes.admin import ADMIN, ADMIN_ENTRANCE
from galerie.host.routes.analysis import ANALYSIS
from galerie.host.routes.bots import BOTS, TOKENS
from galerie.host.routes.calls import calls_socket
from galerie.host.routes.duels import DUELS
from galerie.host.routes.embedding import embedded_table
from galerie.host.routes.friends import FRIENDS
from galerie.host.routes.games import GAMES
from galerie.host.routes.health import HEALTH
from galerie.host.routes.learning import LEARNING
from galerie.host.routes.lobby import LOBBY, lobby_socket
from galerie.host.routes.moderation import MODERATION
from galerie.host.routes.notices import NOTICES
from galerie.host.routes.previews import PAGES, PREVIEWS
from galerie.host.routes.replay import REPLAY
from galerie.host.routes.rooms import ROOMS, room_socket
from galerie.host.routes.seats import SEATS
from galerie.host.routes.tables import TABLES
from galerie.host.routes.texts import TEXTS
from galerie.host.routes.tournaments import TOURNAMENTS, tournament_socket
from galerie.host.routes.words import WORDS
from galerie.host.socket.endpoint import table_socket
from galerie.host.socket.fast.framework import AcyclicWebSocket, LeanPlugins
from galerie.host.socket.limits import MessageLimits, MessageRates, SocketLimits
from galerie.host.table.keys import SeatKeys
from galerie.host.table.registry import TableRegistry
from galerie.host.table.services import Services
from galerie.host.tournaments.limits import TournamentLimits
from galerie.host.web import problems, static
from galerie.host.web.admission import Admission, RequestLimit
from galerie.host.web.connections import ConnectionLimits
from galerie.host.web.head import is_head, without_body
from galerie.host.web.openapi import refusing
from galerie.host.web.origin import SAFE_METHODS, address_of, check_origin, sender
from galerie.host.web.policy import HEADERS
from galerie.host.web.services import services_of
from galerie.host.web.settings import Settings, origins

if TYPE_CHECKING:
    from galerie.host.cluster.cluster import Cluster

log: Final = logging.getLogger(__name__)

LEAVING: Final = {("DELETE", "/api/session"), ("POST", "/api/account/removal"), ("POST", "/api/me/removal")}
"""What somebody who is banned may still do."""

PRIVATE: Final = {"Cache-Control": "no-store"}
"""For answers that do not say for how long they may be kept."""


class App(Litestar):
    """Litestar with an access log, and with limits on whatever arrives."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            if is_head(scope):
                scope = {**scope}  # the server must not see that it is served as a GET
            try:
                await access_log.logged(self._admit, self.state.metrics, scope, receive, send)
            except asyncio.CancelledError:  # the server stops, and nobody waits for this any more
                if not self.state.registry.draining:
                    raise

    async def _admit(self, scope: Any, receive: Any, send: Any) -> None:
        cluster: Cluster | None = self.state.cluster
        from_peer = cluster is not None and cluster.admit(scope)
        whose.set((address_of(scope), ""))  # until it is known who is behind it
        try:
            if not from_peer:
                self.state.admission.check(scope)
            if self.state.member and self.state.guests.is_stranger(dict(scope["headers"])):
                await self.state.member.catch_up()
            if is_head(scope):
                scope["method"], send = "GET", without_body(send)
            if cluster is None:
                await super().__call__(scope, receive, send)
            else:
                await cluster.serve(super().__call__, scope, receive, send, from_peer=from_peer)
        except Refusal as refusal:  # before anybody was answered
            self.state.metrics.refused.labels(refusal.code).inc()
            await problems.refuse(refusal, scope, send, {**HEADERS, **PRIVATE})


class FastApp(LeanPlugins, App):
    pass


async def add_headers(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.update({name: value for name, value in (HEADERS | PRIVATE).items() if name not in headers})


def build(settings: Settings, services: Services | None = None) -> Litestar:
    """The application; tests pass services of their own."""
    services = services or services_of(settings)
    cluster = services.cluster
    try_limits = TryLimits(
        settings.sign_ins_per_minute,
        settings.sign_ins_per_hour,
        settings.sign_ins_of_name,
        settings.sign_ins_of_address,
    )
    tries = Tries(try_limits, cluster.tries if cluster else None)
    account_limits = AccountLimits(
        settings.removals_per_hour, settings.sessions_per_account, settings.accounts_per_hour
    )
    passphrases = Passphrases(Limits(settings.work_per_person, settings.work_waiting, settings.waiting_seconds))
    accounts = Accounts(services.store, services.people, tries, services.word_filter, account_limits, passphrases)
    learning = Learning(services.store, services.people)
    tokens = Tokens(services.store, services.people, settings.tokens_per_account)
    bot_requests = RequestLimit(settings.bot_requests_per_minute)
    guests = Guests(services.store.secret, services.people, accounts)
    listed = LobbyLimits(
        settings.public_tables_waiting,
        settings.public_tables_per_address,
        settings.public_tables,
        settings.public_hours,
        settings.public_tables_listed,
    )
    limits = ConnectionLimits.of(settings)
    socket_limits = SocketLimits(
        min(settings.sockets_per_address, limits.per_address), settings.sockets_per_guest, settings.sockets_per_table
    )
    registry = TableRegistry(
        services,
        fast=settings.fast,
        waking=settings.tables_waking,
        limits=listed,
        room_limits=RoomLimits(
            settings.rooms_per_person,
            settings.rooms_per_hour,
            settings.room_members,
            settings.room_tables,
            settings.room_days,
        ),
        duel_limits=DuelLimits(
            settings.duels_per_person,
            settings.duel_tries,
            settings.duel_tries_per_address,
            settings.challenges_per_person,
            settings.duel_days,
        ),
        tournament_limits=TournamentLimits(
            settings.tournaments_per_person,
            settings.tournaments_per_hour,
            settings.tournament_players,
            settings.tournament_players_per_address,
            settings.tournament_rounds,
            settings.tournament_games,
            settings.tournaments_playing,
            settings.tournaments_playing_per_address,
            settings.tournament_quiet_days,
            settings.tournament_pause,
            settings.tournament_record_bytes,
            settings.tournament_record_bytes_per_hour,
            settings.tournament_days,
            settings.pairings_per_page,
        ),
        unbegun_days=settings.unbegun_days,
        here=lambda: socket_limits.people + (member.presence.elsewhere if member else 0),
    )
    keys = SeatKeys(services.store, registry)
    judgement_limits = JudgementLimits(
        settings.judgements,
        settings.judgements_per_address,
        settings.judgement_seconds,
        services.limits.record,
        settings.backlog_bytes,
    )
    judgements = Judgements(services.workers, judgement_limits)
    friends = Friends(services.store, services.people, settings.friends_per_person)
    challenge_limits = ChallengeLimits(
        settings.challenges_per_person, settings.challenges_per_hour, settings.challenge_notices_per_hour
    )
    challenges = Challenges(services.store, services.people, challenge_limits)
    shared = SharedAnalyses(services.store, settings.shared_analyses, settings.analyses_per_hour)
    bans = Bans(services.people, services.store.wall_clock)
    orders = Orders(registry, accounts, bans)
    administrators = Administrators(services.store, settings.admin_minutes, tries, passphrases)
    report_limits = ReportLimits(
        settings.reports_per_hour, settings.report_bytes, settings.reports_kept, settings.report_days
    )
    reports = Reports(services.store, report_limits)
    block_limits = BlockLimits(settings.blocks_per_hour, settings.blocks_of_person)
    blocks = Blocks(services.store, services.people, block_limits)
    own_data = OwnData(services.store, settings.exports_per_hour, settings.export_bytes)
    receiver_limits = ReceiverLimits(settings.devices_per_person, settings.devices, settings.devices_per_hour)
    receivers = Receivers(services.store, receiver_limits)
    outgoing = Outgoing(origins(settings.notice_hosts), settings.notice_seconds)
    delivery = Delivery(services.notices, receivers, outgoing, services.metrics, settings.notice_tests_per_minute)
    member = None
    if cluster:
        from galerie.host.cluster.member import Member

        member = Member(cluster, registry, accounts, challenges)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        whose.set(SERVER)
        is_first = member is None or await member.prepare()
        await accounts.load()
        await tokens.load()
        await learning.load()
        await blocks.load()
        await orders.load()
        await receivers.load()
        if is_first:
            await registry.exclude_downtime()
        background = [
            *(member.work() if member else ()),
            registry.sweep(),
            registry.lobby.sweep(),
            registry.rooms.sweep(),
            registry.duels.sweep(),
            reports.sweep(),
            registry.tournaments.run(),
            registry.tournaments.sweep(),
            orders.follow(),
            games.fill_in_statuses(services.store),
            Watchdog(services.metrics).watch(),
            delivery.run(),
        ]
        remote = services.workers.remote
        if remote:
            remote.start()
        tasks = [asyncio.create_task(work) for work in background]
        log.info("server started")
        yield
        registry.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)  # they use what is closed next
        delivery.close()
        await outgoing.close()
        if remote:
            await remote.close()
        services.workers.close()
        if member:
            await member.close()
        services.store.close()
        log.info("server stopped")

    def provide_guest(request: Request[Any, Any, Any]) -> str:
        return str(request.scope["state"]["guest"])

    # a function, because the framework would copy the object of a method
    async def identify(request: Request[Any, Any, Any]) -> None:
        await guests.identify(request)
        guest = request.scope["state"]["guest"]
        whose.set(services.people.payer(guest, sender(request)))
        if request.method not in SAFE_METHODS and (request.method, request.url.path) not in LEAVING:
            bans.check_person(guest)

    async def identify_bot(request: Request[Any, Any, Any]) -> None:
        """Programs are known by their token alone: a cookie is worth nothing here, and a token nothing elsewhere."""
        scope = "read" if request.method in SAFE_METHODS else "play"
        account, token = await tokens.recognise(request.headers.get("authorization", ""), scope)
        bot_requests.spend(token)
        bans.check_person(account)
        request.scope["state"].update(guest=account, token=token)
        whose.set(services.people.payer(account, sender(request)))

    async def identify_administrator(request: Request[Any, Any, Any]) -> None:
        request.scope["state"]["administrator"] = await administrators.recognise(request)

    # only these routes set cookies: assets are cached for everybody
    routes = refusing(
        [
            *GAMES,
            *TEXTS,
            *WORDS,
            *TABLES,
            *SEATS,
            *REPLAY,
            *ANALYSIS,
            *LEARNING,
            *LOBBY,
            *ROOMS,
            *TOURNAMENTS,
            *ACCOUNT,
            *FRIENDS,
            *DUELS,
            *TOKENS,
            *MODERATION,
            *NOTICES,
        ]
    )
    visited = Router("/", route_handlers=[*routes, *PAGES], before_request=identify)
    played = Router("/", route_handlers=refusing(BOTS), before_request=identify_bot)
    sockets = [table_socket, lobby_socket, calls_socket, room_socket, tournament_socket]
    administered = Router("/", route_handlers=refusing(ADMIN), before_request=identify_administrator)
    application = FastApp if settings.fast else App
    app = application(
        route_handlers=[
            visited,
            played,
            administered,
            *refusing([*HEALTH, *ADMIN_ENTRANCE]),
            *PREVIEWS,
            embedded_table,
            *sockets,
            static.asset,
            static.worker,
        ],
        websocket_class=AcyclicWebSocket if settings.fast else WebSocket,
        dependencies={
            "registry": _given(registry),
            "accounts": _given(accounts),
            "tokens": _given(tokens),
            "keys": _given(keys),
            "learning": _given(learning),
            "judgements": _given(judgements),
            "friends": _given(friends),
            "challenges": _given(challenges),
            "shared": _given(shared),
            "orders": _given(orders),
            "administrators": _given(administrators),
            "reports": _given(reports),
            "blocks": _given(blocks),
            "own_data": _given(own_data),
            "delivery": _given(delivery),
            "guest": Provide(provide_guest, sync_to_thread=False),
        },
        before_send=[guests.set_cookie, add_headers],
        exception_handlers={
            Refusal: problems.answer_refusal,
            HTTPException: problems.answer_http_error,
            RecursionError: problems.answer_unreadable,
            UnicodeDecodeError: problems.answer_unreadable,
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
    app.state.cluster = cluster
    app.state.member = member
    app.state.registry = registry
    app.state.metrics = services.metrics
    app.state.metrics_token = settings.metrics_token
    app.state.bans = bans
    app.state.admission = Admission(settings, bans)
    app.state.connection_limits = limits
    app.state.socket_limits = socket_limits
    services.metrics.sockets.set_function(lambda: len(socket_limits))
    app.state.message_rates = MessageRates(
        settings.messages_per_second, settings.messages_per_guest, settings.messages_per_address
    )
    app.state.message_limits = MessageLimits(settings.message_characters, settings.malformed_messages)
    app.state.listens_on = settings.host
    return app


def _given(value: object) -> Provide:
    """A dependency of routes that is always the same."""
    return Provide(lambda: value, sync_to_thread=False)
