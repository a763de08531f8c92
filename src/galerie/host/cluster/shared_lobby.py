"""The lobby of all hosts: each writes its own public tables into the database, and reads those of the others."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Any, Final

import msgspec

from galerie.host.cluster.link import Link, Unreachable
from galerie.host.cluster.news import Mirror
from galerie.host.lobby.lobby import Lobby, LobbyEntry
from galerie.host.store.database import Database, marks
from galerie.host.wire import TableInfo

COLLECT_SECONDS: Final = 0.3
"""Changes of this host's tables are collected for so long, and written together."""

CREATE: Final = """
CREATE TABLE IF NOT EXISTS cluster.lobby (table_id TEXT PRIMARY KEY, entry BYTEA NOT NULL);
"""
WRITE: Final = """
INSERT INTO cluster.lobby SELECT * FROM unnest(%(ids)s::TEXT[], %(entries)s::BYTEA[])
    ON CONFLICT (table_id) DO UPDATE SET entry = excluded.entry WHERE lobby.entry != excluded.entry
"""
REMOVE: Final = "DELETE FROM cluster.lobby WHERE table_id = ANY(%(ids)s)"


class StoredEntry(msgspec.Struct, frozen=True):
    """A table in the lobby; times are in milliseconds since 1970."""

    info: TableInfo
    people: list[str]
    payer: str
    since: int
    seen: int
    waits: bool
    attended: bool


class SharedLobby:
    def __init__(self, url: str, lobby: Lobby, ahead: int) -> None:
        """`ahead` is by how much the time since 1970 is ahead of that of the lobby."""
        self._link = Link(url)
        self._lobby = lobby
        self._ahead = ahead
        self._changed: set[str] = set()
        self._writing = asyncio.Event()
        lobby.on_entry = self._note
        self.mirror: Final = Mirror("table_id", self._read, self._apply, tuple, of_cluster=True)

    async def prepare(self) -> None:
        await self._link.create(CREATE)

    async def load(self) -> None:
        """Read the tables of the others."""
        rows = await self._link.run("SELECT table_id, entry FROM cluster.lobby")
        self._apply([], [(str(table_id), bytes(entry)) for table_id, entry in rows])

    async def run(self) -> None:
        """Write what changes until cancelled."""
        while True:
            await self._writing.wait()
            await asyncio.sleep(COLLECT_SECONDS)
            with suppress(Unreachable):
                await self.write()

    async def write(self) -> None:
        """Write what has changed of this host's tables."""
        self._writing.clear()
        changed, self._changed = {each for each in self._changed if self._lobby.serves(each)}, set()
        told = {table_id: self._lobby.told(table_id) for table_id in changed}
        written = {table_id: self._encoded(entry) for table_id, entry in told.items() if entry}
        gone = [table_id for table_id, entry in told.items() if entry is None]
        try:
            if written:
                await self._link.run(WRITE, {"ids": [*written], "entries": [*written.values()]})
            if gone:
                await self._link.run(REMOVE, {"ids": gone})
        except Unreachable:
            self._changed |= changed
            self._writing.set()
            raise

    async def close(self) -> None:
        self._lobby.on_entry = lambda _: None
        await self._link.close()

    def _note(self, table_id: str) -> None:
        self._changed.add(table_id)
        self._writing.set()

    def _encoded(self, entry: LobbyEntry) -> bytes:
        since, seen = entry.since + self._ahead, entry.seen + self._ahead
        people = sorted(entry.people)
        stored = StoredEntry(entry.info, people, entry.payer, since, seen, entry.waits, entry.attended)
        return msgspec.json.encode(stored)

    def _read(self, db: Database, subjects: Collection[str]) -> list[tuple[str, bytes]]:
        wanted = f"SELECT table_id, entry FROM cluster.lobby WHERE table_id IN ({marks(subjects)})"  # noqa: S608  marks
        return db.execute(wanted, [*subjects]).fetchall()

    def _apply(self, subjects: Collection[str], rows: list[Any]) -> None:
        entries: dict[str, LobbyEntry | None] = dict.fromkeys(subjects)
        for table_id, encoded in rows:
            with suppress(msgspec.DecodeError):  # of a host of another version
                stored = msgspec.json.decode(encoded, type=StoredEntry)
                entries[table_id] = LobbyEntry(
                    stored.info,
                    frozenset(stored.people),
                    stored.payer,
                    stored.since - self._ahead,
                    stored.seen - self._ahead,
                    stored.waits,
                    stored.attended,
                    foreign=True,
                )
        self._lobby.hear(entries)
