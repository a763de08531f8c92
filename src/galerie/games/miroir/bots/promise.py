"""How soon a column will be a word, with luck and patience.

A column promises 1 when it is a word, and nothing when none that is known can come of it. Else every turn brings each
card with some chance, one takes it if the column then promises more, and a word one turn later is worth a little
less: what patience leaves of it. The promise is what to expect of the best use of that.

The kernel has a twin of `readable_promises`, and tests hold the two against each other.
"""

from array import array
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from string import ascii_lowercase
from typing import Final, TypeAlias

from galerie.games.miroir import kernel
from galerie.games.miroir.rules.cards import SHORTEST
from galerie.lexicon import JOKER, french

CARDS: Final = ascii_lowercase + JOKER
PATIENCE: Final = 0.8
LEAST: Final = 5e-4
"""Ways less likely than this are not followed."""

LONGEST: Final = 8
"""Letters of the words that are hoped for, at most: each more costs a card."""

Chances: TypeAlias = bytes
"""How likely a turn is to bring each card, in the order of `CARDS`."""

Promises: TypeAlias = tuple[float, ...]
"""Of the column as it is, then with each card more, in the order of `CARDS`."""

Ends: TypeAlias = dict[str, "Ends | None"]
"""The letters that lead on, each to what follows it, or to None where a word is complete."""


def chances(likely: Mapping[str, float]) -> Chances:
    return array("d", (likely.get(card, 0.0) for card in CARDS)).tobytes()


def readable_promises(column: str, chances: Chances, rarest: int) -> Promises:
    likely = dict(zip(CARDS, array("d", chances), strict=True))
    if column.count(JOKER) > 1:
        return (0.0,) * (1 + len(CARDS))
    ends = _ends(column, rarest)
    joker = JOKER not in column
    after = {
        letter: _promise(following, len(column) + 1, likely, 1, joker) for letter, following in (ends or {}).items()
    }
    if joker and after:
        after[JOKER] = max(after.values())  # it comes as the letter that is wanted most
    now = 1.0 if ends is None else _waiting([(after.get(card, 0.0), likely[card]) for card in CARDS])
    return (now, *(after.get(card, 0.0) for card in CARDS))


@lru_cache(maxsize=2_000)
def _ends(column: str, rarest: int) -> Ends | None:
    """What may follow the column, in the words that are known; not to be changed."""
    root: Ends = {}
    for word in french().matching(column + "*", rarest=rarest):
        if len(word) == len(column) >= SHORTEST:
            return None
        node: Ends | None = root
        for at in range(len(column), len(word)):
            if node is None:
                break  # a shorter word is complete before this one
            if at + 1 == len(word) >= SHORTEST:
                node[word[at]] = None
            node = node.setdefault(word[at], {})
    return root


def _promise(ends: Ends | None, length: int, likely: Mapping[str, float], reach: float, joker: bool) -> float:
    """`reach` is how likely it was to come here."""
    if ends is None:
        return 1.0
    if length >= LONGEST:
        return 0.0
    ways = [
        (_promise(following, length + 1, likely, reach * likely[letter], joker), likely[letter])
        for letter, following in ends.items()
        if reach * likely[letter] >= LEAST
    ]
    if joker and ways:
        ways.append((max(ways)[0], likely[JOKER]))
    return _waiting(ways)


def _waiting(ways: list[tuple[float, float]]) -> float:
    """What it is worth to wait for cards that lead to these promises and come with these chances.

    One takes what is better than to go on waiting. The chances of a turn are one together at most, the best first.
    """
    gained = taken = value = 0.0
    for promise, chance in sorted(ways, reverse=True):
        if promise <= value or taken >= 1:
            break
        part = min(chance, 1 - taken)
        gained += part * promise
        taken += part
        value = PATIENCE * gained / (1 - PATIENCE * (1 - taken))
    return value


@cache
def _graph() -> "kernel.compiled.PromiseGraph":
    return kernel.compiled.PromiseGraph(*french().buffers)


def compiled_promises(column: str, chances: Chances, rarest: int) -> Promises:
    return _graph().promises(column, chances, PATIENCE, LEAST, LONGEST, rarest)


promises: Callable[[str, Chances, int], Promises] = compiled_promises if kernel.available else readable_promises
