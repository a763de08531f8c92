"""When an application in the terminal has nothing left to do but wait for somebody.

Textual takes a process for idle when it has used no time for a while, and looks at that twice for every key: on a
machine that is busy it may wait for a second each time. An event loop can be asked instead.
"""

import asyncio
from asyncio import TimerHandle
from collections.abc import Collection
from math import inf
from typing import Final, cast

SOON: Final = 0.02
"""Seconds: whatever is to be done by then, as a screen is to be painted, is waited for."""

LONGEST: Final = 1.0
"""Seconds after which something that never rests is waited for no more."""


async def at_rest(*_: float) -> None:
    loop = asyncio.get_running_loop()
    ready = cast("Collection[object]", loop._ready)  # type: ignore[attr-defined]  # it does not tell otherwise
    scheduled = cast("Collection[TimerHandle]", loop._scheduled)  # type: ignore[attr-defined]  # nor this
    end = loop.time() + LONGEST
    while loop.time() < end:
        if ready:
            await asyncio.sleep(0)
            continue
        due = min((each.when() for each in scheduled if not each.cancelled()), default=inf) - loop.time()
        if due > SOON:
            return
        await asyncio.sleep(max(due, 0))
