"""How soon a column is likely to become a word.

A column promises 1 if it is a word, and 0 if no known word can come of it. Otherwise each turn brings each card with
some probability, the player takes it if the column then promises more, and a word one turn later is worth a little
less, discounted by patience. The promise is the expected value under that policy.

The kernel replaces `readable_promises` where it could be built, and tests compare the two.
"""

from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from string import ascii_lowercase
from typing import Final, TypeAlias

from galerie.games.miroir import kernel
from galerie.games.miroir.rules.cards import SHORTEST
from galerie.lexicon import JOKER, french

CARDS: Final = ascii_lowercase + JOKER
PATIENCE: Final = 0.8
LEAST: Final = 5e-4
"""Paths less likely than this are not followed."""

LONGEST: Final = 8
"""The longest words considered, in letters: each more costs a card."""

Chances: TypeAlias = bytes
"""The probability that a turn brings each card, in the order of `CARDS`."""

Promises: TypeAlias = tuple[float, ...]
"""Of the column as it is, then with each card added, in the order of `CARDS`."""

Ends: TypeAlias = dict[str, "Ends | None"]
"""The letters that may follow, each mapped to what follows it, or to None where a word is complete."""


def chances(likely: Mapping[str, float]) -> Chances:
    return array("d", (likely.get(card, 0.0) for card in CARDS)).tobytes()


@dataclass(frozen=True, slots=True)
class _Outlook:
    likely: Mapping[str, float]
    patience: float
    longest: int
    joker: bool
    """Whether one may still come."""


def readable_promises(
    column: str, chances: Chances, rarest: int, patience: float = PATIENCE, longest: int = LONGEST
) -> Promises:
    likely = dict(zip(CARDS, array("d", chances), strict=True))
    if column.count(JOKER) > 1:
        return (0.0,) * (1 + len(CARDS))
    ends = _ends(column, rarest)
    outlook = _Outlook(likely, patience, longest, JOKER not in column)
    after = {letter: _promise(following, len(column) + 1, outlook, 1) for letter, following in (ends or {}).items()}
    if outlook.joker and after:
        after[JOKER] = max(after.values())  # a joker counts as the most useful letter
    now = 1.0 if ends is None else _waiting([(after.get(card, 0.0), likely[card]) for card in CARDS], patience)
    return (now, *(after.get(card, 0.0) for card in CARDS))


@lru_cache(maxsize=2_000)
def _ends(column: str, rarest: int) -> Ends | None:
    """What may follow the column in known words; do not modify it."""
    root: Ends = {}
    for word in french().matching(column + "*", rarest=rarest):
        if len(word) == len(column) >= SHORTEST:
            return None
        node: Ends | None = root
        for at in range(len(column), len(word)):
            if node is None:
                break  # a shorter word is complete first
            if at + 1 == len(word) >= SHORTEST:
                node[word[at]] = None
            node = node.setdefault(word[at], {})
    return root


def _promise(ends: Ends | None, length: int, outlook: _Outlook, reach: float) -> float:
    """`reach` is the probability of getting here."""
    if ends is None:
        return 1.0
    if length >= outlook.longest:
        return 0.0
    ways = [
        (_promise(following, length + 1, outlook, reach * outlook.likely[letter]), outlook.likely[letter])
        for letter, following in ends.items()
        if reach * outlook.likely[letter] >= LEAST
    ]
    if outlook.joker and ways:
        ways.append((max(ways)[0], outlook.likely[JOKER]))
    return _waiting(ways, outlook.patience)


def _waiting(ways: list[tuple[float, float]], patience: float) -> float:
    """The value of waiting for cards that lead to these promises with these probabilities.

    The player takes a card if that beats waiting. The probabilities of a turn add up to at most one, best first.
    """
    gained = taken = value = 0.0
    for promise, chance in sorted(ways, reverse=True):
        if promise <= value or taken >= 1:
            break
        part = min(chance, 1 - taken)
        gained += part * promise
        taken += part
        value = patience * gained / (1 - patience * (1 - taken))
    return value


@cache
def _graph() -> "kernel.compiled.PromiseGraph":
    return kernel.compiled.PromiseGraph(*french().buffers)


def compiled_promises(
    column: str, chances: Chances, rarest: int, patience: float = PATIENCE, longest: int = LONGEST
) -> Promises:
    return _graph().promises(column, chances, patience, LEAST, longest, rarest)


promises: Callable[[str, Chances, int, float, int], Promises] = (
    compiled_promises if kernel.available else readable_promises
)
