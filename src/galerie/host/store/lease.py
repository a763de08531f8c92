"""What a host of a cluster shows when it writes to a table."""

from typing import NamedTuple


class Lease(NamedTuple):
    """Of the slot that a table belongs to: the epoch is raised whenever a host takes the slot, so that whoever has held
    it before writes no more.
    """

    owner: str
    slot: int
    epoch: int


class LeaseLost(Exception):  # noqa: N818  it is what has happened
    """Another host holds the slot now, and nothing was written."""
