"""What worker processes have made and others will ask for again, as much of it as there is room for."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable


class Made:
    """What was asked for longest ago makes room for something else."""

    def __init__(self, room: int = 32 * 1024 * 1024) -> None:
        """`room` is how many bytes all of it together may have."""
        self._room = room
        self._size = 0
        self._made: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What was made before, or else is made now, once for all who ask meanwhile."""
        if found := self._made.get(key):
            self._made.move_to_end(key)
            return found
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(make())
            making.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(making)

    def _keep(self, key: Hashable, done: asyncio.Future[bytes]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception():
            return  # whoever waits is told
        self._made[key] = done.result()
        self._size += len(done.result())
        while self._size > self._room:
            _, oldest = self._made.popitem(last=False)
            self._size -= len(oldest)
