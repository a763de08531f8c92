"""What a player knows about the opponent's word, by plain enumeration of all words and of all that screens may hide.

It is meant for the ordinary kit: five letters on five tiles, two mirrors, no figures. Every word that agrees with what
was seen is equally likely, and so is every arrangement of what was not seen.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Final

from galerie.core import Seat
from galerie.games.reflecto.rules.options import SCREENS
from galerie.games.reflecto.rules.spelling import choices
from galerie.games.reflecto.rules.view import View

MIRROR: Final = "*"
"""What a screen hides, beside letters."""


@dataclass(frozen=True)
class Knowledge:
    view: View
    seat: Seat

    @property
    def vocabulary(self) -> tuple[str, ...]:
        """Every word that the opponent may have hidden."""
        return choices(self.view.options.words, self.view.letters[1 - self.seat])

    @cached_property
    def seen(self) -> dict[int, str]:
        """By opposing screen: the letter that a mirror showed, or MIRROR."""
        return {each.screen: each.face.letters or MIRROR for each in self.view.sights if each.seat == self.seat}

    @cached_property
    def placed(self) -> dict[int, str]:
        """By rank, from 0: the letters that were seen and have left, so that their place in the word is known."""
        left = enumerate(self.view.out[1 - self.seat])
        return {rank: self.seen[screen] for rank, screen in left if screen in self.seen}

    @cached_property
    def loose(self) -> Counter[str]:
        """The letters that were seen and have not left."""
        left = self.view.out[1 - self.seat]
        return Counter(face for screen, face in self.seen.items() if screen not in left and face != MIRROR)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The words that agree with everything."""
        wrong = {each.word for each in self.view.guesses if each.seat == self.seat}
        return tuple(word for word in self.vocabulary if word not in wrong and self._agrees(word))

    @cached_property
    def unordered(self) -> tuple[str, ...]:
        """The words that contain all letters seen, if one forgets which letters left in which order."""
        letters = self.loose + Counter(self.placed.values())
        return tuple(word for word in self.vocabulary if letters <= Counter(word))

    @property
    def unknown(self) -> int:
        """How many letters were never seen."""
        return self.view.letters[1 - self.seat] - self.loose.total() - len(self.placed)

    def left_after(self, looks: int) -> Fraction:
        """The expected number of words that are left when this many more screens have been seen."""
        weights: defaultdict[tuple[str, ...], Fraction] = defaultdict(Fraction)
        fitting: Counter[tuple[str, ...]] = Counter()
        for word in self.words:
            for shown, chance in _shown(self._hidden(word), looks):
                weights[shown] += chance
                fitting[shown] += 1
        return sum((weights[shown] * fitting[shown] for shown in weights), Fraction()) / len(self.words)

    def _agrees(self, word: str) -> bool:
        if any(word[rank] != letter for rank, letter in self.placed.items()):
            return False
        return self.loose <= Counter(word[len(self.view.out[1 - self.seat]) :])

    def _hidden(self, word: str) -> Counter[str]:
        """What the screens on the board that were never seen hide, if this is the word."""
        left = self.view.out[1 - self.seat]
        mirrors = self.view.mirrors[1 - self.seat] - sum(face == MIRROR for face in self.seen.values())
        hidden = Counter(word[len(left) :]) - self.loose + Counter({MIRROR: mirrors})
        assert hidden.total() == SCREENS - len({*left, *self.seen})  # noqa: S101  what is not seen is hidden
        return hidden


def _shown(hidden: Counter[str], looks: int) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    """What this many screens may show, one after the other, and with which probability."""
    if looks == 0:
        yield (), Fraction(1)
        return
    for face, count in hidden.items():
        for more, chance in _shown(hidden - Counter([face]), looks - 1):
            yield (face, *more), Fraction(count, hidden.total()) * chance
