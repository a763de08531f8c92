"""How the levels differ."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    carelessness: float
    """How often it lays a random tile at random."""

    foresight: bool
    """Whether it considers the next player's answers, and how exposed paths are. Without the kernel no level does."""

    quiet: int
    """How many placements that change no length it considers."""

    width: int
    """How many of its placements it searches deeper, and how many answers to each."""

    nodes: int
    """How many more boards it searches in a turn."""

    whim: float
    """How much it may misjudge a placement either way; a sure win over one opponent is worth 1."""
