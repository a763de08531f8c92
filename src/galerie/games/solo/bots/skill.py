"""How the levels differ."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Judging: TypeAlias = Literal["gain", "promise", "plan"]
"""By what a placement is judged: what it wins and uncovers at once, how promising it leaves the board, or what can be
reached after it when everything is planned to the end."""


@dataclass(frozen=True, slots=True)
class Skill:
    judging: Judging

    deals: int = 1
    """How many deals of the unseen tokens a player imagines."""

    notice: float = 1.0
    """The share of the placements that a player notices."""

    forgetting: float = 0.0
    """The probability that a player has forgotten what a token shows when they look for their next move."""
