"""What is known of a word."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from galerie.lexicon.folding import fold


class WordClass(StrEnum):
    """As the list spells them; a word has one or more."""

    NOUN = "N:s"
    NOUNS = "N:p"
    ADJECTIVE = "A:s"
    ADJECTIVES = "A:p"
    INFINITIVE = "V:inf"
    PARTICIPLE = "V:part"
    CONJUGATED = "V:conj"
    OTHER = "O"


class Band(IntEnum):
    """Whose vocabulary a word belongs to: the highest rank that is in it, inflected forms counted one by one."""

    CHILD = 10_000
    STUDENT = 40_000
    ADULT = 120_000
    SOLVER = 2**20 - 1
    """Every word there is."""


@dataclass(frozen=True, slots=True)
class Entry:
    word: str
    rank: int
    """1 for the commonest word of the source. Some ranks are missing, because some of its words are not in ours."""

    classes: tuple[WordClass, ...]
    bases: tuple[str, ...]
    """The infinitives, singulars… it is a form of, with their accents, the commonest reading first."""

    @property
    def band(self) -> Band:
        """The smallest vocabulary that has it."""
        return next(band for band in Band if self.rank <= band)

    @property
    def is_base(self) -> bool:
        """Whether it is a form of itself: `soupe` is, `soupes` is not."""
        return self.word in map(fold, self.bases)
