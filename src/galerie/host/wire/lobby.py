"""The lobby."""

from galerie.host.wire.base import Wire
from galerie.host.wire.tables import TableInfo


class Listing(Wire, frozen=True):
    """A public table."""

    table: TableInfo
    """As any visitor may see it."""

    seconds: int
    """How long the table had been waiting or playing when this was sent."""


class LobbyInfo(Wire, frozen=True, tag_field="kind", tag="lobby"):
    """All public tables, the newest first. The whole list is sent whenever something changes."""

    waiting: list[Listing]
    """Tables with an open seat."""

    playing: list[Listing]
    """Games that can be watched."""

    here: int
    """How many people are connected, wherever in the application they are."""
