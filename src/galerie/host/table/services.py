"""What all tables of a server share."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from galerie import deals
from galerie.bots.workers import Workers
from galerie.core import Refusal
from galerie.host.ops.metrics import Metrics
from galerie.host.people.people import People
from galerie.host.store.rows import TableSetup
from galerie.host.store.store import Store

T = TypeVar("T")

BUDGET_SECONDS: Final = 30.0
"""The most that work for one request may take."""


def milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    workers: Workers
    bot_pause: float = 0.0
    """The least seconds a bot takes, so that people can follow; with 0 it has no pace either and moves at once."""

    ready_check: bool = False
    """Whether a race starts only when everybody has said that they are ready, after a count of three."""

    ready_grace: float = 60.0
    """Seconds after which those who are ready may start a race without a player who is there and does not say so."""

    now: Callable[[], int] = milliseconds
    """The time of clocks in milliseconds; it starts anew with the server."""

    metrics: Metrics = field(default_factory=Metrics)
    people: People = field(default_factory=People)

    def deal(self, setup: TableSetup) -> bytes | None:
        """The seed of a table's deal, where it has one."""
        return deals.seed(self.store.secret, setup.game, setup.deal) if setup.deal else None

    async def offload(self, work: Callable[..., T], *arguments: Any, seconds: float = BUDGET_SECONDS) -> T:
        """Run long work in a worker process, or refuse when it takes too long."""
        try:
            async with asyncio.timeout(seconds):
                return await self.workers.run(work, *arguments)
        except TimeoutError as error:
            raise Refusal("work-long") from error
