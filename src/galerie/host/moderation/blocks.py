"""Whom people have blocked: neither what these say nor what they ask for reaches them. Nobody is told."""

from typing import Final, NamedTuple

from galerie.core import Refusal
from galerie.host.moderation.budget import Budget
from galerie.host.people.guests import YEAR
from galerie.host.people.people import People
from galerie.host.store import holdings
from galerie.host.store.database import Database
from galerie.host.store.store import Store
from galerie.host.table.pointed import Place
from galerie.host.wire import Block, BlockWish

LIFETIME: Final = YEAR * 1000
"""Milliseconds after which the cookie of a guest has expired, and with it what they have blocked."""


class BlockLimits(NamedTuple):
    per_hour: int = 60
    """How many people one account, or the guests of one address, may block in an hour."""

    of_person: int = 200
    """How many people one person may have blocked at a time."""


class Blocks:
    def __init__(self, store: Store, people: People, limits: BlockLimits) -> None:
        self._store = store
        self._people = people
        self._most = limits.of_person
        self._budget = Budget(limits.per_hour)

    async def load(self) -> None:
        """Read all of them into memory, once the accounts are there."""
        oldest = self._store.wall_clock() - LIFETIME
        accounts = "SELECT id FROM accounts UNION SELECT guest FROM guests"

        def job(db: Database) -> list[tuple[str, str]]:
            db.execute(f"DELETE FROM blocks WHERE since < ? AND person NOT IN ({accounts})", (oldest,))  # noqa: S608
            return db.execute("SELECT person, blocked FROM blocks").fetchall()

        for person, blocked in await self._store.run(job):
            self._remember(person, blocked)

    async def add(self, guest: str, place: Place, wish: BlockWish) -> None:
        """Block somebody at a table or in a room, or refuse."""
        found = place.pointed_at(guest, wish.seat, wish.line)
        if found.person == guest:
            raise Refusal("block-self")
        if self._people.has_blocked(guest, found.person):
            return
        if len(self._people.blocked.get(guest, ())) >= self._most:
            raise Refusal("block-many", most=self._most)
        self._budget.spend()
        row = (guest, found.person, found.name, self._store.wall_clock())

        def job(db: Database) -> None:
            columns = "person, blocked, name, since"
            db.execute(f"INSERT INTO blocks ({columns}) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", row)  # noqa: S608

        await self._store.run(job)
        self._remember(guest, found.person)

    async def of(self, person: str) -> list[Block]:
        """Whom somebody has blocked, the newest first."""
        return await self._store.read(lambda db: [each for each, _ in _blocks(db, person)], "blocks")

    async def remove(self, person: str, number: int) -> None:
        """Let somebody reach a person again."""

        def job(db: Database) -> set[str]:
            found = _blocks(db, person)
            if number not in {block.number for block, _ in found}:
                raise Refusal("block-unknown")
            db.execute("DELETE FROM blocks WHERE number = ?", (number,))
            return {blocked for block, blocked in found if block.number != number}

        self._people.blocked[person] = await self._store.run(job)

    def _remember(self, person: str, blocked: str) -> None:
        whose = self._people.person(person) or ""
        self._people.blocked.setdefault(whose, set()).add(blocked)


def _blocks(db: Database, person: str) -> list[tuple[Block, str]]:
    found = []
    for each in holdings.ids(db, person):
        rows = db.execute("SELECT number, name, since, blocked FROM blocks WHERE person = ?", (each,))
        found += [(Block(*row[:3]), str(row[3])) for row in rows]
    return sorted(found, key=lambda each: -each[0].number)
