"""The page of a table with what is shown beside a link to it, and the picture of that.

Both show what spectators see. Whoever makes such previews, a chat program or a search engine, runs no script and has no
cookie.
"""

from html import escape
from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from galerie.bots.slots import whose
from galerie.core import Refusal
from galerie.host.table.registry import TableRegistry
from galerie.host.web import static
from galerie.host.web.origin import sender
from galerie.svg.card import HEIGHT, HOUSE, WIDTH, Card
from galerie.texts import LANGUAGES, choose

ThemeName: TypeAlias = Literal["light", "dark"]
Ply = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Wish = Annotated[str, QueryParameter()]
"""Of a page, which is shown whatever one wishes for."""

TheRegistry = NamedDependency[TableRegistry]

SHOWN: Final = "dark"
"""The theme of the picture beside a link."""

FOR_A_DAY: Final = "public, max-age=86400"
FOR_A_MINUTE: Final = "public, max-age=60"

ROBOTS: Final = """\
# Tables are for those who have their link. Programs that show what is behind a link may look.
User-agent: facebookexternalhit
User-agent: Twitterbot
User-agent: LinkedInBot
User-agent: Slackbot-LinkExpanding
User-agent: Discordbot
User-agent: TelegramBot
User-agent: WhatsApp
Allow: /

User-agent: *
Disallow: /table/
Disallow: /analysis/
Disallow: /replay
Disallow: /api/
"""


@route(
    ["/table/{table_id:str}", "/analysis/table/{table_id:str}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    cache_control=CacheControlHeader(no_cache=True),
)
async def table_page(
    table_id: FromPath[str], request: Request[Any, Any, Any], registry: TheRegistry, ply: Wish = "", lang: Wish = ""
) -> Response[str]:
    """The client's page; one about a table that does not exist says so itself."""
    language = language_of(request, lang)
    moment = int(ply) if ply.isdecimal() and len(ply) < 7 else None
    try:
        card = (await registry.find(table_id)).view.preview(moment, language)
    except Refusal:
        return static.page()
    root = str(request.base_url).rstrip("/")
    wishes = f"lang={language}" + ("" if moment is None else f"&ply={moment}")
    picture = f"{root}/api/tables/{table_id}/picture/{SHOWN}?{wishes}"
    return static.page(head=head(card, language, f"{root}{request.url.path}", picture))


def language_of(request: Request[Any, Any, Any], wish: str) -> str:
    """The language that a link wishes for, or else the visitor's."""
    return wish if wish in LANGUAGES else choose(request.headers.get("accept-language", ""))


def head(card: Card, language: str, address: str, picture: str) -> str:
    """What the page of a table has in its head. Whatever people have written is escaped."""
    people = " – ".join(player.name for player in card.players)
    title = f"{card.title} · {people}"
    properties = {
        "og:type": "website",
        "og:site_name": HOUSE,
        "og:locale": {"fr": "fr_FR", "en": "en_GB"}[language],
        "og:url": address,
        "og:title": title,
        "og:description": card.told,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{title}. {card.told}",
    }
    named = {
        "twitter:card": "summary_large_image",
        "description": card.told,
        "robots": "noindex",
    }
    return "\n    ".join(
        [
            f"<title>{escape(title)}</title>",
            *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()),
            *(f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()),
        ]
    )


@route(
    "/api/tables/{table_id:str}/picture/{theme:str}",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def table_picture(
    table_id: FromPath[str],
    theme: FromPath[ThemeName],
    request: Request[Any, Any, Any],
    registry: TheRegistry,
    ply: Ply = None,
    lang: Wish = "",
) -> Response[bytes]:
    """The card of a table. Other sites may show it."""
    whose.set(registry.people.payer(None, sender(request)))
    language = language_of(request, lang)
    view = (await registry.find(table_id)).view
    picture = b"" if request.method == HttpMethod.HEAD else await view.picture(ply, language, theme)
    headers = {
        "Cache-Control": FOR_A_DAY if view.over else FOR_A_MINUTE,
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Vary": "Accept-Language",
    }
    return Response(picture, media_type="image/png", headers=headers)


@get("/robots.txt", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def robots() -> Response[str]:
    """What search engines may read."""
    return Response(ROBOTS, headers={"Cache-Control": FOR_A_DAY})


PREVIEWS = [table_picture, robots]
