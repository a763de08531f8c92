"""The levels of Miroir. They differ in the words they know, in what they notice and in how far they look ahead."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from galerie.core import Seat
from galerie.games.miroir import Move, View, kernel
from galerie.games.miroir.bots.acting import chosen
from galerie.games.miroir.bots.character import Attention, Character, Taste
from galerie.games.miroir.bots.mind import Mind
from galerie.games.miroir.bots.refereeing import announcement, answer, remark
from galerie.games.miroir.bots.vocabulary import Vocabulary
from galerie.lexicon import Band


def move(character: Character, view: View, seat: Seat, rng: Random) -> Move:
    mind = Mind(view, seat, character)
    if view.announced:
        return answer(mind, view.announced)
    if view.stage == "announcing":
        return announcement(mind, view.queue[0])
    asks = view.stage == "acting" and view.options.referee == "challenge"
    said = remark(mind, seat, rng) if asks else None
    return said or chosen(mind, rng)


CHARACTERS: Final = {
    "child": Character(
        Vocabulary(5_000),
        Attention(takes=0.4, steals=0.2, shifts=0, runs=0),
        habit=True,
        suspicion=0.2,
    ),
    "novice": Character(
        Vocabulary(8_000),
        Attention(columns=0.5, takes=0.5, steals=0.25, shifts=0.2, runs=0),
        suspicion=0.3,
        taste=Taste(longest=5),
    ),
    "student": Character(
        Vocabulary(20_000),
        Attention(columns=0.9, takes=0.7, steals=0.55, shifts=0.5, runs=0.2),
        suspicion=0.4,
        taste=Taste(longest=6),
    ),
    "amateur": Character(
        Vocabulary(50_000),
        Attention(steals=0.8, shifts=0.8, runs=0.5),
        reckons=True,
        rivalry=0.2,
        suspicion=0.6,
    ),
    "adept": Character(Vocabulary(Band.ADULT), counts=True, reckons=True, rivalry=0.3, suspicion=0.8),
    "expert": Character(Vocabulary(200_000), counts=True, reckons=True, rivalry=0.5, foresight=True),
    "master": Character(Vocabulary(Band.SOLVER), counts=True, reckons=True, rivalry=1, foresight=True),
}

SIMPLE: Final = ("child", "novice", "student")
"""The levels that do not need the kernel to answer in time."""

PLAYING: Final = {
    level: character if kernel.available or level in SIMPLE else CHARACTERS[SIMPLE[-1]]
    for level, character in CHARACTERS.items()
}
"""Without the kernel no level plays better than a student."""

LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    level: partial(move, character) for level, character in PLAYING.items()
}
"""From the weakest to the strongest."""
