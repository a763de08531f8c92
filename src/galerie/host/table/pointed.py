"""People who are pointed at, to be reported or blocked."""

from typing import NamedTuple, Protocol

from galerie.core import Seat
from galerie.host.wire import ChatLine


class Pointed(NamedTuple):
    """Somebody at a table or in a room who is pointed at."""

    person: str
    name: str
    address: str
    """Where they are connected from; empty if they are not."""

    lines: list[ChatLine]
    """What people have said, as whoever points may read it, with their names."""


class Place(Protocol):
    """A table, or a room."""

    @property
    def id(self) -> str: ...

    def pointed_at(self, guest: str, seat: Seat | None, number: int | None) -> Pointed:
        """Whoever has this seat, or has said this line of the chat; or a refusal."""
