"""The lobby: the public tables that wait for players, and those whose games may be watched.

A table is removed when its game is over, when it is withdrawn, and when it is abandoned: when none of its players has
been connected for `PATIENCE`, or, for a correspondence game that waits for players, for as long as a move may take, up
to some days. It is listed again when one of its players comes back. A table that nobody is connected to is not kept in
memory: the lobby remembers what it lists.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import msgspec

from galerie.core import Refusal
from galerie.host.people.people import People
from galerie.host.socket.connection import Connection
from galerie.host.table.table import Table
from galerie.host.wire import Listing, LobbyInfo, TableInfo, encode

PATIENCE: Final = 3 * 60_000
"""Milliseconds for which a table stays listed after its last player has disconnected."""

FRESH: Final = 15_000
"""Milliseconds for which people are paired with a table whose players are not connected: they may just be loading."""

COLLECT_SECONDS: Final = 0.3
"""Changes and questions are collected for this long and answered together, with one message for everybody."""

BYTES_PER_SECOND: Final = 20_000_000
"""What all subscribers together are sent of it: thousands of them hear of changes less often."""

SWEEP_SECONDS: Final = 10


HOUR: Final = 3_600_000


class LobbyLimits(NamedTuple):
    of_person: int = 3
    """Tables at which one person may wait."""

    of_payer: int = 30
    """Tables listed that one account, or the guests of one address, have opened."""

    of_all: int = 1_000
    """Tables listed; those whose players have been away longest make room."""

    hours: int = 72
    """For how long a correspondence game waits for players while nobody is connected."""

    listed: int = 100
    """Tables that visitors are told of: of those that wait, and of those that play, the newest."""


@dataclass(slots=True)
class LobbyEntry:
    """A table in the lobby."""

    info: TableInfo
    people: frozenset[str]
    """Whoever sits there or opened it."""

    payer: str
    """Whose limit it counts against: an account, or an address."""

    since: int
    """When it began to wait or to play."""

    seen: int
    """When a player was last connected."""

    waits: bool
    attended: bool
    foreign: bool = False
    """Whether another host serves it, and tells of it."""

    stale: Table | None = None
    """The table, if `info` is out of date: it is rebuilt when it is next needed, or once arrivals are announced."""


class Lobby:
    def __init__(
        self,
        now: Callable[[], int],
        people: People,
        limits: LobbyLimits | None = None,
        hears: Callable[[str], bool] = lambda _: False,
        here: Callable[[], int] = lambda: 0,
        serves: Callable[[str], bool] = lambda _: True,
    ) -> None:
        """`hears` says whether somebody can be called to a table, wherever in the application they are, `here` how many
        people are, and `serves` whether a table is this host's.
        """
        self.on_entry: Callable[[str], None] = lambda _: None
        """Called with the id of a table of this host whose entry has changed, or is gone."""

        self.serves: Final = serves
        self._now = now
        self._hears = hears
        self._here = here
        self._told_here = 0
        """How many people were here by the newest message."""

        self._people = people
        self._limits = limits or LobbyLimits()
        self._entries: dict[str, LobbyEntry] = {}
        self._subscribers: set[Connection] = set()
        self._asking: set[Connection] = set()
        """Subscribers who wait for an answer; each gets one, however often they ask."""

        self._is_told = True
        """Whether subscribers know of all changes."""

        self._encoded: tuple[float, bytes] | None = None
        """The newest message, and when it was made."""

        self._pause = COLLECT_SECONDS
        self._pending_send: asyncio.TimerHandle | None = None
        self.pairing: Final = asyncio.Lock()
        """Held while somebody is paired, so that two who ask at the same time find each other."""

    def check(self, guest: str, payer: str) -> None:
        """Refuse one more public table of somebody who has too many."""
        of_person, of_payer = self._limits.of_person, self._limits.of_payer
        if len(self.waiting_of(guest)) >= of_person:
            raise Refusal("lobby-many", most=of_person)
        if payer and sum(entry.payer == payer for entry in self._entries.values()) >= of_payer:
            raise Refusal("lobby-crowded", most=of_payer)

    def update(self, table: Table, *, opened_by: str | None = None) -> None:
        """A table has changed, or was just opened by this payer."""
        entry = self._entries.get(table.id)
        if not table.setup.public or (entry is None and opened_by is None and not table.attended):
            return
        if not (table.waiting or table.playing):
            self._remove(table.id)
            return
        attended = table.attended
        if entry is None:
            now, info = self._now(), table.view.info(None)
            payer, people = opened_by or "", table.setup.people
            entry = self._entries[table.id] = LobbyEntry(info, people, payer, now, now, table.waiting, attended)
            self._make_room()
        if entry.waits != table.waiting:
            entry.waits, entry.since = table.waiting, self._now()
        if entry.attended or attended:
            entry.seen = self._now()
        entry.people, entry.attended, entry.stale, entry.foreign = table.setup.people, attended, table, False
        if not table.announcing:
            self._describe(entry)
        self._changed()
        self.on_entry(table.id)

    # Tables of other hosts

    def told(self, table_id: str) -> LobbyEntry | None:
        """What other hosts are told of a table of this one."""
        if (entry := self._entries.get(table_id)) is None:
            return None
        self._describe(entry)
        return replace(entry, attended=self._is_here(entry))

    def hear(self, entries: Mapping[str, LobbyEntry | None]) -> None:
        """What other hosts tell of their tables; None of those that they do not list any more."""
        for table_id, entry in entries.items():
            if self.serves(table_id):
                continue
            if entry:
                self._entries[table_id] = entry
            else:
                self._entries.pop(table_id, None)
        self._changed()

    def let_go(self, table_id: str) -> None:
        """A table of this host is not in memory any more, because another host is to have it."""
        if entry := self._entries.get(table_id):
            self._describe(entry)
            entry.foreign = True

    def take_over(self) -> None:
        """Other hosts have left their tables to this one: nobody is connected to them yet."""
        now = self._now()
        for table_id, entry in self._entries.items():
            if entry.foreign and self.serves(table_id):
                entry.foreign, entry.attended, entry.seen = False, False, now
                self.on_entry(table_id)
        self._changed()

    # Time

    def remove_abandoned(self) -> None:
        """Remove the tables whose players have been away for too long."""
        for entry in [*self._entries.values()]:
            if not self._is_kept(entry) and self.serves(entry.info.id):
                self._remove(entry.info.id)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.remove_abandoned()
            if self._told_here != self._here():
                self._changed()

    def info(self) -> LobbyInfo:
        self._told_here = self._here()
        return LobbyInfo(
            waiting=[self._listing(entry) for entry in self._shown(waiting=True)],
            playing=[self._listing(entry) for entry in self._shown(waiting=False)],
            here=self._told_here,
        )

    def waiting(self) -> Iterator[Listing]:
        """The tables where somebody is connected and waits, the longest wait first."""
        for entry in sorted(self._newest(waiting=True), key=lambda entry: entry.since):
            if self._is_here(entry) or self._now() - entry.seen < FRESH:
                yield self._listing(entry)

    def people_at(self, table_id: str) -> frozenset[str]:
        """Whoever sits at a table that is listed, or opened it."""
        entry = self._entries.get(table_id)
        return entry.people if entry else frozenset()

    def waiting_of(self, guest: str) -> set[str]:
        """The tables at which a guest waits."""
        are_same = self._people.are_same
        entries = self._newest(waiting=True)
        return {entry.info.id for entry in entries if any(are_same(person, guest) for person in entry.people)}

    def message(self) -> bytes:
        """The lobby as it is, or, while nothing but waiting times has changed, as it was moments ago.

        Whoever asks often does not have it encoded as often.
        """
        now = time.monotonic()
        if self._encoded is None or now - self._encoded[0] >= COLLECT_SECONDS:
            self._encoded = now, encode(self.info())
        return self._encoded[1]

    # Subscribers

    def subscribe(self, connection: Connection) -> None:
        self._subscribers.add(connection)
        connection.send(self.message())

    def ask(self, connection: Connection) -> None:
        """Send the lobby to a subscriber soon, together with everybody else who asks."""
        self._asking.add(connection)
        self._schedule()

    def unsubscribe(self, connection: Connection) -> None:
        self._subscribers.discard(connection)
        self._asking.discard(connection)

    def close_all(self, code: int) -> None:
        for connection in self._subscribers:
            connection.close(code)

    def close(self) -> None:
        if self._pending_send:
            self._pending_send.cancel()

    def _changed(self) -> None:
        self._encoded = None
        if self._subscribers:
            self._is_told = False
            self._schedule()

    def _schedule(self) -> None:
        if self._pending_send is None:
            self._pending_send = asyncio.get_running_loop().call_later(self._pause, self._broadcast)

    def _broadcast(self) -> None:
        self._pending_send = None
        told = self._asking if self._is_told else self._subscribers
        self._asking, self._is_told = set(), True
        message = self.message()
        self._pause = max(COLLECT_SECONDS, len(self._subscribers) * len(message) / BYTES_PER_SECOND)
        for connection in told:
            connection.send(message)

    def _newest(self, *, waiting: bool) -> Iterator[LobbyEntry]:
        kept = (entry for entry in self._entries.values() if entry.waits == waiting and self._is_kept(entry))
        yield from sorted(kept, key=lambda entry: -entry.since)

    def _shown(self, *, waiting: bool) -> list[LobbyEntry]:
        """The newest tables. Where there are too many, nobody fills the list: the newest one of each payer comes before
        the second newest of any.
        """
        entries, counts = [*self._newest(waiting=waiting)], Counter[str]()
        if len(entries) <= self._limits.listed:
            return entries
        turns: list[int] = []
        for entry in entries:
            turns.append(counts[entry.payer])
            counts[entry.payer] += 1
        shown = sorted(range(len(entries)), key=turns.__getitem__)[: self._limits.listed]
        return [entries[number] for number in sorted(shown)]

    def _is_kept(self, entry: LobbyEntry) -> bool:
        clock = entry.info.clock
        is_correspondence = entry.waits and clock is not None and clock.per == "correspondence"
        patience = min(clock.seconds * 1000, self._limits.hours * HOUR) if is_correspondence and clock else PATIENCE
        return self._is_here(entry) or self._now() - entry.seen < patience

    def _is_here(self, entry: LobbyEntry) -> bool:
        """Whether somebody is at the table, or comes when they are called."""
        return entry.attended or (entry.waits and any(map(self._hears, entry.people)))

    def _make_room(self) -> None:
        if len(self._entries) > self._limits.of_all:
            away = [entry for entry in self._entries.values() if not (entry.attended or entry.foreign)]
            if away:
                self._remove(min(away, key=lambda entry: entry.seen).info.id)

    def _remove(self, table_id: str) -> None:
        if self._entries.pop(table_id, None):
            self.on_entry(table_id)
        self._changed()

    def _listing(self, entry: LobbyEntry) -> Listing:
        self._describe(entry)
        return Listing(self._with_called(entry), (self._now() - entry.since) // 1000)

    def _with_called(self, entry: LobbyEntry) -> TableInfo:
        """Whoever waits elsewhere, at a warm-up for instance, and comes when they are called, is present."""
        info = entry.info
        if not entry.waits or not all(map(self._hears, entry.people)):
            return info
        seats = [msgspec.structs.replace(seat, present=seat.present or seat.kind == "human") for seat in info.seats]
        return msgspec.structs.replace(info, seats=seats)

    def _describe(self, entry: LobbyEntry) -> None:
        if entry.stale:
            entry.info, entry.stale = entry.stale.view.info(None), None
