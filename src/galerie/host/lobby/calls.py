"""Whoever has a page open is called to the tables where it is their turn, to a game that begins, and to a challenge.

Only games with other people call: one against bots waits as long as its player likes.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec.structs import replace

from galerie.host.people.games import players
from galerie.host.people.people import People
from galerie.host.socket.connection import Connection
from galerie.host.store.database import Database
from galerie.host.store.rows import TableSetup
from galerie.host.store.store import Store
from galerie.host.wire import Begun, Call, CallList, Challenge, encode

MOST: Final = 50
"""The most tables to which one person is called."""

LOOKED_AT: Final = 2_000
"""Seats of one person that are looked at, those touched last: somebody may have tens of thousands."""

COLLECT_SECONDS: Final = 0.3
"""Changes are collected for this long and told together."""

OWN: Final = """
    WITH mine AS (SELECT :person AS guest UNION SELECT guest FROM guests WHERE account = :person),
    held AS (
        SELECT table_id, seat FROM (
            SELECT table_id, seat FROM seatings WHERE guest IN (SELECT guest FROM mine)
            ORDER BY touched DESC LIMIT :looked
        ) AS own
        UNION SELECT table_id, seat FROM (
            SELECT table_id, seat FROM holders WHERE guest IN (SELECT guest FROM mine)
            ORDER BY touched DESC LIMIT :looked
        ) AS further
    )
    SELECT table_id, charter, deadlines.at FROM standings
        JOIN tables ON tables.id = table_id LEFT JOIN deadlines USING (table_id)
    WHERE ending IS NULL
        AND table_id IN (SELECT table_id FROM held)
        AND EXISTS (
            SELECT 1 FROM held AS own WHERE own.table_id = standings.table_id AND acts(acting, seat)
        )
        AND EXISTS (
            SELECT 1 FROM seatings AS other
            WHERE other.table_id = standings.table_id AND other.guest IS NOT NULL AND NOT EXISTS (
                SELECT 1 FROM held AS own WHERE own.table_id = other.table_id AND own.seat = other.seat
            )
        )
    ORDER BY touched DESC NULLS LAST LIMIT :most
"""
"""The tables where somebody is to act, as they are stored."""


@dataclass(slots=True)
class Listener:
    """Somebody who has pages open."""

    connections: set[Connection] = field(default_factory=set)
    calls: dict[str, tuple[Call, int]] = field(default_factory=dict)
    """By table, with the time at which it was made."""

    challenges: dict[str, Challenge] = field(default_factory=dict)
    """Those that wait for their answer, by table or duel."""

    told: bytes = b""
    """The last message that was sent by itself."""


class Calls:
    def __init__(self, now: Callable[[], int], people: People) -> None:
        self._now = now
        self._people = people
        self.listening: Final[dict[str, Listener]] = {}
        """By person."""

        self.on_change: Callable[[str], None] | None = None
        """In a cluster, called with somebody who may have a page open at another host, and whose calls have changed."""

        self.is_elsewhere: Callable[[str | None], bool] = lambda _: False
        """In a cluster, whether somebody has a page open at another host."""

        self.on_begun: Callable[[str, str, str], None] = lambda *_: None
        """In a cluster, called with such a person when a game begins for which they have waited: table and game."""

        self._changed: set[str] = set()
        self._asking: set[Connection] = set()
        """Pages that have asked for all calls; each gets one answer, however often they ask."""

        self._pending_send: asyncio.TimerHandle | None = None

    def hears(self, guest: str) -> bool:
        """Whether somebody has a page open."""
        person = self._people.person(guest)
        return person in self.listening or self.is_elsewhere(person)

    @property
    def are_heard(self) -> bool:
        """Whether anybody may have a page open."""
        return bool(self.listening) or self.on_change is not None

    def enter(self, connection: Connection) -> None:
        if person := self._people.person(connection.guest):
            self.listening.setdefault(person, Listener()).connections.add(connection)

    def leave(self, connection: Connection) -> None:
        """Whoever has signed up meanwhile was somebody else when they came."""
        self._asking.discard(connection)
        for person in {connection.guest, self._people.person(connection.guest)}:
            if person and (listener := self.listening.get(person)):
                listener.connections.discard(connection)
                if not listener.connections:
                    del self.listening[person]

    def tell(self, connection: Connection) -> None:
        """Send all that somebody is called to."""
        connection.send(self.message(self._people.person(connection.guest)))

    def ask(self, connection: Connection) -> None:
        """Send it soon, once for all pages of a person that ask until then."""
        self._asking.add(connection)
        self._schedule()

    def update(self, table: str, guests: Iterable[str], call: Callable[[str], Call | None]) -> None:
        """Something has happened at a table: `call` says whether it is somebody's turn there."""
        for guest in guests:
            person = self._people.person(guest) or guest
            if person in self.listening:
                self.note(person, table, call(person))
                self.listening[person].challenges.pop(table, None)  # they sit there
                self._tell_soon(person)
            if self.on_change:
                self.on_change(person)

    def challenge(self, person: str, challenges: Iterable[Challenge]) -> None:
        """Tell somebody which challenges wait for their answer, after one was made or answered."""
        self.note_challenges(person, challenges)
        if self.on_change:
            self.on_change(person)

    def note_challenges(self, person: str, challenges: Iterable[Challenge]) -> None:
        """Tell somebody on the pages that they have open at this host."""
        if listener := self.listening.get(person):
            waiting = (each for each in challenges if not (each.yours or each.declined))
            listener.challenges = {each.duel or each.table: each for each in waiting}
            self._tell_soon(person)

    def note(self, person: str, table: str, call: Call | None) -> None:
        """Remember that somebody is called to a table, or is not, without telling them."""
        if listener := self.listening.get(person):
            listener.calls.pop(table, None)
            if call and len(listener.calls) < MOST:
                listener.calls[table] = call, self._now()

    def replace(self, person: str, calls: Iterable[Call]) -> None:
        """Somebody is called to these tables and to no others."""
        if listener := self.listening.get(person):
            listener.calls.clear()
            for call in calls:
                self.note(person, call.table, call)
            self._tell_soon(person)

    def begin(self, table: str, game: str, guests: Iterable[str]) -> None:
        """Call those who have waited for a game."""
        for guest in guests:
            person = self._people.person(guest) or guest
            if self.on_change:
                self.on_change(person)
            self.begin_here(person, table, game)
            if self.is_elsewhere(person):
                self.on_begun(person, table, game)

    def begin_here(self, person: str, table: str, game: str) -> None:
        """Call somebody who has waited for a game, on the pages that they have open at this host."""
        if listener := self.listening.get(person):
            message = encode(Begun(table, game))
            for connection in listener.connections:
                connection.send(message)

    def message(self, person: str | None) -> bytes:
        """All that somebody is called to at present."""
        listener, now = self.listening.get(person or "") or Listener(), self._now()
        calls = [
            call if call.left is None else replace(call, left=max(0, call.left - (now - made)))
            for call, made in listener.calls.values()
        ]
        calls.sort(key=lambda call: (call.left is None, call.left))
        return encode(CallList(calls, [*listener.challenges.values()]))

    def close(self, where: Callable[[Connection], bool], code: int) -> None:
        for listener in self.listening.values():
            for connection in listener.connections:
                if where(connection):
                    connection.close(code)

    def stop(self) -> None:
        if self._pending_send:
            self._pending_send.cancel()

    def _tell_soon(self, person: str) -> None:
        self._changed.add(person)
        self._schedule()

    def _schedule(self) -> None:
        if self._pending_send is None:
            self._pending_send = asyncio.get_running_loop().call_later(COLLECT_SECONDS, self._broadcast)

    def _broadcast(self) -> None:
        self._pending_send = None
        changed, self._changed = self._changed, set()
        asking, self._asking = self._asking, set()
        messages: dict[str | None, bytes] = {}
        for connection in asking:
            person = self._people.person(connection.guest)
            if person not in messages:
                messages[person] = self.message(person)
            connection.send(messages[person])
        for person in changed & self.listening.keys():
            listener = self.listening[person]
            message = messages.get(person) or self.message(person)
            if message != listener.told:
                listener.told = message
                for connection in listener.connections - asking:
                    connection.send(message)


async def stored(store: Store, people: People, person: str) -> list[Call]:
    """Those of tables that may not be loaded; of correspondence games with the time that is left."""

    def job(db: Database) -> list[Call]:
        now = store.calendar()
        return [
            _call(people, person, table_id, encoded, None if at is None else max(0, at - now))
            for table_id, encoded, at in db.execute(
                OWN, {"person": person, "most": MOST, "looked": LOOKED_AT}
            ).fetchall()
        ]

    return await store.read(job, "calls")


def _call(people: People, person: str, table_id: str, encoded: bytes, left: int | None) -> Call:
    setup = msgspec.json.decode(encoded, type=TableSetup)
    return Call(table_id, setup.game, players(people, setup, person), left)
