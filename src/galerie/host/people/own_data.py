"""The export of all that is stored of a person."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from galerie.core import Refusal
from galerie.host.moderation.budget import Budget
from galerie.host.store import holdings
from galerie.host.store.database import Database
from galerie.host.store.rows import StoredEnding
from galerie.host.store.store import Store
from galerie.host.view import messages
from galerie.host.wire import Export, ExportedGame, encode

GAMES: Final = """
    SELECT table_id, game, touched, ending FROM standings
    WHERE table_id IN (SELECT table_id FROM seatings WHERE guest IN (
        SELECT :person UNION SELECT guest FROM guests WHERE account = :person
    ))
    ORDER BY touched DESC NULLS LAST, table_id
"""


class OwnData:
    def __init__(self, store: Store, per_hour: int, most_bytes: int) -> None:
        self._store = store
        self._budget = Budget(per_hour)
        self._most = most_bytes

    async def export(self, person: str) -> bytes:
        """An `Export`, encoded."""
        self._budget.spend()
        at = self._store.wall_clock()
        return await self._store.read(lambda db: _exported(db, person, at, self._most), "export")


def _exported(db: Database, person: str, at: int, most: int) -> bytes:
    room = Room(most, most // 1024 // 1024)
    stored: dict[str, list[msgspec.Raw]] = {}
    for table, row in holdings.rows_of(db, person):
        stored.setdefault(table, []).append(room.taken(row))
    games: Any = [room.taken(game) for game in _games(db, person)]
    return encode(Export(at, stored, games))


def _games(db: Database, person: str) -> Iterator[ExportedGame]:
    for table_id, game, touched, ending in db.execute(GAMES, {"person": person}):
        if ending:
            rows = db.execute("SELECT seat, move FROM events WHERE table_id = ? ORDER BY version", (table_id,))
            told = messages.ending(msgspec.json.decode(ending, type=StoredEnding))
            yield ExportedGame(table_id, game, touched, told, [f"{seat} {move}" for seat, move in rows])
        else:
            yield ExportedGame(table_id, game, touched, None, [])


@dataclass
class Room:
    """How much an export may still hold."""

    left: int
    """Bytes."""

    most: int
    """What it may hold in all, in MiB."""

    def taken(self, entry: Any) -> msgspec.Raw:
        """The entry, encoded, if there is room for it: to encode all of them at once would hold the interpreter."""
        encoded = encode(entry)
        self.left -= len(encoded)
        if self.left < 0:
            raise Refusal("export-large", most=self.most)
        return msgspec.Raw(encoded)
