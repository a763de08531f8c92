"""Four levels of Copyright. They differ in how many cards they consider, how reliably they lay them, and how fast."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.copyright import Done, End, Model, Move, Next, Options, Oriented, Pass, View
from galerie.games.copyright.bots import pacing
from galerie.games.copyright.bots.building import put, step, tried
from galerie.games.copyright.bots.laying import is_stuck, place
from galerie.games.copyright.bots.planning import plan, shifted
from galerie.games.copyright.bots.skill import Skill
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.orientation import ORIENTATIONS

LONG: Final = 12
"""From this turn of "timed" on, nobody stops others from ending the round."""

SKILLS: Final = {
    "beginner": Skill(overview=(3, 5), flaw=0.32, attempt=0.3, foresight=0.2, blur=1.0, look=24, step=16),
    "amateur": Skill(overview=(4, 6), flaw=0.14, attempt=0.2, foresight=0.4, blur=0.7, look=20, step=12),
    "skilled": Skill(overview=(5, 7), flaw=0.03, attempt=0.12, foresight=0.6, blur=0.4, look=16, step=9),
    "expert": Skill(overview=(10, 10), flaw=0, attempt=0.06, foresight=0.9, blur=0, look=12, step=6),
}
"""From the weakest to the strongest."""

ADVISER: Final = replace(SKILLS["expert"], attempt=0)


def move(skill: Skill, view: View, seat: Seat, rng: Random) -> Move:
    if view.stage == "arranging":
        return Model(tuple(Oriented(each.card, rng.randrange(len(ORIENTATIONS))) for each in view.model))
    if view.stage == "scored":
        return Next()
    if view.options.variant == "timed":
        return _turn(skill, view, seat, rng)
    desk = _desk(view, seat)
    return step(desk, shifted(plan(skill, view, seat), desk.laid), skill.attempt, rng) or Done()


def pace(level: str, view: View, seat: Seat, rng: Random) -> float:
    """How many seconds a bot takes before its next step, if nothing changes meanwhile."""
    return pacing.seconds(SKILLS[level], view, seat, rng)


def advises(options: Options, seats: int) -> bool:
    """Not in a race, where there is no time to ask."""
    return options.turns or seats == 1


def advise(view: View, seat: Seat, rng: Random) -> Move | None:
    """A step towards the best lay-out, or None in a race."""
    return move(ADVISER, view, seat, rng) if advises(view.options, len(view.places)) else None


def _turn(skill: Skill, view: View, seat: Seat, rng: Random) -> Move:
    """A step of a turn in "timed": lay the card, vote on going on, or end the turn."""
    desk, model = _desk(view, seat), shape(view.model)
    fixed, loose = desk.laid[: desk.fixed], desk.laid[desk.fixed :]
    card = desk.hand[0] if desk.hand else loose[0].card
    chosen = place(skill, model, fixed, card, f"{seat} {view.round} {view.turn}")
    if chosen and desk.hand:
        return put(tried(chosen, fixed, rng) if rng.random() < skill.attempt else chosen)
    if chosen and loose[0] != chosen:
        return put(chosen)
    if not view.finishers and seat not in view.agreed and _has_enough(skill, view, desk, model):
        return End()
    return Pass(card) if desk.hand else Done()


def _has_enough(skill: Skill, view: View, desk: Desk, model: int) -> bool:
    """Whether nothing more can be gained, or the round is long and others want to end it."""
    if view.turn >= LONG and view.agreed:
        return True
    return is_stuck(skill, model, desk.laid[: desk.fixed], desk.laid, view.options.frame)


def _desk(view: View, seat: Seat) -> Desk:
    own = view.places[seat]
    return Desk(own.laid, own.hand or (), own.fixed)


LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    level: partial(move, skill) for level, skill in SKILLS.items()
}
