"""The options of Déflecto."""

from dataclasses import dataclass

from galerie.core.options import option
from galerie.games.deflecto.rules.layouts import LayoutName
from galerie.games.deflecto.rules.tiles import Level


@dataclass(frozen=True, slots=True)
class Options:
    level: Level = 1
    """1 for paths only, 2 to use the backs of the tiles too (DEF-40)."""

    layout: LayoutName = "facing"
    """Where the numbers are (DEF-05)."""

    closed_edges: bool = option(default=False, rare=True, applies=[{"level": [2]}])
    """Rails and rivers may not run off the board either (DEF-15)."""

    lot: bool = option(default=True, rare=True)
    """Draw the first player at random, instead of seat 0 as agreed (DEF-11)."""
