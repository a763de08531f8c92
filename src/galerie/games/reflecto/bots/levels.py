"""The levels of Reflecto."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.reflecto.bots.search import scaled, turns, winning
from galerie.games.reflecto.bots.search_state import Step
from galerie.games.reflecto.bots.setup import set_up
from galerie.games.reflecto.bots.skill import Skill
from galerie.games.reflecto.bots.thinking import Outlook, Thought, thoughts
from galerie.games.reflecto.rules.moves import Go, Guess, Move, Pass, Turn
from galerie.games.reflecto.rules.view import View
from galerie.lexicon import Band

CALM: Final = 50
"""After this many turns of the game a bot prefers more and more to move forwards, so that games end."""


def play(skill: Skill, view: View, seat: Seat, rng: Random) -> Move:
    if not view.ready[seat]:
        return set_up(view.options, seat, skill, rng)
    outlook = Outlook.of(view, seat, skill)
    if outlook.state.won:
        return Turn(outlook.exits, None)
    urge = max(0.0, view.count - CALM) / CALM
    thought = None
    for thought in thoughts(outlook, skill, rng, every=bool(skill.whim or skill.habit or urge)):  # noqa: B007  the last
        pass
    value = thought.lines[thought.best].value if thought else waiting(outlook)
    word = guess(outlook, value, skill, several=view.options.several_guesses)
    if word:
        return Turn(outlook.exits, Guess(word))
    if not thought:
        return Turn(outlook.exits, Pass())
    step = chosen(outlook, thought, skill, urge, rng)
    _, exits = outlook.state.moved(seat, step).cleared()
    return Turn(outlook.exits, Go(step.start, step.end), exits)


def chosen(outlook: Outlook, thought: Thought, skill: Skill, urge: float, rng: Random) -> Step:
    """The step that seems best, with whims and habits."""
    state = outlook.state
    ways, next_out = state.way() + state.other_way(), state.outgoing()

    def seeming(step: Step) -> float:
        ahead = turns(thought.lines[step].value, ways) + urge * step.gain + rng.gauss(0, skill.whim)
        return ahead + skill.habit * (next_out >> step.screen & 1)

    return max(thought.lines, key=seeming)


def waiting(outlook: Outlook) -> float:
    """The value of a turn in which nothing can move."""
    way, other_way = outlook.state.way(), outlook.state.other_way()
    return scaled(winning(other_way - way - 1, way + other_way))


def guess(outlook: Outlook, value: float, skill: Skill, *, several: bool) -> str | None:
    """The word to guess, if guessing is better than playing on."""
    chance = min(1.0, outlook.looks.chance * skill.daring)
    if several:
        ways = outlook.state.way() + outlook.state.other_way()
        chance += (1 - chance) * winning(turns(value, ways) - 1, ways)
    return outlook.looks.word if scaled(chance) > value else None


CHILD: Final = Skill(known=Band.CHILD, chosen=Band.CHILD, memory=6, jumps=3, whim=0.5, habit=0.4)
NOVICE: Final = Skill(known=Band.CHILD, chosen=Band.CHILD, memory=16, jumps=4, widths=(3,), whim=0.45, habit=0.2)
STUDENT: Final = Skill(known=Band.STUDENT, chosen=Band.STUDENT, memory=30, jumps=6, widths=(4,), whim=0.25)
ADEPT: Final = Skill(known=Band.STUDENT, chosen=Band.STUDENT, memory=60, widths=(6, 4), whim=0.28)
EXPERT: Final = Skill(known=Band.ADULT, chosen=Band.ADULT, widths=(8, 6, 6, 6), nodes=1_500)
MASTER: Final = Skill(
    known=Band.SOLVER,
    chosen=Band.ADULT,
    curiosity=70.0,
    alert=True,
    widths=(12, 10, 8, 8, 6, 6, 5, 5, 5, 5),
    nodes=1_600_000,
)

LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    "child": partial(play, CHILD),
    "novice": partial(play, NOVICE),
    "student": partial(play, STUDENT),
    "adept": partial(play, ADEPT),
    "expert": partial(play, EXPERT),
    "master": partial(play, MASTER),
}
"""From the weakest to the strongest."""
