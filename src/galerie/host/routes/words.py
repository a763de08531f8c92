"""Routes of the French lexicon."""

from typing import Annotated, Final

from litestar import get
from litestar.params import PathParameter, QueryParameter

from galerie.host.wire import WordInfo, WordList
from galerie.lexicon import LONGEST_WORD, fold, french

Word = Annotated[str, PathParameter(max_length=LONGEST_WORD)]
Pattern = Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_WORD)]

MOST_WORDS: Final = 60
"""The most words that are sent for a pattern."""


@get("/api/words/{word:str}", summary="Whether a word is accepted, and what it is a form of")
async def word_info(word: Word) -> WordInfo:
    entry = french().entry(word.strip())
    if entry is None:
        return WordInfo(word=fold(word.strip()), accepted=False, bases=[], band=None)
    return WordInfo(word=entry.word, accepted=True, bases=list(entry.bases), band=entry.band.name.lower())


@get("/api/words", sync_to_thread=True, summary="The words of a pattern, the commonest first")
def words_of(pattern: Pattern) -> WordList:
    found = french().matching(pattern.strip())
    return WordList(count=len(found), words=found[:MOST_WORDS])


WORDS = [word_info, words_of]
