"""A connection to PostgreSQL of its own, for what must not wait for the moves of tables."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from psycopg import AsyncConnection, Error
from psycopg.rows import TupleRow

CONNECT_SECONDS: Final = 3
STATEMENT_SECONDS: Final = 3

GUARDS: Final = (
    f"-c statement_timeout={STATEMENT_SECONDS}s -c lock_timeout=2s -c idle_in_transaction_session_timeout=5s"
)


SCHEMA: Final = "CREATE SCHEMA IF NOT EXISTS cluster"
"""What belongs to a cluster is apart from what is stored of games and people, and is not backed up."""

ALONE: Final = "SELECT pg_advisory_lock(hashtext('galerie cluster'))"
NOT_ALONE: Final = "SELECT pg_advisory_unlock(hashtext('galerie cluster'))"


class Unreachable(Exception):  # noqa: N818  it is what happens, not whose fault it is
    """The database does not answer at the moment, or does not do what it is asked to."""


class Link:
    """Every statement is a transaction. A lost connection is opened again by the next statement."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._lock = asyncio.Lock()
        self._connection: AsyncConnection[TupleRow] | None = None

    async def run(self, statement: str, arguments: Mapping[str, Any] | None = None) -> list[TupleRow]:
        """The rows that a statement returns."""
        async with self._lock:
            try:
                async with asyncio.timeout(CONNECT_SECONDS + STATEMENT_SECONDS):
                    if self._connection is None:
                        self._connection = await AsyncConnection.connect(
                            self._url, autocommit=True, connect_timeout=CONNECT_SECONDS, options=GUARDS
                        )
                    cursor = await self._connection.execute(statement.encode(), arguments)
                    return await cursor.fetchall() if cursor.description else []
            except (Error, OSError, TimeoutError) as error:
                await self._close()
                raise Unreachable(str(error)) from error

    async def create(self, *statements: str) -> None:
        """Run statements that create things, while no other host does."""
        await self.run(ALONE)
        try:
            for statement in (SCHEMA, *statements):
                await self.run(statement)
        finally:
            await self.run(NOT_ALONE)

    async def close(self) -> None:
        async with self._lock:
            await self._close()

    async def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            await connection.close()
