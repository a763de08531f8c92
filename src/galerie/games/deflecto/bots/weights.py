"""What tells how a path will fare, and how much.

Fitted by the method of `tools.fit_deflecto` to 34,733 tables of level 1 and 16,659 of level 2, from other games
than those that the tool plays, so it gives different weights. Those of 400 games a level scored 30 of 76 against these.
"""

from typing import Final

from galerie.games.deflecto.rules.tiles import Level

TRAITS: Final = ("total", "empty", "exposed", "weak", "soft", "worst", "tempo")
"""Of a player: length and penalties; empty squares of the path; the logarithm of how many placements would harm it
more than another's, the squares where some would, those where some would by more than two squares, the greatest such
harm; and whether it is the player's turn, as -1."""

WEIGHTS: Final[dict[Level, dict[str, tuple[float, ...]]]] = {
    1: {
        "late": (1.230, -0.064, 0.246, 0.383, 1.053, 0.331, 0.286),
        "early": (-0.916, -0.076, -0.285, -0.308, -1.277, -0.024, 0.052),
    },
    2: {
        "late": (1.029, -0.073, 0.267, -0.130, -0.549, 0.882, 0.217),
        "early": (-0.720, -0.144, -0.461, 0.575, 0.535, -0.818, 0.070),
    },
}
"""By level of the rules: what one more of each trait is worth to the other player, as a logarithm of odds, once all
tiles are laid; and how much more it is worth before any is."""
