"""A lexicon, opened."""

import mmap
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from galerie.core import Refusal
from galerie.lexicon import kernel
from galerie.lexicon.entry import Band, Entry
from galerie.lexicon.folding import JOKER, fold
from galerie.lexicon.graph import Graph, ReadableGraph
from galerie.lexicon.layout import CLASS, LONGEST_WORD, RANK, Layout

FRENCH: Final = Path(__file__).parent / "data" / "french.lexicon"
ANY_ENDING: Final = "*"
ANY_LETTERS: Final = JOKER * LONGEST_WORD

Opening: TypeAlias = Callable[[memoryview, memoryview, int], Graph]

open_graph: Opening = kernel.compiled.LexiconGraph if kernel.available else ReadableGraph


class Lexicon:
    """Every word, and what is known of it. Capitals, accents and ligatures make no difference to any question.

    The file is mapped into memory and never copied, so that all processes of a machine share it. Words are
    answered folded, and lists of them have the commonest first.
    """

    def __init__(self, path: Path, graph: Opening = open_graph) -> None:
        self._path = path
        with path.open("rb") as file:
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self._layout = Layout.of(memoryview(mapped))
        self._graph = graph(*self.buffers)

    @property
    def version(self) -> str:
        """Of the source of the words, then of what we make of it."""
        return self._layout.version

    @property
    def hash(self) -> str:
        """SHA-256 of all that is known: where it is the same, every question has the same answer."""
        return self._layout.hash

    @property
    def buffers(self) -> tuple[memoryview, memoryview, int]:
        """The graph's numbers, the facts about the words, and the root: for a kernel that does its own searches."""
        return self._layout.graph, self._layout.facts, self._layout.root

    def __len__(self) -> int:
        return self._layout.words

    def __iter__(self) -> Iterator[str]:
        """In alphabetical order."""
        return iter(sorted(self.matching(ANY_ENDING)))

    def __contains__(self, word: str) -> bool:
        return self._graph.number(fold(word)) >= 0

    def is_beginning(self, text: str) -> bool:
        """Whether a word begins so or is that, each joker being any letter. Every word begins with nothing."""
        return self._graph.is_beginning(fold(text))

    def completions(
        self, beginning: str, letters: str, *, shortest: int = 1, rarest: int = Band.SOLVER, bases: bool = False
    ) -> list[str]:
        """The words that a beginning becomes by adding none, some or all of the letters, in any order.

        Jokers may be in both. A rule that allows few of them to a word is the caller's to keep.
        """
        return self._graph.words(fold(beginning), fold(letters), shortest, rarest, bases)

    def matching(self, pattern: str, *, rarest: int = Band.SOLVER, bases: bool = False) -> list[str]:
        """The words of this pattern: each `?` is any letter, a `*` at its end any ending, or none."""
        beginning = fold(pattern).removesuffix(ANY_ENDING)
        if not all("a" <= letter <= "z" or letter == JOKER for letter in beginning):
            raise Refusal("pattern-wrong", pattern=pattern)
        return self._graph.words(beginning, ANY_LETTERS if pattern.endswith(ANY_ENDING) else "", 1, rarest, bases)

    def rank(self, word: str) -> int | None:
        """1 for the commonest; None for what is no word."""
        number = self._graph.number(fold(word))
        return self._layout.facts[number] & RANK if number >= 0 else None

    def entry(self, word: str) -> Entry | None:
        """All that is known of a word; None for what is none."""
        folded = fold(word)
        number = self._graph.number(folded)
        if number < 0:
            return None
        facts = self._layout.facts[number]
        classes = tuple(name for name, bit in CLASS.items() if facts & bit)
        return Entry(folded, facts & RANK, classes, self._layout.bases(folded, number))

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process maps the same file."""
        return type(self), (self._path,)


@cache
def french() -> Lexicon:
    """The French words that the games go by."""
    return Lexicon(FRENCH)
