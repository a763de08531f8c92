"""What accounts have learnt: their progress in lessons and against bots, and ratings by solving puzzles.

A puzzle and whoever tries it are rated as two players are, by the first try of each account. Guests are not rated;
their browser keeps what they have done, and what they tried before they signed in is not rated either.
"""

from typing import Final, NamedTuple

import msgspec

from galerie.host.people import ratings
from galerie.host.people.people import People, Rating
from galerie.host.store.database import Database
from galerie.host.store.rows import StoredOpponent, StoredProgress
from galerie.host.store.store import Store
from galerie.study.puzzles import Puzzle

FIRST_DEVIATION: Final = 250.0
"""How uncertain the first rating of a puzzle is, which comes from its grade."""

MOST: Final = 1000
"""The most entries of a list that are kept; the oldest go first."""

MOST_GAMES: Final = 100
"""Of how many games the opponents are kept."""

SOLVER_RATED: Final = """
    INSERT INTO solvers VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (account, game) DO UPDATE
    SET value = excluded.value, deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games
"""
PUZZLE_RATED: Final = """
    INSERT INTO puzzles VALUES (?, ?, ?, ?, ?) ON CONFLICT (name) DO UPDATE
    SET value = excluded.value, deviation = excluded.deviation, volatility = excluded.volatility, tries = excluded.tries
"""
SOLVER: Final = "SELECT value, deviation, volatility, games FROM solvers WHERE account = ? AND game = ?"
PUZZLE: Final = "SELECT value, deviation, volatility, tries FROM puzzles WHERE name = ?"
PROGRESS: Final = "INSERT INTO progress VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET value = excluded.value"


class Rated(NamedTuple):
    """What a puzzle did to the rating of its solver."""

    before: Rating
    after: Rating
    puzzle: Rating
    """That of the puzzle from now on."""


class Learning:
    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    async def load(self) -> None:
        """Read the ratings of the puzzles into memory."""

        def job(db: Database) -> None:
            self._people.puzzles.update(
                (name, Rating(*rating)) for name, *rating in db.execute("SELECT * FROM puzzles")
            )

        await self._store.run(job)

    def rating(self, puzzle: Puzzle) -> Rating:
        return self._people.puzzles.get(_name(puzzle)) or _first_rating(puzzle)

    async def rate(self, account: str, puzzle: Puzzle, *, solved: bool) -> Rated | None:
        """Rate an account and a puzzle by the account's first try; None if they had tried it before."""
        whose, name = (account, puzzle.game), _name(puzzle)
        tried = (account, name, solved, self._store.wall_clock())

        def job(db: Database) -> Rated | None:
            if not _exists(db, account) or name in _progress(db, account).puzzles:
                return None
            if not db.execute("INSERT INTO solutions VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", tried).rowcount:
                return None
            before = _rating(db, SOLVER, whose) or Rating()
            its = _rating(db, PUZZLE, (name,)) or _first_rating(puzzle)
            after = ratings.after(before, [(its, float(solved))])
            its_next = ratings.after(its, [(before, float(not solved))])
            db.execute(SOLVER_RATED, (*whose, *after))
            db.execute(PUZZLE_RATED, (name, *its_next))
            return Rated(before, after, its_next)

        rated = await self._store.run(job)
        if rated:
            self._people.solving[whose], self._people.puzzles[name] = rated.after, rated.puzzle
        return rated

    async def progress(self, account: str) -> StoredProgress:
        return await self._store.read(lambda db: _progress(db, account), "progress")

    async def add_progress(self, account: str, more: StoredProgress) -> StoredProgress:
        """Add what another device knows; nothing is taken away. Returns the whole."""
        known = msgspec.structs.replace(more, opponents=_not_after(self._store.wall_clock(), more.opponents))

        def job(db: Database) -> StoredProgress:
            both = merged(_progress(db, account), known)
            if _exists(db, account):
                db.execute(PROGRESS, (account, msgspec.json.encode(both)))
            return both

        return await self._store.run(job)


def merged(one: StoredProgress, other: StoredProgress) -> StoredProgress:
    """What either of the two has. Where they disagree about a puzzle, the first is right: it was tried earlier. Of two
    opponents in one game the later is right.
    """
    return StoredProgress(
        scenes=_union(one.scenes, other.scenes),
        seen=_union(one.seen, other.seen),
        puzzles=dict(list({**one.puzzles, **other.puzzles, **one.puzzles}.items())[-MOST:]),
        days=_union(one.days, other.days),
        opponents=_latest(one.opponents, other.opponents),
    )


def _latest(one: dict[str, StoredOpponent], other: dict[str, StoredOpponent]) -> dict[str, StoredOpponent]:
    later = {game: each for game, each in other.items() if game not in one or each.at > one[game].at}
    return dict(list({**one, **later}.items())[-MOST_GAMES:])


def _not_after(now: int, opponents: dict[str, StoredOpponent]) -> dict[str, StoredOpponent]:
    """The clock of a device may be wrong: an entry of the future would never give way."""
    return {game: msgspec.structs.replace(each, at=min(each.at, now)) for game, each in opponents.items()}


def _union(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*one, *other)))[-MOST:]


def _name(puzzle: Puzzle) -> str:
    return f"{puzzle.game}/{puzzle.id}"


def _first_rating(puzzle: Puzzle) -> Rating:
    return Rating(float(puzzle.first_rating), FIRST_DEVIATION)


def _rating(db: Database, asked: str, whose: tuple[str, ...]) -> Rating | None:
    found = db.execute(asked, whose).fetchone()
    return Rating(*found) if found else None


def _exists(db: Database, account: str) -> bool:
    """Whether the account was not removed meanwhile."""
    return db.execute("SELECT 1 FROM accounts WHERE id = ?", (account,)).fetchone() is not None


def _progress(db: Database, account: str) -> StoredProgress:
    found = db.execute("SELECT value FROM progress WHERE account = ?", (account,)).fetchone()
    return msgspec.json.decode(found[0], type=StoredProgress) if found else StoredProgress()
