"""What random play should know about Miroir."""

from typing import Final

from galerie.games.miroir import Doubt, Shift

WANDERING: Final = (Shift, Doubt)
