"""What administrators see and do, in the file: the same for their page and for `galerie admin`, which may write to it
while a server uses it.

Whatever they do is in the audit trail, in the same transaction. `orders` reads it there, and so a server learns of what
was done on the command line.
"""

import ipaddress
import secrets
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from galerie.core import Refusal
from galerie.core.visible import visible
from galerie.host.moderation import bans
from galerie.host.people import names
from galerie.host.people.removal import remove_person
from galerie.host.people.sessions import digest
from galerie.host.store.database import Database, Portions, containing
from galerie.host.store.rows import TableSetup
from galerie.host.store.schema import plain
from galerie.host.wire import AuditEntry, BanEntry, BanWish, ChatLine, PersonEntry, ReportEntry, TableEntry

MOST: Final = 100
"""Entries of a list; the newest come first."""

DAY: Final = 86_400_000
LINK_LIFETIME: Final = 15 * 60_000
"""Milliseconds for which a one-time link can be used."""

PASSPHRASE: Final = "administrators"  # noqa: S105  under this name their hash is stored
COMMAND_LINE: Final = "galerie admin"


class Administrator(NamedTuple):
    """Who does something, and when."""

    name: str
    at: int
    """Milliseconds since 1970."""


# What they see


def reports(db: Database, *, closed: bool = False) -> list[ReportEntry]:
    """The open reports, or also those that were closed."""
    rows = db.execute(
        """
        SELECT number, at, coalesce(author.name, ''), reported, reports.name,
            EXISTS (SELECT 1 FROM accounts WHERE id = reported), network, table_id,
            EXISTS (SELECT 1 FROM rooms WHERE id = table_id), reason, text, lines, closed
        FROM reports LEFT JOIN accounts AS author ON author.id = person
        WHERE closed IS NULL OR ? ORDER BY number DESC LIMIT ?
        """,
        (closed, MOST),
    )
    return [_report(*row) for row in rows]


def _report(*row: Any) -> ReportEntry:
    number, at, by, person, name, account, network, place, is_room, reason, text, lines, closed = row
    page = f"/r/{place}" if is_room else f"/table/{place}"
    said = msgspec.json.decode(lines, type=list[ChatLine])
    return ReportEntry(number, at, by, person, name, bool(account), network, page, reason, text, said, closed)


def people(db: Database, now: int, name: str = "") -> list[PersonEntry]:
    """The accounts with something like this in their names; the newest if it is empty."""
    rows = db.execute(
        """
        SELECT id, name, since, bot,
            (SELECT count(DISTINCT table_id) FROM seatings WHERE seatings.guest IN (
                SELECT accounts.id UNION SELECT guests.guest FROM guests WHERE account = accounts.id
            )),
            (SELECT count(*) FROM reports WHERE reported = accounts.id AND closed IS NULL),
            EXISTS (SELECT 1 FROM bans WHERE person = accounts.id AND (until IS NULL OR until > ?))
        FROM accounts WHERE key LIKE ? ESCAPE '!' ORDER BY since DESC, id LIMIT ?
        """,
        (now, containing(names.key(name)), MOST),
    )
    return [
        PersonEntry(person, called, since, bool(bot), games, reports, bool(banned))
        for person, called, since, bot, games, reports, banned in rows
    ]


def tables(db: Database, name: str = "") -> list[TableEntry]:
    """The tables played at last, or those of them where somebody with such a name sits."""
    rows = db.execute(
        """
        SELECT id, charter, touched, ending IS NOT NULL FROM standings JOIN tables ON id = table_id
        WHERE :name = '%%' OR EXISTS (
            SELECT 1 FROM seatings WHERE seatings.table_id = id AND seatings.name LIKE :name ESCAPE '!'
        )
        ORDER BY touched DESC NULLS LAST, id LIMIT :most
        """,
        {"name": containing(plain(name)), "most": MOST},
    )
    return [_table(*row) for row in rows]


def _table(table: str, charter: bytes, touched: int | None, over: int) -> TableEntry:
    setup = msgspec.json.decode(charter, type=TableSetup)
    people = [chair.name for chair in setup.chairs if chair.kind == "human"]
    return TableEntry(table, setup.game, people, touched, bool(over), setup.public)


def bans_in_force(db: Database, now: int) -> list[BanEntry]:
    rows = db.execute(
        """
        SELECT number, coalesce(person, ''), coalesce(name, ''), coalesce(network, ''), reason, bans.since, until
        FROM bans LEFT JOIN accounts ON id = person WHERE until IS NULL OR until > ? ORDER BY number DESC
        """,
        (now,),
    )
    return [BanEntry(*row) for row in rows]


def audit(db: Database, since: int = 0, most: int = MOST) -> list[AuditEntry]:
    """What was done after the act of this number, the newest first."""
    rows = db.execute("SELECT * FROM audit WHERE number > ? ORDER BY number DESC LIMIT ?", (since, most))
    return [AuditEntry(*row) for row in rows]


# What they do


def close_report(db: Database, by: Administrator, number: int) -> None:
    """One of somebody who has had their data removed was only kept for this."""
    if not db.execute("DELETE FROM reports WHERE number = ? AND reported = ''", (number,)).rowcount:
        closed = "UPDATE reports SET closed = ? WHERE number = ? AND closed IS NULL"
        if not db.execute(closed, (by.at, number)).rowcount:
            raise Refusal("report-unknown", number=number)
    _note(db, by, "close", str(number))


def ban(db: Database, by: Administrator, wish: BanWish) -> int:
    """Ban a person or a network, and return the number of the ban."""
    reason = visible(wish.reason).strip()
    if not reason or bool(wish.person) == bool(wish.network):
        raise Refusal("ban-incomplete")
    network = bans.network(wish.network) if wish.network else None
    until = by.at + wish.days * DAY if wish.days else None
    row = (wish.person or None, network, reason, by.at, until)
    stored = "INSERT INTO bans (person, network, reason, since, until) VALUES (?, ?, ?, ?, ?) RETURNING number"
    (number,) = db.execute(stored, row).fetchone()
    _note(db, by, "ban", network or wish.person, reason)
    return int(number)


def unban(db: Database, by: Administrator, number: int) -> None:
    found = db.execute("DELETE FROM bans WHERE number = ? RETURNING coalesce(network, person)", (number,)).fetchone()
    if found is None:
        raise Refusal("ban-unknown", number=number)
    _note(db, by, "unban", str(found[0]))


async def remove_account(portions: Portions, by: Administrator, account: str) -> None:
    """Remove an account in portions. It is noted with the last of them: until then it can be ordered again."""

    def check(db: Database) -> None:
        if not db.execute("SELECT 1 FROM accounts WHERE id = ?", (account,)).fetchone():
            raise Refusal("account-unknown", name=account)

    def note(db: Database) -> None:
        check(db)
        _note(db, by, "remove", account)

    await portions.read(check, "account")
    await remove_person(portions, account, last=note)


def ban_wish(db: Database, who: str, reason: str, days: int) -> BanWish:
    """The ban of a network, of a guest who was reported, or of the account of this name."""
    with suppress(ValueError):
        ipaddress.ip_network(who, strict=False)
        return BanWish(reason, network=who, days=days)
    known = db.execute("SELECT 1 FROM reports WHERE reported = ?", (who,)).fetchone()
    return BanWish(reason, person=who if known else account_called(db, who), days=days)


def account_called(db: Database, name: str) -> str:
    """The account of this name, or a refusal."""
    found = db.execute("SELECT id FROM accounts WHERE key = ?", (names.key(name),)).fetchone()
    if found is None:
        raise Refusal("account-unknown", name=name)
    return str(found[0])


# How they sign in


def make_link(db: Database, by: Administrator, name: str) -> str:
    """The key of a one-time link for an administrator of this name."""
    key = secrets.token_urlsafe(24)
    _add_key(db, key, "link", name, by.at + LINK_LIFETIME)
    _note(db, by, "link", name)
    return key


def set_passphrase(db: Database, by: Administrator, kept: str | None) -> None:
    """Store the hash of the administrators' passphrase, or delete it. Everybody is signed out."""
    db.execute("DELETE FROM secrets WHERE name = ?", (PASSPHRASE,))
    db.execute("DELETE FROM admin_keys")
    if kept:
        db.execute("INSERT INTO secrets VALUES (?, ?)", (PASSPHRASE, kept))
    _note(db, by, "passphrase", "")


def passphrase(db: Database) -> str | None:
    """The hash of the administrators' passphrase."""
    found = db.execute("SELECT value FROM secrets WHERE name = ?", (PASSPHRASE,)).fetchone()
    return str(found[0]) if found else None


def use_link(db: Database, key: str, now: int) -> str | None:
    """The name of the administrator a link is for. The link cannot be used again."""
    found = db.execute(
        "DELETE FROM admin_keys WHERE digest = ? AND kind = 'link' AND until > ? RETURNING name", (digest(key), now)
    ).fetchone()
    return str(found[0]) if found else None


def start_session(db: Database, by: Administrator, key: str, until: int) -> None:
    db.execute("DELETE FROM admin_keys WHERE until <= ?", (by.at,))
    _add_key(db, key, "session", by.name, until)
    _note(db, by, "sign-in", "")


def end_session(db: Database, key: str) -> None:
    db.execute("DELETE FROM admin_keys WHERE digest = ? AND kind = 'session'", (digest(key),))


def session(db: Database, key: str, now: int) -> tuple[str, int] | None:
    """The name of the administrator whose session this is, and when it ends."""
    found = db.execute(
        "SELECT name, until FROM admin_keys WHERE digest = ? AND kind = 'session' AND until > ?", (digest(key), now)
    ).fetchone()
    return (str(found[0]), int(found[1])) if found else None


def _add_key(db: Database, key: str, kind: str, name: str, until: int) -> None:
    db.execute("INSERT INTO admin_keys VALUES (?, ?, ?, ?)", (digest(key), kind, name, until))


def _note(db: Database, by: Administrator, act: str, subject: str, detail: str = "") -> None:
    row = (by.at, by.name, act, subject, detail)
    db.execute("INSERT INTO audit (at, by, act, subject, detail) VALUES (?, ?, ?, ?, ?)", row)
