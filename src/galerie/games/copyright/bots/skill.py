"""How the levels differ."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    overview: tuple[int, int]
    """How many of their cards a player considers, at least and at most; they find the best lay-out of those."""

    flaw: float
    """The probability that a card is planned for a wrong place, and stays there."""

    attempt: float
    """The probability that a step is only an attempt, and is undone."""

    foresight: float
    """In "timed": the worth of a cell that can still match, relative to one that does."""

    blur: float
    """In "timed": how many points a place may be misjudged by."""

    look: float
    """Seconds before the first step of a round, on average."""

    step: float
    """Seconds before each later step, on average."""

    haste: float | None = None
    """How many points a card less is worth in a race; None if the player does not count cards."""

    samples: int = 0
    """In "timed": how often the player imagines which cards may come, for each place that looks good."""
