"""Limits on rooms, and on what one room may hold."""

from typing import NamedTuple


class RoomLimits(NamedTuple):
    of_person: int = 20
    """Rooms that one person may be in."""

    per_hour: int = 30
    """Rooms that one account, or the guests of one address, may open in an hour."""

    members: int = 8
    """People in one room."""

    tables: int = 12
    """Games under way in one room."""

    days: int = 180
    """After how many days a room is removed that nobody has visited."""
