"""Duels in the store. A result is not stored again: it is that of the table where somebody has played."""

from collections.abc import Collection, Iterable
from typing import Any, Final, NamedTuple, Self

import msgspec

from galerie.core import Refusal
from galerie.host.people import dealt, ratings
from galerie.host.store.database import Database, marks
from galerie.host.store.rows import EventRow, StoredEnding, TableSetup
from galerie.host.table.rating import GO, HOLD, TAKE_BACK, has_rested, taking_back

NEWEST: Final = 50
"""The most duels listed for one person."""

MARKS: Final = (TAKE_BACK, HOLD, GO)

DUEL: Final = "SELECT id, game, deal, options, guest, at FROM duels"

TRIES: Final = """
    SELECT guest, table_id, known OR rehearsed, charter, ending,
        EXISTS (SELECT 1 FROM hints WHERE hints.table_id = duel_tries.table_id)
    FROM duel_tries JOIN tables ON tables.id = duel_tries.table_id JOIN standings USING (table_id)
    WHERE duel_id = ? ORDER BY at, guest
"""


class Duel(NamedTuple):
    """A deal that several people play, each alone."""

    id: str
    game: str
    deal: str
    options: tuple[str, ...]
    guest: str
    """Who has made it."""

    at: int

    @classmethod
    def of(cls, row: tuple[Any, ...]) -> Self:
        duel_id, game, deal, options, guest, at = row
        return cls(duel_id, game, deal, msgspec.json.decode(options, type=tuple[str, ...]), guest, at)


class Try(NamedTuple):
    """How somebody plays a duel, or has played it."""

    guest: str
    table: str
    known: bool
    """Whether they had tried the deal elsewhere before they finished."""

    name: str
    ending: StoredEnding | None
    helped: bool
    """Whether they have asked for a hint or a take-back, or held a race while it ran."""

    @property
    def score(self) -> float | None:
        """What was reached; None if they have given up, or play on."""
        return None if self.ending is None or not self.ending.counted else self.ending.scores[0]

    @property
    def is_counted(self) -> bool:
        return self.score is not None and not self.helped and not self.known


def find(db: Database, duel_id: str) -> Duel | None:
    row = db.execute(f"{DUEL} WHERE id = ?", (duel_id,)).fetchone()
    return row and Duel.of(row)


def made_by(db: Database, guests: Collection[str]) -> list[Duel]:
    """The duels of a person, the newest first."""
    rows = db.execute(f"{DUEL} WHERE guest IN ({marks(guests)}) ORDER BY at DESC, id", (*guests,))
    return [Duel.of(row) for row in rows]


def tried_by(db: Database, guests: Collection[str], table: str | None) -> list[Duel]:
    """The duels that a person plays or has played, or those of one table; the newest first."""
    where = f"guest IN ({marks(guests)})" + (" AND table_id = ?" if table else "")
    found = f"SELECT duel_id FROM duel_tries WHERE {where}"  # noqa: S608  our own words
    parameters = (*guests, *([table] if table else []), NEWEST)
    rows = db.execute(f"{DUEL} WHERE id IN ({found}) ORDER BY at DESC, id LIMIT ?", parameters)
    return [Duel.of(row) for row in rows]


def add(db: Database, duel: Duel) -> None:
    row = (*duel[:3], msgspec.json.encode(duel.options), *duel[4:])
    db.execute("INSERT INTO duels (id, game, deal, options, guest, at) VALUES (?, ?, ?, ?, ?, ?)", row)


def add_try(db: Database, duel_id: str, guest: str, table: str, at: int, network: str) -> None:
    """Note where somebody plays a duel; refused if they play it already."""
    added = """
        INSERT INTO duel_tries (duel_id, guest, table_id, known, at, network) VALUES (?, ?, ?, FALSE, ?, ?)
        ON CONFLICT DO NOTHING
    """
    if not db.execute(added, (duel_id, guest, table, at, network)).rowcount:
        raise Refusal("duel-begun")


def try_of(db: Database, duel_id: str, guests: Collection[str]) -> str | None:
    """The table where a person plays a duel, or has played it."""
    wanted = f"SELECT table_id FROM duel_tries WHERE duel_id = ? AND guest IN ({marks(guests)}) ORDER BY at LIMIT 1"  # noqa: S608  question marks
    found = db.execute(wanted, (duel_id, *guests)).fetchone()
    return found and str(found[0])


def count_tries(db: Database, duel_id: str) -> int:
    return int(db.execute("SELECT count(*) FROM duel_tries WHERE duel_id = ?", (duel_id,)).fetchone()[0])


def count_tries_of(db: Database, duel: Duel, network: str) -> int:
    """How many play a duel at one network; none where it was made, so that a club can play its own."""
    counted = """
        SELECT count(*) FROM duel_tries WHERE duel_id = :duel AND network = :network AND NOT EXISTS (
            SELECT 1 FROM duel_tries WHERE duel_id = :duel AND guest = :maker AND network = :network
        )
    """
    asked = {"duel": duel.id, "maker": duel.guest, "network": network}
    return int(db.execute(counted, asked).fetchone()[0])


def tries(db: Database, duel_id: str) -> list[Try]:
    """Who plays or has played, in the order in which they began."""
    return [_try(db, *row) for row in db.execute(TRIES, (duel_id,)).fetchall()]


def played(db: Database, guests: Collection[str], duel: Duel) -> str | None:
    """The first try of a person at the deal with the same options, from the start: what they have finished first."""
    for table in dealt.tables(db, guests, duel.game, duel.deal):
        (charter,) = db.execute("SELECT charter FROM tables WHERE id = ?", (table.id,)).fetchone()
        setup = msgspec.json.decode(charter, type=TableSetup)
        if not setup.friendly and setup.options == duel.options:
            return table.id
    return None


def remove(db: Database, duels: Iterable[str]) -> None:
    """Remove duels; the tables stay."""
    rows = [(duel_id,) for duel_id in duels]
    for table in ("duel_calls", "duel_tries"):
        db.executemany(f"DELETE FROM {table} WHERE duel_id = ?", rows)  # noqa: S608  the line above
    db.executemany("DELETE FROM duels WHERE id = ?", rows)


def remove_before(db: Database, at: int) -> None:
    """Remove duels made before a time, and what is left of those whose maker has gone."""
    db.execute("DELETE FROM duels WHERE at < ?", (at,))
    db.execute("DELETE FROM duel_calls WHERE duel_id NOT IN (SELECT id FROM duels)")
    db.execute("DELETE FROM duel_tries WHERE duel_id NOT IN (SELECT id FROM duels)")


def _try(db: Database, guest: str, table: str, known: int, charter: bytes, ending: bytes | None, hinted: int) -> Try:
    name = msgspec.json.decode(charter, type=TableSetup).chairs[0].name
    if ending is None:
        return Try(guest, table, bool(known), name, None, helped=False)
    asked = "SELECT version, seat, move, elapsed FROM events WHERE table_id = ? AND move IN (?, ?, ?) ORDER BY version"
    marked = [EventRow(*row) for row in db.execute(asked, (table, *MARKS))]
    helped = bool(hinted) or bool(taking_back(marked)) or has_rested(marked)
    ended = msgspec.json.decode(ending, type=StoredEnding)
    if ended.reason in ratings.LEFT:
        ended = msgspec.structs.replace(ended, counted=False)
    return Try(guest, table, bool(known), name, ended, helped)
