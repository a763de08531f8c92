"""Settings of the interpreter for a process that does nothing but serve."""

import gc
import sys
from typing import Final

GC_THRESHOLDS: Final = (50_000, 1_000_000, 1_000_000)
"""Collect only young objects, and as many as take some milliseconds. A full collection of a thousand tables stops every
game for long and finds nothing, because neither tables nor connections are part of cycles. What is left over all the
same is collected when no table is loaded."""

SWITCH_SECONDS: Final = 0.0005
"""After this time the event loop gives the interpreter lock to the store if that waits for it. The store takes the lock
some ten times for every group of moves, and everybody who made one of them waits meanwhile."""


def tune() -> None:
    """Call this once everything is loaded: what exists by then is never collected."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_SECONDS)


def collect_when_quiet(tables: int) -> None:
    """Collect everything while no table is in memory: with a few long ones it would take a third of a second."""
    if not tables:
        gc.collect()
