"""What each table of the file holds of a person: what their export contains, and what goes when they have it removed.

A new table has a line here, and its columns have sentences in the catalogues `stored.ftl`; the privacy page is made of
both, and a test compares them with the schema.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from galerie.host.people.pseudonyms import speaker
from galerie.host.store.database import Database, cookie_secret, marks
from galerie.host.store.forgetting import (
    has_words_of,
    lines_unnamed,
    lines_without,
    room_without,
    tournament_without,
)
from galerie.host.store.rows import StoredRoom, StoredTournament


class Holding(NamedTuple):
    person: str | None = None
    """The column with the id of the account or the guest who owns a row; None where nobody owns rows."""

    others: tuple[str, ...] = ()
    """Columns with the ids of other people. Such a row is not in their export, but goes when they go."""

    hidden: frozenset[str] = frozenset()
    """Columns that are not exported: secrets, and what belongs to somebody else."""

    kept: bool = False
    """Whether rows stay when a person has their data removed: those of games, which belong to the others too."""


HOLDINGS: Final = {
    "tables": Holding(),
    "events": Holding(),
    "secrets": Holding(),
    "accounts": Holding("id", hidden=frozenset({"passphrase", "key", "looks"})),
    "guests": Holding("account"),
    "sessions": Holding("account", hidden=frozenset({"digest"})),
    "seatings": Holding("guest", kept=True),
    "standings": Holding(),
    "ratings": Holding("account"),
    "changes": Holding("account"),
    "hints": Holding(),
    "chat": Holding("guest"),
    "deadlines": Holding(),
    "pulse": Holding(),
    "progress": Holding("account"),
    "puzzles": Holding(),
    "solvers": Holding("account"),
    "solutions": Holding("account"),
    "analyses": Holding("person"),
    "former_guests": Holding(),
    "tokens": Holding("account", hidden=frozenset({"digest"})),
    "blocks": Holding("person", ("blocked",), frozenset({"blocked"})),
    "reports": Holding("person", hidden=frozenset({"reported", "network"})),
    "bans": Holding("person"),
    "audit": Holding(),
    "admin_keys": Holding(),
    "receivers": Holding("person", hidden=frozenset({"session", "p256dh", "auth"})),
    "keys": Holding("guest", ("used",), frozenset({"digest", "used"})),
    "holders": Holding("guest"),
    "recovery_codes": Holding("account", hidden=frozenset({"digest"})),
    "former_names": Holding("account", hidden=frozenset({"looks"})),
    "rooms": Holding(),
    "room_members": Holding("guest"),
    "room_chat": Holding("guest"),
    "friend_links": Holding("account"),
    "friends": Holding("account", ("friend",), frozenset({"friend"})),
    "challenges": Holding("account", ("challenged",), frozenset({"challenged"})),
    "deal_results": Holding("account"),
    "duels": Holding("guest", hidden=frozenset({"deal"})),
    "duel_tries": Holding("guest", hidden=frozenset({"network"})),
    "duel_calls": Holding("account", ("challenged",), frozenset({"challenged"})),
    "tournaments": Holding(),
    "tournament_people": Holding("guest"),
    "pairings": Holding(),
    "callbacks": Holding(),
}
"""By table, in the order of the schema."""

MANY: Final = {
    "changes": "table_id, seat",
    "chat": "table_id, number",
    "room_chat": "room_id, number",
    "holders": "table_id, seat, guest",
    "keys": "digest",
    "blocks": "number",
    "friends": "account, friend",
    "challenges": "table_id",
    "deal_results": "game, deal, account",
    "duel_tries": "duel_id, guest",
    "duel_calls": "duel_id, challenged",
    "solutions": "account, puzzle",
}
"""The tables of which somebody may have tens of thousands of rows, with their keys."""

ROOMS: Final = """
    SELECT id, room FROM rooms
    WHERE id IN (SELECT DISTINCT room_id FROM room_members WHERE guest IN ({mine}) LIMIT {most})
"""
TOURNAMENTS: Final = """
    SELECT id, tournament FROM tournaments
    WHERE id IN (SELECT DISTINCT tournament_id FROM tournament_people WHERE guest IN ({mine}) LIMIT {most})
"""


def columns(db: Database) -> dict[str, list[str]]:
    """The columns of every table, in the order of the schema."""
    found = db.columns()
    return {table: found[table] for table in HOLDINGS}


def ids(db: Database, person: str) -> list[str]:
    """The ids of a person: an account and the guests it was, or a guest."""
    found = db.execute("SELECT guest FROM guests WHERE account = ?", (person,))
    return [person, *(str(guest) for (guest,) in found)]


def rows_of(db: Database, person: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row that is a person's own, with its table."""
    mine = ids(db, person)
    for table, names in columns(db).items():
        holding = HOLDINGS[table]
        if holding.person:
            shown = [name for name in names if name not in holding.hidden]
            asked = f"SELECT {', '.join(shown)} FROM {table} WHERE {holding.person} IN ({marks(mine)})"  # noqa: S608
            for row in db.execute(asked, mine):
                yield table, dict(zip(shown, map(_readable, row), strict=True))


def clear_reports(db: Database, person: str, after: int, most: int) -> tuple[int, bool] | None:
    """Clear the next reports after one with this number, as far as they are about somebody or quote them. Return the
    number of the last one, and whether any of them did; None if there were no more reports.

    Reports about them stay until they are closed, without their names: nobody gets rid of what they have said by having
    it removed. Reports about others stay without their lines.
    """
    mine = ids(db, person)
    speakers = {speaker(cookie_secret(db), each) for each in mine}
    asked = "SELECT number, reported, closed, lines FROM reports WHERE number > ? ORDER BY number LIMIT ?"
    found, last = False, None
    for last, reported, closed, lines in db.execute(asked, (after, most)).fetchall():
        if reported in mine and closed is None:
            row = (lines_unnamed(lines, speakers), last)
            db.execute("UPDATE reports SET reported = '', name = '', lines = ? WHERE number = ?", row)
        elif reported in mine:
            db.execute("DELETE FROM reports WHERE number = ?", (last,))
        elif has_words_of(lines, speakers):
            db.execute("UPDATE reports SET lines = ? WHERE number = ?", (lines_without(lines, speakers), last))
        else:
            continue
        found = True
    return None if last is None else (last, found)


def clear_some(db: Database, person: str, most: int) -> int:
    """Delete a person from some of the rooms that they are in, were in, or have played in, and of the tournaments that
    they play in or organise, or may not come back to. Return how many, as many as there are up to `most`.
    """
    mine = ids(db, person)
    cleared = _clear_rooms(db, mine, most)
    return cleared + _clear_tournaments(db, mine, most - cleared)


def remove_some(db: Database, person: str, most: int) -> int:
    """Delete some of the rows of which a person may have very many, and return how many, in the same way."""
    mine, left = ids(db, person), most
    for table, key in MANY.items():
        for name in (HOLDINGS[table].person, *HOLDINGS[table].others):
            own = f"SELECT {key} FROM {table} WHERE {name} IN ({marks(mine)}) LIMIT ?"  # noqa: S608
            left -= db.execute(f"DELETE FROM {table} WHERE ({key}) IN ({own})", (*mine, left)).rowcount  # noqa: S608
    return most - left


def remove_rows(db: Database, person: str, *, known: bool) -> bool:
    """Delete the rows of a person, and return whether there was anything, as is `known` if something was deleted
    before. The guests they were stay bound, so that nobody holds their seats any more.
    """
    mine = ids(db, person)
    guests = mine[1:] if db.execute("SELECT 1 FROM accounts WHERE id = ?", (person,)).fetchone() else mine
    found = int(known)
    for table, holding in reversed(HOLDINGS.items()):  # what refers to an account before the account
        for name in (holding.person, *holding.others) if holding.person else ():
            where = f"FROM {table} WHERE {name} IN ({marks(mine)})"
            if holding.kept:
                found += db.execute(f"SELECT 1 {where} LIMIT 1", mine).fetchone() is not None
            else:
                found += db.execute(f"DELETE {where}", mine).rowcount
    if found:
        former = [(guest, person) for guest in guests]
        db.executemany("INSERT INTO former_guests VALUES (?, ?) ON CONFLICT DO NOTHING", former)
    return found > 0


def _clear_rooms(db: Database, mine: list[str], most: int) -> int:
    rows = db.execute(ROOMS.format(mine=marks(mine), most=most), mine).fetchall()
    for room_id, room in rows:
        left = room_without(msgspec.json.decode(room, type=StoredRoom), {*mine})
        db.execute("UPDATE rooms SET room = ? WHERE id = ?", (msgspec.json.encode(left), room_id))
        db.execute(f"DELETE FROM room_members WHERE room_id = ? AND guest IN ({marks(mine)})", (room_id, *mine))  # noqa: S608  question marks
    return len(rows)


def _clear_tournaments(db: Database, mine: list[str], most: int) -> int:
    rows = db.execute(TOURNAMENTS.format(mine=marks(mine), most=most), mine).fetchall()
    of_tournament = f"DELETE FROM tournament_people WHERE tournament_id = ? AND guest IN ({marks(mine)})"  # noqa: S608  question marks
    for tournament_id, tournament in rows:
        left = tournament_without(msgspec.json.decode(tournament, type=StoredTournament), {*mine})
        row = (msgspec.json.encode(left), tournament_id)
        db.execute("UPDATE tournaments SET tournament = ? WHERE id = ?", row)
        db.execute(of_tournament, (tournament_id, *mine))
    return len(rows)


def _readable(value: Any) -> Any:
    """Bytes in the file are JSON."""
    return msgspec.json.decode(value) if isinstance(value, bytes) else value
