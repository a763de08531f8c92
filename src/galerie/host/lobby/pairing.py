"""Pairing: people who want to play against anybody are seated at the same table."""

import secrets
from contextlib import suppress

from galerie.core import AnyGame, Refusal, options
from galerie.games import find
from galerie.host.table.registry import TableRegistry
from galerie.host.table.table import Table
from galerie.host.wire import PairWish, SeatWish, TableInfo, TableWish


async def pair(registry: TableRegistry, guest: str, wish: PairWish) -> Table:
    """The table where the guest waits already, or one where others wait, or else a new one in the lobby."""
    game = find(wish.game)
    if game.seats.stop <= 2:
        raise Refusal("pair-alone")
    async with registry.lobby.pairing:
        suitable = [(table, info) for table, info in registry.lobby.waiting() if _is_usual(game, info)]
        for table, _ in suitable:
            if table.belongs_to(guest):
                return table
        for table, info in suitable:
            with suppress(Refusal):  # the seat was just taken: try the next table, or open a new one
                await table.sit(guest, [seat.kind for seat in info.seats].index("open"), wish.name)
                return table
        return await registry.open(guest, TableWish(game.name, _seats(game, wish.name), public=True))


def _is_usual(game: AnyGame, info: TableInfo) -> bool:
    return info.game == game.name and info.clock is None and info.options == options.values(game.options())


def _seats(game: AnyGame, name: str) -> list[SeatWish]:
    """The fewest seats for several players; the guest gets a random one."""
    seats = [SeatWish("open")] * (max(game.seats.start, 2) - 1)
    seats.insert(secrets.choice(range(len(seats) + 1)), SeatWish("me", name))
    return seats
