"""Reflecto: belief by counting and by enumerating arrangements, and the time per move of each level."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from math import isclose
from random import Random
from statistics import mean, quantiles
from string import ascii_uppercase
from time import process_time
from typing import TypeAlias

from bench.timing import compare
from galerie.core import Seat
from galerie.games.reflecto import Options, Reflecto, random_set_up
from galerie.games.reflecto.bots import LEVELS
from galerie.games.reflecto.rules.belief import Belief, Evidence
from galerie.games.reflecto.rules.options import terms
from galerie.games.reflecto.rules.position import start
from galerie.games.reflecto.rules.screens import due
from galerie.games.reflecto.rules.setting import hand
from galerie.games.reflecto.rules.vocabulary import vocabulary

GAMES = 3
CASES = 60

MIRROR = 0
ROWS = sorted(set(permutations((1, 2, 3, 4, 5, MIRROR, MIRROR))))
"""By screen, the rank of its letter: 2,520 arrangements."""

TERMS = terms(Options(), 0)
WORDS = vocabulary("lexicon", TERMS.letters)
HERE = {(at, letter): WORDS.having(letter, at) for at in range(TERMS.letters) for letter in ascii_uppercase}


def cases() -> list[Evidence]:
    """Positions in which at least three screens have been seen, and some have left."""
    rng = Random(1)
    found: list[Evidence] = []
    while len(found) < CASES:
        secret = hand(Options(), 0, random_set_up(Options(), 0, rng))
        out: tuple[int, ...] = ()
        for _ in range(rng.randrange(4)):
            out = (*out, rng.choice(due(secret, TERMS, out)))
        seen = sorted(rng.sample(range(len(secret.faces)), rng.randint(3, 5)))
        found.append(Evidence("lexicon", TERMS, out, tuple((n, secret.faces[n]) for n in seen), frozenset()))
    return found


def games() -> dict[str, list[float]]:
    """The time per move of each level, game after game."""
    thinking: dict[str, list[float]] = {}
    for seed in range(GAMES):
        for names in (("novice", "adept"), ("adept", "master")):
            rng, position = Random(seed), start(2, Options(first="gerda"))
            while position.to_act:
                seat = min(position.to_act)
                position = answered(position, seat, names[seat], rng, thinking)
    return thinking


def answered(position: Reflecto, seat: Seat, level: str, rng: Random, thinking: dict[str, list[float]]) -> Reflecto:
    view = position.view(seat)
    since = process_time()
    move = LEVELS[level](view, seat, rng)
    thinking.setdefault(level, []).append(process_time() - since)
    return position.play(seat, move)


Chances: TypeAlias = Mapping[str, float]


def counted(known: Evidence) -> Chances:
    return Belief(known).chances


def fitting(known: Evidence) -> Iterator[list[tuple[int, str | int]]]:
    """For each consistent arrangement: by place, the letter there, or another place with the same letter."""
    faces = [(screen, face.kind == "mirror", face.letters) for screen, face in known.seen]
    for row in ROWS:
        tiles = all((row[screen] == MIRROR) == mirror for screen, mirror, _ in faces)
        if tiles and all(row[screen] != MIRROR for screen in known.out):
            letters = [(row[screen] - 1, letters) for screen, mirror, letters in faces if not mirror]
            yield [*letters, *((row[screen] - 1, place) for place, screen in enumerate(known.out))]


def by_sets(known: Evidence) -> Chances:
    """Each arrangement with the set of all words that agree with it."""
    weights: defaultdict[str, float] = defaultdict(float)
    for places in fitting(known):
        words = WORDS.everything
        for at, other in places:
            words &= HERE[at, other] if isinstance(other, str) else WORDS.alike(at, other, 1)
        for number in WORDS.listed(words):
            weights[WORDS.words[number]] += WORDS.priors[number]
    return shared(weights)


def by_words(known: Evidence) -> Chances:
    """Each arrangement with each word."""
    weights: defaultdict[str, float] = defaultdict(float)
    for places in fitting(known):
        for word, prior in zip(WORDS.words, WORDS.priors, strict=True):
            if all(word[at] == (other if isinstance(other, str) else word[other]) for at, other in places):
                weights[word] += prior
    return shared(weights)


def shared(weights: Mapping[str, float]) -> Chances:
    total = sum(weights.values())
    return {word: weight / total for word, weight in weights.items()}


def same(one: Chances, other: Chances) -> bool:
    return one.keys() == other.keys() and all(isclose(chance, other[word]) for word, chance in one.items())


def done(way: Callable[[Evidence], Chances], moments: list[Evidence]) -> int:
    for known in moments:
        way(known)
    return len(moments)


def main() -> None:
    moments = cases()
    for known in moments:
        if not same(counted(known), by_sets(known)):
            raise SystemExit("the ways do not agree")
    few = moments[:: CASES // 4]
    compare(
        f"the chances of all words at {CASES} moments: 2,520 arrangements, {len(WORDS.words):,} words",
        "moments",
        {
            "counting arrangements": lambda: done(counted, moments),
            "going through them, sets of words": lambda: done(by_sets, moments),
            "going through them, each word": lambda: done(by_words, few),
        },
    )
    print("a move takes, in milliseconds of processor time")
    for level, times in games().items():
        print(f"  {level:8} mean {1000 * mean(times):6.1f}   95 % under {1000 * quantiles(times, n=20)[-1]:6.1f}")
