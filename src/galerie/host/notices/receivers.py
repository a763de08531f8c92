"""Where people are told: the devices whose browser shows notices, and a web hook."""

import hashlib
import secrets
from typing import Final, Literal, NamedTuple

from galerie.core import Refusal
from galerie.host.moderation.budget import Budget
from galerie.host.notices.push import BrowserKeys, Stamp
from galerie.host.store.database import Database
from galerie.host.store.store import Store

MOST_FAILURES: Final = 8
"""Failures in a row after which a receiver is given up."""

MANY: Final = 1_000_000
"""Receivers that are deleted at once."""

COLUMNS: Final = "id, kind, person, session, address, p256dh, auth, language, site, name, since, failures"
OWN: Final = "SELECT :person UNION SELECT guest FROM guests WHERE account = :person"
"""A person, and the guests they were."""

ENDED: Final = "session IS NOT NULL AND session NOT IN (SELECT digest FROM sessions)"
"""Whether a device was added in a session that has ended: as it is stored, because what a host of a cluster has in
memory of sessions may be some seconds old."""

FORGET_OWN: Final = f"""
DELETE FROM receivers WHERE id IN (
    SELECT id FROM receivers WHERE kind = 'device' AND person IN ({OWN})
    ORDER BY seen DESC, id LIMIT {MANY} OFFSET :most
)
"""  # noqa: S608  our own words
FORGET: Final = f"""
DELETE FROM receivers WHERE id IN (SELECT id FROM receivers ORDER BY seen DESC LIMIT {MANY} OFFSET ?)
"""  # noqa: S608  the same


class ReceiverLimits(NamedTuple):
    per_person: int = 10
    """Devices; the one unused for longest makes room."""

    all: int = 100_000
    """Devices and web hooks of everybody; the same."""

    per_hour: int = 60
    """Devices and web hooks that one account, or the guests of one address, may add in an hour."""


class Receiver(NamedTuple):
    id: str
    kind: Literal["device", "hook"]
    person: str
    session: str | None
    """The digest of the session in which an account's device was added: it ends with that session."""

    address: str
    """Empty for a web hook that was given up."""

    p256dh: str
    auth: str
    language: str
    site: str
    """The server's own address as its owner sees it."""

    name: str
    since: int
    failures: int = 0

    @property
    def keys(self) -> BrowserKeys:
        return BrowserKeys(self.p256dh, self.auth)


def device_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:24]


class Receivers:
    def __init__(self, store: Store, limits: ReceiverLimits) -> None:
        self._store = store
        self._limits = limits
        self._budget = Budget(limits.per_hour)
        self._stamp: Stamp | None = None

    @property
    def stamp(self) -> Stamp:
        assert self._stamp  # noqa: S101  it is loaded when the server starts
        return self._stamp

    async def load(self) -> None:
        """Read the server's key, which is created once."""
        fresh = Stamp.new_key()

        def job(db: Database) -> str:
            db.execute("INSERT INTO secrets VALUES ('vapid', ?) ON CONFLICT DO NOTHING", (fresh,))
            return str(db.execute("SELECT value FROM secrets WHERE name = 'vapid'").fetchone()[0])

        self._stamp = Stamp(await self._store.run(job))

    async def of(self, person: str) -> list[Receiver]:
        """The receivers of a person, the newest first; those of sessions that have ended are deleted."""
        asked = {"person": person}
        listed = f"SELECT {ENDED}, {COLUMNS} FROM receivers WHERE person IN ({OWN}) ORDER BY since DESC, id"  # noqa: S608
        rows = await self._store.read(lambda db: db.execute(listed, asked).fetchall(), "receivers")
        if any(ended for ended, *_ in rows):
            await self._store.run(lambda db: _delete_ended(db, asked))
        return [Receiver(*row) for ended, *row in rows if not ended]

    async def find(self, person: str, receiver: str) -> Receiver:
        """A receiver of this person, or a refusal."""
        found = next((each for each in await self.of(person) if each.id == receiver), None)
        if found is None:
            raise Refusal("receiver-unknown")
        return found

    async def add_device(
        self, person: str, session: str | None, endpoint: str, keys: BrowserKeys, language: str, site: str, name: str
    ) -> str:
        """Add a device, or renew it: it belongs to whoever has used it last. Returns its id."""
        now = self._store.wall_clock()
        device = device_id(endpoint)
        if all(each.id != device for each in await self.of(person)):
            self._budget.spend()

        def job(db: Database) -> None:
            known = db.execute("SELECT since FROM receivers WHERE id = ?", (device,)).fetchone()
            since = known[0] if known else now
            row = (device, "device", person, session, endpoint, *keys, language, site, name, since, 0, now)
            self._insert(db, row)
            db.execute(FORGET_OWN, {"person": person, "most": self._limits.per_person})

        await self._store.run(job)
        return device

    async def set_hook(self, person: str, address: str, language: str, site: str) -> None:
        """Set the one web hook of a person."""
        self._budget.spend()
        now = self._store.wall_clock()
        row = (secrets.token_urlsafe(9), "hook", person, None, address, "", "", language, site, "", now, 0, now)

        def job(db: Database) -> None:
            db.execute(f"DELETE FROM receivers WHERE kind = 'hook' AND person IN ({OWN})", {"person": person})  # noqa: S608
            self._insert(db, row)

        await self._store.run(job)

    def _insert(self, db: Database, row: tuple[object, ...]) -> None:
        marks = ", ".join("?" * len(row))
        db.execute("DELETE FROM receivers WHERE id = ?", row[:1])
        db.execute(f"INSERT INTO receivers ({COLUMNS}, seen) VALUES ({marks})", row)  # noqa: S608  marks
        db.execute(FORGET, (self._limits.all,))

    async def remove(self, receiver: str) -> None:
        await self._store.run(lambda db: _delete(db, receiver))

    async def give_up(self, hook: str) -> None:
        """Forget the address of a web hook; what is left of it tells its owner."""
        await self._store.run(lambda db: _give_up(db, hook))

    async def note_failures(self, receiver: str, failures: int) -> None:
        await self._store.run(lambda db: _note_failures(db, receiver, failures))


def _delete(db: Database, receiver: str) -> None:
    db.execute("DELETE FROM receivers WHERE id = ?", (receiver,))


def _delete_ended(db: Database, asked: dict[str, str]) -> None:
    db.execute(f"DELETE FROM receivers WHERE {ENDED} AND person IN ({OWN})", asked)  # noqa: S608  our own words


def _give_up(db: Database, hook: str) -> None:
    db.execute("UPDATE receivers SET address = '' WHERE id = ?", (hook,))


def _note_failures(db: Database, receiver: str, failures: int) -> None:
    db.execute("UPDATE receivers SET failures = ? WHERE id = ?", (failures, receiver))
