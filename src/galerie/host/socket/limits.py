"""The crowd: everybody who is connected, counted by where they come from."""

from collections import Counter

from galerie.core import Refusal


class ConnectionLimit:
    def __init__(self, most: int) -> None:
        self._most = most
        self._present: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._present.total()

    def enter(self, sender: str) -> None:
        if self._present[sender] >= self._most:
            raise Refusal("sockets-many", most=self._most)
        self._present[sender] += 1

    def leave(self, sender: str) -> None:
        self._present[sender] -= 1
        if not self._present[sender]:
            del self._present[sender]
