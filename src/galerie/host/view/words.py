"""Words of the lexicon as they are shown. This runs in worker processes: a pattern may have many words."""

from typing import Final

from galerie.host.wire import WordList
from galerie.lexicon import french

MOST: Final = 60
"""The most words that are sent for a pattern."""


def matching(pattern: str) -> WordList:
    """How many words a pattern has, and the commonest of them."""
    count, words = french().commonest(pattern, MOST)
    return WordList(count=count, words=words)
