"""Accounts: a name and a passphrase, for the same seats, games and ratings on every device."""

import secrets
import sqlite3
from collections.abc import Callable
from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from galerie.core import Refusal
from galerie.host.people import names, passphrases, sessions
from galerie.host.people.passphrases import Passphrases
from galerie.host.people.people import People, Rating, Session
from galerie.host.store.store import Store

PER_NAME_AND_ADDRESS: Final = (parse("8/minute"), parse("40/hour"))
PER_NAME: Final = (parse("200/hour"),)
PER_ADDRESS: Final = (parse("40/minute"),)
"""How often a passphrase may be tried, whether the name exists or not."""

LIFETIME: Final = sessions.YEAR * 1000


class Accounts:
    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people
        self._passphrases = Passphrases()
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

    async def load(self) -> None:
        """Read all accounts and sessions into memory."""
        people, oldest = self._people, self._store.wall_clock() - LIFETIME

        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM sessions WHERE since < ?", (oldest,))
            people.names.update(db.execute("SELECT id, name FROM accounts"))
            people.bound.update(db.execute("SELECT guest, account FROM guests"))
            for digest, account, since in db.execute("SELECT digest, account, since FROM sessions"):
                people.sessions[digest] = Session(account, since)
            for account, game, *rating in db.execute("SELECT * FROM ratings"):
                people.ratings[account, game] = Rating(*rating)
            for account, game, *rating in db.execute("SELECT * FROM solvers"):
                people.solving[account, game] = Rating(*rating)

        await self._store.run(job)

    def holder(self, digest: str | None) -> str | None:
        """The account of a session that has not expired."""
        session = self._people.sessions.get(digest or "")
        return session.account if session and session.since > self._store.wall_clock() - LIFETIME else None

    async def sign_up(self, guest: str | None, name: str, passphrase: str, address: str) -> str:
        """Create an account and a session, and return its token. The guest is bound to it, with all their seats."""
        self._check_rate(address, "")
        name, passphrase = names.proper(name), passphrases.proper(passphrase)
        key, account = names.key(name), secrets.token_urlsafe(12)
        await self._store.run(lambda db: _refuse_taken(db, key))
        kept = await self._passphrases.hashed(passphrase)

        def job(db: sqlite3.Connection) -> None:
            _refuse_taken(db, key)
            row = (account, name, key, kept, self._store.wall_clock())
            db.execute("INSERT INTO accounts VALUES (?, ?, ?, ?, ?)", row)

        token = await self._start_session(account, guest, job)
        self._people.names[account] = name
        return token

    async def sign_in(self, guest: str | None, name: str, passphrase: str, address: str) -> str:
        """Start a session, and return its token. A guest is bound to the account, with all their seats."""
        key = names.key(name)
        self._check_rate(address, key)
        found = await self._store.run(lambda db: _kept(db, key))
        account, kept = found or (None, None)
        if not await self._passphrases.fits(kept, passphrase) or account is None:
            raise Refusal("sign-in-wrong")
        return await self._start_session(account, guest)

    async def sign_out(self, digest: str) -> None:
        await self._store.run(lambda db: _delete_session(db, digest))
        self._people.sessions.pop(digest, None)

    async def change_passphrase(self, account: str, old: str, new: str, address: str) -> str:
        """End all sessions of the account, start a new one, and return its token."""
        new = passphrases.proper(new)
        await self._verify(account, old, address)
        kept = await self._passphrases.hashed(new)

        def job(db: sqlite3.Connection) -> None:
            db.execute("UPDATE accounts SET passphrase = ? WHERE id = ?", (kept, account))
            db.execute("DELETE FROM sessions WHERE account = ?", (account,))

        token = await self._start_session(account, None, job)
        kept_digest = sessions.digest(token)
        for digest in [each for each, session in self._people.sessions.items() if session.account == account]:
            if digest != kept_digest:
                del self._people.sessions[digest]
        return token

    async def remove(self, account: str, passphrase: str, address: str) -> None:
        """Delete an account, its sessions, ratings, progress and shared analyses. Its games remain for the others."""
        await self._verify(account, passphrase, address)
        await self._store.run(lambda db: _delete(db, account))
        people = self._people
        del people.names[account]
        people.bound = {guest: owner for guest, owner in people.bound.items() if owner != account}
        people.sessions = {digest: each for digest, each in people.sessions.items() if each.account != account}
        people.ratings = {whose: rating for whose, rating in people.ratings.items() if whose[0] != account}
        people.solving = {whose: rating for whose, rating in people.solving.items() if whose[0] != account}

    async def _verify(self, account: str, passphrase: str, address: str) -> None:
        """Refuse a wrong passphrase of the account that has signed in."""
        key = names.key(self._people.names[account])
        self._check_rate(address, key)
        found = await self._store.run(lambda db: _kept(db, key))
        if not await self._passphrases.fits(found and found[1], passphrase):
            raise Refusal("passphrase-wrong")

    async def _start_session(
        self, account: str, guest: str | None, before: Callable[[sqlite3.Connection], None] = lambda _: None
    ) -> str:
        """Start a session, in one transaction with the work `before` it."""
        token, since = sessions.new_token(), self._store.wall_clock()
        digest = sessions.digest(token)

        def job(db: sqlite3.Connection) -> None:
            before(db)
            db.execute("INSERT INTO sessions VALUES (?, ?, ?)", (digest, account, since))
            if guest:
                db.execute("INSERT INTO guests VALUES (?, ?)", (guest, account))

        await self._store.run(job)
        self._people.sessions[digest] = Session(account, since)
        if guest:
            self._people.bound[guest] = account
        return token

    def _check_rate(self, address: str, key: str) -> None:
        """Refuse too many attempts. A refusal reveals nothing about the name."""
        counted: list[tuple[RateLimitItem, tuple[str, ...]]] = [(each, ("address", address)) for each in PER_ADDRESS]
        if key:
            counted += [(each, ("both", key, address)) for each in PER_NAME_AND_ADDRESS]
            counted += [(each, ("name", key)) for each in PER_NAME]
        hits = [self._limiter.hit(limit, *whose) for limit, whose in counted]
        if not all(hits):
            raise Refusal("sign-in-often")


def _kept(db: sqlite3.Connection, key: str) -> tuple[str, str] | None:
    found = db.execute("SELECT id, passphrase FROM accounts WHERE key = ?", (key,)).fetchone()
    return (str(found[0]), str(found[1])) if found else None


def _refuse_taken(db: sqlite3.Connection, key: str) -> None:
    if db.execute("SELECT 1 FROM accounts WHERE key = ?", (key,)).fetchone():
        raise Refusal("name-taken")


def _delete(db: sqlite3.Connection, account: str) -> None:
    mine = "SELECT ?1 UNION SELECT guest FROM guests WHERE account = ?1"
    db.execute(f"DELETE FROM analyses WHERE person IN ({mine})", (account,))  # noqa: S608  the line above
    for table in ("sessions", "guests", "changes", "ratings", "progress", "solvers", "solutions"):
        db.execute(f"DELETE FROM {table} WHERE account = ?", (account,))  # noqa: S608  a name from the line above
    db.execute("DELETE FROM accounts WHERE id = ?", (account,))


def _delete_session(db: sqlite3.Connection, digest: str) -> None:
    db.execute("DELETE FROM sessions WHERE digest = ?", (digest,))
