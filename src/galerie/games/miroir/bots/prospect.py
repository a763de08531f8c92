"""What columns promise to one player at one moment."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from galerie.games.miroir.bots.character import Taste
from galerie.games.miroir.bots.promise import CARDS, Chances, Promises, promises
from galerie.games.miroir.bots.vocabulary import Vocabulary
from galerie.lexicon import JOKER

PLACE: Final = {card: place for place, card in enumerate(CARDS)}


MOST: Final = 5_000
"""How many columns are remembered."""


class Prospect:
    def __init__(self, chances: Chances, vocabulary: Vocabulary, taste: Taste) -> None:
        self._chances = chances
        self._taste = taste
        self._rarest = vocabulary.rarest
        self._promises: dict[str, Promises] = {}
        self._values: dict[str, float] = {}
        self._gains: dict[str, Promises] = {}

    def value(self, text: str) -> float:
        """The value of a column that reads so."""
        if text not in self._values:
            if len(self._values) > MOST:
                self._forget()
            promise = self._promised(text)
            spare = self._taste.burden * self.value(text[:-1]) if len(text) > 1 else 0.0
            self._values[text] = max(promise, spare)
        return self._values[text]

    def gains(self, text: str) -> Promises:
        """How much each card would improve a column, in the order of `CARDS`; a joker counts as the best letter."""
        if text not in self._gains:
            value = self.value(text)
            self._gains[text] = tuple([max(0.0, promise - value) for promise in self._table(text)[1:]])
        return self._gains[text]

    def best_gains(self, texts: Iterable[str]) -> Promises:
        """What each card would be worth in the column that it improves most."""
        return tuple(map(max, zip(*map(self.gains, texts), strict=True)))

    def total(self, texts: Iterable[str]) -> float:
        return sum(map(self.value, texts))

    def _promised(self, text: str) -> float:
        """Always in the same way, so that nothing depends on what was asked before."""
        if len(text) == 1 or text[-1] == JOKER:
            return self._table(text)[0]
        return self._table(text[:-1])[1 + PLACE[text[-1]]]

    def _table(self, text: str) -> Promises:
        if text not in self._promises:
            self._promises[text] = promises(
                text, self._chances, self._rarest, self._taste.patience, self._taste.longest
            )
        return self._promises[text]

    def _forget(self) -> None:
        for remembered in (self._promises, self._values, self._gains):
            remembered.clear()


@lru_cache(maxsize=128)
def prospect(chances: Chances, vocabulary: Vocabulary, taste: Taste) -> Prospect:
    """What columns promise when a turn brings each card with these probabilities; remembered from turn to turn."""
    return Prospect(chances, vocabulary, taste)
