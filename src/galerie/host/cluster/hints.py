"""Valkey, or Redis, says that there is something to look at; what it is stands in the database.

A hint may be lost: every host looks by itself every few seconds too. Without Valkey that is all.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL: Final = "galerie"
COLLECT_SECONDS: Final = 0.05
"""Hints of this host are collected for so long."""

RETRY_SECONDS: Final = 1.0
CONNECT_SECONDS: Final = 2.0
MOST: Final = 1_000
"""Hints that are collected at most; then everybody looks at everything."""

BEAT_SECONDS: Final = 5.0
SILENCE_SECONDS: Final = 12.0
"""After which Valkey counts as lost: each host hears its own beats at least."""

EVERYTHING: Final = ""
BEAT: Final = "beat"

log: Final = logging.getLogger(__name__)


class Hints:
    def __init__(self, address: str) -> None:
        """Without an address there are none."""
        self.on_hint: Callable[[str], None] = lambda _: None
        """Called with the subject of each hint, in the event loop."""

        self.heard: bool = False
        """Whether hints of other hosts arrive at the moment."""

        self.losses: int = 0
        """How often Valkey was lost since the start."""

        self._address = address
        self._collected: set[str] = set()
        self._sending = asyncio.Event()

    def send(self, subject: str = EVERYTHING) -> None:
        """Soon tell all hosts that there is something to look at."""
        if self._address:
            self._collected.add(subject)
            if len(self._collected) > MOST:
                self._collected = {EVERYTHING}
            self._sending.set()

    async def run(self) -> None:
        """Send and receive until cancelled."""
        if self._address:
            await asyncio.gather(self._persist(self._receive), self._persist(self._send))

    async def _persist(self, work: Callable[[Redis], object]) -> None:
        was_reachable = True
        while True:
            connection = Redis.from_url(self._address, socket_connect_timeout=CONNECT_SECONDS, decode_responses=True)
            try:
                await work(connection)  # type: ignore[misc]  # it is a coroutine
            except (RedisError, OSError, TimeoutError) as error:
                if was_reachable:
                    log.warning("no hints: Valkey cannot be reached", extra={"reason": str(error)})
                was_reachable = False
            finally:
                self.heard = False
                self.losses += 1
                with suppress(RedisError, OSError):
                    await connection.aclose()
            await asyncio.sleep(RETRY_SECONDS)

    async def _receive(self, connection: Redis) -> None:
        async with connection.pubsub(ignore_subscribe_messages=True) as subscription:
            await subscription.subscribe(CHANNEL)
            self.heard = True
            self.on_hint(EVERYTHING)  # whatever was missed
            while True:
                async with asyncio.timeout(SILENCE_SECONDS):
                    while not (message := await subscription.get_message(timeout=None)):
                        pass
                for subject in str(message["data"]).split("\n"):
                    if subject != BEAT:
                        self.on_hint(subject)

    async def _send(self, connection: Redis) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._sending.wait()
            await asyncio.sleep(COLLECT_SECONDS)
            self._sending.clear()
            collected, self._collected = self._collected or {BEAT}, set()
            async with asyncio.timeout(SILENCE_SECONDS):
                await connection.publish(CHANNEL, "\n".join(sorted(collected)))
