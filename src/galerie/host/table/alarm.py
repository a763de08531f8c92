"""A timer that can be set again and rings once."""

import asyncio
from collections.abc import Callable


class Alarm:
    __slots__ = ("_ring", "_timer")

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self, seconds: float) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._go_off)

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _go_off(self) -> None:
        self._timer = None
        self._ring()
