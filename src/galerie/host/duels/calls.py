"""Accounts that were challenged by name to play a duel: they play, or decline."""

from typing import Any, Final, NamedTuple

from galerie.host.store.database import Database

WAITING: Final = """
    NOT EXISTS (
        SELECT 1 FROM duel_tries WHERE duel_tries.duel_id = duel_calls.duel_id AND (
            duel_tries.guest = challenged OR duel_tries.guest IN (SELECT guest FROM guests WHERE account = challenged)
        )
    )
"""

LISTED: Final = f"""
    SELECT duel_id, duels.game, duel_calls.at, declined, account, challenged
    FROM duel_calls JOIN duels ON duels.id = duel_id
    WHERE (challenged = :account AND NOT declined OR account = :account) AND {WAITING}
    ORDER BY EXISTS (
        SELECT 1 FROM friends WHERE friends.account = challenged AND friend = duel_calls.account
    ) DESC, duel_calls.at DESC LIMIT :most
"""  # noqa: S608  our own words

COUNTED: Final = f"SELECT count(*) FROM duel_calls WHERE account = ? AND NOT declined AND {WAITING}"  # noqa: S608  the same


class DuelCall(NamedTuple):
    duel: str
    game: str
    at: int
    declined: bool
    account: str
    """Who challenges."""

    challenged: str


def listed(db: Database, account: str, most: int) -> list[DuelCall]:
    """Those that wait for an answer, made to an account and by it, and those of its own that were declined."""
    rows: list[tuple[Any, ...]] = db.execute(LISTED, {"account": account, "most": most}).fetchall()
    return [DuelCall(*row) for row in rows]


def count(db: Database, account: str) -> int:
    """How many of an account wait for an answer."""
    return int(db.execute(COUNTED, (account,)).fetchone()[0])


def add(db: Database, duel_id: str, account: str, challenged: str, at: int) -> None:
    row = (duel_id, account, challenged, at)
    columns = "duel_id, account, challenged, at"
    db.execute(
        f"INSERT INTO duel_calls ({columns}) VALUES (?, ?, ?, ?) ON CONFLICT (duel_id, challenged) DO NOTHING",  # noqa: S608  the line above
        row,
    )


def decline(db: Database, duel_id: str, challenged: str) -> bool:
    declined = "UPDATE duel_calls SET declined = TRUE WHERE duel_id = ? AND challenged = ?"
    return db.execute(declined, (duel_id, challenged)).rowcount > 0
