"""The hall: all tables of this host, loaded from the store as they are asked for."""

import asyncio
from typing import Final

from galerie import bots
from galerie.core import Match, Refusal, options
from galerie.games import find
from galerie.host import deals
from galerie.host.store import Chair, Charter, new_table_id
from galerie.host.table import House, Table
from galerie.host.wire import SeatWish, TableWish

SWEEP_SECONDS: Final = 60


class Hall:
    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()

    async def open(self, guest: str, wish: TableWish) -> Table:
        """A new table as the guest wishes it, or why it cannot be."""
        game = find(wish.game)
        chosen = options.read(game.options, wish.options)
        Match.begin(game, len(wish.seats), chosen)
        if wish.clock and wish.clock.per == "move" and wish.clock.increment:
            raise Refusal("clock-increment")
        deals.check(wish.deal or "", game, len(wish.seats))
        deal = (wish.deal or deals.fresh()) if deals.are_for(game, len(wish.seats)) else None
        chairs = tuple(_chair(wish.game, seat, guest) for seat in wish.seats)
        charter = Charter(game.name, game.version, options.words(chosen), chairs, wish.clock, deal)
        table_id = new_table_id()
        await self._house.store.open(table_id, charter)
        return await self.find(table_id)

    async def find(self, table_id: str) -> Table:
        if table := self._tables.get(table_id):
            return table
        async with self._loading:
            if table := self._tables.get(table_id):
                return table
            ledger = await self._house.store.load(table_id)
            if ledger is None:
                raise Refusal("table-unknown")
            table = self._tables[table_id] = Table(table_id, ledger, self._house)
        try:
            await table.wake()
        except Refusal:
            del self._tables[table_id]
            raise
        return table

    async def check(self) -> None:
        """Refuse when the store does not answer."""
        await self._house.store.load("")

    async def sweep(self) -> None:
        """From time to time, forget the tables where nothing is going on."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for table in [each for each in self._tables.values() if each.idle]:
                del self._tables[table.id]

    def close(self) -> None:
        for table in self._tables.values():
            table.close()


def _chair(game: str, wish: SeatWish, guest: str) -> Chair:
    match wish.kind:
        case "me" | "here":
            return Chair.of(guest, wish.name)
        case "bot":
            bots.bot(game, wish.level or "")
            return Chair("bot", level=wish.level)
        case "open":
            return Chair("open")
