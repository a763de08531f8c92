"""Walking the word graph, in readable Python.

The compiled kernel replaces `ReadableGraph` where it could be built; tests compare the two. Both take folded text:
letters from a to z and jokers. Text with any other character matches no word.
"""

from collections import Counter
from collections.abc import Iterator
from string import ascii_lowercase
from typing import Final, Protocol, TypeAlias

from galerie.lexicon.folding import JOKER
from galerie.lexicon.layout import BASE, LETTERS, LONGEST_WORD, NODE, RANK, WORD, BadLexicon

Place: TypeAlias = tuple[int, int]
"""A node, and how many words sort before all those that pass through it on this path."""

BITS: Final = {letter: 1 << place for place, letter in enumerate(ascii_lowercase)}


class Graph(Protocol):
    """The interface that the kernel and `ReadableGraph` share."""

    def number(self, word: str, /) -> int:
        """The position of the word in alphabetical order, from 0; -1 if it is not a word."""

    def is_beginning(self, text: str, /) -> bool:
        """Whether some word begins like this; a joker matches any letter."""

    def words(self, beginning: str, letters: str, shortest: int, rarest: int, bases: bool, /) -> list[str]:
        """The words made of the beginning and then some of the letters in any order, the commonest first.

        They have at least `shortest` letters and a rank of at most `rarest`; with `bases`, only base forms are listed.
        """

    def commonest(
        self, beginning: str, letters: str, shortest: int, rarest: int, bases: bool, most: int, /
    ) -> tuple[int, list[str]]:
        """How many of these words there are, and the commonest of them, at most `most`."""


class ReadableGraph:
    def __init__(self, numbers: memoryview, facts: memoryview, root: int, /) -> None:
        self._numbers = numbers
        self._facts = facts
        self._root: Place = (root, 0)
        if not (root < len(numbers) and numbers[root] & NODE):
            raise BadLexicon("the lexicon is damaged")

    def number(self, word: str, /) -> int:
        place = self._root
        for letter in word:
            following = self._step(place, letter)
            if following is None:
                return -1
            place = following
        return place[1] if self._numbers[place[0]] & WORD else -1

    def is_beginning(self, text: str, /) -> bool:
        return len(text) <= LONGEST_WORD and next(self._begun(self._root, "", text), None) is not None

    def words(self, beginning: str, letters: str, shortest: int, rarest: int, bases: bool, /) -> list[str]:
        found = []
        for begun, place in self._begun(self._root, "", beginning[: LONGEST_WORD + 1]):
            for word, number in self._extended(place, begun, Counter(letters)):
                facts = self._facts[number]
                if len(word) >= shortest and facts & RANK <= rarest and (facts & BASE or not bases):
                    found.append((facts & RANK, word))
        return [word for _, word in sorted(found)]

    def commonest(
        self, beginning: str, letters: str, shortest: int, rarest: int, bases: bool, most: int, /
    ) -> tuple[int, list[str]]:
        found = self.words(beginning, letters, shortest, rarest, bases)
        return len(found), found[:most]

    def _begun(self, place: Place, begun: str, rest: str) -> Iterator[tuple[str, Place]]:
        """The paths along `rest`: at most one, unless it contains jokers."""
        if not rest:
            yield begun, place
            return
        for letter in self._letters(place) if rest[0] == JOKER else rest[0]:
            following = self._step(place, letter)
            if following is not None:
                yield from self._begun(following, begun + letter, rest[1:])

    def _extended(self, place: Place, begun: str, bag: Counter[str]) -> Iterator[tuple[str, int]]:
        """The words that can be reached from here and their numbers, in alphabetical order."""
        if self._numbers[place[0]] & WORD:
            yield begun, place[1]
        for letter in self._letters(place):
            spent = letter if bag[letter] else JOKER  # spend a joker only where the letter itself is missing
            following = self._step(place, letter)
            if bag[spent] and following is not None:
                bag[spent] -= 1
                yield from self._extended(following, begun + letter, bag)
                bag[spent] += 1

    def _letters(self, place: Place) -> Iterator[str]:
        letters = self._numbers[place[0]]
        return (letter for letter, bit in BITS.items() if letters & bit)

    def _step(self, place: Place, letter: str) -> Place | None:
        node, before = place
        letters, bit = self._numbers[node] & LETTERS, BITS.get(letter, 0)
        if not letters & bit:
            return None
        edge = node + 1 + 2 * (letters & bit - 1).bit_count()
        return self._numbers[edge], before + self._numbers[edge + 1]
