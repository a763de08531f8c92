"""What a game says of itself in the players' languages, for games whose texts are not built into the client."""

from typing import Literal, TypeAlias

from litestar import MediaType, get
from litestar.params import FromPath

from galerie.games import find
from galerie.texts import catalogue, law

Language: TypeAlias = Literal["fr", "en"]


@get(
    "/api/games/{game:str}/texts/{language:str}",
    media_type=MediaType.TEXT,
    summary="A game's messages as a Fluent catalogue; empty where it has none",
)
async def game_texts(game: FromPath[str], language: FromPath[Language]) -> str:
    return catalogue(find(game).name, language)


@get(
    "/api/games/{game:str}/law/{language:str}",
    media_type=MediaType.TEXT,
    summary="A game's rules in Markdown; empty where it has none",
)
async def game_law(game: FromPath[str], language: FromPath[Language]) -> str:
    return law(find(game).name, language)


TEXTS = [game_texts, game_law]
