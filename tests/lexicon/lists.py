"""Small lexicons made on the fly, and plain answers to every query."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from re import fullmatch
from tempfile import NamedTemporaryFile
from typing import Final

from hypothesis import strategies as st

from galerie.lexicon import JOKER, Entry, Lexicon, WordClass, fold
from galerie.lexicon.compiling import compiled as compiled_file
from galerie.lexicon.graph import ReadableGraph
from galerie.lexicon.kernel import compiled
from galerie.lexicon.lexicon import Opening

GRAPHS: Final[list[Opening]] = [compiled.LexiconGraph, ReadableGraph]

WORDS: Final = st.text("abcz", min_size=1, max_size=6)
BASES: Final = st.lists(st.text("abczéœ", min_size=1, max_size=6), min_size=1, max_size=3, unique=True).map(tuple)
CLASSES: Final = st.sets(st.sampled_from(WordClass), min_size=1).map(lambda chosen: tuple(sorted(chosen)))
ENTRIES: Final = st.lists(
    st.builds(Entry, WORDS, st.integers(1, 9) | st.integers(1, 2**20 - 1), CLASSES, BASES),
    max_size=30,
    unique_by=lambda entry: entry.word,
)


def opened(entries: Iterable[Entry]) -> list[Lexicon]:
    """The lexicon with the kernel and with its readable twin. The file is deleted; the mapping stays valid."""
    with NamedTemporaryFile(suffix=".lexicon") as file:
        file.write(compiled_file(entries, "test"))
        file.flush()
        return [Lexicon(Path(file.name), graph) for graph in GRAPHS]


class PlainList:
    """The same queries, answered by scanning every word."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = sorted(entries, key=lambda entry: (entry.rank, entry.word))

    def is_beginning(self, text: str) -> bool:
        pattern = fold(text).replace(JOKER, ".")
        return not text or any(fullmatch(pattern, entry.word[: len(text)]) for entry in self.entries)

    def completions(self, beginning: str, letters: str, shortest: int, rarest: int, bases: bool) -> list[str]:
        pattern = beginning.replace(JOKER, ".")
        return [
            entry.word
            for entry in self.entries
            if fullmatch(pattern, entry.word[: len(beginning)])
            and enough(entry.word[len(beginning) :], letters)
            and len(entry.word) >= shortest
            and entry.rank <= rarest
            and (entry.is_base or not bases)
        ]


def enough(wanted: str, letters: str) -> bool:
    bag = Counter(letters)
    return (Counter(wanted) - bag).total() <= bag[JOKER]
