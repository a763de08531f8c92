"""What the lexicon knows about a word."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final

from galerie.lexicon.folding import fold


class WordClass(StrEnum):
    """Spelt as in the list; a word has one or more."""

    NOUN = "N:s"
    NOUNS = "N:p"
    ADJECTIVE = "A:s"
    ADJECTIVES = "A:p"
    INFINITIVE = "V:inf"
    PARTICIPLE = "V:part"
    CONJUGATED = "V:conj"
    OTHER = "O"


class Band(IntEnum):
    """A vocabulary, as the highest rank it contains. Each inflected form has a rank of its own."""

    CHILD = 10_000
    STUDENT = 40_000
    ADULT = 120_000
    SOLVER = 2**20 - 1
    """Every word in the lexicon."""


COMMON: Final = Band.STUDENT
"""The vocabulary of what games call common words; of these, only base forms are meant."""


@dataclass(frozen=True, slots=True)
class Entry:
    word: str
    rank: int
    """1 for the commonest word of the source. Ranks of words that we leave out are missing."""

    classes: tuple[WordClass, ...]
    bases: tuple[str, ...]
    """The infinitives, singulars and so on that it is a form of, with accents, the commonest reading first."""

    @property
    def band(self) -> Band:
        """The smallest vocabulary that contains it."""
        return next(band for band in Band if self.rank <= band)

    @property
    def is_base(self) -> bool:
        """Whether it is its own base form: `soupe` is, `soupes` is not."""
        return self.word in map(fold, self.bases)
