"""What tells one level from another."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    known: int
    """Knows the words up to this rank: others it does not guess."""

    chosen: int
    """Chooses its own among the words up to this rank."""

    memory: int
    """For how many turns it remembers what a mirror showed."""

    curiosity: float
    """What knowing the opponent's word would be worth to it, in turns: why it peeks."""

    caution: float
    """What it fears to lose, in turns, when the opponent knows its own: why it avoids being seen."""

    widths: tuple[int, ...]
    """How many answers, and answers to them, it thinks about after each of its turns."""

    whim: float
    """By so many turns, more or less, it misjudges a move."""
