"""What all tables of a server share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from galerie import deals
from galerie.bots.workers import Workers
from galerie.host.bot_api.feeds import Feeds
from galerie.host.cluster.placement import Alone, Placement
from galerie.host.moderation.budget import Budget
from galerie.host.moderation.word_filter import NO_FILTER, WordFilter
from galerie.host.notices.notice import Notices
from galerie.host.ops.metrics import Metrics
from galerie.host.people.people import People
from galerie.host.store.rows import Chair, TableSetup
from galerie.host.store.store import Store, monotonic
from galerie.host.table.limits import TableLimits, openings
from galerie.host.table.made import Made

if TYPE_CHECKING:
    from galerie.host.cluster.cluster import Cluster

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

    notice_pause: float = 20.0
    """Seconds for which a player must be away, with something to do, before they are called back."""

    now: Callable[[], int] = monotonic
    """The time of clocks in milliseconds; it restarts with the server."""

    limits: TableLimits = field(default_factory=TableLimits)
    metrics: Metrics = field(default_factory=Metrics)
    people: People = field(default_factory=People)
    feeds: Feeds = field(default_factory=Feeds)
    notices: Notices = field(default_factory=Notices)
    pictures: Made = field(default_factory=Made)
    vocabularies: Made = field(default_factory=Made)
    word_filter: WordFilter = NO_FILTER
    openings: Budget = field(default_factory=openings)
    """How many tables may be opened."""

    placement: Placement = field(default_factory=Alone)
    cluster: "Cluster | None" = None
    """The other hosts, if there are any."""

    def chair(self, guest: str, name: str) -> Chair:
        """The chair of somebody who sits down: an account under its own name, a guest under the one they choose."""
        self.word_filter.check(name)
        return Chair.of(guest, self.people.names.get(guest, name), bot_account=self.people.is_bot(guest))

    def deal(self, setup: TableSetup) -> bytes | None:
        """The seed of a table's deal, where it has one."""
        return deals.seed(self.store.secret, setup.game, setup.deal) if setup.deal else None

    async def offload(self, work: Callable[..., T], *arguments: Any, kind: Literal["study", "review"] = "study") -> T:
        """Run long work of a visitor in a worker process. It is refused when they have too much waiting, and stopped
        when it takes too long.
        """
        return await self.workers.run(work, *arguments, kind=kind)
