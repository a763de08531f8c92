"""Limits on what one table or one record may hold, on what is said at a table, and on what is sent at once."""

from typing import NamedTuple

from galerie.core import Refusal
from galerie.host.moderation.budget import Budget
from galerie.host.view.analysis import RecordLimits


class TableLimits(NamedTuple):
    events: int = 5_000
    """Events of one table; more than any game has, a race of six with many rounds included."""

    record: RecordLimits = RecordLimits()

    record_games: int = 5_000
    """Games of a file of records in another program's format."""

    chat_of_person: int = 5
    """Lines of chat that one person may say in ten seconds."""

    chat_of_address: int = 10
    """Lines that the spectators of one address may say in that time, before they share them out."""

    chat_of_room: int = 20
    """Lines that all people in a room may say in that time, before they share them out."""

    reclaims_of_guest: int = 3
    """How often one guest may say in vain that a seat at a table is theirs."""

    reclaims_of_table: int = 20
    """How often those of all guests may be declined in an hour, at one table."""

    reclaim_minutes: int = 10
    """After how many minutes without an answer somebody else may say that the same seat is theirs."""

    games_listed: int = 20
    """Games in one page of a person's."""


def openings(per_hour: int = 600) -> Budget:
    """The tables that one account, or the guests of one address, may open in an hour, rematches included."""
    return Budget(per_hour, lambda most: Refusal("tables-often", most=most))
