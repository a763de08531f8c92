"""Four levels of Miroir. They differ in the words they know and in how far they look ahead."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.miroir import Move, View, kernel
from galerie.games.miroir.bots.acting import action, placement
from galerie.games.miroir.bots.mind import Character, Mind
from galerie.games.miroir.bots.refereeing import announcement, answer, remark
from galerie.games.miroir.bots.vocabulary import Vocabulary
from galerie.lexicon import Band


def move(character: Character, view: View, seat: Seat, rng: Random) -> Move:
    mind = Mind(view, seat, character)
    if view.announced:
        return answer(mind, view.announced)
    if view.stage == "announcing":
        return announcement(mind, view.queue[0])
    if view.stage == "placing":
        return placement(mind, rng)
    said = remark(mind, seat, rng) if view.options.referee == "challenge" else None
    return said or action(mind, rng)


CHARACTERS: Final = {
    "child": Character(
        Vocabulary(Band.CHILD), distraction=0.25, reckons=False, rivalry=0, foresight=False, suspicion=0.3
    ),
    "student": Character(
        Vocabulary(Band.STUDENT), distraction=0.1, reckons=False, rivalry=0.1, foresight=False, suspicion=0.5
    ),
    "adult": Character(
        Vocabulary(Band.ADULT), distraction=0.05, reckons=True, rivalry=0.2, foresight=False, suspicion=0.8
    ),
    "solver": Character(Vocabulary(Band.SOLVER), distraction=0, reckons=True, rivalry=1, foresight=True, suspicion=1),
}

SIMPLE: Final = ("child", "student")
"""The levels that do not need the kernel to answer in time."""

LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    level: partial(move, character if kernel.available or level in SIMPLE else CHARACTERS[SIMPLE[-1]])
    for level, character in CHARACTERS.items()
}
"""From the weakest to the strongest; without the kernel no level plays better than a student."""
