"""Limits on what one table or one record may hold, and on what is said at a table."""

from typing import NamedTuple


class TableLimits(NamedTuple):
    events: int = 5_000
    """Events of one table; more than any game has, a race of six with many rounds included."""

    record_lines: int = 5_000
    """Lines of a record, its variations included."""

    chat_of_person: int = 5
    """Lines of chat that one person may say in ten seconds."""

    chat_of_room: int = 20
    """Lines that all people in a room may say in that time."""
