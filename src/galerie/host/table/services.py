"""What all tables of a host share."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from galerie import deals
from galerie.bots.workers import Workers
from galerie.host.ops.metrics import Metrics
from galerie.host.people.people import People
from galerie.host.store.rows import TableSetup
from galerie.host.store.store import Store


def milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    workers: Workers
    bot_pause: float = 0.0
    """Seconds a bot takes at least, so that a person can follow; with none it has no pace either, and acts at once."""

    now: Callable[[], int] = milliseconds
    """What clocks count; it begins anew with the host."""

    metrics: Metrics = field(default_factory=Metrics)
    people: People = field(default_factory=People)

    def deal(self, setup: TableSetup) -> bytes | None:
        """What the code of a table's cards stands for, where it has one."""
        return deals.seed(self.store.secret, setup.game, setup.deal) if setup.deal else None
