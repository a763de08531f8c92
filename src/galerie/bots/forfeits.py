"""Why a player from outside has lost a game without losing it on the board."""

from galerie.core import Refusal


class Forfeit(Refusal):
    """A player has failed: it costs the game, and nothing else.

    Its sentences are `forfeit-…`: `late`, `died`, `start`, `raised`, `nonsense`, `illegal`, `unreachable`.
    """
