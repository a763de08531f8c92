"""What tells one level from another."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    carelessness: float
    """How often it lays any tile anywhere."""

    foresight: bool
    """Whether it minds what the next player could answer, and how exposed every path is. Without the kernel nobody
    does."""

    quiet: int
    """How many placements that change no length it thinks about."""

    width: int
    """How many of its placements it looks at further, and how many answers to each."""

    nodes: int
    """How many boards it looks at in a turn beyond those."""

    whim: float
    """By how much, more or less, it misjudges a placement; a sure win over one opponent is worth 1."""
