"""Who is there: hosts or workers, each of which says so again and again, or is forgotten."""

from typing import Final

from galerie.bots.queue.connection import Connection, key

BEAT_SECONDS: Final = 1.0
"""How often."""

LASTING_SECONDS: Final = 5
"""After how long somebody is forgotten who says nothing more."""


class Register:
    def __init__(self, connection: Connection, kind: str) -> None:
        self._connection = connection
        self._kind = kind
        self._names = key(kind)

    async def announce(self, name: str, said: str | bytes) -> None:
        """Be there for a while."""
        await self._connection.do_all(
            [("SADD", self._names, name), ("SET", self._key(name), said, "PX", 1000 * LASTING_SECONDS)]
        )

    async def leave(self, name: str) -> None:
        await self._connection.do_all([("SREM", self._names, name), ("DEL", self._key(name))])

    async def present(self) -> dict[str, bytes]:
        """What each of those who are there has said."""
        names = [name.decode() for name in await self._connection.do("SMEMBERS", self._names)]
        if not names:
            return {}
        said = dict(zip(names, await self._connection.do("MGET", *map(self._key, names)), strict=True))
        if gone := [name for name, each in said.items() if each is None]:
            await self._connection.do("SREM", self._names, *gone)
        return {name: each for name, each in said.items() if each is not None}

    def _key(self, name: str) -> str:
        return key(self._kind, name)
