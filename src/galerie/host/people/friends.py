"""Friends: accounts that have agreed to find each other again. One sends a link, the other opens it and agrees."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from galerie.core import Refusal
from galerie.host.people import names
from galerie.host.people.people import People
from galerie.host.store.database import Database
from galerie.host.store.store import Store
from galerie.host.wire import Friend, FriendList

LISTED: Final = """
    SELECT id, name, friends.since FROM friends JOIN accounts ON id = friend WHERE account = ? ORDER BY key
"""

LINK: Final = "INSERT INTO friend_links VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET code = excluded.code"


@dataclass(frozen=True, slots=True)
class Friends:
    store: Store
    people: People
    most: int = 200
    """Friends of one person."""

    async def listed(self, account: str, is_here: Callable[[str], bool]) -> FriendList:
        """An account's friends, and its link if it has one; `is_here` says whether somebody is connected."""

        def job(db: Database) -> tuple[str | None, list[tuple[str, str, int]]]:
            return _link(db, account), db.execute(LISTED, (account,)).fetchall()

        link, rows = await self.store.read(job, "friends")
        return FriendList(link, [Friend(name, since, is_here(friend)) for friend, name, since in rows])

    async def renew_link(self, account: str) -> None:
        """A new link in place of the one before, which leads nowhere any more."""
        row = (account, secrets.token_urlsafe(12))
        await self.store.run(lambda db: _execute(db, LINK, row))

    async def offering(self, code: str) -> str:
        """The account whose link this is."""

        def job(db: Database) -> str | None:
            found = db.execute("SELECT account FROM friend_links WHERE code = ?", (code,)).fetchone()
            return str(found[0]) if found else None

        account = await self.store.read(job, "friend link")
        if account is None or account not in self.people.names:
            raise Refusal("friend-link-unknown")
        return account

    async def agree(self, account: str, code: str) -> None:
        """Make an account a friend of whoever has this link."""
        other = await self.offering(code)
        if other == account:
            raise Refusal("friend-self")
        if self.people.has_blocked(other, account):
            raise Refusal("friend-link-unknown")
        now = self.store.wall_clock()

        def job(db: Database) -> None:
            for one, friend in ((account, other), (other, account)):
                if _count(db, one, friend) >= self.most:
                    raise Refusal("friends-many", most=self.most, name=self.people.names[one])
                db.execute("INSERT INTO friends VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (one, friend, now))

        await self.store.run(job)

    async def part(self, account: str, name: str) -> None:
        """End a friendship, for both."""

        def job(db: Database) -> bool:
            found = db.execute("SELECT id FROM accounts WHERE key = ?", (names.key(name),)).fetchone()
            ended = "DELETE FROM friends WHERE account = ? AND friend = ? OR account = ? AND friend = ?"
            return found is not None and db.execute(ended, (account, found[0], found[0], account)).rowcount > 0

        if not await self.store.run(job):
            raise Refusal("friend-unknown", name=name)


def _link(db: Database, account: str) -> str | None:
    found = db.execute("SELECT code FROM friend_links WHERE account = ?", (account,)).fetchone()
    return str(found[0]) if found else None


def _count(db: Database, account: str, but: str) -> int:
    counted = "SELECT count(*) FROM friends WHERE account = ? AND friend != ?"
    return int(db.execute(counted, (account, but)).fetchone()[0])


def _execute(db: Database, statement: str, row: tuple[str, str]) -> None:
    """Without returning the cursor: freed by another thread, it would reset a statement in use."""
    db.execute(statement, row)
