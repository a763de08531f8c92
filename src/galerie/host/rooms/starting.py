"""Starting a game in a room, with those who are there."""

from msgspec.structs import replace

from galerie.core import Refusal
from galerie.host.rooms.room import Room
from galerie.host.store.rows import Chair
from galerie.host.table.registry import TableRegistry
from galerie.host.table.seating import bot_chair
from galerie.host.table.table import Table
from galerie.host.wire import RoomSeatWish, RoomTableWish, SeatWish, TableWish


async def start(registry: TableRegistry, room: Room, guest: str, wish: RoomTableWish) -> Table:
    """Open a table where everybody has a seat already. It is friendly: those who watch and those who play talk to each
    other, and ratings are for games where they do not.
    """
    room.members.check(guest)
    room.check_tables()
    named = [seat.member for seat in wish.seats if seat.kind == "member"]
    if len({*named}) < len(named):
        raise Refusal("room-seated-twice")
    is_correspondence = wish.clock is not None and wish.clock.per == "correspondence"
    chairs = [_chair(registry, room, wish.game, seat, may_be_away=is_correspondence) for seat in wish.seats]
    table_wish = TableWish(
        game=wish.game,
        seats=[SeatWish("open")] * len(chairs),
        options=wish.options,
        clock=wish.clock,
        friendly=True,
    )
    return await registry.open(guest, table_wish, chairs=tuple(chairs), room=room.id)


def _chair(registry: TableRegistry, room: Room, game: str, wish: RoomSeatWish, *, may_be_away: bool) -> Chair:
    match wish.kind:
        case "member":
            member = room.members.called(wish.member)
            if not may_be_away and not room.is_present(member):
                raise Refusal("room-absent", name=member.name)
            chair = registry.services.chair(registry.people.person(member.guest) or member.guest, member.name)
            return replace(chair, holders=member.holders)
        case "bot":
            return bot_chair(game, wish.level or "")
        case "open":
            return Chair("open")
