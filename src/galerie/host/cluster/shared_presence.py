"""Who has a page open at which host: each writes whoever comes and goes, and reads what the others have written."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final

from galerie.host.cluster.leases import Leases
from galerie.host.cluster.link import Link, Unreachable
from galerie.host.cluster.news import Mirror
from galerie.host.store.database import Database, marks

COLLECT_SECONDS: Final = 1.0
"""Whoever comes and goes within this time, by following a link for instance, is not written."""

CREATE: Final = """
CREATE UNLOGGED TABLE IF NOT EXISTS cluster.presence (person TEXT, host TEXT, PRIMARY KEY (person, host))
"""
FORGET: Final = """
DELETE FROM cluster.presence WHERE host NOT IN (SELECT id FROM cluster.hosts WHERE expires > clock_timestamp())
"""
COME: Final = """
INSERT INTO cluster.presence SELECT unnest(%(people)s::TEXT[]), %(me)s ON CONFLICT DO NOTHING
"""
GO: Final = "DELETE FROM cluster.presence WHERE person = ANY(%(people)s) AND host = %(me)s"


class SharedPresence:
    def __init__(
        self, url: str, leases: Leases, listening: Callable[[], Collection[str]], on_written: Callable[[], None]
    ) -> None:
        """`listening` are those who have a page open at this host; `on_written` is called when they have changed."""
        self._link = Link(url)
        self._leases = leases
        self._listening = listening
        self._on_written = on_written
        self._written: frozenset[str] = frozenset()
        self._hosts: dict[str, frozenset[str]] = {}
        """At which other hosts somebody has a page open."""

        self.mirror: Final = Mirror("person", _read, self._apply, lambda: self._hosts, of_cluster=True)

    async def prepare(self) -> None:
        await self._link.create(CREATE, FORGET)

    async def load(self) -> None:
        """Read who is at the other hosts."""
        rows = await self._link.run("SELECT person, host FROM cluster.presence")
        self._apply([str(person) for person, _ in rows], rows)

    async def run(self) -> None:
        """Write who comes and goes until cancelled."""
        while True:
            await asyncio.sleep(COLLECT_SECONDS)
            with suppress(Unreachable):
                await self.write()

    async def write(self) -> None:
        present = frozenset(self._listening())
        for statement, people in ((COME, present - self._written), (GO, self._written - present)):
            if people:
                await self._link.run(statement, {"people": sorted(people), "me": self._leases.me})
                self._on_written()
        self._written = present

    def is_elsewhere(self, person: str | None) -> bool:
        """Whether somebody has a page open at another host."""
        return not self._leases.others.keys().isdisjoint(self._hosts.get(person or "", ()))

    @property
    def elsewhere(self) -> int:
        """How many people have a page open at other hosts and none at this one."""
        here, others = self._listening(), self._leases.others.keys()
        return sum(not others.isdisjoint(hosts) for person, hosts in self._hosts.items() if person not in here)

    async def close(self) -> None:
        await self._link.close()

    def _apply(self, people: Collection[str], rows: list[tuple[Any, ...]]) -> None:
        for person in people:
            self._hosts.pop(person, None)
        for person, host in rows:
            if host != self._leases.me:
                self._hosts[person] = self._hosts.get(person, frozenset()) | {host}


def _read(db: Database, subjects: Collection[str]) -> list[tuple[Any, ...]]:
    wanted = f"SELECT person, host FROM cluster.presence WHERE person IN ({marks(subjects)})"  # noqa: S608  marks
    return db.execute(wanted, [*subjects]).fetchall()
