"""What can be chosen before a game of Déflecto."""

from dataclasses import dataclass

from galerie.core.options import option
from galerie.games.deflecto.rules.layouts import LayoutName
from galerie.games.deflecto.rules.tiles import Level


@dataclass(frozen=True, slots=True)
class Options:
    level: Level = 1
    """1 with the paths alone, 2 with the backs of the tiles too (DEF-40)."""

    layout: LayoutName = "facing"
    """Where the numbers stand (DEF-05)."""

    closed_edges: bool = option(default=False, rare=True, applies=[{"level": [2]}])
    """Rails and rivers may not run off the board either (DEF-15)."""

    lot: bool = option(default=False, rare=True)
    """Chance names the first player, instead of seat 0 as agreed (DEF-11)."""
