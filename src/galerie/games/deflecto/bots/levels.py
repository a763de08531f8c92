"""The levels of Déflecto.

Nothing is hidden, so a bot thinks about the table that it sees. Weak levels overlook squares, see only what a tile
does at once, and mistake one gain for another; strong ones see what every tile leaves the others to do, and look
further.
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

SKILLS: Final[Mapping[str, Skill]] = {
    "child": Skill(notices=0.03, foresight=False, whim=1.8),
    "novice": Skill(notices=0.25, foresight=False, whim=1.0),
    "student": Skill(notices=1.0, foresight=False, whim=0.15),
    "adept": Skill(notices=0.45, foresight=True, whim=0.05),
    "skilled": Skill(notices=1.0, foresight=True, whim=0.01),
    "expert": Skill(notices=1.0, foresight=True, whim=0.0, work=24_000),
    "master": Skill(notices=1.0, foresight=True, whim=0.0, work=400_000),
}


def play(skill: Skill, view: View, seat: Seat, rng: Random) -> Move:
    position = imagine(view, seat, rng)
    if position.board.starting:
        return first_tile(position, rng)
    if position.question:
        state = SearchState.of(position, position.turn)
        return Contest() if contests(state, seat, skill, rng) else Agree()
    state = SearchState.of(position, seat)
    placement = best(state, skill, rng)
    if position.may_ask and asks(state, skill, placement):
        return Ask()
    return state.lay(placement) if placement else Pass()


LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    name: partial(play, skill) for name, skill in SKILLS.items()
}
"""From the weakest to the strongest."""
