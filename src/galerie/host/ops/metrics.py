"""Prometheus metrics."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from galerie.host.ops.counters import Counters

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
STALLS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """The metrics of one server. Labels have few values: games, levels, scenes, routes, refusals, our functions."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self.requests: Final = self._counter("requests", "HTTP requests answered.", "method", "route", "status")
        self.request_seconds: Final = self._histogram("request_seconds", "Time to answer a request.", FAST, "route")
        self.sockets: Final = self._gauge("sockets", "Open WebSocket connections.")
        self.tables: Final = self._gauge("tables", "Tables in memory.")
        self.tables_opened: Final = self._counter("tables_opened", "Tables opened.", "game")
        self.counters: Final = Counters(FAST)
        self.registry.register(self.counters)
        self.commit_seconds: Final = self._histogram("commit_seconds", "Time to commit a group of jobs to disk.", FAST)
        self.commit_jobs: Final = self._histogram("commit_jobs", "Number of jobs in a group.", SIZES)
        self.loop_stalls: Final = self._histogram(
            "loop_stall_seconds", "Time for which the event loop ran one thing, from 25 ms on.", STALLS, "where"
        )
        self.longest_stall: Final = self._gauge(
            "loop_longest_stall_seconds", "The longest of these times since the start.", "where"
        )
        self.saving: Final = self._gauge("store_saving", "1 while writes to the store succeed, 0 while they fail.")
        self.saving.set(1)
        self.refused: Final = self._counter("refused", "Requests and commands refused.", "code")
        self.failures: Final = self._counter("failures", "Internal errors.", "where")
        self.lesson_tries: Final = self._counter(
            "lesson_tries", "Scenes of lessons begun, tries in them, and how they went.", "game", "scene", "verdict"
        )
        self.puzzle_tries: Final = self._counter("puzzle_tries", "Tries at puzzles that are over.", "game", "verdict")
        self.notices: Final = self._counter(
            "notices", "Notices sent to devices and web hooks, and how it went.", "result"
        )
        self.work_waiting: Final = self._gauge("work_waiting", "Work that waits for a worker process.", "kind")
        self.slots: Final = self._gauge("slots", "Slots that this host of a cluster holds, of 1,024.")
        self.slots_lost: Final = self._counter("slots_lost", "Slots that another host has taken.")
        self.forwarded: Final = self._counter("forwarded", "What was passed on to other hosts.", "kind")
        self.queue_jobs: Final = self._counter(
            "queue_jobs", "Moves of bots for which there is a queue, and what became of them.", "result"
        )
        self.queue_cores: Final = self._gauge("queue_cores", "Cores of workers on other machines.")
        self.bot_seconds: Final = self._histogram("bot_seconds", "Time a bot thought.", SLOW, "game", "level")

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def committed(self, seconds: float, jobs: int, *, saved: bool) -> None:
        """Called by the thread of the store."""
        self.commit_seconds.observe(seconds)
        self.commit_jobs.observe(jobs)
        self.saving.set(saved)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(name, text, labels, namespace="galerie", registry=self.registry)

    def _gauge(self, name: str, text: str, *labels: str) -> Gauge:
        return Gauge(name, text, labels, namespace="galerie", registry=self.registry)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, text, labels, namespace="galerie", registry=self.registry, buckets=buckets)
