"""What everybody may know of an account: its ratings, its rated games at public tables, and how the visitor fares
against it. Whoever does not want that turns their profile off.
"""

from typing import Any, Final

import msgspec

from galerie.core import Refusal
from galerie.games import GAMES
from galerie.host.people import games, names, ratings
from galerie.host.people.people import People
from galerie.host.store.database import Database
from galerie.host.store.rows import StoredEnding
from galerie.host.store.store import Store
from galerie.host.wire import HeadToHead, Profile

MOST_MET: Final = 1_000
"""Games of two people that are counted."""

FOUND: Final = "SELECT id, name, since, bot, unlisted FROM accounts WHERE key = ?"

FRIEND: Final = "SELECT 1 FROM friends WHERE account = ? AND friend = ?"

LISTED: Final = """
    SELECT at, changes.table_id, charter, touched, acting, ending, before, after
    FROM changes JOIN standings USING (table_id) JOIN tables ON tables.id = changes.table_id
    WHERE account = :account AND public AND (at, changes.table_id) < (:at, :table)
    ORDER BY at DESC, changes.table_id DESC LIMIT :most
"""

MET: Final = """
    WITH mine AS (SELECT :visitor AS guest UNION SELECT guest FROM guests WHERE account = :visitor)
    SELECT min(own.seat), min(other.seat), ending
    FROM seatings AS other JOIN seatings AS own USING (table_id) JOIN standings USING (table_id)
    WHERE other.guest = :account AND own.guest IN (SELECT guest FROM mine) AND ending IS NOT NULL
    GROUP BY table_id, ending HAVING count(*) = 1 LIMIT :most
"""
"""What they have finished with each other, each on one seat. Guests that the other has been are nobody's business."""


async def profile(store: Store, people: People, name: str, visitor: str, before: str = "", most: int = 20) -> Profile:
    """An account as a visitor may see it, with so many of its games, after the key with which the page before ended."""
    at, table = _key(before)

    def job(db: Database) -> Profile:
        found = db.execute(FOUND, (names.key(name),)).fetchone()
        if found is None or (found[4] and found[0] != visitor):
            raise Refusal("profile-unknown", name=name)
        account, called, since, bot, unlisted = found
        details = {"account": account, "at": at, "table": table, "most": most + 1}
        rows = db.execute(LISTED, details).fetchall()
        return Profile(
            name=called,
            since=since,
            bot=bool(bot),
            listed=not unlisted,
            yours=account == visitor,
            friend=db.execute(FRIEND, (visitor, account)).fetchone() is not None,
            ratings=[ratings.shown(game, rating) for game in GAMES if (rating := people.ratings.get((account, game)))],
            games=[games.entry(people, visitor, *row[1:]) for row in rows[:most]],
            next=f"{rows[most - 1][0]}.{rows[most - 1][1]}" if len(rows) > most else None,
            against=_against(db, visitor, account),
        )

    return await store.read(job, "profile")


async def show(store: Store, account: str, *, listed: bool) -> None:
    """Show an account's profile to everybody, or hide it."""
    await store.run(lambda db: _mark(db, account, not listed))


def _mark(db: Database, account: str, unlisted: bool) -> None:
    db.execute("UPDATE accounts SET unlisted = ? WHERE id = ?", (unlisted, account))


def _against(db: Database, visitor: str, account: str) -> HeadToHead | None:
    if visitor == account:
        return None
    won = drawn = lost = 0
    details: dict[str, Any] = {"visitor": visitor, "account": account, "most": MOST_MET}
    for own, other, encoded in db.execute(MET, details):
        ranks = msgspec.json.decode(encoded, type=StoredEnding).ranks
        won += ranks[own] < ranks[other]
        drawn += ranks[own] == ranks[other]
        lost += ranks[own] > ranks[other]
    return HeadToHead(won, drawn, lost)


def _key(text: str) -> tuple[int, str]:
    """Where a page begins: before the time and the table of the last game of the page before."""
    at, _, table = text.partition(".")
    return (int(at), table) if at.isdecimal() and len(at) < 16 else (1 << 62, "")
