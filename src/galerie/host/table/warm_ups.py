"""Warm-ups: while somebody waits for an opponent they play bots elsewhere, and whoever comes may take over there."""

from contextlib import suppress

from msgspec.structs import replace

from galerie.core import Refusal
from galerie.host.store.rows import TableSetup
from galerie.host.table.registry import TableRegistry
from galerie.host.table.seating import bot_chair
from galerie.host.table.table import Table


async def begin(registry: TableRegistry, guest: str, table: Table, level: str) -> Table:
    """A table where somebody who waits plays bots of this level meanwhile: the one they have, or a new one.

    It has the options of the other, no clock, and changes nobody's rating.
    """
    setup, held = table.setup, table.seats_of(guest)
    if (found := await _warm_up_of(registry, table)) and found.seats_of(guest):
        return found
    if not table.waiting or not held:
        raise Refusal("warm-up-late")
    bot = bot_chair(setup.game, level)
    chairs = tuple(replace(chair, seen=False) if seat in held else bot for seat, chair in enumerate(setup.chairs))
    warm_up = await registry.add(
        TableSetup(setup.game, setup.rules, setup.options, chairs, friendly=True, opener=guest, waits_at=table.id),
        beside=table.id,
    )
    await table.succession.note_warm_up(guest, warm_up.id)
    return warm_up


async def sit(registry: TableRegistry, table: Table, guest: str, seat: int, name: str) -> None:
    """Take an open seat; where somebody has warmed up meanwhile, everybody is asked whether that game goes on."""
    warm_up = await _warm_up_of(registry, table)
    take_over = warm_up is not None and warm_up.succession.is_possible and not warm_up.seats_of(guest)
    await table.seats.sit(guest, seat, name, take_over=take_over)


async def answer(registry: TableRegistry, guest: str, table: Table, *, agreed: bool) -> None:
    """Say whether the warm-up goes on with the newcomer. It does if everybody agrees; otherwise a new game begins."""
    if not await table.succession.answer(guest, agreed=agreed):
        return
    warm_up = await _warm_up_of(registry, table)
    if warm_up is None:
        await table.succession.begin_anew()
        raise Refusal("warm-up-late")
    (newcomer,) = (chair for chair in table.setup.chairs if not warm_up.seats_of(chair.guest or ""))
    try:
        await warm_up.succession.take_over(newcomer)
    except Refusal:
        await table.succession.begin_anew()
        raise
    await table.succession.give_way()


async def _warm_up_of(registry: TableRegistry, table: Table) -> Table | None:
    """The table where somebody who sits here plays a bot meanwhile, if that game is not over."""
    noted = table.setup.warm_up
    if noted is None or not table.seats_of(noted.guest):
        return None
    with suppress(Refusal):  # it was removed
        warm_up = await registry.find(noted.table)
        while warm_up.next and not warm_up.playing:
            warm_up = await registry.find(warm_up.next)
        return warm_up if warm_up.playing else None
    return None
