"""Bot accounts, and the tokens with which programs play as them."""

import secrets
from typing import Final

from galerie.core import Refusal
from galerie.core.visible import visible
from galerie.host.people import games
from galerie.host.people.people import People, Token
from galerie.host.people.sessions import digest
from galerie.host.store.database import Database
from galerie.host.store.store import Store

PREFIX: Final = "galerie_"
"""By which a token is recognised where it should not be, in a repository for example."""

MOST: Final = 10
"""Tokens of one account."""

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR


class Tokens:
    def __init__(self, store: Store, people: People, most: int = MOST) -> None:
        """An account may have `most` of them."""
        self._most = most
        self._store = store
        self._people = people

    async def load(self) -> None:
        """Read all tokens into memory, and delete those that have expired."""
        tokens, now = self._people.tokens, self._store.wall_clock()

        def job(db: Database) -> None:
            db.execute("DELETE FROM tokens WHERE until <= ?", (now,))
            columns = "digest, id, account, name, scopes, since, until, used"
            for key, name, account, title, scopes, *times in db.execute(f"SELECT {columns} FROM tokens"):  # noqa: S608
                tokens[key] = Token(name, account, title, frozenset(scopes.split()), *times)

        await self._store.run(job)

    async def make_bot(self, account: str) -> None:
        """Make an account a bot, for good. One that has sat at a table is refused: those games were a person's."""
        await self._store.run(lambda db: _mark(db, account))
        self._people.bots.add(account)

    def of(self, account: str) -> list[Token]:
        """The tokens of an account that are valid, the newest first."""
        now = self._store.wall_clock()
        valid = [each for each in self._people.tokens.values() if each.account == account and each.until > now]
        return sorted(valid, key=lambda each: each.since, reverse=True)

    async def make(self, account: str, name: str, scopes: frozenset[str], days: int) -> tuple[str, Token]:
        """A new token of a bot account. Nobody can ask for its text again."""
        if account not in self._people.bots:
            raise Refusal("token-person")
        if len(self.of(account)) >= self._most:
            raise Refusal("token-many", most=self._most)
        text, now = PREFIX + secrets.token_urlsafe(32), self._store.wall_clock()
        token = Token(secrets.token_urlsafe(9), account, visible(name), scopes, now, now + days * DAY)
        await self._store.run(lambda db: _insert(db, digest(text), token))
        self._people.tokens[digest(text)] = token
        return text, token

    async def revoke(self, account: str, token_id: str) -> str:
        """Delete a token, and return its digest."""
        found = [key for key, each in self._people.tokens.items() if (each.id, each.account) == (token_id, account)]
        if not found:
            raise Refusal("token-unknown")
        await self._store.run(lambda db: _delete(db, found[0]))
        self._people.tokens.pop(found[0], None)
        return found[0]

    async def recognise(self, authorization: str, scope: str) -> tuple[str, str]:
        """The account whose token this is, and the digest of the token; or a refusal."""
        scheme, _, text = authorization.partition(" ")
        key, now = digest(text.strip()), self._store.wall_clock()
        token = self._people.tokens.get(key) if scheme.lower() == "bearer" else None
        if token is None or token.until <= now:
            raise Refusal("token-wrong")
        if scope not in token.scopes:
            raise Refusal("token-scope", scope=scope)
        if token.used is None or now - token.used >= HOUR:
            self._people.tokens[key] = token._replace(used=now)
            await self._store.run(lambda db: _note_use(db, key, now))
        return token.account, key


def _mark(db: Database, account: str) -> None:
    (bot,) = db.execute("SELECT bot FROM accounts WHERE id = ?", (account,)).fetchone()
    if not bot and db.execute(games.COUNTED, {"person": account}).fetchone() != (0,):
        raise Refusal("bot-played")
    db.execute("UPDATE accounts SET bot = TRUE WHERE id = ?", (account,))


def _insert(db: Database, key: str, token: Token) -> None:
    scopes = " ".join(sorted(token.scopes))
    row = (key, token.id, token.account, token.name, scopes, token.since, token.until, token.used)
    db.execute("INSERT INTO tokens VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)


def _delete(db: Database, key: str) -> None:
    db.execute("DELETE FROM tokens WHERE digest = ?", (key,))


def _note_use(db: Database, key: str, now: int) -> None:
    db.execute("UPDATE tokens SET used = ? WHERE digest = ?", (now, key))
