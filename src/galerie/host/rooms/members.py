"""Who is in a room, on which devices, and who may come in or say that they are somebody there."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from galerie.core import Refusal
from galerie.core.visible import visible
from galerie.host.people.pseudonyms import speaker
from galerie.host.rooms.limits import RoomLimits
from galerie.host.store.forgetting import people_of_room
from galerie.host.store.rows import StoredMember, StoredRoom
from galerie.host.table.services import Services


def member_name(services: Services, guest: str, name: str) -> str:
    """What somebody is called in a room: an account by its own name, a guest by one that they must give."""
    found = services.people.names.get(guest) or visible(name)
    if not found:
        raise Refusal("room-nameless")
    services.word_filter.check(found)
    return found


class Members:
    def __init__(self, stored: StoredRoom, services: Services, limits: RoomLimits) -> None:
        self.stored: StoredRoom = stored
        """The room as it is stored; replaced once a new one is stored."""

        self._people = services.people
        self._store = services.store
        self._limits = limits

    def find(self, guest: str | None) -> StoredMember | None:
        """The member who a guest is."""
        return next((each for each in self.stored.members if self.are_same(each, guest)), None)

    def find_anybody(self, guest: str | None) -> StoredMember | None:
        """The member who a guest is, or was."""
        members = (*self.stored.members, *self.stored.former)
        return next((each for each in members if self.are_same(each, guest)), None)

    def check(self, guest: str | None) -> StoredMember:
        """The member who a guest is, or a refusal."""
        member = self.find(guest)
        if member is None:
            raise Refusal("room-outside")
        return member

    def called(self, member_id: str) -> StoredMember:
        """The member with this id, or a refusal."""
        for each in self.stored.members:
            if self.id(each.guest) == member_id:
                return each
        raise Refusal("room-member-unknown")

    def id(self, guest: str) -> str:
        return speaker(self._store.secret, guest)

    def name(self, member: StoredMember) -> str:
        """An account has its own name, whatever it was called when it came."""
        return self._people.names.get(self._people.person(member.guest) or "", member.name)

    def are_same(self, member: StoredMember, guest: str | None) -> bool:
        """Whether a guest is this member, on whichever of their devices."""
        return any(self._people.are_same(each, guest) for each in (member.guest, *member.holders))

    def devices(self, guest: str | None) -> tuple[str | None, ...]:
        """A guest, and whoever they are on the other devices of the same member."""
        member = self.find(guest)
        return (guest, member.guest, *member.holders) if member else (guest,)

    def is_account(self, member: StoredMember) -> bool:
        return self._people.person(member.guest) in self._people.names

    def is_there(self, member: StoredMember, present: AbstractSet[str | None]) -> bool:
        """Whether one of their devices is among the people who are present."""
        return any(self._people.person(guest) in present for guest in (member.guest, *member.holders))

    def is_full(self, *, claiming: bool = False) -> bool:
        """Whether so many are in the room as may be; as many may be `claiming` to be one of them already."""
        count = sum((self.claimed_by(each) is not None) is claiming for each in self.stored.members)
        return count >= self._limits.members

    def is_barred(self, guest: str) -> bool:
        now = self._store.wall_clock()
        return any(until > now and self._people.are_same(each, guest) for each, until in self.stored.barred.items())

    def knows(self, guests: AbstractSet[str]) -> bool:
        """Whether one of them is in the room, or was or has played there."""
        return not guests.isdisjoint(people_of_room(self.stored))

    def replaced(self, old: StoredMember, new: StoredMember) -> StoredRoom:
        """The room with one member instead of another."""
        members = tuple(new if each is old else each for each in self.stored.members)
        return replace(self.stored, members=members)

    def next_keeper(self, members: Sequence[StoredMember], present: AbstractSet[str | None]) -> str:
        """Whoever has been here longest, first among those who are present; nobody if the room is empty."""
        order = sorted(members, key=lambda each: (not self.is_there(each, present), each.since))
        return order[0].guest if order else ""

    # Those who say that they are a member already

    def claimable(self, guest: str, member_id: str) -> StoredMember:
        """A member who a guest may say they are: an account signs in instead."""
        member = self.called(member_id)
        if self.is_account(member) or self.are_same(member, guest):
            raise Refusal("room-claim-not", name=self.name(member))
        return member

    def claimed_by(self, member: StoredMember) -> StoredMember | None:
        """The member who somebody says they are."""
        return next((each for each in self.stored.members if each.guest == member.claims), None)

    def claimed(self, member_id: str) -> StoredMember:
        """The member who another one says they are, or a refusal."""
        claimed = self.claimed_by(self.called(member_id))
        if claimed is None:
            raise Refusal("room-claim-none")
        return claimed
