"""What calls a visitor to a table, wherever in the application they are."""

from galerie.host.wire.base import Wire
from galerie.host.wire.friends import Challenge
from galerie.host.wire.people import Player


class Call(Wire, frozen=True):
    """A table where it is the visitor's turn, in a game with other people."""

    table: str
    """Its id."""

    game: str
    seats: list[Player]
    left: int | None = None
    """How many milliseconds the visitor had left when this was sent; None without a clock that runs."""


class CallList(Wire, frozen=True, tag_field="kind", tag="calls"):
    """All such tables, the most urgent first, and the challenges that wait for the visitor's answer, the newest first.
    The whole list is sent whenever something changes."""

    calls: list[Call]
    challenges: list[Challenge]


class Begun(Wire, frozen=True, tag_field="kind", tag="begun"):
    """A game begins for which the visitor has waited."""

    table: str
    """Its id."""

    game: str
