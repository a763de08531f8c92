"""How the levels differ."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    known: int
    """It knows the words up to this rank, and guesses no others."""

    chosen: int
    """It chooses its own word among those up to this rank."""

    memory: int
    """For how many turns it remembers what a mirror showed."""

    curiosity: float
    """What knowing the opponent's word would be worth to it, in turns: this is why it peeks."""

    caution: float
    """What it would cost, in turns, if the opponent knew its own: this is why it avoids being seen."""

    widths: tuple[int, ...]
    """How many answers, and answers to those, it considers after each of its turns."""

    whim: float
    """By how many turns it may misjudge a move, either way."""
