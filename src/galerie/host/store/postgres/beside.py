"""A connection to the database for a command, beside servers that may be using it."""

from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg

from galerie.core import Refusal
from galerie.host.store.address import Address
from galerie.host.store.postgres import connecting, schema
from galerie.host.store.postgres.database import PostgresDatabase
from galerie.host.store.postgres.engine import ALONE, SNAPSHOT, hold

NAME = "galerie command"


@contextmanager
def transaction(address: Address) -> Iterator[PostgresDatabase]:
    """One transaction that writes. A database of an earlier version is upgraded, unless a server uses it."""
    try:
        with closing(connecting.connect(address, NAME)) as db:
            if schema.version(db) != schema.latest():
                hold(db, address)
                schema.upgrade(db, address)
            with db.transaction():
                db.execute(ALONE)
                yield PostgresDatabase(db)
    except psycopg.Error as error:
        raise connecting.refusal(error, address) from error


@contextmanager
def snapshot(address: Address) -> Iterator[PostgresDatabase]:
    """One transaction that reads, in which nothing changes."""
    try:
        with closing(connecting.connect(address, NAME)) as db:
            if schema.version(db) != schema.latest():
                raise Refusal("database-other", address=str(address))
            db.execute(SNAPSHOT)
            yield PostgresDatabase(db)
    except psycopg.Error as error:
        raise connecting.refusal(error, address) from error
