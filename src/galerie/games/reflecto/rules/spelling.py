"""Words, and how they are written on tiles."""

from functools import cache, lru_cache
from itertools import pairwise

from galerie.games.reflecto.rules.options import Words
from galerie.lexicon import COMMON, JOKER, Band, french


def spread(word: str, tiles: int) -> tuple[str, ...]:
    """The word cut evenly, with longer pieces last (REF-52); empty tiles are left out (REF-51)."""
    pieces = min(tiles, len(word))
    least, more = divmod(len(word), pieces)
    lengths = [least] * (pieces - more) + [least + 1] * more
    return cut(word, lengths)


def cut(word: str, lengths: list[int]) -> tuple[str, ...]:
    ends = [sum(lengths[:count]) for count in range(len(lengths) + 1)]
    return tuple(word[start:end] for start, end in pairwise(ends))


def is_known(word: str) -> bool:
    return word in french()


def is_common(word: str) -> bool:
    entry = french().entry(word)
    return entry is not None and entry.is_base and entry.rank <= COMMON


def choices(words: Words, length: int, letters: str = "") -> tuple[str, ...]:
    """The words of this length that contain all these letters, the commonest first.

    Where any letters are allowed, these are the known words.
    """
    common = words == "common"
    return _listed(common, length, letters) if letters else _all(common, length)


@cache
def _all(common: bool, length: int) -> tuple[str, ...]:
    """Every position needs them, and there are few lengths."""
    return _listed(common, length, "")


@lru_cache(maxsize=8)
def _listed(common: bool, length: int, letters: str) -> tuple[str, ...]:
    jokers = JOKER * (length - len(letters))
    found = french().completions(
        "", letters + jokers, shortest=length, rarest=COMMON if common else Band.SOLVER, bases=common
    )
    return tuple(word.upper() for word in found)
