"""Tournaments in the store's file."""

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, NamedTuple

import msgspec

from galerie.core import Line
from galerie.host.store.database import Database, marks
from galerie.host.store.forgetting import people_of_tournament, tournament_without
from galerie.host.store.lease import Lease
from galerie.host.store.rows import StoredPairing, StoredTournament, TableSetup
from galerie.host.store.states import TableState, table_state
from galerie.host.store.store import Store
from galerie.host.table.timeline import recorded

PLAYS: Final = "plays"
ORGANISES: Final = "organises"
BARRED: Final = "barred"

OWN: Final = """
    SELECT DISTINCT tournament_id, touched FROM tournament_people JOIN tournaments ON tournaments.id = tournament_id
    WHERE role != 'barred' AND guest IN (SELECT :person UNION SELECT guest FROM guests WHERE account = :person)
    ORDER BY touched DESC, tournament_id LIMIT :most
"""

ORGANISED: Final = """
    SELECT count(DISTINCT tournament_id) FROM tournament_people JOIN tournaments ON tournaments.id = tournament_id
    WHERE role = 'organises' AND phase != 'over'
        AND guest IN (SELECT :person UNION SELECT guest FROM guests WHERE account = :person)
"""

TOUCHED: Final = """
    SELECT 1 FROM tournaments WHERE id = ? AND touched >= ?
    UNION SELECT 1 FROM standings WHERE touched >= ? AND table_id IN
"""


class LoadedTournament(NamedTuple):
    tournament: StoredTournament
    pairings: list[StoredPairing]
    tables: dict[str, TableState]
    """Those of its tables whose result is not known yet."""


@dataclass(frozen=True, slots=True)
class TournamentStorage:
    store: Store

    async def save(
        self,
        tournament_id: str,
        tournament: StoredTournament,
        pairings: Sequence[StoredPairing] = (),
        lease: Lease | None = None,
    ) -> None:
        """Store a tournament, new or changed, with the pairings that have changed."""
        row = (tournament_id, msgspec.json.encode(tournament), tournament.phase, self.store.wall_clock())
        people = [(tournament_id, each.guest, PLAYS) for each in tournament.entrants if each.guest]
        people += [(tournament_id, tournament.organiser, ORGANISES)] if tournament.organiser else []
        people += [(tournament_id, guest, BARRED) for guest in tournament.barred]
        changed = [(tournament_id, each.number, msgspec.json.encode(each)) for each in pairings]

        def job(db: Database) -> None:
            db.execute(
                "INSERT INTO tournaments VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
                " SET tournament = excluded.tournament, phase = excluded.phase, touched = excluded.touched",
                row,
            )
            db.execute("DELETE FROM tournament_people WHERE tournament_id = ?", (tournament_id,))
            db.executemany("INSERT INTO tournament_people VALUES (?, ?, ?)", people)
            db.executemany(
                "INSERT INTO pairings VALUES (?, ?, ?) ON CONFLICT (tournament_id, number) DO UPDATE"
                " SET pairing = excluded.pairing",
                changed,
            )

        await self.store.run(job, lease)

    async def load(self, tournament_id: str) -> LoadedTournament | None:
        def job(db: Database) -> LoadedTournament | None:
            found = db.execute("SELECT tournament FROM tournaments WHERE id = ?", (tournament_id,)).fetchone()
            if found is None:
                return None
            listed = db.execute("SELECT guest FROM tournament_people WHERE tournament_id = ?", (tournament_id,))
            known = {str(guest) for (guest,) in listed}
            tournament = msgspec.json.decode(found[0], type=StoredTournament)
            tournament = tournament_without(tournament, people_of_tournament(tournament) - known)
            pairings = _pairings(db, tournament_id)
            open_tables = [each.table for each in pairings if each.table and each.scores is None]
            states = ((table_id, table_state(db, table_id)) for table_id in open_tables)
            return LoadedTournament(tournament, pairings, {table_id: state for table_id, state in states if state})

        return await self.store.read(job, "tournament")

    async def of_person(self, person: str, most: int) -> list[str]:
        """The tournaments that somebody plays in or organises, the one in which something happened last first."""
        asked = {"person": person, "most": most}
        return await self.store.read(lambda db: [str(found) for found, _ in db.execute(OWN, asked)], "tournaments")

    async def organised_by(self, person: str) -> int:
        """How many tournaments somebody organises that are not over."""
        found = await self.store.read(lambda db: db.execute(ORGANISED, {"person": person}).fetchone(), "tournaments")
        return int(found[0])

    async def playing(self) -> list[str]:
        """The tournaments that are under way."""
        asked = "SELECT id FROM tournaments WHERE phase = 'playing'"
        return await self.store.read(lambda db: [str(found) for (found,) in db.execute(asked)], "tournaments")

    async def quiet(self, before: int) -> list[str]:
        """The tournaments under way in which nothing has happened since before this time."""
        asked = "SELECT id FROM tournaments WHERE phase = 'playing' AND touched < ?"
        return await self.store.read(
            lambda db: [str(found) for (found,) in db.execute(asked, (before,))], "tournaments"
        )

    async def is_quiet(self, tournament_id: str, tables: Sequence[str], before: int) -> bool:
        """Whether nothing has happened in a tournament since before this time, nor at these tables."""

        def job(db: Database) -> bool:
            asked = f"{TOUCHED} ({marks(tables)})"
            return db.execute(asked, (tournament_id, before, before, *tables)).fetchone() is None

        return await self.store.read(job, "tournaments")

    async def untouched(self, before: int, most: int) -> list[str]:
        """Tournaments in which nothing has happened since before this time."""
        asked = "SELECT id FROM tournaments WHERE touched < ? ORDER BY touched LIMIT ?"
        return await self.store.read(
            lambda db: [str(found) for (found,) in db.execute(asked, (before, most))], "tournaments"
        )

    async def remove_untouched(self, tournament_id: str, before: int, lease: Lease | None = None) -> None:
        """Remove a tournament, unless something has happened in it after all."""

        def job(db: Database) -> None:
            asked = "SELECT 1 FROM tournaments WHERE id = ? AND touched < ?"
            if not db.execute(asked, (tournament_id, before)).fetchone():
                return
            for statement in (
                "DELETE FROM pairings WHERE tournament_id = ?",
                "DELETE FROM tournament_people WHERE tournament_id = ?",
                "DELETE FROM tournaments WHERE id = ?",
            ):
                db.execute(statement, (tournament_id,))

        await self.store.run(job, lease)

    async def records(self, tables: Sequence[str], most_bytes: int) -> str | None:
        """The records of games that are over, one after another; None if they are too long together."""

        def job(db: Database) -> str | None:
            texts: list[str] = []
            left = most_bytes
            for table_id in tables:
                text = _record(db, table_id)
                left -= len(text.encode())
                if left < 0:
                    return None
                texts.append(text)
            return "\n".join(texts)

        return await self.store.read(job, "records")


def _pairings(db: Database, tournament_id: str) -> list[StoredPairing]:
    rows = db.execute("SELECT pairing FROM pairings WHERE tournament_id = ? ORDER BY number", (tournament_id,))
    return [msgspec.json.decode(row, type=StoredPairing) for (row,) in rows]


def _record(db: Database, table_id: str) -> str:
    (charter,) = db.execute("SELECT charter FROM tables WHERE id = ?", (table_id,)).fetchone()
    asked = "SELECT seat, move, elapsed FROM events WHERE table_id = ? ORDER BY version"
    rows = db.execute(asked, (table_id,)).fetchall()
    lines = tuple(Line(int(seat), str(move)) for seat, move, _ in rows)
    times = tuple(accumulate(int(elapsed) for _, _, elapsed in rows))
    return str(dataclasses.replace(recorded(msgspec.json.decode(charter, type=TableSetup), lines), times=times))
