"""Which tile to lay, and where."""

from random import Random

from galerie.games.deflecto import kernel
from galerie.games.deflecto.bots.search import DEEPEST, OutOfNodesError, Search
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.skill import Skill
from galerie.games.deflecto.bots.worth import best_answer, doubt, standing, totals
from galerie.games.deflecto.rules.placements import Lengths, Placement, player_ways


def best(state: SearchState, skill: Skill, rng: Random) -> Placement | None:
    """The placement that a player of this skill considers best; None if there is none."""
    legal = state.legal()
    if not legal:
        return None
    if rng.random() < skill.carelessness:
        return rng.choice(legal)
    changes = state.changes(state.turn)
    tried = changes | dict.fromkeys(quiet(state, legal, changes, rng)[: skill.quiet], state.lengths)
    whims = {placement: rng.gauss(0, skill.whim) for placement in tried}
    worths = {
        placement: _at_once(state, placement, after, skill) + whims[placement] for placement, after in tried.items()
    }
    ranked = sorted(worths, key=lambda placement: -worths[placement])
    if skill.nodes and kernel.available:
        ranked = deepened(state, {placement: tried[placement] for placement in ranked[: skill.width]}, whims, skill)
    return ranked[0]


def quiet(
    state: SearchState, legal: tuple[Placement, ...], changes: dict[Placement, Lengths], rng: Random
) -> list[Placement]:
    """The placements that change no length: those on paths first, then those beside them."""
    in_use = {square for way in player_ways(state.board) if way for square in way.squares}
    near = in_use.union(*(state.board.grid.around[square] for square in in_use))
    found = [placement for placement in legal if placement not in changes]
    rng.shuffle(found)
    return sorted(found, key=lambda placement: (placement[0] not in in_use, placement[0] not in near))


def _at_once(state: SearchState, placement: Placement, after: Lengths, skill: Skill) -> float:
    """The value of a placement by its effect and by the best immediate answer."""
    me, then = state.turn, state.laid(placement, after)
    if not (skill.foresight and kernel.available):
        return standing(totals(then, after), me, doubt(then))
    return best_answer(then, then.all_changes(), me)


def deepened(
    state: SearchState, tried: dict[Placement, Lengths], whims: dict[Placement, float], skill: Skill
) -> list[Placement]:
    """The placements from the best, searched deeper and deeper until the node budget is spent."""
    search, ranked = Search(state.turn, skill.width, skill.nodes), list(tried)
    for depth in range(1, DEEPEST):
        worths = {}
        try:
            for placement in ranked:
                worths[placement] = search.value(state.laid(placement, tried[placement]), depth) + whims[placement]
        except OutOfNodesError:
            break
        ranked = sorted(worths, key=lambda placement: -worths[placement])
    return ranked
