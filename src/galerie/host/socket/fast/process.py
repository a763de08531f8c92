"""Settings of the interpreter for a process that does nothing but serve."""

import asyncio
import gc
import sys
from collections.abc import Callable, Mapping
from typing import Final

YOUNG: Final = 15_000
YOUNG_WITH_GARBAGE: Final = 6_000
OLDER: Final = 1_000_000
"""Collect only young objects, and as many as take some milliseconds, or twenty if all of them are garbage, which takes
several times as long to free as objects that are in use take to look at: the first garbage after a while comes where
more are collected. A full collection of a thousand tables stops every game for long and finds nothing, because neither
tables nor connections are part of cycles. What is left over all the same is collected when hardly anything is in
memory."""

SOME_GARBAGE: Final = 1_000
COLLECT_SECONDS: Final = 60.0

SWITCH_SECONDS: Final = 0.0005
"""After this time the event loop gives the interpreter lock to the store if that waits for it. The store takes the lock
some ten times for every group of moves, and everybody who made one of them waits meanwhile."""


def tune() -> None:
    """Call this once everything is loaded: what exists by then is never collected."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_WITH_GARBAGE, OLDER, OLDER)
    gc.callbacks.append(adapt)
    sys.setswitchinterval(SWITCH_SECONDS)


def adapt(phase: str, found: Mapping[str, int]) -> None:
    """Collect fewer objects at once while there is garbage among them, such as that of many refused requests."""
    if phase == "stop":
        gc.set_threshold(YOUNG_WITH_GARBAGE if found["collected"] > SOME_GARBAGE else YOUNG, OLDER, OLDER)


async def collect_when_quiet(is_quiet: Callable[[], bool]) -> None:
    """Collect everything now and then, until cancelled, but only while hardly anything is in memory.

    With thousands of connections, or a few long tables, it would take a third of a second.
    """
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        if is_quiet():
            gc.collect()
