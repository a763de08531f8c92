"""Challenges: somebody opens a table for one account, which takes the open seat or declines."""

from typing import Final, NamedTuple

from galerie.core import Refusal
from galerie.host.duels import calls as duel_calls
from galerie.host.moderation.budget import Budget
from galerie.host.moderation.rates import HOUR, Rate, Windows
from galerie.host.people import names
from galerie.host.people.people import People
from galerie.host.store.database import Database
from galerie.host.store.store import Store
from galerie.host.wire import Challenge

WAITING: Final = """
    EXISTS (SELECT 1 FROM seatings AS own WHERE own.table_id = challenges.table_id AND own.guest = account)
    AND EXISTS (
        SELECT 1 FROM seatings AS free
        WHERE free.table_id = challenges.table_id AND free.guest IS NULL AND free.level IS NULL
    )
"""
"""Nobody sits at a table that was withdrawn."""

LISTED: Final = f"""
    SELECT table_id, game, at, declined, account, challenged FROM challenges
    WHERE (challenged = :account AND NOT declined OR account = :account) AND {WAITING}
    ORDER BY EXISTS (
        SELECT 1 FROM friends WHERE friends.account = challenged AND friend = challenges.account
    ) DESC, at DESC LIMIT :most
"""  # noqa: S608  our own words

COUNTED: Final = f"SELECT count(*) FROM challenges WHERE account = ? AND NOT declined AND {WAITING}"  # noqa: S608  the same

MOST_LISTED: Final = 50


class ChallengeLimits(NamedTuple):
    waiting: int = 10
    """Challenges of one person that wait for an answer."""

    per_hour: int = 60
    """Challenges that one person may make in an hour."""

    notices_per_hour: int = 20
    """Notices of challenges that one person gets in an hour from friends, and as many from others; more challenges wait
    without one.
    """


class Challenges:
    def __init__(self, store: Store, people: People, limits: ChallengeLimits | None = None) -> None:
        self._store = store
        self._people = people
        limits = limits or ChallengeLimits()
        self._most = limits.waiting
        self._budget = Budget(limits.per_hour)
        self._noticed = Windows(Rate(limits.notices_per_hour, HOUR))

    async def may_notify(self, challenged: str, account: str) -> bool:
        """Count one more notice to somebody who is challenged, and return whether they are to get it. Strangers do not
        use up what friends may.
        """
        asked = "SELECT 1 FROM friends WHERE account = ? AND friend = ?"
        is_friend = await self._store.read(
            lambda db: db.execute(asked, (challenged, account)).fetchone() is not None, "friends"
        )
        return self._noticed.hit((challenged, is_friend))

    async def find(self, account: str, name: str) -> str:
        """The account of this name, if it can be challenged by this one."""

        def job(db: Database) -> tuple[str | None, int]:
            found = db.execute("SELECT id FROM accounts WHERE key = ? AND NOT bot", (names.key(name),)).fetchone()
            return found and str(found[0]), int(db.execute(COUNTED, (account,)).fetchone()[0])

        found, waiting = await self._store.read(job, "challenge")
        if found is None:
            raise Refusal("account-unknown", name=name)
        if found == account:
            raise Refusal("challenge-self")
        if waiting >= self._most:
            raise Refusal("challenges-many", most=self._most)
        self._budget.spend()
        return found

    async def note(self, table_id: str, account: str, challenged: str, game: str) -> None:
        row = (table_id, account, challenged, game, self._store.wall_clock())

        def job(db: Database) -> None:
            columns = "table_id, account, challenged, game, at"
            db.execute(f"INSERT INTO challenges ({columns}) VALUES (?, ?, ?, ?, ?)", row)  # noqa: S608  the line above

        await self._store.run(job)

    async def listed(self, account: str) -> list[Challenge]:
        """Those that wait for an answer, made to an account and by it, and those of its own that were declined.

        Challenges from somebody the account has blocked are left out.
        """

        def job(db: Database) -> list[tuple[str, str | None, str, int, int, str, str]]:
            tables = db.execute(LISTED, {"account": account, "most": MOST_LISTED}).fetchall()
            duels = duel_calls.listed(db, account, MOST_LISTED)
            return [(table_id, None, *rest) for table_id, *rest in tables] + [("", *call) for call in duels]

        called = self._people.names
        found = [
            Challenge(table_id, game, called.get(other if mine else by, ""), mine, bool(declined), at, duel)
            for table_id, duel, game, at, declined, by, other in await self._store.read(job, "challenges")
            for mine in [by == account]
            if mine or not self._people.has_blocked(account, by)
        ]
        return sorted(found, key=lambda each: -each.at)

    async def decline(self, account: str, wanted: str) -> None:
        """Decline a challenge: to a table or a duel, by its id."""

        def job(db: Database) -> bool:
            declined = "UPDATE challenges SET declined = TRUE WHERE table_id = ? AND challenged = ?"
            return db.execute(declined, (wanted, account)).rowcount > 0 or duel_calls.decline(db, wanted, account)

        if not await self._store.run(job):
            raise Refusal("challenge-unknown")
