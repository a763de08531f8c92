"""The levels of Copyright. They differ in how many cards they consider, how reliably they lay them, and how fast."""

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from random import Random
from typing import Final

from galerie.bots import Passed
from galerie.core import Seat
from galerie.games.copyright import Done, End, Model, Move, Next, Oriented, Pass, View
from galerie.games.copyright.bots import pacing
from galerie.games.copyright.bots.aiming import last_step
from galerie.games.copyright.bots.building import put, step, tried
from galerie.games.copyright.bots.laying import LONG, Turn, is_stuck, place
from galerie.games.copyright.bots.planning import plan, shifted
from galerie.games.copyright.bots.skill import Skill
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.deck import CARDS
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.orientation import ORIENTATIONS

SKILLS: Final = {
    "child": Skill((3, 5), flaw=0.18, attempt=0.24, foresight=0.2, blur=1.0, look=20, step=12.2),
    "novice": Skill((4, 6), flaw=0.14, attempt=0.20, foresight=0.3, blur=0.9, look=18.4, step=10.9),
    "student": Skill((5, 6), flaw=0.09, attempt=0.17, foresight=0.35, blur=0.8, look=17, step=9.5),
    "amateur": Skill((5, 7), flaw=0.055, attempt=0.13, foresight=0.4, blur=0.7, look=15.7, step=8.6),
    "adept": Skill((6, 8), flaw=0.025, attempt=0.10, foresight=0.5, blur=0.5, look=14.4, step=7.75),
    "skilled": Skill((8, 10), flaw=0.01, attempt=0.08, foresight=0.6, blur=0.4, look=13, step=6.8),
    "expert": Skill((10, 10), flaw=0, attempt=0.05, foresight=0.9, blur=0.2, look=13.8, step=7.2, haste=1.0),
    "master": Skill((10, 10), flaw=0, attempt=0, foresight=0.9, blur=0, look=12, step=6, haste=1.0, samples=32),
}
"""From the weakest to the strongest."""


def move(skill: Skill, view: View, seat: Seat, rng: Random) -> Move:
    if view.stage == "arranging":
        return Model(tuple(Oriented(each.card, rng.randrange(len(ORIENTATIONS))) for each in view.model))
    if view.stage == "scored":
        return Next()
    if view.options.variant == "timed":
        return _turn(skill, view, seat, rng)
    desk = desk_of(view, seat)
    if view.options.turns and view.finishers and skill.haste is not None and view.options.variant == "base":
        return last_step(shape(view.model), desk, view.options.frame) or Done()
    return step(desk, shifted(plan(skill, view, seat), desk.laid), skill.attempt, rng) or Done()


def pace(level: str, view: View, seat: Seat, rng: Random, past: Sequence[Passed], people: AbstractSet[Seat]) -> float:
    """How many seconds a bot takes before its next step, if nothing changes meanwhile."""
    return pacing.seconds(SKILLS[level], view, seat, rng, past, people)


def _turn(skill: Skill, view: View, seat: Seat, rng: Random) -> Move:
    """A step of a turn in "timed": lay the card, vote on going on, or end the turn."""
    desk, model = desk_of(view, seat), shape(view.model)
    fixed, loose = desk.laid[: desk.fixed], desk.laid[desk.fixed :]
    card = desk.hand[0] if desk.hand else loose[0].card
    chosen = place(skill, turn_of(view, seat), seed_of(view, seat))
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


def desk_of(view: View, seat: Seat) -> Desk:
    own = view.places[seat]
    return Desk(own.laid, own.hand or (), own.fixed)


def turn_of(view: View, seat: Seat) -> Turn:
    """The turn of "timed", with its card in hand or already laid."""
    desk = desk_of(view, seat)
    card = desk.hand[0] if desk.hand else desk.laid[desk.fixed].card
    unseen = tuple(each for each in CARDS if each not in view.faces)
    return Turn(shape(view.model), desk.laid[: desk.fixed], view.places[seat].missed, card, unseen)


def seed_of(view: View, seat: Seat) -> str:
    """The same throughout a turn, so that a bot finds the same place every time."""
    return f"{seat} {view.round} {view.turn}"


LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    level: partial(move, skill) for level, skill in SKILLS.items()
}

FORMER: Final = {"beginner": "novice"}
"""What levels were called before."""
