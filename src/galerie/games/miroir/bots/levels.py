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

LETTER: Final = 0.001
"""How much longer columns are preferred to shorter ones, or shorter ones to longer, by habit."""


def move(character: Character, view: View, seat: Seat, rng: Random) -> Move:
    mind = Mind(view, seat, character, _habit(character, rng))
    if view.announced:
        return answer(mind, view.announced)
    if view.stage == "announcing":
        return announcement(mind, view.queue[0])
    asks = view.stage == "acting" and view.options.referee == "challenge"
    said = remark(mind, seat, rng) if asks else None
    return said or chosen(mind, rng)


def _habit(character: Character, rng: Random) -> float:
    if rng.random() >= character.habit:
        return 0.0
    return -LETTER if rng.random() < character.scatter else LETTER


NEAR_SIGHTED: Final = Taste(longest=5, take=0, steal=0)
"""Of those who hope for words of five letters only, and for nothing from the discards."""

CHARACTERS: Final = {
    "child": Character(
        Vocabulary(2_000), Attention(takes=0.1, steals=0.05, shifts=0, runs=0), habit=1, scatter=0.7, suspicion=0.2
    ),
    "novice": Character(
        Vocabulary(5_000),
        Attention(columns=0.4, takes=0.3, steals=0.15, shifts=0.1, runs=0),
        habit=0.85,
        suspicion=0.3,
        taste=NEAR_SIGHTED,
    ),
    "student": Character(
        Vocabulary(8_000),
        Attention(columns=0.4, takes=0.4, steals=0.2, shifts=0.1, runs=0),
        habit=0.28,
        suspicion=0.4,
        taste=NEAR_SIGHTED,
    ),
    "amateur": Character(
        Vocabulary(15_000),
        Attention(columns=0.5, takes=0.5, steals=0.3, shifts=0.2, runs=0.1),
        suspicion=0.6,
        taste=NEAR_SIGHTED,
    ),
    "adept": Character(Vocabulary(60_000), Attention(steals=0.8, shifts=0.8, runs=0.5), rivalry=0.25, suspicion=0.8),
    "master": Character(Vocabulary(Band.SOLVER), counts=True, rivalry=1, foresight=True),
}

SIMPLE: Final = ("child", "novice", "student", "amateur")
"""The levels that do not need the kernel to answer in time."""

PLAYING: Final = {
    level: character if kernel.available or level in SIMPLE else CHARACTERS[SIMPLE[-1]]
    for level, character in CHARACTERS.items()
}
"""Without the kernel no level plays better than an amateur."""

LEVELS: Final[Mapping[str, Callable[[View, Seat, Random], Move]]] = {
    level: partial(move, character) for level, character in PLAYING.items()
}
"""From the weakest to the strongest."""
