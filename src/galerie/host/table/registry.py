"""The hall: all tables of this host, loaded from the store as they are asked for."""

import asyncio
import gc
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from galerie import bots, deals
from galerie.core import Match, Refusal, options
from galerie.games import find
from galerie.host.lobby.lobby import Lobby
from galerie.host.ops.logs import fingerprint
from galerie.host.people.people import People
from galerie.host.socket.connection import RESTARTING, TRY_AGAIN_LATER, Connection
from galerie.host.socket.fast.batch import MoveBatcher
from galerie.host.store.rows import Chair, TableSetup, new_table_id
from galerie.host.store.store import Store
from galerie.host.table import clock
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.wire import SeatWish, TableWish

SWEEP_SECONDS: Final = 60
FEW: Final = 20
"""Tables in mind; with fewer the hall is quiet, and garbage is looked for everywhere in no time."""

DRAIN_PAUSE: Final = 0.01

log: Final = logging.getLogger(__name__)

MOST_WAITING: Final = 3
"""Public tables at which one guest may wait."""


class TableRegistry:
    def __init__(self, services: Services) -> None:
        self.draining: bool = False
        """The host is about to end: whoever is connected is no longer heard."""

        self.lobby: Final = Lobby(services.now)
        self.move_batcher: Final = MoveBatcher()
        self._services = services
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        services.metrics.tables.set_function(lambda: len(self._tables))

    @property
    def people(self) -> People:
        return self._services.people

    @property
    def store(self) -> Store:
        return self._services.store

    async def open(self, guest: str, wish: TableWish) -> Table:
        """A new table as the guest wishes it, or why it cannot be."""
        game = find(wish.game)
        chosen = options.read(game.options, wish.options)
        Match.begin(game, len(wish.seats), chosen)
        if wish.clock:
            clock.check(wish.clock)
        deals.check(wish.deal or "", game, len(wish.seats))
        deal = (wish.deal or deals.fresh()) if deals.are_for(game, len(wish.seats)) else None
        own_name = self.people.names.get(guest)
        chairs = tuple(_chair(wish.game, seat, guest, own_name) for seat in wish.seats)
        if wish.public and len(self.lobby.waiting_of(guest)) >= MOST_WAITING:
            raise Refusal("lobby-many", most=MOST_WAITING)
        setup = TableSetup(
            game=game.name,
            rules=game.version,
            options=options.words(chosen),
            chairs=chairs,
            clock=wish.clock,
            deal=deal,
            public=wish.public,
            friendly=wish.friendly,
            opener=guest,
        )
        table_id = new_table_id()
        await self._services.store.open(table_id, setup)
        self._services.metrics.tables_opened.labels(game.name).inc()
        log.info("a table is opened", extra={"game": game.name, "table": fingerprint(table_id)})
        table = await self.find(table_id)
        self.lobby.notice(table, opened=True)
        return table

    async def find(self, table_id: str) -> Table:
        if table := self._tables.get(table_id):
            return table
        async with self._loading:
            if table := self._tables.get(table_id):
                return table
            stored = await self._services.store.load(table_id)
            if stored is None:
                raise Refusal("table-unknown")
            table = self._tables[table_id] = Table(table_id, stored, self._services)
            table.on_change = self.lobby.notice
        try:
            await table.wake()
        except Refusal:
            table.close()
            del self._tables[table_id]
            raise
        return table

    async def check(self) -> bool:
        """Whether what is to be kept can be; refuses when the store does not answer."""
        await self._services.store.load("")
        return self._services.store.saving

    async def revive(self) -> None:
        """The host begins: while it was not there no time has passed for anybody."""
        with suppress(Refusal):
            await self._services.store.revive()

    async def sweep(self) -> None:
        """From time to time, forget the tables where nothing is going on, and wake those whose time is over."""
        while True:
            await self.wake_due()
            await asyncio.sleep(SWEEP_SECONDS)
            self.forget_idle()
            if len(self._tables) < FEW:
                gc.collect()

    @property
    def in_mind(self) -> int:
        """How many tables are loaded."""
        return len(self._tables)

    def forget_idle(self) -> None:
        for table in [each for each in self._tables.values() if each.idle and each not in self.lobby]:
            table.close()
            del self._tables[table.id]

    async def wake_due(self) -> None:
        """Let the flags fall at tables that nobody looks at; what fails is tried again the next time."""
        with suppress(Refusal):
            for table_id in await self._services.store.due():
                with suppress(Refusal):
                    await self.find(table_id)

    async def drain(self) -> None:
        """Before the end: answer whoever was heard, hear nobody else, let the bots rest, and bid everybody come back.

        A command that comes too late is not refused: whoever sent it says it again to the host that follows.
        """
        self.draining = True
        while any(connection.busy for table in self._tables.values() for connection in table.connections):  # noqa: ASYNC110  once
            await asyncio.sleep(DRAIN_PAUSE)
        for table in [*self._tables.values()]:
            await table.rest()
            for connection in table.connections:
                connection.dismiss(RESTARTING)
        self.lobby.dismiss(RESTARTING)
        while any(table.connections for table in self._tables.values()):  # noqa: ASYNC110  the same
            await asyncio.sleep(DRAIN_PAUSE)

    def dismiss(self, gone: Callable[[Connection], bool]) -> None:
        """Have those come again who are no longer whom they came as."""
        for table in self._tables.values():
            for connection in table.connections:
                if gone(connection):
                    connection.dismiss(TRY_AGAIN_LATER)

    def close(self) -> None:
        self.lobby.close()
        for table in self._tables.values():
            table.close()


def _chair(game: str, wish: SeatWish, guest: str, own_name: str | None) -> Chair:
    match wish.kind:
        case "me":
            return Chair.of(guest, own_name or wish.name)
        case "here":
            return Chair.of(guest, wish.name)
        case "bot":
            bots.bot(game, wish.level or "")
            return Chair("bot", level=wish.level)
        case "open":
            return Chair("open")
