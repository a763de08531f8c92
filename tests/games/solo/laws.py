"""What random play should know about Reversi solo."""

from typing import Final

from galerie.games.solo import Stop

QUITTING: Final = (Stop(),)
