"""What tells how a path will fare, and how much.

Written by `python -m tools.fit_deflecto --games 1200 --seed 11 --write`, from 34,871 tables of each level of the rules.
"""

from typing import Final

from galerie.games.deflecto.rules.tiles import Level

TRAITS: Final = ("total", "empty", "exposed", "weak", "soft", "worst", "tempo")
"""Of a player: length and penalties; empty squares of the path; the logarithm of how many placements would harm it
more than another's, the squares where some would, those where some would by more than two squares, the greatest such
harm; and whether it is the player's turn, as -1."""

WEIGHTS: Final[dict[Level, dict[str, tuple[float, ...]]]] = {
    1: {
        "late": (1.136, -0.07, 0.136, 0.112, 0.633, 0.678, 0.244),
        "early": (-0.695, -0.17, -0.174, 0.143, -0.864, -0.496, 0.131),
    },
    2: {
        "late": (0.908, 0.115, 0.47, -0.079, -0.088, 0.295, 0.206),
        "early": (-0.37, -0.51, -0.794, 0.526, -0.092, 0.109, 0.125),
    },
}
"""By level of the rules: what one more of each trait is worth to the other player, as a logarithm of odds, once all
tiles are laid; and how much more it is worth before any is."""
