"""Seats that follow their player: keys to them, and reclaims of those who have none."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from galerie.host.wire.base import Wire

KeyText: TypeAlias = Annotated[str, Meta(max_length=100)]


class SeatKey(Wire, frozen=True):
    """A key to the seats that the visitor holds at a table, for another device of theirs."""

    key: str
    """It is used once; the page `/key#KEY` does so."""

    until: int
    """Until when it is valid, in milliseconds since 1970."""


class KeyWish(Wire, frozen=True):
    """Uses a key."""

    key: KeyText


class ReclaimAnswer(Wire, frozen=True):
    """Answers somebody who says that a seat is theirs."""

    granted: bool


class GalleryWish(Wire, frozen=True):
    """Lets spectators chat among themselves, or not."""

    open: bool
