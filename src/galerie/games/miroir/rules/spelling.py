"""What the lexicon says about a column: its capital and the small cards after it (MIR-11, MIR-20, MIR-31)."""

from functools import lru_cache
from typing import Final

from galerie.games.miroir.rules.cards import SHORTEST
from galerie.lexicon import JOKER, french

REMEMBERED: Final = 1 << 15
"""Listing the moves of a turn asks about some hundred texts, most of which the turn before asked about too."""


def spelt(head: str, cards: str) -> str:
    return head.lower() + cards


def has_two_jokers(text: str) -> bool:
    return text.count(JOKER) > 1


@lru_cache(REMEMBERED)
def is_beginning(text: str) -> bool:
    """Whether a word of any length begins with or equals `text`."""
    return not has_two_jokers(text) and french().is_beginning(text)


def readings(text: str) -> tuple[str, ...]:
    """The words that win a column with this text, the commonest first; a joker may allow several."""
    if len(text) < SHORTEST or has_two_jokers(text):
        return ()
    if JOKER in text:
        return tuple(french().matching(text))
    return (text,) if text in french() else ()


def example(text: str) -> str | None:
    """The commonest word that equals or begins with `text`."""
    return next(iter(french().matching(text + "*")), None)


def kept(head: str, cards: str) -> int:
    """How many cards stay under a new capital: as long as they are still a beginning (MIR-23, MIR-32)."""
    count = 0
    while count < len(cards) and is_beginning(spelt(head, cards[: count + 1])):
        count += 1
    return count
