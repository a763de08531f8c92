"""The connection to Valkey, or to Redis, which speaks the same protocol. This alone needs the package `redis`."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

import redis
import redis.asyncio.retry
import redis.retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, AuthorizationError, NoPermissionError, RedisError

from galerie.bots.queue import address as addresses
from galerie.core import Refusal

PREFIX: Final = "galerie:bots:"
"""Of all keys."""

SECONDS: Final = 5.0
"""The most that Valkey may take to answer; nothing here waits longer for something to happen."""

WAIT_SECONDS: Final = 1.0
"""The most that one call waits for a list to have something."""

OPTIONS: Final[dict[str, Any]] = {"protocol": 2, "socket_timeout": SECONDS, "socket_connect_timeout": SECONDS}

Command: TypeAlias = tuple[str | bytes | int, ...]

FAILURES: Final = (RedisError, OSError)
"""What is raised when Valkey is gone, or refuses a command."""


class Connection:
    """Commands are sent once: what is repeated after a lost answer may be done twice."""

    def __init__(self, address: str) -> None:
        self._redis = redis.asyncio.Redis.from_url(address, **OPTIONS, retry=redis.asyncio.retry.Retry(NoBackoff(), 0))

    async def do(self, *command: str | bytes | int) -> Any:
        """The answer to one command."""
        return await self._redis.execute_command(*command)  # type: ignore[no-untyped-call]  # of the package

    async def do_all(self, commands: Sequence[Command]) -> list[Any]:
        """The answers to several commands, which are done together or not at all."""
        async with self._redis.pipeline(transaction=True) as pipeline:
            for command in commands:
                pipeline.execute_command(*command)
            answers: list[Any] = await pipeline.execute()
            return answers

    async def pop(self, name: str) -> bytes | None:
        """The first of a list; None if it stays empty for a while."""
        found = await self.do("BLPOP", name, str(WAIT_SECONDS))
        return found[1] if found else None

    async def close(self) -> None:
        with suppress(*FAILURES):
            await self._redis.aclose()


def key(*words: str) -> str:
    return PREFIX + ":".join(words)


def check(address: str) -> None:
    """Refuse an address whose password is wrong. A queue that does not answer may do so later."""
    client = redis.Redis.from_url(address, **OPTIONS, retry=redis.retry.Retry(NoBackoff(), 0))
    try:
        client.ping()
    except (AuthenticationError, AuthorizationError, NoPermissionError) as error:
        raise Refusal("queue-password", queue=addresses.shown(address)) from error
    except FAILURES:
        return
    finally:
        client.connection_pool.disconnect()  # one that was refused too, which `close` forgets
