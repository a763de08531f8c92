"""Pairing: people who want to play against anybody are seated at the same table."""

import secrets
from contextlib import suppress

from galerie.core import AnyGame, Refusal, options
from galerie.core.options import Value
from galerie.games import find
from galerie.host.table.registry import TableRegistry
from galerie.host.table.table import Table
from galerie.host.wire import PairWish, SeatWish, TableInfo, TableWish


async def pair(registry: TableRegistry, guest: str, wish: PairWish) -> Table:
    """The table where the guest waits already, or one where others wait, or else a new one in the lobby."""
    game = find(wish.game)
    if game.seats.stop <= 2:
        raise Refusal("pair-alone")
    usual = _usual_options(game)
    async with registry.lobby.pairing:
        own = registry.lobby.waiting_of(guest)
        is_bot = registry.people.is_bot(guest)
        suitable = [
            info for info in registry.lobby.waiting() if _is_usual(game, usual, info) and _accepts(info, is_bot=is_bot)
        ]
        for info in sorted(suitable, key=lambda info: info.id not in own):
            with suppress(Refusal):  # the seat was just taken: try the next table, or open a new one
                table = await registry.find(info.id)
                if info.id in own:
                    return table
                await table.sit(guest, [seat.kind for seat in info.seats].index("open"), wish.name)
                return table
        return await registry.open(guest, TableWish(game.name, _seats(game, wish.name), usual, public=True))


def _usual_options(game: AnyGame) -> dict[str, Value]:
    """Those of the preset that the form for a new table offers first."""
    return options.values(options.parse(game.options, game.presets.get("begin", ())))


def _is_usual(game: AnyGame, usual: dict[str, Value], info: TableInfo) -> bool:
    return info.game == game.name and info.clock is None and info.options == usual


def _accepts(info: TableInfo, *, is_bot: bool) -> bool:
    """Nobody meets a bot account who has not asked for one: people sit down with it, or admit it, themselves."""
    return info.admits_bots if is_bot else not any(seat.bot_account for seat in info.seats)


def _seats(game: AnyGame, name: str) -> list[SeatWish]:
    """The fewest seats for several players; the guest gets a random one."""
    seats = [SeatWish("open")] * (max(game.seats.start, 2) - 1)
    seats.insert(secrets.choice(range(len(seats) + 1)), SeatWish("me", name))
    return seats
