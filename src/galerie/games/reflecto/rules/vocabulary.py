"""The possible secret words, as bit sets, and the prior probability of each.

A set of words is an integer with one bit for each word, the commonest first.
"""

from collections.abc import Iterator
from functools import cache, cached_property
from typing import Final

from galerie.games.reflecto.rules.options import Words
from galerie.games.reflecto.rules.spelling import choices
from galerie.lexicon import french

FAMILIAR: Final = 10_000
"""A word of this rank is chosen half as often as the commonest one."""

INFLECTED: Final = 1 / 3
"""How much less often plurals and conjugated forms are chosen than base forms."""

NONSENSE: Final = 0.05
"""How often the secret is not a word where any letters are allowed (REF-04)."""


class Vocabulary:
    """All words of one length that a game allows; where it allows any letters, the known words."""

    def __init__(self, words: Words, length: int) -> None:
        self.words: Final = choices(words, length)
        self.everything: Final = (1 << len(self.words)) - 1
        self._length = length
        self._words = words
        self._letters: dict[tuple[str, int], int] = {}
        self._alike: dict[tuple[int, int, int], int] = {}

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The bit of each word."""
        return {word: number for number, word in enumerate(self.words)}

    @cached_property
    def priors(self) -> tuple[float, ...]:
        """How likely each word is to be chosen: common words and base forms are chosen more often."""
        lexicon = french()
        bases = {word.upper() for word in lexicon.matching("?" * self._length, bases=True)}
        raw = [(1.0 if word in bases else INFLECTED) / (FAMILIAR + (lexicon.rank(word) or 0)) for word in self.words]
        share = (1.0 if self._words != "free" else 1.0 - NONSENSE) / sum(raw)
        return tuple(weight * share for weight in raw)

    def having(self, letters: str, place: int) -> int:
        """The words with these letters from this place on."""
        found = self.everything
        for at, letter in enumerate(letters, place):
            found &= self._letter(letter, at)
        return found

    def containing(self, letter: str) -> int:
        """The words that contain this letter."""
        found = 0
        for place in range(self._length):
            found |= self._letter(letter, place)
        return found

    def alike(self, one: int, other: int, length: int) -> int:
        """The words with the same letters from one place on as from the other."""
        key = one, other, length
        if key not in self._alike:
            found = (word for word in self.words if word[one : one + length] == word[other : other + length])
            self._alike[key] = self.those(found)
        return self._alike[key]

    def those(self, words: Iterator[str]) -> int:
        """The set of these words; unknown ones are left out."""
        marks = bytearray(len(self.words) // 8 + 1)
        for word in words:
            number = self.numbers.get(word)
            if number is not None:
                marks[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(marks, "little")

    def listed(self, some: int) -> Iterator[int]:
        """The bits of a set of words, in order."""
        marks = f"{some:b}"[::-1]
        number = marks.find("1")
        while number >= 0:
            yield number
            number = marks.find("1", number + 1)

    @cached_property
    def _columns(self) -> list[str]:
        return ["".join(letters)[::-1] for letters in zip(*self.words, strict=True)]

    def _letter(self, letter: str, place: int) -> int:
        key = letter, place
        if key not in self._letters:
            ones = "".join("1" if each == letter else "0" for each in self._columns[place])
            self._letters[key] = int(ones, 2)
        return self._letters[key]


@cache
def vocabulary(words: Words, length: int) -> Vocabulary:
    return Vocabulary(words, length)
