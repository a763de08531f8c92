"""Accounts: a name and a passphrase, for the same seats, games and ratings on every device."""

import secrets
import sqlite3
from collections.abc import Callable
from typing import Final

from galerie.core import Refusal
from galerie.host.people import names, passphrases, sessions
from galerie.host.people.passphrases import Passphrases
from galerie.host.people.people import People, Rating, Session
from galerie.host.people.tries import Tries, TryLimits
from galerie.host.store.store import Store

LIFETIME: Final = sessions.YEAR * 1000


class Accounts:
    def __init__(self, store: Store, people: People, limits: TryLimits | None = None) -> None:
        self._store = store
        self._people = people
        self._passphrases = Passphrases()
        self._tries = Tries(limits or TryLimits())

    async def load(self) -> None:
        """Read all accounts and sessions into memory."""
        people, oldest = self._people, self._store.wall_clock() - LIFETIME

        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM sessions WHERE since < ?", (oldest,))
            people.names.update(db.execute("SELECT id, name FROM accounts"))
            people.bots.update(account for (account,) in db.execute("SELECT id FROM accounts WHERE bot"))
            people.bound.update(db.execute("SELECT guest, account FROM guests"))
            people.bound.update(db.execute("SELECT guest, account FROM former_guests"))
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
        self._tries.count_sign_up(address)
        name, passphrase = names.proper(name), passphrases.proper(passphrase)
        key, account = names.key(name), secrets.token_urlsafe(12)
        await self._store.run(lambda db: _refuse_taken(db, key))
        kept = await self._passphrases.hashed(passphrase)

        def job(db: sqlite3.Connection) -> None:
            _refuse_taken(db, key)
            row = (account, name, key, kept, self._store.wall_clock(), names.looks(key))
            db.execute("INSERT INTO accounts (id, name, key, passphrase, since, looks) VALUES (?, ?, ?, ?, ?, ?)", row)

        token = await self._start_session(account, guest, job)
        self._people.names[account] = name
        self._tries.know(address, key)
        return token

    async def sign_in(self, guest: str | None, name: str, passphrase: str, address: str) -> str:
        """Start a session, and return its token. A guest is bound to the account, with all their seats.

        Not to a bot's: what a person has begun is not played on by a program.
        """
        key = names.key(name)
        self._tries.count(address, key)
        found = await self._store.run(lambda db: _kept(db, key))
        account, kept = found or (None, None)
        if not await self._passphrases.fits(kept, passphrase) or account is None:
            raise Refusal("sign-in-wrong")
        self._tries.know(address, key)
        return await self._start_session(account, None if account in self._people.bots else guest)

    async def sign_out(self, digest: str) -> None:
        await self._store.run(lambda db: _delete_session(db, digest))
        self._people.sessions.pop(digest, None)

    async def change_passphrase(self, account: str, old: str, new: str) -> str:
        """End all sessions of the account, start a new one, and return its token."""
        new = passphrases.proper(new)
        await self._verify(account, old)
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

    async def remove(self, account: str, passphrase: str) -> None:
        """Delete an account, its sessions, tokens, ratings, progress and shared analyses. Its games remain.

        The guests it was stay bound to it, so that nobody holds its seats any more.
        """
        await self._verify(account, passphrase)
        await self._store.run(lambda db: _delete(db, account))
        people = self._people
        del people.names[account]
        people.sessions = {digest: each for digest, each in people.sessions.items() if each.account != account}
        people.tokens = {digest: each for digest, each in people.tokens.items() if each.account != account}
        people.bots.discard(account)
        people.ratings = {whose: rating for whose, rating in people.ratings.items() if whose[0] != account}
        people.solving = {whose: rating for whose, rating in people.solving.items() if whose[0] != account}

    async def _verify(self, account: str, passphrase: str) -> None:
        """Refuse a wrong passphrase of the account that has signed in."""
        key = names.key(self._people.names[account])
        self._tries.count_own(key)
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


def _kept(db: sqlite3.Connection, key: str) -> tuple[str, str] | None:
    found = db.execute("SELECT id, passphrase FROM accounts WHERE key = ?", (key,)).fetchone()
    return (str(found[0]), str(found[1])) if found else None


def _refuse_taken(db: sqlite3.Connection, key: str) -> None:
    if db.execute("SELECT 1 FROM accounts WHERE looks = ?", (names.looks(key),)).fetchone():
        raise Refusal("name-taken")


def _delete(db: sqlite3.Connection, account: str) -> None:
    mine = "SELECT ?1 UNION SELECT guest FROM guests WHERE account = ?1"
    db.execute(f"DELETE FROM analyses WHERE person IN ({mine})", (account,))  # noqa: S608  the line above
    db.execute("INSERT INTO former_guests SELECT guest, account FROM guests WHERE account = ?", (account,))
    for table in ("sessions", "tokens", "guests", "changes", "ratings", "progress", "solvers", "solutions"):
        db.execute(f"DELETE FROM {table} WHERE account = ?", (account,))  # noqa: S608  a name from the line above
    db.execute("DELETE FROM accounts WHERE id = ?", (account,))


def _delete_session(db: sqlite3.Connection, digest: str) -> None:
    db.execute("DELETE FROM sessions WHERE digest = ?", (digest,))
