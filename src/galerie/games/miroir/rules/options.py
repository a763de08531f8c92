"""The options of Miroir."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from galerie.core.options import number, option

Seconds: TypeAlias = Literal[0, 10, 15, 20, 30, 45, 60, 90, 120]
Referee: TypeAlias = Literal["strict", "challenge"]


@dataclass(frozen=True, slots=True)
class Options:
    words: int = number(9, 1, 9)
    """How many words win the game (MIR-40)."""

    referee: Referee = "strict"
    """Who judges words: the program, or the players, who may be wrong (MIR-50)."""

    seconds: Seconds = 0
    """Thinking time for a turn; 0 for no limit (MIR-16)."""

    forgetful: bool = option(default=False, applies=[{"referee": ["challenge"]}], offered=False)
    """The rules of version 1: how the columns lay before a new card does not count (MIR-17)."""
