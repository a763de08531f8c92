"""What a host of a cluster does beside its tables: it holds slots, follows news, and looks when it is told to."""

import asyncio
import json
from collections.abc import AsyncIterator, Collection, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from galerie.core import Refusal
from galerie.host.bot_api.present import present
from galerie.host.cluster.cluster import Cluster
from galerie.host.cluster.hints import EVERYTHING
from galerie.host.cluster.link import Unreachable
from galerie.host.cluster.news import News
from galerie.host.cluster.shared_lobby import SharedLobby
from galerie.host.cluster.shared_presence import SharedPresence
from galerie.host.cluster.slots import slot_of
from galerie.host.lobby.challenges import Challenges
from galerie.host.people import mirrors
from galerie.host.people.accounts import Accounts
from galerie.host.store.database import Database, marks
from galerie.host.store.store import Store
from galerie.host.table.background import BackgroundTasks
from galerie.host.table.registry import TableRegistry

ASK_SECONDS: Final = 4.0
OVERLAP_MILLISECONDS: Final = 10_000
"""How far back it is looked for what has changed: the clocks of hosts differ a little."""

ASKED: Final = 500
"""People who are asked about at once."""

TOUCHED: Final = """
    SELECT coalesce(guests.account, seatings.guest) FROM seatings
        JOIN standings USING (table_id) LEFT JOIN guests ON guests.guest = seatings.guest
    WHERE standings.touched >= ? AND (seatings.guest IN ({asked}) OR guests.account IN ({asked}))
    UNION SELECT challenged FROM challenges WHERE at >= ? AND challenged IN ({asked})
"""
PERSON: Final = "person "
"""What a hint begins with that is about somebody's turn."""

BEGUN: Final = "begun"
"""The topic of messages about games that begin."""


class Member:
    def __init__(self, cluster: Cluster, registry: TableRegistry, accounts: Accounts, challenges: Challenges) -> None:
        self._cluster = cluster
        self._registry = registry
        self._accounts = accounts
        self._challenges = challenges
        self._background = BackgroundTasks()
        leases, store = cluster.leases, registry.store
        metrics = registry.services.metrics
        metrics.slots.set_function(lambda: len(leases.held))
        cluster.on_forwarded = lambda kind: metrics.forwarded.labels(kind).inc()
        leases.on_giving, leases.on_lost = registry.give_up, self._drop
        leases.on_taken = self._take_over
        leases.on_time = store.set_time
        leases.loaded = lambda: registry.slots
        store.on_refused(leases.refused)
        store.on_written = cluster.hints.send
        kept = mirrors.of_people(registry.people, self._forget, self._rename, self._end)
        ahead = store.wall_clock() - registry.services.now()
        self.lobby: Final = SharedLobby(cluster.url, registry.lobby, ahead)
        self.presence: Final = SharedPresence(cluster.url, leases, registry.calls.listening.keys, cluster.hints.send)
        shared = {"lobby": self.lobby.mirror, "presence": self.presence.mirror}
        self.news: Final = News(cluster.url, store, {**kept, **shared}, {BEGUN: self._hear_of_game})
        cluster.hints.on_hint = self._hear
        registry.pairing = self._pairing
        registry.calls.on_change = registry.services.feeds.on_change = self._tell_of
        registry.calls.is_elsewhere = self.presence.is_elsewhere
        registry.calls.on_begun = self._tell_of_game

    async def prepare(self) -> bool:
        """Before anything is read into memory. Whether no other host lives."""
        leases = self._cluster.leases
        await self._cluster.prepare()
        await self.lobby.prepare()
        await self.presence.prepare()
        await self.news.start()
        await self.lobby.load()
        await self.presence.load()
        return not await leases.living()

    async def join(self) -> None:
        """Take a share of the tables, once this host answers."""
        try:
            await self._cluster.join()
        except Unreachable as error:
            raise Refusal("database-away") from error

    def work(self) -> list[Coroutine[Any, Any, None]]:
        """What is done until the server stops."""
        cluster = self._cluster
        asking, warming = self._ask_regularly(), self._warm_up()
        following = [self.news.run(), self.lobby.run(), self.presence.run()]
        return [cluster.leases.run(), cluster.hints.run(), *following, asking, warming]

    async def _warm_up(self) -> None:
        """Start the process in which long tables are loaded: those of another host may come all of a sudden."""
        with suppress(Refusal):
            await self._registry.services.offload(slot_of, "")

    async def catch_up(self) -> None:
        """Learn what other hosts have stored until now."""
        with suppress(Refusal, Unreachable):  # the database cannot be reached at the moment
            await self.news.look()

    @asynccontextmanager
    async def _pairing(self) -> AsyncIterator[None]:
        """While somebody is paired: nobody else is, and the lobby is that of all hosts."""
        async with self._registry.lobby.pairing, self._cluster.alone("pairing"):
            await self._agree()
            try:
                yield
            finally:
                await self._agree()

    async def _agree(self) -> None:
        with suppress(Unreachable):
            await self.lobby.write()
        await self.catch_up()

    async def leave(self) -> None:
        """Give everything up that this host holds, so that others take it."""
        await self._cluster.leases.leave()

    async def close(self) -> None:
        self._background.cancel()
        await self._cluster.close()
        await self.news.close()
        await self.lobby.close()
        await self.presence.close()

    def _drop(self, slots: frozenset[int]) -> None:
        self._registry.services.metrics.slots_lost.inc(len(slots))
        self._registry.drop(slots)

    def _take_over(self, _: frozenset[int]) -> None:
        self._registry.lobby.take_over()
        self._background.start(self._resume())

    async def _resume(self) -> None:
        await self._registry.wake_due()  # it puts off first what runs out in tournaments too
        await self._registry.tournaments.resume()

    def _hear(self, subject: str) -> None:
        if subject == EVERYTHING:
            self.news.hint()
        elif subject.startswith(PERSON):
            host, _, person = subject.removeprefix(PERSON).partition(" ")
            if host != self._cluster.leases.me and person in self._listening:
                self._background.start(self._look_after([person]))

    def _tell_of(self, person: str) -> None:
        """Something has changed for somebody, who may listen at another host."""
        self._cluster.hints.send(f"{PERSON}{self._cluster.leases.me} {person}")

    def _tell_of_game(self, person: str, table: str, game: str) -> None:
        """A game begins for which somebody has waited who has a page open at another host."""
        self._background.start(self._say_begun(json.dumps([person, table, game])))

    async def _say_begun(self, message: str) -> None:
        with suppress(Unreachable):  # they are called when it is their turn
            await self.news.say(BEGUN, message)
            self._cluster.hints.send()

    def _hear_of_game(self, message: str) -> None:
        person, table, game = json.loads(message)
        if not self._cluster.leases.holds(table):  # otherwise they have been told already
            self._registry.calls.begin_here(person, table, game)

    @property
    def _listening(self) -> frozenset[str]:
        """Whoever has a page or a stream of events open here."""
        return self._registry.services.feeds.listening.union(self._registry.calls.listening)

    async def _ask_regularly(self) -> None:
        """While hints may be missed, look every few seconds for tables where it has become the turn of somebody who
        listens.
        """
        hints, losses = self._cluster.hints, 0
        while True:
            await asyncio.sleep(ASK_SECONDS)
            if not hints.heard or hints.losses > losses:
                losses = hints.losses
                since = self._registry.store.wall_clock() - OVERLAP_MILLISECONDS
                with suppress(Refusal):
                    await self._look_after(await touched(self._registry.store, sorted(self._listening), since))

    async def _look_after(self, people: Iterable[str]) -> None:
        """Send people their calls again, from the tables of all hosts."""
        registry = self._registry
        for person in people:
            with suppress(Refusal):
                await registry.call_again(person)
                if person in registry.people.names:
                    registry.calls.note_challenges(person, await self._challenges.listed(person))
                if person in registry.services.feeds.listening:
                    registry.services.feeds.repeat(person, await present(registry.store, registry.people, person))

    def _rename(self, account: str, old: str, new: str) -> None:
        self._background.start(self._registry.rename_here(account, old, new))

    def _forget(self, person: str) -> None:
        self._accounts.forget(person)
        self._background.start(self._registry.forget(person))

    def _end(self, digests: Collection[str]) -> None:
        self._registry.close_connections(lambda connection: connection.session in digests)


async def touched(store: Store, people: list[str], since: int) -> list[str]:
    """The people among these who have a table where something has happened since this time."""
    found: list[str] = []
    for start in range(0, len(people), ASKED):
        asked = people[start : start + ASKED]

        def job(db: Database, asked: list[str] = asked) -> list[str]:
            rows = db.execute(TOUCHED.format(asked=marks(asked)), [since, *asked, *asked, since, *asked])
            return [str(person) for (person,) in rows]

        found += await store.read(job, "calls elsewhere")
    return found
