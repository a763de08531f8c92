"""Leaderboards: who is rated highest at a game, and who played the deal of the day best.

Only accounts with a public profile are listed, each with a game that proves it.
"""

from typing import Final

from msgspec.structs import replace

from galerie import deals
from galerie.core import options
from galerie.games import find
from galerie.host.people import dealt, ratings
from galerie.host.people.people import People
from galerie.host.store import holdings
from galerie.host.store.database import Database
from galerie.host.store.rows import StoredEnding, TableSetup
from galerie.host.store.store import Store
from galerie.host.wire import DealBoard, DealLeader, Leader, Leaderboard

MOST: Final = 50

BEST: Final = """
    SELECT ratings.account, name, value, deviation, games FROM ratings JOIN accounts ON id = ratings.account
    WHERE game = ? AND deviation <= ? AND NOT unlisted ORDER BY value DESC, id LIMIT ?
"""

PROOF: Final = """
    SELECT changes.table_id FROM changes JOIN standings USING (table_id)
    WHERE account = ? AND public AND game = ? ORDER BY at DESC LIMIT 1
"""
"""Of somebody's rated games that everybody may see, the last one."""

DEAL: Final = """
    SELECT name, score, table_id, at FROM deal_results JOIN accounts ON id = account
    WHERE game = ? AND deal = ? AND NOT unlisted ORDER BY score DESC, at LIMIT ?
"""


async def leaderboard(store: Store, game: str) -> Leaderboard:
    """Those whose rating is more than a first estimate, the highest first."""
    name = find(game).name

    def job(db: Database) -> list[Leader]:
        found = db.execute(BEST, (name, ratings.SURE, MOST)).fetchall()
        return [
            Leader(called, round(value), round(deviation), games, _proof(db, account, name))
            for account, called, value, deviation, games in found
        ]

    return Leaderboard(name, await store.read(job, "leaderboard"))


async def deal_board(store: Store, people: People, game: str, deal: str, guest: str) -> DealBoard:
    """The results of a deal of the day, the best first; of equal ones the earlier.

    While the day lasts, whoever has not finished the deal hears only who has, in the order in which they did.
    """
    name, person = find(game).name, people.person(guest)

    def job(db: Database) -> list[DealLeader]:
        found = [DealLeader(*row) for row in db.execute(DEAL, (name, deal, MOST))]
        if deal != deals.of_today() or _has_finished(db, person, name, deal):
            return found
        return [replace(each, score=None, table=None) for each in sorted(found, key=lambda each: each.at)]

    return DealBoard(name, deal, await store.read(job, "deal board"))


def is_ranked(setup: TableSetup, ending: StoredEnding, people: People) -> bool:
    """Whether a result counts: of an account that played today's deal to its end, with the usual options."""
    if setup.deal is None or setup.deal != deals.of_today() or setup.friendly or ending.reason in ratings.LEFT:
        return False
    usual = options.words(find(setup.game).options())
    return setup.options == usual and setup.chairs[0].guest in people.names


def note(db: Database, table_id: str, setup: TableSetup, ending: StoredEnding, at: int) -> None:
    """Keep an account's first result: later ones know where everything lies."""
    row = (setup.game, setup.deal, setup.chairs[0].guest, table_id, ending.scores[0], at)
    db.execute("INSERT INTO deal_results VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row)


def _has_finished(db: Database, person: str | None, game: str, deal: str) -> bool:
    guests = holdings.ids(db, person) if person else []
    return any(table.is_over for table in dealt.tables(db, guests, game, deal))


def _proof(db: Database, account: str, game: str) -> str | None:
    found = db.execute(PROOF, (account, game)).fetchone()
    return str(found[0]) if found else None
