"""An open lexicon."""

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
    """Every word and what is known about it. Case, accents and ligatures make no difference to any query.

    The file is mapped into memory and never copied, so all processes on a machine share it. Words are returned
    folded, and lists are sorted from the commonest word.
    """

    def __init__(self, path: Path, graph: Opening = open_graph) -> None:
        self._path = path
        with path.open("rb") as file:
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self._layout = Layout.of(memoryview(mapped))
        self._graph = graph(*self.buffers)

    @property
    def version(self) -> str:
        """The version of the word source, then of our changes to it."""
        return self._layout.version

    @property
    def hash(self) -> str:
        """SHA-256 of the whole content: two lexicons with the same hash answer every query alike."""
        return self._layout.hash

    @property
    def buffers(self) -> tuple[memoryview, memoryview, int]:
        """For custom searches; it takes folded text only."""
        return self._layout.graph, self._layout.facts, self._layout.root

    def __len__(self) -> int:
        return self._layout.words

    def __iter__(self) -> Iterator[str]:
        """In alphabetical order."""
        return iter(sorted(self.matching(ANY_ENDING)))

    def __contains__(self, word: str) -> bool:
        return self._graph.number(fold(word)) >= 0

    def is_beginning(self, text: str) -> bool:
        """Whether a word begins with or equals `text`; a joker matches any letter. Empty text begins every word."""
        return self._graph.is_beginning(fold(text))

    def completions(
        self, beginning: str, letters: str, *, shortest: int = 1, rarest: int = Band.SOLVER, bases: bool = False
    ) -> list[str]:
        """The words made of the beginning and none, some or all of the letters, in any order.

        Both may contain jokers. Callers enforce any limit on the jokers in a word.
        """
        return self._graph.words(fold(beginning), fold(letters), shortest, rarest, bases)

    def matching(self, pattern: str, *, rarest: int = Band.SOLVER, bases: bool = False) -> list[str]:
        """The words that match a pattern: `?` is any letter, and a final `*` any ending or none."""
        return self._graph.words(*_parts(pattern), 1, rarest, bases)

    def commonest(self, pattern: str, most: int) -> tuple[int, list[str]]:
        """How many words match a pattern, and the commonest of them. The others are only counted."""
        return self._graph.commonest(*_parts(pattern), 1, Band.SOLVER, False, most)

    def rank(self, word: str) -> int | None:
        """1 for the commonest word; None if it is not a word."""
        number = self._graph.number(fold(word))
        return self._layout.facts[number] & RANK if number >= 0 else None

    def entry(self, word: str) -> Entry | None:
        """All that is known about a word; None if it is not one."""
        folded = fold(word)
        number = self._graph.number(folded)
        if number < 0:
            return None
        facts = self._layout.facts[number]
        classes = tuple(name for name, bit in CLASS.items() if facts & bit)
        return Entry(folded, facts & RANK, classes, self._layout.bases(folded, number))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its path: another process maps the same file."""
        return type(self), (self._path,)


def _parts(pattern: str) -> tuple[str, str]:
    """The beginning that a pattern asks for, and the letters that may follow it."""
    beginning = fold(pattern).removesuffix(ANY_ENDING)
    if not all("a" <= letter <= "z" or letter == JOKER for letter in beginning):
        raise Refusal("pattern-wrong", pattern=pattern)
    return beginning, ANY_LETTERS if pattern.endswith(ANY_ENDING) else ""


@cache
def french() -> Lexicon:
    """The French words that the games use."""
    return Lexicon(FRENCH)
