"""Connections to PostgreSQL: how they are opened, and what is said when they cannot be."""

from typing import Any, Final

import psycopg
from psycopg import errors

from galerie.core import Refusal
from galerie.host.store.address import Address
from galerie.host.store.database import Row

CONNECT_SECONDS: Final = 3
"""How long opening a connection may take."""

OPTIONS: Final[dict[str, Any]] = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5_000,
    "client_encoding": "utf8",
}
"""A server that is gone without a word is given up after about five seconds."""

SESSION: Final = """
SELECT set_config('idle_in_transaction_session_timeout', %s, FALSE), set_config('lock_timeout', '10s', FALSE),
    set_config('tcp_keepalives_idle', '5', FALSE), set_config('tcp_keepalives_interval', '2', FALSE),
    set_config('tcp_keepalives_count', '3', FALSE),
    set_config('synchronous_commit', CASE current_setting('synchronous_commit')
        WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, FALSE)
"""
"""Whoever is paused within a transaction does not stop the others for long, a session ends soon after its host is gone,
and a commit is on disk even where the database's own settings say otherwise."""

REFUSED: Final = ("password authentication failed", "no password supplied", "role ", "pg_hba.conf")
MISSING: Final = "database "
"""What is in the server's messages; a server that speaks another language is quoted as it is."""


def connect(address: Address, name: str, *, idle_seconds: int = 10) -> psycopg.Connection[Row]:
    """A connection that begins no transaction by itself; `name` is how it is called in `pg_stat_activity`. PostgreSQL
    ends it when it does nothing for so long within a transaction.
    """
    db = psycopg.connect(address.url, autocommit=True, application_name=name, **OPTIONS)
    try:
        db.execute(SESSION, (f"{idle_seconds}s",))
    except BaseException:
        db.close()
        raise
    return db


def refusal(error: psycopg.Error, address: Address) -> Refusal:
    """What to say at the start, when the database cannot be used."""
    reason = first_line(error)
    told = str(address)
    match error:
        case errors.InsufficientPrivilege():
            return Refusal("database-rights", address=told, reason=reason)
        case psycopg.ProgrammingError() if error.sqlstate is None:
            return Refusal("database-address")  # libpq quotes parts of what it cannot read
        case psycopg.OperationalError() if error.sqlstate is None:
            said = reason.rpartition("FATAL:")[2] if "FATAL:" in reason else ""
            if any(sign in said for sign in REFUSED):
                return Refusal("database-password", address=told, reason=reason)
            if MISSING in said:
                return Refusal("database-missing", address=told, reason=reason)
            return Refusal("database-unreachable", address=told, reason=reason)
    return Refusal("database-unusable", address=told, reason=reason)


def first_line(error: psycopg.Error) -> str:
    """What the server or its client library says, without the rows that it quotes."""
    return error.diag.message_primary or str(error).strip().partition("\n")[0]
