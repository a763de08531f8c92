"""The web client: one page for every path, and its assets."""

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

FOLDER: Final = Path(__file__).parents[2] / "client"
NOT_BUILT: Final = "<!doctype html><title>Galerie</title><p>The web client is not built: run <code>make play</code>."

PATHS: Final = [
    "/",
    "/table/{table_id:str}",
    "/lobby",
    "/replay",
    "/analysis",
    "/analysis/{analysis_id:str}",
    "/analysis/table/{table_id:str}",
    "/account",
    "/games",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{scene:str}",
    "/puzzles",
    "/puzzles/{game:str}",
    "/puzzles/{game:str}/{name:str}",
    "/deal/{game:str}/{code:str}",
    "/preferences",
    "/words",
    "/words/{word:str}",
]


def page(status: int = 200) -> Response[str]:
    index = FOLDER / "index.html"
    text = index.read_text(encoding="utf-8") if index.exists() else NOT_BUILT
    return Response(text, status_code=status, media_type=MediaType.HTML)


@get(PATHS, include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def index() -> Response[str]:
    return page()


def assets() -> Router:
    """Files whose names change with their contents, so that they can be cached for ever."""
    (FOLDER / "assets").mkdir(parents=True, exist_ok=True)
    forever = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)
    return create_static_files_router("/assets", [FOLDER / "assets"], cache_control=forever)
