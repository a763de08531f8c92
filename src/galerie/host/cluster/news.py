"""What every host keeps in memory follows the database: accounts, sessions, blocks, ratings, the lobby.

Triggers write a row into `cluster.news` whenever one of these tables changes, in the same transaction. Every host reads
what is new every few seconds, or at once when a hint says so, and reads what has changed again. Transactions do not
become visible in the order in which they began: so it reads from the oldest one on that was still under way last time.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar

from galerie.core import Refusal
from galerie.host.cluster.link import Link, Unreachable
from galerie.host.store.database import Database
from galerie.host.store.store import Store

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

LOOK_SECONDS: Final = 3.0
KEPT_SECONDS: Final = 3_600
"""For how long news are kept. A host that has not looked for half as long reads everything again."""

MOST: Final = 1_000
"""Subjects of one kind that are read at once."""

CREATE: Final = """
CREATE TABLE IF NOT EXISTS cluster.news (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    written_by XID8 NOT NULL DEFAULT pg_current_xact_id(),
    topic TEXT NOT NULL,
    subject TEXT NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX IF NOT EXISTS news_by_transaction ON cluster.news (written_by);
CREATE OR REPLACE FUNCTION cluster.note_news() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO cluster.news (topic, subject)
        VALUES (TG_TABLE_NAME, to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END) ->> TG_ARGV[0]);
    RETURN NULL;
END;
$$;
"""
TRIGGER: Final = """
CREATE OR REPLACE TRIGGER {topic}_news AFTER INSERT OR UPDATE OR DELETE ON {table}
    FOR EACH ROW EXECUTE FUNCTION cluster.note_news('{column}')
"""
TRIGGERS: Final = "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal"
NOW: Final = "SELECT pg_snapshot_xmin(pg_current_snapshot())::TEXT"
READ: Final = """
SELECT DISTINCT topic, subject FROM cluster.news WHERE written_by >= %(since)s::XID8
"""
SAY: Final = "INSERT INTO cluster.news (topic, subject) VALUES (%(topic)s, %(message)s)"
HEAR: Final = """
SELECT number, topic, subject FROM cluster.news WHERE written_by >= %(since)s::XID8 AND topic = ANY(%(topics)s)
    ORDER BY number
"""
SWEEP: Final = f"DELETE FROM cluster.news WHERE at < clock_timestamp() - interval '{KEPT_SECONDS} s'"  # noqa: S608  our own number

log: Final = logging.getLogger(__name__)


class Reading(Protocol[T_co]):
    def __call__(self, db: Database, subjects: Collection[str]) -> T_co:
        """Read the rows of these subjects."""


@dataclass(frozen=True, slots=True)
class Mirror(Generic[T]):
    """A part of the database that is kept in memory."""

    column: str
    """Which names its rows in `cluster.news`."""

    read: "Reading[T]"
    apply: Callable[[Collection[str], T], None]
    """Replace in memory what there was of these subjects."""

    known: Callable[[], Collection[str]]
    """The subjects in memory."""

    of_cluster: bool = False
    """Whether its table is among those of the cluster."""

    def table(self, topic: str) -> str:
        return f"cluster.{topic}" if self.of_cluster else topic


class News:
    def __init__(
        self,
        url: str,
        store: Store,
        mirrors: Mapping[str, Mirror[Any]],
        messages: Mapping[str, Callable[[str], None]],
    ) -> None:
        """The mirrors by the name of their table, in the order in which they are brought up to date; and by their topic
        what is done about messages of hosts, this one included.
        """
        self._link = Link(url)
        self._store = store
        self._mirrors = mirrors
        self._messages = messages
        self._heard: frozenset[int] = frozenset()
        """The numbers of messages that may be read again."""

        self._since = "0"
        self._looked_at = -float(KEPT_SECONDS)
        self._looking = asyncio.Lock()
        self._asked = self._answered = 0
        """How often it was asked to look, and which of these were answered."""

        self._again = asyncio.Event()

    async def start(self) -> None:
        """Begin to follow; what is read into memory afterwards is up to date."""
        known = {str(name) for (name,) in await self._link.run(TRIGGERS)}
        missing = [(topic, mirror) for topic, mirror in self._mirrors.items() if f"{topic}_news" not in known]
        triggers = [
            TRIGGER.format(topic=topic, table=mirror.table(topic), column=mirror.column) for topic, mirror in missing
        ]
        await self._link.create(CREATE, *triggers)
        await self._link.run(SWEEP)
        ((self._since,),) = await self._link.run(NOW)
        self._looked_at = time.monotonic()

    async def run(self) -> None:
        """Follow until cancelled."""
        swept = time.monotonic()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._again.wait()
            self._again.clear()
            try:
                await self.look()
                if time.monotonic() - swept > KEPT_SECONDS / 4:
                    swept = time.monotonic()
                    await self._link.run(SWEEP)
            except (Refusal, Unreachable):  # the database cannot be reached at the moment
                pass
            except Exception:  # otherwise this host would never hear of anything again
                log.exception("news could not be read")

    def hint(self) -> None:
        """There is something to look at."""
        self._again.set()

    async def look(self) -> None:
        """Bring up to date what has changed until now. Those who wait at the same time share one look."""
        self._asked += 1
        asked = self._asked
        async with self._looking:
            if self._answered < asked:
                answered = self._asked
                await self._look()
                self._answered = answered

    async def say(self, topic: str, message: str) -> None:
        """Tell all hosts something that is not in the database."""
        await self._link.run(SAY, {"topic": topic, "message": message})

    async def close(self) -> None:
        await self._link.close()

    async def _look(self) -> None:
        began = time.monotonic()
        ((since,),) = await self._link.run(NOW)
        missed = began - self._looked_at > KEPT_SECONDS / 2
        changed: dict[str, set[str]] = {}
        for topic, subject in [] if missed else await self._link.run(READ, {"since": self._since}):
            changed.setdefault(topic, set()).add(subject)
        for topic, mirror in self._mirrors.items():
            if missed:
                rows = await self._link.run(f"SELECT {mirror.column} FROM {mirror.table(topic)}")  # noqa: S608  our own names
                changed[topic] = {str(row[0]) for row in rows}.union(mirror.known())
            if subjects := changed.get(topic):
                await self._renew(mirror, subjects)
        await self._hear()
        self._since, self._looked_at = since, began

    async def _hear(self) -> None:
        rows = await self._link.run(HEAR, {"since": self._since, "topics": [*self._messages]})
        for number, topic, message in rows:
            if number not in self._heard:
                self._messages[topic](message)
        self._heard = frozenset(number for number, _, _ in rows)

    async def _renew(self, mirror: Mirror[T], subjects: Collection[str]) -> None:
        ordered = sorted(subjects)
        for start in range(0, len(ordered), MOST):
            part = ordered[start : start + MOST]
            mirror.apply(part, await self._store.read(partial(mirror.read, subjects=part), "news"))
