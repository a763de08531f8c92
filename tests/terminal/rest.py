"""Waiting until a terminal application is idle.

Textual considers a process idle when it has used no processor time for a while, and checks that twice for every key: on
a busy machine each check may take a second. Asking the event loop is faster.
"""

import asyncio
from asyncio import TimerHandle
from collections.abc import Collection
from math import inf
from typing import Final, cast

SOON: Final = 0.02
"""Seconds: whatever is scheduled within this time, such as painting a screen, is waited for."""

LONGEST: Final = 1.0
"""Seconds after which to stop waiting for something that never rests."""


async def at_rest(*_: float) -> None:
    loop = asyncio.get_running_loop()
    ready = cast("Collection[object]", loop._ready)  # type: ignore[attr-defined]  # there is no public way to ask
    scheduled = cast("Collection[TimerHandle]", loop._scheduled)  # type: ignore[attr-defined]  # nor for this
    end = loop.time() + LONGEST
    while loop.time() < end:
        if ready:
            await asyncio.sleep(0)
            continue
        due = min((each.when() for each in scheduled if not each.cancelled()), default=inf) - loop.time()
        if due > SOON:
            return
        await asyncio.sleep(max(due, 0))
