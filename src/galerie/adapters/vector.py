"""Many games at once, stepped together in arrays, where a game has a part `vector`."""

from typing import Any

from galerie.adapters import extra
from galerie.core.options import Value, read
from galerie.games import find, part


def make(game: str, count: int, *, seed: int = 0, **options: Value) -> Any:
    """So many games, with the game's options; `seed` is that of random actions. Raises Refusal and ValueError."""
    found = find(game)
    with extra("gymnasium"):  # any of the extras brings what arrays need
        vector = part(found, "vector")
    if vector is None:
        raise ValueError(f"{game} cannot be played in arrays yet")
    return vector.Games(count, read(found.options, options), seed)
