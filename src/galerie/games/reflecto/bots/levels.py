"""Three levels of Reflecto.

All three draw conclusions from what their mirrors have shown them, as far as they remember it, and judge a turn by the
race and by what both sides may see. They guess when the likeliest word they know beats playing on.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from math import exp
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.reflecto.bots.search import WIN, Search, looks
from galerie.games.reflecto.bots.search_state import SearchState
from galerie.games.reflecto.bots.setup import set_up
from galerie.games.reflecto.bots.skill import Skill
from galerie.games.reflecto.rules.moves import Go, Guess, Move, Pass, Turn
from galerie.games.reflecto.rules.view import View
from galerie.games.reflecto.study.belief import Belief, Evidence, belief, evidence
from galerie.lexicon import Band, french

NOVICE: Final = Skill(known=Band.CHILD, chosen=Band.CHILD, memory=16, curiosity=0.0, caution=0.0, widths=(), whim=1.0)
ADEPT: Final = Skill(
    known=Band.STUDENT, chosen=Band.STUDENT, memory=60, curiosity=3.0, caution=2.0, widths=(4,), whim=0.4
)
MASTER: Final = Skill(
    known=Band.SOLVER, chosen=Band.ADULT, memory=1_000, curiosity=4.0, caution=3.0, widths=(8, 6), whim=0.02
)

CALM: Final = 50
"""After this many turns of the game a bot prefers more and more to move forwards, so that games end."""

LIKELIEST: Final = 200
"""How many of the likeliest words it searches for one it knows."""


def play(skill: Skill, view: View, seat: Seat, rng: Random) -> Move:
    if not view.ready[seat]:
        return set_up(view.options, seat, skill, rng)
    learnt = belief(remembered(view, seat, skill))
    state = SearchState.of(view, seat, dict(learnt.evidence.seen))
    before = tuple(state.leaving())
    if state.won:
        return Turn(before, None)
    looking = looks(view, seat, learnt, skill)
    search = Search(state, looking, skill.widths)
    urge = max(0.0, view.count - CALM) / CALM
    values = {step: search.value(step) + urge * step.gain + rng.gauss(0, skill.whim) for step in state.steps(seat)}
    waiting = state.other_way() - state.way() - 1
    # knowledge gained so far makes a guess better, but not playing on
    ahead = max(values.values()) - looking.worth(0, 0) if values else waiting
    word = guess(learnt, ahead, state, skill, several=view.options.several_guesses)
    if word:
        return Turn(before, Guess(word))
    if not values:
        return Turn(before, Pass())
    step = max(values, key=values.__getitem__)
    state.make(seat, step)
    return Turn(before, Go(step.start, step.end), tuple(state.leaving()))


def remembered(view: View, seat: Seat, skill: Skill) -> Evidence:
    """What the mirrors have shown, as far as it is still remembered."""
    recent = tuple(each for each in view.sights if view.count - each.turn < skill.memory)
    return evidence(replace(view, sights=recent), seat)


def guess(learnt: Belief, ahead: float, state: SearchState, skill: Skill, *, several: bool) -> str | None:
    """The word to guess, if guessing is better than playing on."""
    if ahead >= WIN / 4:
        return None
    lexicon = french()
    known = (each for each in learnt.likeliest(LIKELIEST) if (lexicon.rank(each[0]) or 0) <= skill.known)
    word, chance = next(known, (None, 0.0))
    now = winning(ahead, state)
    if several:
        return word if chance + (1 - chance) * winning(ahead - 1, state) > now else None
    return word if chance > now else None


def winning(ahead: float, state: SearchState) -> float:
    """The probability of winning when this many turns ahead, as observed between masters."""
    doubt = 0.2 + 0.15 * (state.way() + state.other_way())
    return 1 / (1 + exp(-max(-50.0, min(50.0, ahead / doubt))))


LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    "novice": partial(play, NOVICE),
    "adept": partial(play, ADEPT),
    "master": partial(play, MASTER),
}
"""From the weakest to the strongest."""
