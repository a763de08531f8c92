"""One room: its members, the tables where they play, the tally of all their games, and one chat.

Whoever has its link may join, up to a limit. Members come and go; when the keeper leaves, whoever has been there
longest keeps the room. Everybody in it is sent the same messages, which are encoded once.
"""

import asyncio
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from galerie import bots
from galerie.core import Refusal, Seat
from galerie.core.match import ABORTED
from galerie.host.people.people import People
from galerie.host.rooms.chat import RoomChat
from galerie.host.rooms.limits import RoomLimits
from galerie.host.rooms.members import Members, member_name
from galerie.host.rooms.storage import LoadedRoom, RoomStorage
from galerie.host.rooms.tally import counted, united
from galerie.host.socket.audience import Audience
from galerie.host.socket.connection import OUTSIDE, TRY_AGAIN_LATER, Connection
from galerie.host.store.forgetting import room_without
from galerie.host.store.lease import Lease
from galerie.host.store.rows import (
    Chair,
    GameStatus,
    StoredMember,
    StoredResult,
    StoredRoom,
    TableSetup,
)
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.pointed import Pointed
from galerie.host.table.seating import MOST_HOLDERS
from galerie.host.table.services import Services
from galerie.host.view.messages import chat_line
from galerie.host.wire import (
    RoomDoor,
    RoomInfo,
    RoomMember,
    RoomName,
    RoomScore,
    RoomSeat,
    RoomTable,
    RoomWelcome,
    encode,
)

COLLECT_SECONDS: Final = 0.05
"""Changes within this time are told together."""

KEPT_RESULTS: Final = 10
"""Games that are over and still listed."""

FORMER: Final = 24
"""People who have left and are still in the tally; whoever left first is forgotten first."""

BARRED_MILLISECONDS: Final = 24 * 3_600_000
"""For how long somebody who was shown the door may not come back."""

MOST_BARRED: Final = 100

HOUR: Final = 3_600_000


class Room:
    def __init__(
        self,
        room_id: str,
        loaded: LoadedRoom,
        services: Services,
        storage: RoomStorage,
        limits: RoomLimits,
        lease: Lease | None = None,
    ) -> None:
        """In a cluster, `lease` is what this host held when it read the room."""
        self.id: Final = room_id
        self._lease = lease
        self.members: Final = Members(loaded.room, services, limits)
        self._services = services
        self._storage = storage
        self._limits = limits
        self._tables = {table_id: self._described(table_id, *state) for table_id, state in loaded.tables.items()}
        self.audience: Final = Audience(lambda: encode(self.info()), COLLECT_SECONDS)
        self._screens: set[Connection] = set()
        """The connections that show the room to everybody, and stand for nobody."""

        self.chat: Final = RoomChat(
            room_id, loaded.chat_rows, services, storage, self.members, self.audience, self._screens, lease
        )
        self._visited = 0
        self._changing = asyncio.Lock()
        self._background = BackgroundTasks()

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is under way: the room may be unloaded."""
        return not (self.audience.connections or self._background or self._changing.locked() or self.chat.busy)

    @property
    def people(self) -> People:
        return self._services.people

    def is_present(self, member: StoredMember) -> bool:
        """Whether a member looks at the room or at one of its tables; a screen for everybody is not counted."""
        return self.members.is_there(member, self._present())

    def _present(self) -> set[str | None]:
        """Whoever looks at the room or at one of its tables; a screen for everybody is not counted."""
        person = self.people.person
        return {person(connection.guest) for connection in self.audience.connections - self._screens}

    def check_tables(self) -> None:
        """Refuse one more table where there are too many."""
        if len(self._tables) >= self._limits.tables:
            raise Refusal("room-tables", most=self._limits.tables)

    # Messages

    def door(self, guest: str) -> RoomDoor:
        """The room as it is seen from outside."""
        member, keeper = self.members.find(guest), self.members.stored.keeper
        barred = member is None and self.members.is_barred(guest)
        members = sorted(self.members.stored.members, key=lambda each: each.guest != keeper)
        you = self.members.id(member.guest) if member else None
        own = [
            seat in table.to_act
            for table in self._tables.values()
            for seat, each in enumerate(table.seats)
            if you and each.member == you
        ]
        return RoomDoor(
            id=self.id,
            names=[] if barred else [self.members.name(each) for each in members],
            claimable=[
                RoomName(self.members.id(each.guest), self.members.name(each))
                for each in members
                if not member and not barred and not self.members.is_account(each)
            ],
            full=self.members.is_full(),
            barred=barred,
            you=you,
            tables=len(self._tables) if member else 0,
            awaited=any(own),
        )

    def info(self) -> RoomInfo:
        """The room as its members see it."""
        stored, present = self.members.stored, self._present()
        members = [(member, False) for member in stored.members] + [(member, True) for member in stored.former]
        return RoomInfo(
            id=self.id,
            members=[
                RoomMember(
                    id=self.members.id(member.guest),
                    name=self.members.name(member),
                    present=not left and self.members.is_there(member, present),
                    keeper=not left and member.guest == stored.keeper,
                    left=left,
                    claims=self.members.id(claimed.guest) if (claimed := self.members.claimed_by(member)) else None,
                    devices=len(member.holders),
                )
                for member, left in members
            ],
            tables=[*self._tables.values()],
            results=[
                self._table(result.table, result.game, result.chairs, ranks=list(result.ranks))
                for result in reversed(stored.results)
            ],
            scores=[
                RoomScore(self.members.id(each.guest), each.game, each.won, each.drawn, each.lost)
                for each in stored.scores
            ],
        )

    # Connections

    def check_visitor(self, guest: str | None, *, is_screen: bool) -> None:
        """Refuse whoever may not connect: a big screen needs the link only."""
        if not is_screen:
            self.members.check(guest)
        elif guest and self.members.is_barred(guest):
            raise Refusal("room-barred")

    def enter(self, connection: Connection, *, is_screen: bool) -> None:
        self.check_visitor(connection.guest, is_screen=is_screen)
        self.audience.enter(connection)
        if is_screen:
            self._screens.add(connection)
            connection.send(encode(RoomWelcome("", self.info(), [])))
        else:
            self._welcome(connection, self.members.check(connection.guest))
        self.audience.change()
        now = self._services.store.wall_clock()
        if now - self._visited > HOUR:
            self._visited = now
            self._background.start(self._touch())

    def _welcome(self, connection: Connection, member: StoredMember) -> None:
        lines = [chat_line(line) for line in self.chat.readable(connection.guest)]
        connection.send(encode(RoomWelcome(self.members.id(member.guest), self.info(), lines)))
        if any(other.since > _last_seen(member) for other in self.members.stored.members):
            self._background.start(self._note_seen(member.guest))

    def leave(self, connection: Connection) -> None:
        self.audience.leave(connection)
        self._screens.discard(connection)
        self.audience.change()

    def close(self) -> None:
        self.audience.close()
        self._background.cancel()

    def pointed_at(self, guest: str, seat: Seat | None, number: int | None) -> Pointed:
        """Whoever has said a line of the chat that a member may read."""
        self.members.check(guest)
        line = self.chat.line(guest, number)
        person = self.people.person(line.guest) if line else None
        if line is None or person is None or seat is not None:
            raise Refusal("person-unknown")
        there = (each for each in self.audience.connections if self.people.are_same(each.guest, person))
        return Pointed(person, line.name, next((each.address for each in there), ""), self.chat.lines(guest))

    # Coming and going

    async def join(self, guest: str, name: str, claims: str = "") -> None:
        """Come in under a name, or change it; or come in and say that one is already the member `claims`, an id."""
        claimed = self.members.claimable(guest, claims).guest if claims else None
        name = self.members.called(claims).name if claims else member_name(self._services, guest, name)
        async with self._changing:
            stored, member = self.members.stored, self.members.find(guest)
            if member and claimed is None and self.members.claimed_by(member) and self.members.is_full():
                await self._remove(member, stored.barred)  # they are nobody else, and there is no place for them
            elif member:
                renamed = replace(member, name=name, claims=claimed)
                await self._save(self.members.replaced(member, renamed))
            else:
                await self._admit(guest, name, claimed)

    async def _admit(self, guest: str, name: str, claimed: str | None) -> None:
        """Whoever is a member already needs no place of their own."""
        stored, now = self.members.stored, self._services.store.wall_clock()
        if self.members.is_barred(guest):
            raise Refusal("room-barred")
        if self.members.is_full(claiming=claimed is not None):
            raise Refusal("room-full", most=self._limits.members)
        back = next((each for each in stored.former if self.members.are_same(each, guest)), None)
        member = StoredMember(back.guest if back else guest, name, now, back.holders if back else (), claimed)
        former = tuple(each for each in stored.former if each is not back)
        keeper = stored.keeper if stored.members else member.guest
        present = self._present()
        members = (replace(each, seen=now) if self.members.is_there(each, present) else each for each in stored.members)
        await self._save(replace(stored, keeper=keeper, members=(*members, member), former=former))

    async def part(self, guest: str, member_id: str) -> None:
        """Leave, or, for the keeper, show somebody the door. They may not come back on the same day."""
        async with self._changing:
            stored, own, gone = self.members.stored, self.members.check(guest), self.members.called(member_id)
            barred = stored.barred
            if gone is not own:
                if own.guest != stored.keeper:
                    raise Refusal("room-not-keeper")
                until = self._services.store.wall_clock() + BARRED_MILLISECONDS
                latest = [*barred.items(), *((each, until) for each in (gone.guest, *gone.holders))][-MOST_BARRED:]
                barred = dict(latest)
            await self._remove(gone, barred)

    async def _remove(self, gone: StoredMember, barred: dict[str, int]) -> None:
        """Whoever has played here, or still does, stays in the tally."""
        stored, gone_id = self.members.stored, self.members.id(gone.guest)
        members = tuple(each for each in stored.members if each is not gone)
        has_played = any(score.guest == gone.guest for score in stored.scores)
        plays = any(seat.member == gone_id for table in self._tables.values() for seat in table.seats)
        former = (*stored.former, gone)[-FORMER:] if has_played or plays else stored.former
        known = {each.guest for each in (*members, *former)}
        keeps = gone.guest == stored.keeper
        await self._save(
            replace(
                stored,
                keeper=self.members.next_keeper(members, self._present()) if keeps else stored.keeper,
                members=members,
                former=former,
                scores=tuple(score for score in stored.scores if score.guest in known),
                barred=barred,
            )
        )
        self.audience.close_connections(lambda each: self.members.are_same(gone, each.guest), OUTSIDE)

    def tables_between(self, *guests: str) -> list[str]:
        """The tables of the room at which all these guests sit."""
        ids = {self.members.id(member.guest) for guest in guests if (member := self.members.find(guest))}
        return [table.id for table in self._tables.values() if ids <= {seat.member for seat in table.seats}]

    async def answer_claim(self, guest: str, member_id: str, *, granted: bool) -> tuple[str, str]:
        """Answer a member who says that they are another one, and return the guests who these two are.

        The other one answers, if they are present; otherwise anybody does who has been here together with them, but
        not whoever claims it.
        """
        async with self._changing:
            stored, own, claiming = self.members.stored, self.members.check(guest), self.members.called(member_id)
            claimed = self.members.claimed(member_id)
            if own is claiming or (own is not claimed and self.is_present(claimed)):
                raise Refusal("room-claim-other", name=self.members.name(claimed))
            if own is not claimed and own.since > _last_seen(claimed):
                raise Refusal("room-claim-unmet", name=self.members.name(claimed))
            if granted:
                await self._unite(claimed, claiming)
            elif self.members.is_full():
                await self._remove(claiming, stored.barred)
            else:
                declined = replace(claiming, claims=None)
                await self._save(self.members.replaced(claiming, declined))
            return claimed.guest, claiming.guest

    async def add_device(self, guest: str, other: str) -> None:
        """A member is from now on the guest `other` too, on a device of theirs."""
        async with self._changing:
            member, own = self.members.find(guest), self.members.find(other)
            if member and member is not own and not self.members.is_barred(other):
                await self._unite(member, own or StoredMember(other, member.name, member.since))

    async def _unite(self, member: StoredMember, other: StoredMember) -> None:
        """Make one member of two, who have turned out to be the same person."""
        stored = self.members.stored
        devices = dict.fromkeys([*member.holders, other.guest, *other.holders])
        whole = replace(member, holders=(*devices,)[-MOST_HOLDERS:])
        await self._save(
            replace(
                stored,
                keeper=member.guest if stored.keeper == other.guest else stored.keeper,
                members=tuple(whole if each is member else each for each in stored.members if each is not other),
                scores=united(stored.scores, member.guest, other.guest),
            )
        )
        # they reconnect and are welcomed again
        self.audience.close_connections(lambda each: self.members.are_same(other, each.guest), TRY_AGAIN_LATER)
        with suppress(Refusal):  # the store has failed and logged it
            await self.chat.note_device(whole)

    async def keep_device(self, guest: str) -> None:
        """A member is here on this device only, and on the one where they first came."""
        async with self._changing:
            member = self.members.check(guest)
            kept = replace(member, holders=tuple(each for each in member.holders if self.people.are_same(each, guest)))
            await self._save(self.members.replaced(member, kept))
        are_same = self.members.are_same
        self.audience.close_connections(
            lambda each: are_same(member, each.guest) and not are_same(kept, each.guest), OUTSIDE
        )

    async def forget(self, guests: AbstractSet[str]) -> None:
        """Drop somebody who has had their data removed."""
        async with self._changing:
            if self.members.knows(guests):
                with suppress(Refusal):  # the room is loaded without them next time
                    await self._save(room_without(self.members.stored, guests))
        self.audience.close_connections(lambda each: each.guest in guests, OUTSIDE)

    def may_know(self, guests: AbstractSet[str]) -> bool:
        """Whether one of them is in the room, was or has played there, or is perhaps just coming in."""
        return self._changing.locked() or self.members.knows(guests)

    # Tables

    def follow(self, table_id: str, setup: TableSetup, status: GameStatus) -> None:
        """A table of this room was opened or has changed, or somebody has moved there."""
        known = self._tables.get(table_id)
        if setup.withdrawn or status.ending:
            if known:
                self._background.start(self._count(table_id, setup, status))
            return
        described = self._described(table_id, setup, status)
        if described != known:
            self._tables[table_id] = described
            self.audience.change()
        if known is None:
            self._background.start(self._add(table_id))

    async def _add(self, table_id: str) -> None:
        async with self._changing:
            with suppress(Refusal):  # the store has failed and logged it; it is listed until the room is unloaded
                await self._save(replace(self.members.stored, tables=(*self.members.stored.tables, table_id)))

    async def _count(self, table_id: str, setup: TableSetup, status: GameStatus) -> None:
        """Add a game that is over to the tally, once; what was withdrawn or aborted is only forgotten."""
        async with self._changing:
            stored, ending = self.members.stored, status.ending
            if table_id not in self._tables:
                return
            after = replace(stored, tables=tuple(each for each in stored.tables if each != table_id))
            if ending and ending.reason != ABORTED:
                result = StoredResult(table_id, setup.game, setup.chairs, tuple(ending.ranks))
                members = [self.members.find_anybody(chair.guest) for chair in setup.chairs]
                people = [member.guest if member else None for member in members]
                after = replace(
                    after,
                    results=(*stored.results, result)[-KEPT_RESULTS:],
                    scores=counted(stored.scores, setup.game, people, ending.ranks),
                )
            with suppress(Refusal):  # it is counted when the room is next loaded
                await self._save(after)
                del self._tables[table_id]

    def _described(self, table_id: str, setup: TableSetup, status: GameStatus) -> RoomTable:
        acting = [] if setup.waiting else [seat for seat in status.acting if seat >= 0]
        return self._table(table_id, setup.game, setup.chairs, acting, waiting=setup.waiting)

    def _table(
        self,
        table_id: str,
        game: str,
        chairs: Sequence[Chair],
        to_act: list[int] | None = None,
        *,
        waiting: bool = False,
        ranks: list[int] | None = None,
    ) -> RoomTable:
        seats = [
            RoomSeat(chair.kind, chair.name, chair.level and bots.current(game, chair.level), self._sitter(chair))
            for chair in chairs
        ]
        return RoomTable(table_id, game, seats, to_act or [], waiting, ranks)

    def _sitter(self, chair: Chair) -> str | None:
        found = self.members.find_anybody(chair.guest)
        return self.members.id(found.guest) if found else None

    # Changes

    async def _save(self, stored: StoredRoom) -> None:
        await self._storage.save(self.id, stored, self._lease)
        self.members.stored = stored
        self.audience.change()

    async def _touch(self) -> None:
        with suppress(Refusal):  # the next visit does it
            await self._storage.touch(self.id, self._lease)

    async def _note_seen(self, guest: str) -> None:
        """A member is here, after others have joined."""
        async with self._changing:
            if member := self.members.find(guest):
                seen = replace(member, seen=self._services.store.wall_clock())
                with suppress(Refusal):  # the next visit does it
                    await self._save(self.members.replaced(member, seen))


def _last_seen(member: StoredMember) -> int:
    """When somebody was last seen here: no earlier than the last member they have met joined."""
    return max(member.since, member.seen)
