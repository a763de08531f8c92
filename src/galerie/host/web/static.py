"""The web client: one page for every path, and its assets."""

import re
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

FOLDER: Final = Path(__file__).parents[2] / "client"
NOT_BUILT: Final = "<!doctype html><title>Galerie</title><p>The web client is not built: run <code>make play</code>."

NAME: Final = re.compile(r"[\w.-]{1,100}", re.ASCII)
"""How an asset may be called; `..` is none, because it is no file."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""What the build compresses assets with, the smaller first, and how those files end."""
REFUSED: Final = re.compile(r"q=0(\.0*)?")
"""The weight of an encoding that a browser does not take."""
FOR_EVER: Final = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)

PATHS: Final = [
    "/",
    "/lobby",
    "/rooms",
    "/tournaments",
    "/replay",
    "/analysis",
    "/analysis/{analysis_id:str}",
    "/account",
    "/key",
    "/friends",
    "/p/{name:str}",
    "/leaders",
    "/leaders/{game:str}",
    "/games",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{scene:str}",
    "/puzzles",
    "/puzzles/{game:str}",
    "/preferences",
    "/words",
    "/words/{word:str}",
    "/privacy",
    "/admin",
]


TITLE: Final = re.compile(r'<meta name="description"[^>]*>\s*<title>.*?</title>')
"""What the page says of itself."""


def page(status: int = 200, head: str = "", language: str = "fr") -> Response[str]:
    """The client's page; `head` stands for its own title and description, which are in this language."""
    index = FOLDER / "index.html"
    text = index.read_text(encoding="utf-8") if index.exists() else NOT_BUILT
    if head:
        text = TITLE.sub(lambda _: head, text, count=1).replace('<html lang="fr">', f'<html lang="{language}">', 1)
    return Response(text, status_code=status, media_type=MediaType.HTML)


@get("/assets/{name:str}", include_in_schema=False, cache_control=FOR_EVER)
async def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> File:
    """A file whose name changes with its contents, so that it can be cached for ever."""
    if not NAME.fullmatch(name):
        raise NotFoundException
    return _file(FOLDER / "assets" / name, request)


@get("/worker.js", include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def worker(request: Request[Any, Any, Any]) -> File:
    """The service worker. It is in the root, because it answers for the folder that it is in."""
    return _file(FOLDER / "worker.js", request)


def _file(path: Path, request: Request[Any, Any, Any]) -> File:
    if not path.is_file():
        raise NotFoundException
    headers = {"Vary": "Accept-Encoding"}
    accepted = accepted_encodings(request.headers.get("Accept-Encoding", ""))
    encoding = next((each for each in ENCODINGS if each in accepted and _encoded(path, each).is_file()), None)
    if encoding:
        headers["Content-Encoding"] = encoding
    return File(
        _encoded(path, encoding) if encoding else path,
        content_disposition_type="inline",
        media_type=guess_type(path.name)[0],
        headers=headers,
    )


def _encoded(path: Path, encoding: str) -> Path:
    return path.with_name(path.name + ENCODINGS[encoding])


def accepted_encodings(header: str) -> set[str]:
    """The encodings that a browser takes, by its Accept-Encoding header."""
    wishes = (wish.replace(" ", "").lower().split(";") for wish in header.split(","))
    return {name for name, *quality in wishes if not any(map(REFUSED.fullmatch, quality))}
