"""What people say at a table."""

from typing import Literal, TypeAlias

from galerie.host.wire.base import Wire

Room: TypeAlias = Literal["table", "gallery"]


class ChatLine(Wire, frozen=True):
    """A chat message or a note at a table. Those who hold a seat read the room `table`, spectators the room `gallery`;
    before and after the game players read the gallery too."""

    number: int
    """It grows from line to line. Players see gaps where the gallery spoke."""

    room: Room
    at: int
    """In milliseconds since 1970."""

    by: str
    """An id of the speaker that is not a name and is the same at every table, used to mute them. Empty for a note of
    the host."""

    seat: int | None
    """The seat of the player who speaks, or whom a note is about."""

    name: str
    """The name of a spectator."""

    text: str
    """Plain text. A note is conduct as it is logged, or `!sat`, `!left`, `!came`, or `!moved` to another
    device."""
