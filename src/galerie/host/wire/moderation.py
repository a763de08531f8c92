"""Reporting and blocking people, and one's own data."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from galerie.host.wire.base import Seat, Wire
from galerie.host.wire.moments import Ending

LineNumber: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Reason: TypeAlias = Literal["insult", "spam", "cheating", "name", "other"]


class BlockWish(Wire, frozen=True):
    """Blocks somebody at a table: whoever has a seat, or whoever has said a line of the chat."""

    seat: Seat | None = None
    line: LineNumber | None = None


class Block(Wire, frozen=True):
    """Somebody whom the visitor has blocked."""

    number: int
    name: str
    """As they were called then."""

    since: int
    """In milliseconds since 1970."""


class ReportWish(Wire, frozen=True):
    """Reports somebody at a table to whoever runs the server; the lines around the one that is meant go with it."""

    reason: Reason
    seat: Seat | None = None
    line: LineNumber | None = None
    text: Annotated[str, Meta(max_length=500)] = ""


class ExportedGame(Wire, frozen=True):
    """A game in the export of somebody's data."""

    table: str
    game: str
    at: int | None
    """When it was last played, in milliseconds since 1970."""

    ending: Ending | None
    moves: list[str]
    """The seat and the move; none while the game goes on, because some of them may be secret."""


class Export(Wire, frozen=True):
    """All that is stored of a person."""

    at: int
    """When it was made, in milliseconds since 1970."""

    stored: Any
    """Their rows, as lists of objects, by the table of the database."""

    games: list[ExportedGame]


class StoredColumn(Wire, frozen=True):
    """A column of the server's database."""

    name: str
    text: str
    """What it holds."""


class StoredTable(Wire, frozen=True):
    """A table of the server's database."""

    name: str
    text: str
    """What it holds."""

    columns: list[StoredColumn]
    exported: bool
    """Whether one's own rows are in the export of one's data."""

    removed: bool
    """Whether they go when somebody has their data removed."""


class Privacy(Wire, frozen=True):
    """All that this server stores, in the visitor's language; made from its database."""

    tables: list[StoredTable]
