"""The games of a guest, or of an account and the guests it was before; the newest first."""

import asyncio
import sqlite3
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from galerie import bots
from galerie.core import Refusal
from galerie.host.people.people import People
from galerie.host.store.rows import GameStatus, StoredEnding, StoredTable, TableSetup
from galerie.host.store.schema import plain
from galerie.host.store.store import Store, TableChange
from galerie.host.table.timeline import fold
from galerie.host.view import messages
from galerie.host.wire import GameEntry, GameList, Player

PAGE: Final = 20

COUNTED: Final = """
    SELECT count(DISTINCT table_id) FROM seatings
    WHERE guest IN (SELECT :person UNION SELECT guest FROM guests WHERE account = :person)
"""

OWN: Final = """
    WITH
        mine AS (SELECT :person AS guest UNION SELECT guest FROM guests WHERE account = :person),
        own AS (SELECT table_id, min(seat) AS seat FROM seatings WHERE guest IN mine GROUP BY table_id),
        chosen AS (
            SELECT table_id, touched FROM own JOIN standings USING (table_id)
            WHERE (:game IS NULL OR game = :game)
                AND (:over IS NULL OR :over = (ending IS NOT NULL))
                AND (:opponent = '' OR EXISTS (
                    SELECT 1 FROM seatings AS other
                    WHERE other.table_id = own.table_id AND other.seat != own.seat
                        AND (instr(other.name, :opponent) OR other.level IN (SELECT value FROM json_each(:levels)))
                ))
        )
"""
"""The first seat that a person holds is their own; another one may be a friend's who shares the screen."""

TOTAL: Final = OWN + "SELECT count(*) FROM chosen"  # noqa: S608  our own words
PAGED: Final = (
    OWN  # noqa: S608  our own words
    + """,
        page AS (SELECT table_id FROM chosen ORDER BY touched DESC, table_id LIMIT :most OFFSET :before_them)
    SELECT page.table_id, charter, touched, acting, ending, before, after
    FROM page JOIN standings USING (table_id) JOIN tables ON tables.id = page.table_id
        LEFT JOIN changes ON changes.table_id = page.table_id AND account = :person
    ORDER BY touched DESC, page.table_id
"""
)
"""Of somebody's many tables, only those of one page are read as a whole."""


@dataclass(frozen=True, slots=True)
class Filter:
    game: str | None = None
    over: bool | None = None
    opponent: str = ""
    levels: frozenset[str] = frozenset()
    """The levels of bots whose name in the visitor's language matches `opponent`."""


async def count(store: Store, person: str) -> int:
    """The number of tables at which somebody has sat."""

    def job(db: sqlite3.Connection) -> int:
        return int(db.execute(COUNTED, {"person": person}).fetchone()[0])

    return await store.read(job, "count of games")


async def listed(store: Store, people: People, person: str, wanted: Filter, page: int) -> GameList:
    """One page of somebody's games; the first one if there is no such page."""
    details: dict[str, Any] = {
        "person": person,
        "game": wanted.game,
        "over": wanted.over,
        "opponent": plain(wanted.opponent),
        "levels": msgspec.json.encode(sorted(wanted.levels)).decode(),
        "most": PAGE,
    }

    def job(db: sqlite3.Connection) -> GameList:
        (total,) = db.execute(TOTAL, details).fetchone()
        pages = max(1, -(-total // PAGE))
        shown = page if page <= pages else 1
        rows = db.execute(PAGED, details | {"before_them": (shown - 1) * PAGE}).fetchall()
        return GameList(total, shown, pages, [_entry(people, person, *row) for row in rows])

    return await store.read(job, "list of games")


def _entry(people: People, person: str, table_id: str, encoded: bytes, touched: int | None, *rest: Any) -> GameEntry:
    acting, ending, before, after = rest
    setup = msgspec.json.decode(encoded, type=TableSetup)
    return GameEntry(
        table=table_id,
        game=setup.game,
        seats=[
            Player(
                chair.kind,
                chair.name,
                chair.level and bots.current(setup.game, chair.level),
                people.are_same(chair.guest, person),
                chair.bot_account,
            )
            for chair in setup.chairs
        ],
        at=touched,
        to_act=msgspec.json.decode(acting or b"[]", type=list[int]),
        ending=messages.ending(msgspec.json.decode(ending, type=StoredEnding)) if ending else None,
        change=None if after is None else round(after) - round(before),
    )


async def fill_in_statuses(store: Store) -> None:
    """Find the status of the tables of a file that stored none, by replaying them."""
    unknown = "SELECT table_id FROM standings WHERE acting IS NULL"
    for table_id in await store.read(lambda db: [str(found) for (found,) in db.execute(unknown)], "unknown"):
        stored = await store.load(table_id)
        if stored and not stored.has_status:
            status = await asyncio.to_thread(_status, stored)
            if status:
                await store.append(TableChange(table_id, (), status))


def _status(stored: StoredTable) -> GameStatus | None:
    try:
        *_, timed = fold(stored.setup, stored.entries)
    except Refusal:  # of a game or of rules that no longer exist: it cannot be shown either
        return None
    return GameStatus.of(timed.match)
