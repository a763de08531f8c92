"""Accounts: a name and a passphrase, for the same seats, games and ratings on every device."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final, NamedTuple

from galerie.core import Refusal
from galerie.host.moderation.budget import Budget
from galerie.host.moderation.word_filter import NO_FILTER, WordFilter
from galerie.host.people import names, passphrases, recovery, sessions
from galerie.host.people.passphrases import Passphrases
from galerie.host.people.people import People, Rating, Session
from galerie.host.people.removal import remove_person
from galerie.host.people.tries import Tries, TryLimits
from galerie.host.store.database import Database
from galerie.host.store.store import Store

LIFETIME: Final = sessions.YEAR * 1000
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
RENAMING: Final = 7 * DAY
"""Milliseconds after which an account may have another name again."""

RESERVED: Final = 90 * DAY
"""For how long nobody else can take the name that an account had."""

TAKEN: Final = """
    SELECT 1 FROM accounts WHERE looks = :looks AND id != :account
    UNION SELECT 1 FROM former_names WHERE looks = :looks AND account != :account AND since > :since
"""
UNUSED: Final = "SELECT digest FROM sessions WHERE account = ? ORDER BY seen DESC, digest LIMIT ? OFFSET ?"
MANY: Final = 1_000_000
"""Sessions that are looked at once."""

FORMER_NAME: Final = """
    INSERT INTO former_names VALUES (?, ?, ?)
    ON CONFLICT (looks) DO UPDATE SET account = excluded.account, since = excluded.since
"""


class AccountLimits(NamedTuple):
    removals_per_hour: int = 20
    """Guests of one address who may have their data removed in an hour."""

    sessions: int = 100
    """Devices on which one account may be signed in; the one unused for longest is signed out."""

    per_hour: int = 60
    """Accounts that may be created from one address in an hour."""


class Accounts:
    def __init__(
        self,
        store: Store,
        people: People,
        tries: Tries | None = None,
        word_filter: WordFilter = NO_FILTER,
        limits: AccountLimits | None = None,
        passphrases: Passphrases | None = None,
    ) -> None:
        limits = limits or AccountLimits()
        self._removals = Budget(limits.removals_per_hour)
        self._sign_ups = Budget(limits.per_hour)
        self._most_sessions = limits.sessions
        self._store = store
        self._people = people
        self._word_filter = word_filter
        self._passphrases = passphrases or Passphrases()
        self._tries = tries or Tries(TryLimits())

    async def load(self) -> None:
        """Read all accounts and sessions into memory."""
        people, oldest = self._people, self._store.wall_clock() - LIFETIME
        people.now = lambda: self._store.wall_clock()

        def job(db: Database) -> None:
            db.execute("DELETE FROM sessions WHERE since < ?", (oldest,))
            for account, name, since in db.execute("SELECT id, name, since FROM accounts"):
                people.add(account, name, since)
            people.bots.update(account for (account,) in db.execute("SELECT id FROM accounts WHERE bot"))
            for guest, account in db.execute("SELECT guest, account FROM guests UNION SELECT * FROM former_guests"):
                people.bind(guest, account)
            for digest, *session in db.execute("SELECT digest, account, since, browser, seen FROM sessions"):
                people.sessions[digest] = Session(*session)
            for account, game, *rating in db.execute("SELECT * FROM ratings"):
                people.ratings[account, game] = Rating(*rating)
            for account, game, *rating in db.execute("SELECT * FROM solvers"):
                people.solving[account, game] = Rating(*rating)

        await self._store.run(job)

    def holder(self, digest: str | None) -> str | None:
        """The account of a session that has not expired."""
        session = self._people.sessions.get(digest or "")
        return session.account if session and session.since > self._store.wall_clock() - LIFETIME else None

    async def note_use(self, digest: str | None) -> None:
        """Remember when a session was last used, to the hour."""
        session, now = self._people.sessions.get(digest or ""), self._store.wall_clock()
        if digest and session and now - session.seen >= HOUR:
            self._people.sessions[digest] = replace(session, seen=now)
            with suppress(Refusal):  # the store has failed and logged it
                await self._store.run(lambda db: _note_use(db, digest, now))

    def sessions_of(self, account: str) -> dict[str, Session]:
        """The sessions of an account by their digests, those used last first."""
        own = {digest: each for digest, each in self._people.sessions.items() if each.account == account}
        return dict(sorted(own.items(), key=lambda each: -each[1].seen))

    async def sign_up(self, guest: str | None, name: str, passphrase: str, address: str, browser: str = "") -> str:
        """Create an account and a session, and return its token. The guest is bound to it, with all their seats."""
        await self._tries.count_address(address)
        name, passphrase = names.proper(name), passphrases.proper(passphrase)
        self._word_filter.check(name)
        key, account = names.key(name), secrets.token_urlsafe(12)
        now = self._store.wall_clock()
        await self._store.run(lambda db: _refuse_taken(db, key, account, now))
        self._sign_ups.spend()
        kept = await self._passphrases.hashed(passphrase)

        def job(db: Database) -> None:
            _refuse_taken(db, key, account, now)
            row = (account, name, key, kept, now, names.looks(key))
            db.execute("INSERT INTO accounts (id, name, key, passphrase, since, looks) VALUES (?, ?, ?, ?, ?, ?)", row)

        token = await self._start_session(account, guest, browser, job)
        self._people.add(account, name, now)
        await self._tries.know(address, key)
        return token

    async def sign_in(self, guest: str | None, name: str, passphrase: str, address: str, browser: str = "") -> str:
        """Start a session, and return its token. A guest is bound to the account, with all their seats.

        Not to a bot's: what a person has begun is not played on by a program.
        """
        key = names.key(name)
        await self._tries.count(address, key)
        found = await self._store.run(lambda db: _kept(db, key))
        account, kept = found or (None, None)
        if not await self._passphrases.fits(kept, passphrase) or account is None:
            raise Refusal("sign-in-wrong")
        await self._tries.know(address, key)
        return await self._start_session(account, None if account in self._people.bots else guest, browser)

    async def sign_out(self, digest: str) -> None:
        await self._store.run(lambda db: _delete_session(db, digest))
        self._people.sessions.pop(digest, None)

    async def change_passphrase(self, account: str, old: str, new: str, browser: str = "") -> str:
        """End all sessions of the account, start a new one, and return its token."""
        new = passphrases.proper(new)
        await self._verify(account, old)
        return await self._replace_passphrase(account, new, browser)

    async def recover(self, name: str, code: str, new: str, address: str, browser: str = "") -> str:
        """The same for whoever has a recovery code, which is used up."""
        new, key = passphrases.proper(new), names.key(name)
        await self._tries.count(address, key)
        found = await self._store.run(lambda db: _kept(db, key))
        if found is None:
            raise Refusal("recovery-wrong")
        account, _ = found
        await self._store.run(lambda db: recovery.check(db, account, code))
        return await self._replace_passphrase(account, new, browser, lambda db: recovery.spend(db, account, code))

    async def make_recovery_codes(self, account: str, passphrase: str) -> list[str]:
        """New recovery codes, which replace those from before. Nobody can ask for them again."""
        await self._verify(account, passphrase)
        codes = recovery.new_codes()
        await self._store.run(lambda db: recovery.store(db, account, codes))
        return codes

    async def count_recovery_codes(self, account: str) -> int:
        return await self._store.read(lambda db: recovery.left(db, account), "recovery codes")

    async def rename(self, account: str, name: str) -> str:
        """Give an account another name, and return the one it had, which nobody else can take for a while."""
        name, now = names.proper(name), self._store.wall_clock()
        self._word_filter.check(name)
        key, old = names.key(name), self._people.names[account]

        def job(db: Database) -> None:
            _refuse_taken(db, key, account, now)
            (last,) = db.execute("SELECT max(since) FROM former_names WHERE account = ?", (account,)).fetchone()
            if last is not None and last + RENAMING > now:
                raise Refusal("name-often", days=-(-(last + RENAMING - now) // DAY))
            db.execute(FORMER_NAME, (names.looks(names.key(old)), account, now))
            row = (name, key, names.looks(key), account)
            db.execute("UPDATE accounts SET name = ?, key = ?, looks = ? WHERE id = ?", row)

        await self._store.run(job)
        self._people.names[account] = name
        return old

    async def _replace_passphrase(
        self, account: str, new: str, browser: str, before: Callable[[Database], None] = lambda _: None
    ) -> str:
        kept = await self._passphrases.hashed(new)

        def job(db: Database) -> None:
            before(db)
            db.execute("UPDATE accounts SET passphrase = ? WHERE id = ?", (kept, account))
            db.execute("DELETE FROM sessions WHERE account = ?", (account,))

        token = await self._start_session(account, None, browser, job)
        kept_digest = sessions.digest(token)
        for digest in [each for each, session in self._people.sessions.items() if session.account == account]:
            if digest != kept_digest:
                del self._people.sessions[digest]
        return token

    async def remove(self, account: str, passphrase: str) -> None:
        """Delete an account and what is stored of it, as `holdings` says. Its games remain, without its name."""
        await self._verify(account, passphrase)
        await remove_person(self._store, account)
        self.forget(account)

    async def remove_guest(self, guest: str) -> bool:
        """Delete what is stored of a guest, and return whether there was anything. Their games remain, without their
        name.
        """
        self._removals.spend()
        found = await remove_person(self._store, guest)
        if found:
            self.forget(guest)
        return found

    def forget(self, person: str) -> None:
        """Forget somebody whose data were removed. Their cookie is worth nothing any more."""
        people = self._people
        people.blocked.pop(person, None)
        people.new.pop(person, None)
        if people.names.pop(person, None) is None:  # a guest
            people.bind(person, person)
            return
        people.sessions = {digest: each for digest, each in people.sessions.items() if each.account != person}
        people.tokens = {digest: each for digest, each in people.tokens.items() if each.account != person}
        people.bots.discard(person)
        people.ratings = {whose: rating for whose, rating in people.ratings.items() if whose[0] != person}
        people.solving = {whose: rating for whose, rating in people.solving.items() if whose[0] != person}

    async def _verify(self, account: str, passphrase: str) -> None:
        """Refuse a wrong passphrase of the account that has signed in."""
        key = names.key(self._people.names[account])
        await self._tries.count_own(key)
        found = await self._store.run(lambda db: _kept(db, key))
        if not await self._passphrases.fits(found and found[1], passphrase):
            raise Refusal("passphrase-wrong")

    async def _start_session(
        self,
        account: str,
        guest: str | None,
        browser: str,
        before: Callable[[Database], None] = lambda _: None,
    ) -> str:
        """Start a session, in one transaction with the work `before` it."""
        token, since = sessions.new_token(), self._store.wall_clock()
        digest = sessions.digest(token)

        def job(db: Database) -> list[str]:
            before(db)
            ended = [str(each) for (each,) in db.execute(UNUSED, (account, MANY, self._most_sessions - 1)).fetchall()]
            db.executemany("DELETE FROM sessions WHERE digest = ?", [(each,) for each in ended])
            db.execute("INSERT INTO sessions VALUES (?, ?, ?, ?, ?)", (digest, account, since, browser, since))
            if guest:
                db.execute("INSERT INTO guests VALUES (?, ?)", (guest, account))
            return ended

        for ended in await self._store.run(job):
            self._people.sessions.pop(ended, None)
        self._people.sessions[digest] = Session(account, since, browser, since)
        if guest:
            self._people.bind(guest, account)
        return token


def _kept(db: Database, key: str) -> tuple[str, str] | None:
    found = db.execute("SELECT id, passphrase FROM accounts WHERE key = ?", (key,)).fetchone()
    return (str(found[0]), str(found[1])) if found else None


def _refuse_taken(db: Database, key: str, account: str, now: int) -> None:
    """Refuse a name that another account has, or has had until lately."""
    details = {"looks": names.looks(key), "account": account, "since": now - RESERVED}
    if db.execute(TAKEN, details).fetchone():
        raise Refusal("name-taken")


def _note_use(db: Database, digest: str, now: int) -> None:
    db.execute("UPDATE sessions SET seen = ? WHERE digest = ?", (now, digest))


def _delete_session(db: Database, digest: str) -> None:
    db.execute("DELETE FROM sessions WHERE digest = ?", (digest,))
