"""Why a player from outside has lost a game without losing it on the board."""

from collections.abc import Mapping
from typing import Self

from galerie.core import Refusal
from galerie.core.refusal import Detail


class Forfeit(Refusal):
    """A player has failed: it costs the game, and nothing else.

    Its sentences are `forfeit-…`: `late`, `died`, `start`, `raised`, `nonsense`, `illegal`, `unreachable`.
    """

    @classmethod
    def again(cls, code: str, details: Mapping[str, Detail]) -> Self:
        """One that was written down."""
        return cls(code, None, **details)
