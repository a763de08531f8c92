"""Hints, with the reason for them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Figure: TypeAlias = str | int | float
"""What a reason mentions: a number or a short text, such as a square or a word."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that is recommended, and why.

    Like a bot's move it depends on nothing but the view, the figures of the reason included.
    """

    move: Any
    """A move of the game; its text once it has left the game's bots."""

    reason: str | None = None
    """`reason-NAME`, where the texts of the game have a message `GAME-reason-NAME`."""

    figures: Mapping[str, Figure] = field(default_factory=dict)
    """The arguments of that message. With a `seat` comes `$name`, the name of its player."""
