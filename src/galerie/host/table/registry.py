"""All tables of this server, loaded from the store on demand."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from galerie import bots, deals
from galerie.bots.slots import whose
from galerie.core import Match, Refusal, options
from galerie.games import find
from galerie.host.lobby.lobby import Lobby, LobbyLimits
from galerie.host.ops.logs import fingerprint
from galerie.host.people.people import People
from galerie.host.socket.connection import RESTARTING, TRY_AGAIN_LATER, Connection
from galerie.host.socket.fast.move_batch import move_queue
from galerie.host.socket.fast.process import collect_when_quiet
from galerie.host.store.rows import Chair, EventRow, TableSetup, new_table_id
from galerie.host.store.store import Store
from galerie.host.table import clock
from galerie.host.table.folding import SHORT, folded
from galerie.host.table.services import Services
from galerie.host.table.table import Table
from galerie.host.table.timeline import recorded
from galerie.host.view.analysis import Beginning, check_deal
from galerie.host.view.messages import stored_clock
from galerie.host.wire import PlayOnWish, SeatWish, TableWish

SWEEP_SECONDS: Final = 60
DRAIN_PAUSE: Final = 0.01

log: Final = logging.getLogger(__name__)

REMOVED: Final = 500
"""The most tables that are removed in one sweep, so that nobody's move waits for it."""

DAY: Final = 86_400_000

WAKING: Final = 16
"""Long tables that are loaded at the same time; the others wait."""


class TableRegistry:
    def __init__(
        self,
        services: Services,
        *,
        fast: bool = True,
        waking: int = WAKING,
        limits: LobbyLimits | None = None,
        unbegun_days: int = 30,
    ) -> None:
        """At most `waking` long tables are loaded at the same time, a quarter of them for one account or address.

        Tables that were never begun are removed after `unbegun_days`.
        """
        self.draining: bool = False
        """Whether the server is shutting down: messages are no longer received."""

        self.lobby: Final = Lobby(services.now, services.people, limits)
        self.moves: Final = move_queue(fast=fast)
        self._fast = fast
        self._unbegun_days = unbegun_days
        self._services = services
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._removing: set[str] = set()
        self._building = asyncio.Lock()
        """Held for one turn of the event loop: it may take some milliseconds to make a table of what is stored."""

        self._waking = asyncio.Semaphore(waking)
        self._most_of_one = -(-waking // 4)
        self._waking_of: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        services.metrics.tables.set_function(lambda: len(self._tables))

    @property
    def services(self) -> Services:
        return self._services

    @property
    def people(self) -> People:
        return self._services.people

    @property
    def store(self) -> Store:
        return self._services.store

    async def open(self, guest: str, wish: TableWish) -> Table:
        """Open a new table as the guest wishes, or refuse."""
        game = find(wish.game)
        chosen = options.offered(options.read(game.options, wish.options))
        Match.begin(game, len(wish.seats), chosen)
        timing = stored_clock(wish.clock) if wish.clock else None
        if timing:
            clock.check(timing)
        deals.check(wish.deal or "", game, len(wish.seats))
        deal = (wish.deal or deals.fresh()) if deals.are_for(game, len(wish.seats)) else None
        own_name, is_bot = self.people.names.get(guest), self.people.is_bot(guest)
        chairs = tuple(_chair(wish.game, seat, guest, own_name, bot_account=is_bot) for seat in wish.seats)
        if wish.public:
            self.lobby.check(guest, whose.get()[0])
        setup = TableSetup(
            game=game.name,
            rules=game.version,
            options=options.words(chosen),
            chairs=chairs,
            clock=timing,
            deal=deal,
            public=wish.public,
            friendly=wish.friendly,
            opener=guest,
            admits_bots=not wish.public if wish.admits_bots is None else wish.admits_bots,
            moves_told=wish.moves_told,
        )
        return await self._opened(setup)

    async def continue_game(self, guest: str, wish: PlayOnWish, beginning: Beginning) -> Table:
        """Open a table that begins with these moves, for the guest against bots, or alone with the same deal.

        It changes nobody's rating.
        """
        game = find(beginning.game)
        if wish.seat >= beginning.seats:
            raise Refusal("seat-unknown")
        if deals.are_for(game, beginning.seats) and wish.deal is None:
            raise Refusal("play-on-dealt")
        deals.check(wish.deal or "", game, beginning.seats)
        bots.bot(game.name, wish.level)
        own = self._services.chair(guest, wish.name)
        setup = TableSetup(
            game=game.name,
            rules=game.version,
            options=beginning.options,
            chairs=tuple(
                own if seat == wish.seat else Chair("bot", level=wish.level) for seat in range(beginning.seats)
            ),
            deal=wish.deal,
            friendly=True,
            opener=guest,
        )
        if seed := self._services.deal(setup):
            await self._services.offload(check_deal, recorded(setup, beginning.lines), seed)
        entries = [EventRow(version, *line, elapsed=0) for version, line in enumerate(beginning.lines, 1)]
        return await self._opened(setup, entries)

    async def _opened(self, setup: TableSetup, entries: Sequence[EventRow] = ()) -> Table:
        table_id = new_table_id()
        await self._services.store.open(table_id, setup, entries=entries)
        self._services.metrics.tables_opened.labels(setup.game).inc()
        log.info("table opened", extra={"game": setup.game, "table": fingerprint(table_id)})
        table = await self.find(table_id)
        self.lobby.update(table, opened_by=whose.get()[0])
        table.tell_bot_accounts()
        return table

    async def find(self, table_id: str) -> Table:
        if table := self._tables.get(table_id):
            return table
        if table_id in self._removing:
            raise Refusal("table-unknown")
        if not (loading := self._loading.get(table_id)):
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(partial(self._loaded, table_id))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        """Load a table. A long one is folded in a worker process; few at a time, because its rows take memory."""
        store, services = self._services.store, self._services
        stored, fold = await store.load(table_id, SHORT + 1), None
        if stored and len(stored.entries) > SHORT:
            payer, _ = whose.get()
            async with self._waking_of.setdefault(payer, asyncio.Semaphore(self._most_of_one)), self._waking:
                stored = await store.load(table_id)
                if stored:
                    fold = await services.offload(folded, stored.setup, stored.entries)
        if stored is None:
            raise Refusal("table-unknown")
        async with self._building:
            table = self._tables[table_id] = Table(table_id, stored, services, fold)
            table.on_change = self.lobby.update
            await asyncio.sleep(0)
        try:
            await table.wake()
        except Refusal:
            table.close()
            del self._tables[table_id]
            raise
        return table

    def _loaded(self, table_id: str, loading: asyncio.Task[Table]) -> None:
        del self._loading[table_id]
        if not loading.cancelled():
            loading.exception()  # whoever waits is told; nobody may

    async def check(self) -> bool:
        """Whether writes to the store succeed; refuses when it cannot even be read."""
        await self._services.store.load("")
        return self._services.store.saving

    async def exclude_downtime(self) -> None:
        """At the start of the server: no clock is charged for the time it was down."""
        with suppress(Refusal):
            await self._services.store.exclude_downtime()

    async def sweep(self) -> None:
        """Regularly unload the tables where nothing is going on, and load those whose deadline has passed."""
        while True:
            await self.wake_due()
            await asyncio.sleep(SWEEP_SECONDS)
            for _ in self._unloading():
                await asyncio.sleep(0)  # freeing a long table takes a while
            await self.remove_unbegun()
            if self._fast:
                collect_when_quiet(len(self._tables))

    @property
    def loaded(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    def unload_idle(self) -> None:
        """Unload the tables where nothing is going on, all at once."""
        for _ in self._unloading():
            pass

    def _unloading(self) -> Iterator[None]:
        """Unload them one by one."""
        for table_id in [*self._tables]:
            table = self._tables.get(table_id)
            if table and table.idle:
                table.close()
                del self._tables[table_id], table
                yield

    async def remove_unbegun(self) -> None:
        """Remove tables that have waited for players for too long, unless somebody is there; failures are retried."""
        store, oldest = self._services.store, self._services.store.wall_clock() - self._unbegun_days * DAY
        with suppress(Refusal):
            found = await store.unbegun(oldest, REMOVED)
            self._removing = {each for each in found if each not in self._tables and each not in self._loading}
            await store.remove([*self._removing])
        self._removing = set()

    async def wake_due(self) -> None:
        """Load the tables whose deadline has passed, so that time runs out there; failures are retried next time."""
        with suppress(Refusal):
            for table_id in await self._services.store.due():
                with suppress(Refusal):
                    await self.find(table_id)

    async def drain(self) -> None:
        """Before the server stops: answer the commands received so far, stop the bots, and close all connections.

        A command that arrives later is neither executed nor refused: the client sends it again to the next server.
        """
        self.draining = True
        while any(connection.busy for table in self._tables.values() for connection in table.connections):  # noqa: ASYNC110  once
            await asyncio.sleep(DRAIN_PAUSE)
        for table in [*self._tables.values()]:
            await table.stop()
            for connection in table.connections:
                connection.close(RESTARTING)
        self.lobby.close_all(RESTARTING)
        self._services.feeds.close(lambda _: True, RESTARTING)
        while any(table.connections for table in self._tables.values()):  # noqa: ASYNC110  the same
            await asyncio.sleep(DRAIN_PAUSE)

    def close_connections(self, where: Callable[[Connection], bool]) -> None:
        """Close the connections of people whose identity has changed; their clients reconnect under the new one."""
        for table in self._tables.values():
            for connection in table.connections:
                if where(connection):
                    connection.close(TRY_AGAIN_LATER)
        self._services.feeds.close(where, TRY_AGAIN_LATER)

    def close(self) -> None:
        self.lobby.close()
        for loading in self._loading.values():
            loading.cancel()
        for table in self._tables.values():
            table.close()


def _chair(game: str, wish: SeatWish, guest: str, own_name: str | None, *, bot_account: bool = False) -> Chair:
    match wish.kind:
        case "me":
            return Chair.of(guest, own_name or wish.name, bot_account=bot_account)
        case "here":
            return Chair.of(guest, wish.name, bot_account=bot_account)
        case "bot":
            level = bots.current(game, wish.level or "")
            bots.bot(game, level)
            return Chair("bot", level=level)
        case "open":
            return Chair("open")
