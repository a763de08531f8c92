"""What all tables of a server share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from galerie import deals
from galerie.bots.workers import Workers
from galerie.host.ops.metrics import Metrics
from galerie.host.people.people import People
from galerie.host.store.rows import TableSetup
from galerie.host.store.store import Store, monotonic
from galerie.host.table.limits import TableLimits
from galerie.host.table.pictures import Pictures

T = TypeVar("T")


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

    now: Callable[[], int] = monotonic
    """The time of clocks in milliseconds; it starts anew with the server."""

    limits: TableLimits = field(default_factory=TableLimits)
    metrics: Metrics = field(default_factory=Metrics)
    people: People = field(default_factory=People)
    pictures: Pictures = field(default_factory=Pictures)

    def deal(self, setup: TableSetup) -> bytes | None:
        """The seed of a table's deal, where it has one."""
        return deals.seed(self.store.secret, setup.game, setup.deal) if setup.deal else None

    async def offload(self, work: Callable[..., T], *arguments: Any, kind: Literal["study", "review"] = "study") -> T:
        """Run long work of a visitor in a worker process. It is refused when they have too much waiting, and stopped
        when it takes too long.
        """
        return await self.workers.run(work, *arguments, kind=kind)
