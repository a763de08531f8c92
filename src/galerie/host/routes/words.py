"""Routes of the French lexicon."""

import asyncio
import gzip
from functools import partial
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import PathParameter, QueryParameter

from galerie.host.routes.tables import TheRegistry
from galerie.host.view import words as view
from galerie.host.web.static import accepted_encodings
from galerie.host.wire import WordInfo, WordList
from galerie.lexicon import LONGEST_WORD, fold, french

Word = Annotated[str, PathParameter(max_length=LONGEST_WORD)]
Pattern = Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_WORD)]

Letters = Annotated[int, PathParameter(ge=2, le=15)]
Common = Annotated[bool, QueryParameter()]

AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}


@get("/api/words/{word:str}", summary="Whether a word is accepted, and what it is a form of")
async def word_info(word: Word) -> WordInfo:
    entry = french().entry(word.strip())
    if entry is None:
        return WordInfo(word=fold(word.strip()), accepted=False, bases=[], band=None)
    return WordInfo(word=entry.word, accepted=True, bases=list(entry.bases), band=entry.band.name.lower())


@get("/api/words", summary="The words of a pattern, the commonest first")
async def words_of(pattern: Pattern, registry: TheRegistry) -> WordList:
    return await registry.services.offload(view.matching, pattern.strip())


@get(
    "/api/vocabulary/{letters:int}",
    media_type=MediaType.TEXT,
    summary="All words of this length, in alphabetical order, with nothing between them",
)
async def vocabulary(
    letters: Letters, request: Request[Any, Any, Any], registry: TheRegistry, common: Common = False
) -> Response[bytes]:
    """With all words at hand a client counts those that fit a player's notes, and the notes stay where they are."""
    services = registry.services
    make = partial(services.offload, view.vocabulary, letters, common)
    packed = await services.vocabularies.get((letters, common), make)
    if "gzip" in accepted_encodings(request.headers.get("Accept-Encoding", "")):
        return Response(packed, headers={**AN_HOUR, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
    return Response(await asyncio.to_thread(gzip.decompress, packed), headers={**AN_HOUR, "Vary": "Accept-Encoding"})


WORDS = [word_info, words_of, vocabulary]
