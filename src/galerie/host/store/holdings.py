"""What each table of the file holds of a person: what their export contains, and what goes when they have it removed.

A new table has a line here, and its columns have sentences in the catalogues `stored.ftl`; the privacy page is made of
both, and a test compares them with the schema.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from galerie.host.store.database import Database, marks


class Holding(NamedTuple):
    person: str | None = None
    """The column with the id of the account or the guest whose row it is; None where rows are nobody's own."""

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
    "reports": Holding("person", ("reported",), frozenset({"reported", "network"})),
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
    "duel_tries": Holding("guest"),
    "duel_calls": Holding("account", ("challenged",), frozenset({"challenged"})),
    "tournaments": Holding(),
    "tournament_people": Holding("guest"),
    "pairings": Holding(),
}
"""By table, in the order of the schema."""


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


def remove(db: Database, person: str) -> None:
    """Delete what is stored of a person. The guests they were stay bound, so that nobody holds their seats any more."""
    mine = ids(db, person)
    guests = mine[1:] if db.execute("SELECT 1 FROM accounts WHERE id = ?", (person,)).fetchone() else mine
    former = [(guest, person) for guest in guests]
    db.executemany("INSERT INTO former_guests VALUES (?, ?) ON CONFLICT DO NOTHING", former)
    for table, holding in reversed(HOLDINGS.items()):  # what refers to an account before the account
        if holding.person and not holding.kept:
            for name in (holding.person, *holding.others):
                db.execute(f"DELETE FROM {table} WHERE {name} IN ({marks(mine)})", mine)  # noqa: S608  our own names


def _readable(value: Any) -> Any:
    """Bytes in the file are JSON."""
    return msgspec.json.decode(value) if isinstance(value, bytes) else value
