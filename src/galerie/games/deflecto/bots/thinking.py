"""Which tile to lay, and where."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from galerie.games.deflecto import kernel
from galerie.games.deflecto.bots.search_state import SearchState
from galerie.games.deflecto.bots.skill import Skill
from galerie.games.deflecto.bots.tree import Opinion, Tree
from galerie.games.deflecto.rules.placements import Placement, player_ways

OWN_PATH: Final = 0.5
"""What a tile on one's own path is worth, in squares, to those who do not look ahead: it cannot be deflected there."""

ONE_LOOK: Final = 1
"""Work enough to see what every placement leaves, and no further."""


def best(state: SearchState, skill: Skill, rng: Random) -> Placement | None:
    """The placement that a player of this skill considers best; None if there is none."""
    if not (skill.foresight and kernel.available):
        return _chosen(at_once(state), state, skill, rng)
    found = opinions(state, skill, rng)
    if skill.work:
        return next((each.placement for each in found), None)
    promises = {each.placement: each.foreseen for each in found if each.placement}
    return _chosen(promises, state, skill, rng)


def opinions(state: SearchState, skill: Skill, rng: Random) -> list[Opinion]:
    """What a player of this skill, who has foresight, thinks of every placement, the most promising first. Only with
    the kernel."""
    tree = Tree.of(state, rng.getrandbits(63))
    tree.grow(affordable(state, skill) if skill.work else ONE_LOOK)
    return tree.opinions()


def affordable(state: SearchState, skill: Skill) -> int:
    """The work that takes as long as this skill's: it takes longer with more players."""
    return max(ONE_LOOK, 2 * skill.work // state.seats)


def _chosen(worths: Mapping[Placement, float], state: SearchState, skill: Skill, rng: Random) -> Placement | None:
    seen = noticed(state, worths, skill, rng)
    return max(seen, key=lambda placement: worths[placement] + rng.gauss(0, skill.whim), default=None)


def noticed(state: SearchState, placements: Iterable[Placement], skill: Skill, rng: Random) -> list[Placement]:
    """The placements on the squares that a player looks at; all of them where there is none. Who has contested has seen
    a tile that proves it."""
    everywhere = list(placements)
    squares = sorted({square for square, _ in everywhere})
    own = own_squares(state)
    if state.turn in state.contesters:
        own |= {square for square, _ in state.changes(state.turn)}
    looked_at = {square for square in squares if square in own or rng.random() < skill.notices}
    return [placement for placement in everywhere if placement[0] in looked_at] or everywhere


def at_once(state: SearchState) -> dict[Placement, float]:
    """What every placement gains at once, in squares: how much longer the others' paths get, on average, than one's
    own. A contester who changes nothing loses a square."""
    me, before, changes, own = state.turn, state.lengths, state.changes(state.turn), own_squares(state)
    idle = -1.0 if me in state.contesters else 0.0
    worths = {}
    for placement in state.legal():
        if after := changes.get(placement):
            grown = [new - old for old, new in zip(before, after, strict=True)]
            worths[placement] = (sum(grown) - grown[me]) / (state.seats - 1) - grown[me]
        else:
            worths[placement] = idle + (OWN_PATH if placement[0] in own else 0.0)
    return worths


def own_squares(state: SearchState) -> frozenset[int]:
    way = player_ways(state.board)[state.turn]
    return frozenset(way.squares if way else ())
