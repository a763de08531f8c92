"""The watchdog measures what holds the event loop, and names it."""

import asyncio
import sys
import time
from collections.abc import Callable
from types import FunctionType

from galerie.host.ops.metrics import Metrics
from galerie.host.ops.watchdog import Watchdog, place


def spin(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def stall_of(work: float, rest: float) -> float:
    """The longest stall noted while the loop computes and then sleeps in a blocking way."""
    metrics = Metrics()
    watching = asyncio.create_task(Watchdog(metrics).watch())
    await asyncio.sleep(0.05)
    spin(work)
    time.sleep(rest)  # noqa: ASYNC251  other programs have the processor
    await asyncio.sleep(0.05)
    watching.cancel()
    await asyncio.wait([watching])
    found = [each.value for family in metrics.longest_stall.collect() for each in family.samples]
    return max(found, default=0.0)


async def test_a_computation_in_the_loop_is_a_stall() -> None:
    assert await stall_of(work=0.2, rest=0.0) > 0.1


async def test_a_loop_that_only_waits_for_the_processor_is_not_stalled() -> None:
    assert await stall_of(work=0.0, rest=0.2) == 0.0


async def test_a_stall_has_the_name_of_what_ran() -> None:
    metrics = Metrics()
    watching = asyncio.create_task(Watchdog(metrics).watch())
    await asyncio.sleep(0.05)
    spin(0.3)
    await asyncio.sleep(0.05)
    watching.cancel()
    await asyncio.wait([watching])
    assert b'where="unknown"' not in metrics.text()
    assert b"spin" in metrics.text()


def test_a_stall_is_named_after_what_was_seen_most_often() -> None:
    """The last look may come when the loop is already on its way back."""
    metrics = Metrics()
    watchdog = Watchdog(metrics)
    watchdog._seen.update(["spin"] * 3 + ["select"])
    watchdog._note(0.3)
    assert b'where="spin"' in metrics.text()
    assert b'where="select"' not in metrics.text()


def test_the_innermost_function_of_ours_is_named_and_not_what_started_the_loop() -> None:
    def work() -> str:
        return calls()  # type: ignore[name-defined,no-any-return]  # noqa: F821  each copy has its own

    def function(module: str, calls: Callable[[], str]) -> Callable[[], str]:
        return FunctionType(work.__code__, {"__name__": module, "calls": calls})

    look = function("json", lambda: place(sys._getframe(1)))
    assert function("galerie.somewhere", look)() == f"galerie.somewhere.{work.__qualname__}"
    assert function("galerie.cli", function("asyncio.runners", look))() == f"json.{work.__qualname__}"
