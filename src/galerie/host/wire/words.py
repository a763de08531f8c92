"""Words of the lexicon."""

from galerie.host.wire.base import Wire


class WordInfo(Wire, frozen=True):
    """What the lexicon knows about a word. For a text that is not a word, only `word` and `accepted` say anything."""

    word: str
    """The word as it is spelt with tiles: in lower case, without accents or ligatures."""

    accepted: bool
    """Whether it is a word."""

    bases: list[str]
    """The infinitives, singulars… that this is a form of, the most common reading first."""

    band: str | None
    """The smallest vocabulary that contains it: `child`, `student`, `adult` or `solver`."""


class WordList(Wire, frozen=True):
    """The words that match a pattern."""

    count: int
    """How many there are."""

    words: list[str]
    """The most common of them, as they are spelt with tiles."""
