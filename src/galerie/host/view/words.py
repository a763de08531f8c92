"""Words of the lexicon as they are shown. This runs in worker processes: a pattern may have many words."""

import gzip
from typing import Final

from galerie.host.wire import WordList
from galerie.lexicon import COMMON, JOKER, Band, french

MOST: Final = 60
"""The most words that are sent for a pattern."""


def matching(pattern: str) -> WordList:
    """How many words a pattern has, and the commonest of them."""
    count, words = french().commonest(pattern, MOST)
    return WordList(count=count, words=words)


def vocabulary(letters: int, common: bool) -> bytes:
    """All words of this length, or only the common base forms, in alphabetical order, packed with gzip."""
    found = french().matching(JOKER * letters, rarest=COMMON if common else Band.SOLVER, bases=common)
    return gzip.compress("".join(sorted(found)).encode("ascii"), mtime=0)
