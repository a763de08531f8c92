"""Metrics of every move, cheaper than those of the Prometheus client, which take a lock each time.

Only the event loop updates them.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric


class Counters:
    """`bounds` are the upper bounds of the buckets."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self.events: Counter[str] = Counter()
        """By game."""

        self.slot_events: Counter[int] = Counter()
        """The same by slot, at a host of a cluster."""

        self.slot_tables: Callable[[], Mapping[int, int]] = dict
        """How many tables of each slot are in memory, at a host of a cluster."""

        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._seconds = 0.0

    def observe(self, seconds: float) -> None:
        """The time from receiving a move or conduct to having sent it to everybody."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        events = CounterMetricFamily(
            "galerie_events", "Events committed and broadcast: moves, conduct, chance and time.", labels=["game"]
        )
        for game, count in self.events.items():
            events.add_metric([game], count)
        yield events
        yield from self._of_slots()
        names = [*map(str, self._bounds), "+Inf"]
        yield HistogramMetricFamily(
            "galerie_move_seconds",
            "Time from receiving a move or conduct to having broadcast it.",
            [*zip(names, accumulate(self._counts), strict=True)],
            self._seconds,
        )

    def _of_slots(self) -> Iterator[Metric]:
        events = CounterMetricFamily("galerie_slot_events", "Events committed and broadcast, by slot.", labels=["slot"])
        for slot, count in self.slot_events.items():
            events.add_metric([str(slot)], count)
        tables = GaugeMetricFamily("galerie_slot_tables", "Tables in memory, by slot.", labels=["slot"])
        for slot, number in self.slot_tables().items():
            tables.add_metric([str(slot)], number)
        yield from (events, tables)
