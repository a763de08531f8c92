"""Pairing: people who want to play against anybody are seated at the same table."""

import secrets
from contextlib import suppress
from typing import Final

from galerie.core import AnyGame, Refusal, options
from galerie.core.options import Value
from galerie.games import find
from galerie.host.table import warm_ups
from galerie.host.table.registry import TableRegistry
from galerie.host.wire import ClockRule, JoinWish, Listing, PairWish, SeatWish, TableInfo, TableWish

CLOCK: Final = ClockRule("game", seconds=600, increment=5)
"""What strangers play with unless they choose to play without a clock."""

RANGE: Final = 300
WIDENING: Final = 5
"""How far apart the ratings of people who are paired may be, and by how much more for each second that one waits."""


async def pair(registry: TableRegistry, guest: str, wish: PairWish) -> TableInfo:
    """The table where the guest waits already, or one where others wait, or else a new one in the lobby."""
    game = find(wish.game)
    if game.seats.stop <= 2:
        raise Refusal("pair-alone")
    usual, clock = usual_options(game), CLOCK if wish.timed and not game.racing else None
    async with registry.pairing():
        own = registry.lobby.waiting_of(guest)
        is_bot, strength = registry.people.is_bot(guest), _strength(registry, guest, game)
        suitable = [
            listing.table
            for listing in registry.lobby.waiting()
            if _is_usual(game, usual, clock, listing.table)
            and _accepts(listing.table, is_bot=is_bot)
            and (listing.table.id in own or _is_in_range(listing, strength))
        ]
        for info in sorted(suitable, key=lambda info: info.id not in own):
            with suppress(Refusal):  # the seat was just taken: try the next table, or open a new one
                if info.id in own:
                    return await registry.info(info.id, guest)
                if any(registry.people.has_blocked(guest, other) for other in registry.lobby.people_at(info.id)):
                    continue
                return await _sit(registry, info, guest, wish.name)
        table_wish = TableWish(game.name, usual_seats(game, wish.name), usual, clock, public=True)
        return (await registry.open(guest, table_wish)).view.info(guest)


async def _sit(registry: TableRegistry, info: TableInfo, guest: str, name: str) -> TableInfo:
    seat = [seat.kind for seat in info.seats].index("open")
    if not registry.lobby.serves(info.id):
        return await registry.ask(info.id, "POST", f"/api/tables/{info.id}/seats/{seat}", JoinWish(name), guest)
    table = await registry.find(info.id)
    await warm_ups.sit(registry, table, guest, seat, name)
    return table.view.info(guest)


def usual_options(game: AnyGame) -> dict[str, Value]:
    """Those of the preset that the form for a new table offers first."""
    return options.values(options.parse(game.options, game.presets.get("begin", ())))


def _is_usual(game: AnyGame, usual: dict[str, Value], clock: ClockRule | None, info: TableInfo) -> bool:
    return info.game == game.name and info.clock == clock and info.options == usual


def _strength(registry: TableRegistry, guest: str, game: AnyGame) -> float | None:
    """The rating of an account; None for a guest, who has none."""
    account = registry.people.person(guest)
    return registry.people.rating(account, game.name).value if account in registry.people.names else None


def _is_in_range(listing: Listing, strength: float | None) -> bool:
    """Whether those who wait are about as strong, or have waited long enough. Whoever has no rating meets anybody."""
    if strength is None:
        return True
    most = RANGE + WIDENING * listing.seconds
    ratings = [seat.rating.value for seat in listing.table.seats if seat.rating]
    return all(abs(value - strength) <= most for value in ratings)


def _accepts(info: TableInfo, *, is_bot: bool) -> bool:
    """Nobody meets a bot account who has not asked for one: people sit down with it, or admit it, themselves."""
    return info.admits_bots if is_bot else not any(seat.bot_account for seat in info.seats)


def usual_seats(game: AnyGame, name: str) -> list[SeatWish]:
    """The fewest seats for several players; the guest gets a random one."""
    seats = [SeatWish("open")] * (max(game.seats.start, 2) - 1)
    seats.insert(secrets.choice(range(len(seats) + 1)), SeatWish("me", name))
    return seats
