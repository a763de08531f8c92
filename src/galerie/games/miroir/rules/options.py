"""The options of Miroir."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from galerie.core.options import number

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
