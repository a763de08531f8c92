"""The games of a guest, or of an account and the guests it was before; the newest first."""

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec

from galerie import bots
from galerie.core import Refusal
from galerie.host.people.people import People
from galerie.host.store.database import Database, containing
from galerie.host.store.rows import GameStatus, StoredEnding, StoredTable, TableSetup
from galerie.host.store.schema import plain
from galerie.host.store.store import Store
from galerie.host.table.timeline import fold
from galerie.host.view import messages
from galerie.host.wire import GameEntry, GameList, Player

MINE: Final = "SELECT :person AS guest UNION SELECT guest FROM guests WHERE account = :person"

COUNTED: Final = f"SELECT count(DISTINCT table_id) FROM held_seats WHERE guest IN ({MINE})"  # noqa: S608  our own words

NEWEST: Final = """
    SELECT DISTINCT own.touched, own.table_id FROM {seats} AS own CROSS JOIN standings
    WHERE standings.table_id = own.table_id AND own.guest = :guest AND (own.touched, own.table_id) < (:touched, :table)
        AND (CAST(:game AS TEXT) IS NULL OR game = :game)
        AND (CAST(:over AS BOOLEAN) IS NULL OR :over = (ending IS NOT NULL))
        AND (:opponent = '%%' OR EXISTS (
            SELECT 1 FROM seatings AS other
            WHERE other.table_id = own.table_id
                AND (other.name LIKE :opponent ESCAPE '!' OR other.level IN ({levels}))
                AND other.seat != (
                    SELECT min(seat) FROM (
                        SELECT seat, guest FROM seatings WHERE seatings.table_id = own.table_id
                        UNION ALL SELECT seat, guest FROM holders WHERE holders.table_id = own.table_id
                    ) AS held WHERE guest IN ({mine})
                )
        ))
    ORDER BY own.touched DESC, own.table_id DESC LIMIT :most
"""
"""The tables of one guest before a key, where they took a seat or hold it on another device. They are read in the order
of an index, as far as they are wanted.

The first seat that a person holds is their own; another one may be a friend's who shares the screen."""

ENTRY: Final = """
    SELECT charter, standings.touched, acting, ending, before, after
    FROM standings JOIN tables ON tables.id = standings.table_id
        LEFT JOIN changes ON changes.table_id = standings.table_id AND account = :person
    WHERE standings.table_id = :table
"""

END: Final = (1 << 62, "")
"""A key after those of all tables."""


@dataclass(frozen=True, slots=True)
class Filter:
    game: str | None = None
    over: bool | None = None
    opponent: str = ""
    levels: frozenset[str] = frozenset()
    """The levels of bots whose name in the visitor's language matches `opponent`."""


async def count(store: Store, person: str) -> int:
    """The number of tables at which somebody has sat."""

    def job(db: Database) -> int:
        return int(db.execute(COUNTED, {"person": person}).fetchone()[0])

    return await store.read(job, "count of games")


async def listed(
    store: Store, people: People, person: str, wanted: Filter, before: str = "", most: int = 20
) -> GameList:
    """A page of somebody's games: those that follow where the page before ended, or the newest."""
    touched, table = _key(before) if before else END
    chosen: dict[str, Any] = {
        "touched": touched,
        "table": table,
        "game": wanted.game,
        "over": wanted.over,
        "opponent": containing(plain(wanted.opponent)),
        "most": most + 1,
        "person": person,
    }
    levels = {f"level{number}": level for number, level in enumerate(sorted(wanted.levels))}
    chosen.update(levels)
    listed_levels = ", ".join(map(":{}".format, levels)) or "NULL"

    def job(db: Database) -> GameList:
        mine = [guest for (guest,) in db.execute(MINE, {"person": person})]
        queries = [NEWEST.format(seats=seats, mine=MINE, levels=listed_levels) for seats in ("seatings", "holders")]
        found = {key for guest in mine for query in queries for key in db.execute(query, chosen | {"guest": guest})}
        shown = sorted(found, reverse=True)[:most]
        rows = [(key, db.execute(ENTRY, {"person": person, "table": key[1]}).fetchone()) for key in shown]
        entries = [entry(people, person, table_id, *row) for (_, table_id), row in rows]
        return GameList(entries, "{}.{}".format(*shown[-1]) if len(found) > most else None)

    return await store.read(job, "list of games")


def _key(text: str) -> tuple[int, str]:
    """The place in the list of the last game of a page: when it was touched, and its table."""
    touched, _, table = text.partition(".")
    return int(touched), table


def entry(people: People, person: str, table_id: str, encoded: bytes, touched: int | None, *rest: Any) -> GameEntry:
    """A game as somebody sees it in a list."""
    acting, ending, before, after = rest
    setup = msgspec.json.decode(encoded, type=TableSetup)
    return GameEntry(
        table=table_id,
        game=setup.game,
        seats=players(people, setup, person),
        at=touched,
        to_act=msgspec.json.decode(acting or b"[]", type=list[int]),
        ending=messages.ending(msgspec.json.decode(ending, type=StoredEnding)) if ending else None,
        change=None if after is None else round(after) - round(before),
    )


def players(people: People, setup: TableSetup, person: str) -> list[Player]:
    """Who sits where, for somebody."""
    return [
        Player(
            chair.kind,
            chair.name,
            chair.level and bots.current(setup.game, chair.level),
            people.holds(chair, person),
            chair.bot_account,
            chair.guest in people.names,
        )
        for chair in setup.chairs
    ]


async def fill_in_statuses(store: Store) -> None:
    """Find the status of the games of a file that stored none, by replaying them."""
    unknown = """
        SELECT table_id FROM standings WHERE acting IS NULL
            AND EXISTS (SELECT 1 FROM events WHERE events.table_id = standings.table_id)
    """
    for table_id in await store.read(lambda db: [str(found) for (found,) in db.execute(unknown)], "unknown"):
        stored = await store.load(table_id)
        if stored and not stored.has_status:
            status = await asyncio.to_thread(_status, stored)
            if status:
                await store.run(partial(_fill_in, table_id, status))


def _fill_in(table_id: str, status: GameStatus, db: Database) -> None:
    """Unless something has happened at the table meanwhile."""
    ending = msgspec.json.encode(status.ending) if status.ending else None
    row = (msgspec.json.encode(status.acting), ending, table_id)
    db.execute("UPDATE standings SET acting = ?, ending = ? WHERE table_id = ? AND acting IS NULL", row)


def _status(stored: StoredTable) -> GameStatus | None:
    try:
        *_, timed = fold(stored.setup, stored.entries)
    except Refusal:  # of a game or of rules that no longer exist: it cannot be shown either
        return None
    return GameStatus.of(timed.match)
