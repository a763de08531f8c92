"""A watchdog for the event loop: how long it kept everybody waiting, and what it ran meanwhile."""

import asyncio
import logging
import math
import sys
import threading
import time
from collections import Counter
from types import FrameType
from typing import Final

from galerie.host.ops.metrics import Metrics

BEAT: Final = 0.02
"""Seconds between two looks at the clock."""

NOTED: Final = 0.025
"""Seconds of a stall that is measured. Shorter ones are what a loop does."""

REPORTED: Final = 0.25
"""Seconds of a stall that is logged."""

OURS: Final = "galerie."
RUNNER: Final = "asyncio.runners"
"""What is outside of it on the stack has started the loop."""

log: Final = logging.getLogger(__name__)


class Watchdog:
    """The loop sets the time of its next beat; a thread looks at what the loop runs when a beat is late.

    A stall is counted in seconds that the loop's thread ran: when other programs have the processor, nothing here is
    to blame.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._due = math.inf
        self._seen: Counter[str] = Counter()
        """What the loop ran at each look since the beat is late."""

        self._longest: dict[str, float] = {}

    async def watch(self) -> None:
        """Measure until cancelled."""
        ended = threading.Event()
        looking = threading.Thread(target=self._look, args=(threading.get_ident(), ended), name="watchdog", daemon=True)
        looking.start()
        try:
            while True:
                self._seen = Counter()
                ran = time.thread_time()
                self._due = time.monotonic() + BEAT
                await asyncio.sleep(BEAT)
                late = time.monotonic() - self._due
                if late > NOTED:
                    self._note(min(late, time.thread_time() - ran))
        finally:
            ended.set()
            looking.join()

    def _look(self, thread: int, ended: threading.Event) -> None:
        while not ended.wait(BEAT):
            if time.monotonic() > self._due + NOTED and (frame := sys._current_frames().get(thread)):
                self._seen[place(frame)] += 1

    def _note(self, seconds: float) -> None:
        if seconds < NOTED:
            return
        # the last look may have come after what took so long, while the loop was on its way back
        ((where, _),) = self._seen.most_common(1) or (("unknown", 0),)
        self._metrics.loop_stalls.labels(where).observe(seconds)
        if seconds > self._longest.get(where, 0.0):
            self._longest[where] = seconds
            self._metrics.longest_stall.labels(where).set(seconds)
        if seconds > REPORTED:
            log.warning("event loop stalled", extra={"where": where, "seconds": round(seconds, 3)})


def place(frame: FrameType) -> str:
    """The innermost function of ours that the loop runs, or the innermost of all."""
    found = frame
    caller: FrameType | None = frame
    while caller and not _module(caller).startswith(RUNNER):
        if _module(caller).startswith(OURS):
            found = caller
            break
        caller = caller.f_back
    return f"{_module(found)}.{found.f_code.co_qualname}"


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))
