"""What tells the levels apart."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    overview: tuple[int, int]
    """How many of the cards a player takes into account, at least and at most: of those it makes the best."""

    flaw: float
    """How likely a card is meant for a wrong place, and stays there."""

    attempt: float
    """How likely a step is only tried, and undone."""

    foresight: float
    """In "timed": what a cell that can still come to match is worth, beside one that does."""

    blur: float
    """In "timed": by how many points a place is misjudged."""

    look: float
    """Seconds before the first step of a round, on average."""

    step: float
    """Seconds before each further one."""
