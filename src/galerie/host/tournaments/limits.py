"""Limits on tournaments, and on what one of them may hold."""

from typing import NamedTuple


class TournamentLimits(NamedTuple):
    of_person: int = 10
    """Tournaments that one person may organise which are not over."""

    per_hour: int = 10
    """Tournaments that one account, or the guests of one address, may open in an hour."""

    players: int = 64
    """Players of one tournament."""

    players_of_address: int = 32
    """Of those, players at one address, unless the organiser is there."""

    rounds: int = 50
    """Rounds of one tournament."""

    games: int = 2000
    """Pairings of an arena."""

    playing: int = 100
    """Tournaments that are under way on this server; beyond it payers have their share."""

    playing_of_payer: int = 10
    """Of those, tournaments that one account, or the guests of one address, have begun."""

    quiet_days: int = 30
    """After how many days a tournament ends in which nothing happens, besides what its players have time for."""

    pause: float = 20.0
    """Seconds between the last game of a round and the next round."""

    record_bytes: int = 16 * 1024 * 1024
    """Bytes of the records of one tournament."""

    record_bytes_per_hour: int = 64 * 1024 * 1024
    """Bytes of such records that one account, or the guests of one address, may read in an hour."""

    days: int = 365
    """After how many days a tournament is removed in which nothing has happened."""

    page: int = 200
    """Pairings that are sent at once."""
