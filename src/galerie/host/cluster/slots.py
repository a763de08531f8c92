"""Tables, rooms and tournaments belong to slots, and slots to hosts."""

import hashlib
from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Final
from zlib import crc32

SLOTS: Final = 1024
ROOM: Final = "room "
"""What comes before the id of a room, so that it has a slot of its own."""

TOURNAMENT: Final = "tournament "
"""The same for a tournament."""

TRIES: Final = 100_000


def slot_of(key: str) -> int:
    """The slot of a table, a room or a tournament. It must never change: hosts of different versions must agree."""
    return crc32(key.encode()) % SLOTS


def drawn(new_id: Callable[[], str], slots: Collection[int], prefix: str = "") -> str:
    """A new id whose slot is among these."""
    for _ in range(TRIES):
        drawn_id = new_id()
        if slot_of(prefix + drawn_id) in slots:
            return drawn_id
    raise ValueError(slots)


@lru_cache(16)
def shares(hosts: frozenset[str]) -> list[str]:
    """The host that each slot should have. With one host more or less, only that one's slots move (rendezvous hashing).

    Hosts are known by their names, so that one that was restarted gets the same slots again.
    """
    return [max(hosts, key=lambda host: (_weight(slot, host), host)) for slot in range(SLOTS)]


def _weight(slot: int, host: str) -> bytes:
    return hashlib.blake2b(f"{slot} {host}".encode(), digest_size=8).digest()
