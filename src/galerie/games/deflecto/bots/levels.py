"""Three levels of Déflecto.

Nothing is hidden, so a bot searches from the table that it sees. It lays the tile that most improves its standing, asks
to end the game once it leads and nobody has an answer, and contests only with a tile that proves it right.
"""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.deflecto import Agree, Ask, Contest, Move, Pass, View
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.settling import asks, contests
from galerie.games.deflecto.bots.skill import Skill
from galerie.games.deflecto.bots.starting import first_tile
from galerie.games.deflecto.bots.thinking import best
from galerie.games.deflecto.rules.position import imagine

NOVICE: Final = Skill(carelessness=0.3, foresight=False, quiet=6, width=0, nodes=0, whim=0.2)
ADEPT: Final = Skill(carelessness=0.0, foresight=True, quiet=20, width=0, nodes=0, whim=0.02)
MASTER: Final = Skill(carelessness=0.0, foresight=True, quiet=200, width=8, nodes=1_000, whim=0.001)


def play(skill: Skill, view: View, seat: Seat, rng: Random) -> Move:
    position = imagine(view, seat, rng)
    if position.board.starting:
        return first_tile(position, skill, rng)
    state = SearchState.of(position, seat)
    if position.question:
        return Contest() if contests(state, seat) else Agree()
    if position.may_ask and asks(state):
        return Ask()
    placement = best(state, skill, rng)
    return state.lay(placement) if placement else Pass()


LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    "novice": partial(play, NOVICE),
    "adept": partial(play, ADEPT),
    "master": partial(play, MASTER),
}
"""From the weakest to the strongest."""
