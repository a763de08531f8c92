"""Pages with what is shown beside a link to them, and the pictures of that.

They show what everybody may see. Whoever makes such previews, a chat program or a search engine, runs no script and has
no cookie.
"""

import re
from collections.abc import Mapping
from functools import partial
from html import escape
from typing import Annotated, Any, Final, Literal, TypeAlias
from urllib.parse import urlencode

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from galerie import deals
from galerie.core import AnyGame, Refusal, options
from galerie.games import find
from galerie.host.people.friends import Friends
from galerie.host.table.registry import TableRegistry
from galerie.host.view import preview
from galerie.host.web import static
from galerie.study.puzzles import Puzzle, of_day, puzzle, require_puzzles
from galerie.svg.card import HEIGHT, HOUSE, WIDTH, Card
from galerie.texts import LANGUAGES, choose

Asking: TypeAlias = Request[Any, Any, Any]
ThemeName: TypeAlias = Literal["light", "dark"]
Ply = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Wish = Annotated[str, QueryParameter()]
"""Of a page, which is shown whatever one wishes for."""

TheRegistry = NamedDependency[TableRegistry]
TheFriends = NamedDependency[Friends]

CODE: Final = re.compile(r"[a-z0-9-]{4,16}")

NO_WISHES: Final[Mapping[str, str]] = {}

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
Disallow: /duel/
Disallow: /r/
Disallow: /t/
Disallow: /rooms
Disallow: /friends
Disallow: /key
Disallow: /games
Disallow: /account
Disallow: /admin
Disallow: /analysis/
Disallow: /embed/
Disallow: /replay
Disallow: /api/
"""


@get(
    ["/table/{table_id:str}", "/analysis/table/{table_id:str}"],
    include_in_schema=False,
    cache_control=CacheControlHeader(no_cache=True),
)
async def table_page(
    table_id: FromPath[str], request: Asking, registry: TheRegistry, ply: Wish = "", lang: Wish = ""
) -> Response[str]:
    """The client's page; one about a table that does not exist says so itself."""
    language = language_of(request, lang)
    moment = int(ply) if ply.isdecimal() and len(ply) < 7 else None
    try:
        card = (await registry.find(table_id)).view.preview(moment, language)
    except Refusal:
        return static.page()
    wishes = {} if moment is None else {"ply": str(moment)}
    return shown(request, card, language, f"/api/tables/{table_id}/picture", wishes, private=True)


@get("/puzzles/{game:str}/{name:str}", include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def puzzle_page(game: FromPath[str], name: FromPath[str], request: Asking, lang: Wish = "") -> Response[str]:
    language = language_of(request, lang)
    try:
        wanted = _puzzle(game, name)
    except Refusal:
        return static.page()
    picture = f"/api/puzzles/{game}/{wanted.id}/picture"
    return shown(request, preview.puzzle_card(wanted, language), language, picture)


@get("/deal/{game:str}/{code:str}", include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def deal_page(game: FromPath[str], code: FromPath[str], request: Asking, lang: Wish = "") -> Response[str]:
    language = language_of(request, lang)
    try:
        found, words = _dealt(game, code, request)
    except Refusal:
        return static.page()
    card = preview.deal_card(found, code, words, language)
    wishes = {name: value or "true" for name, _, value in (word.partition("=") for word in words)}
    return shown(request, card, language, f"/api/deals/{game}/{code}/picture", wishes)


@get("/duel/{duel_id:str}", include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def duel_page(duel_id: FromPath[str], request: Asking, registry: TheRegistry, lang: Wish = "") -> Response[str]:
    language = language_of(request, lang)
    try:
        game, name, words = await _challenged(duel_id, registry)
    except Refusal:
        return static.page()
    card = preview.duel_card(find(game), name, words, language)
    return shown(request, card, language, f"/api/duels/{duel_id}/picture", {})


@get(static.PATHS, include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def page(request: Asking, lang: Wish = "") -> Response[str]:
    """Any other page."""
    language = language_of(request, lang)
    return shown(request, preview.house_card(language), language)


@get(
    ["/r/{room_id:str}", "/r/{room_id:str}/tv"],
    include_in_schema=False,
    cache_control=CacheControlHeader(no_cache=True),
)
async def room_page(room_id: FromPath[str], request: Asking, registry: TheRegistry, lang: Wish = "") -> Response[str]:
    """Whoever has the link may know who is in the room."""
    language = language_of(request, lang)
    try:
        names = (await registry.rooms.find(room_id)).door("").names
    except Refusal:
        return static.page()
    return shown(request, preview.room_card(names, language), language, private=True)


@get("/friends/{friend_code:str}", include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def friend_page(
    friend_code: FromPath[str], request: Asking, registry: TheRegistry, friends: TheFriends, lang: Wish = ""
) -> Response[str]:
    language = language_of(request, lang)
    try:
        name = registry.people.names[await friends.offering(friend_code)]
    except Refusal:
        return static.page()
    return shown(request, preview.friend_card(name, language), language, private=True)


@get("/t/{tournament_id:str}", include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def tournament_page(
    tournament_id: FromPath[str], request: Asking, registry: TheRegistry, lang: Wish = ""
) -> Response[str]:
    language = language_of(request, lang)
    try:
        info = (await registry.tournaments.find(tournament_id)).info()
    except Refusal:
        return static.page()
    card = preview.tournament_card(info, language)
    return shown(request, card, language, f"/api/tournaments/{info.id}/picture", private=True)


def language_of(request: Asking, wish: str) -> str:
    """The language that a link wishes for, or else the visitor's."""
    return wish if wish in LANGUAGES else choose(request.headers.get("accept-language", ""))


def shown(
    request: Asking,
    card: Card,
    language: str,
    picture: str = "/api/picture",
    wishes: Mapping[str, str] = NO_WISHES,
    *,
    private: bool = False,
) -> Response[str]:
    """The client's page with a card in its head; `picture` is where its picture is, for these `wishes`.

    A `private` page is for those who have its link, and for no search engine.
    """
    root = str(request.base_url).rstrip("/")
    query = urlencode({"lang": language, **wishes})
    address, image = f"{root}{request.url.path}", f"{root}{picture}/{SHOWN}?{query}"
    return static.page(head=head(card, language, address, image, private=private), language=language)


def head(card: Card, language: str, address: str, picture: str, *, private: bool) -> str:
    """What a page has in its head. Whatever people have written is escaped."""
    people = " – ".join(player.name for player in card.players)
    title = " · ".join(filter(None, [card.title, people or card.heading]))
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
        **({"robots": "noindex"} if private else {}),
    }
    return "\n    ".join(
        [
            f"<title>{escape(title)}</title>",
            *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()),
            *(f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()),
        ]
    )


@get("/api/picture/{theme:str}", include_in_schema=False)
async def house_picture(
    theme: FromPath[ThemeName], request: Asking, registry: TheRegistry, lang: Wish = ""
) -> Response[bytes]:
    """The card of the house."""
    return await _painted(registry, (preview.painted_house, language_of(request, lang), theme))


@get("/api/tables/{table_id:str}/picture/{theme:str}", include_in_schema=False)
async def table_picture(
    table_id: FromPath[str],
    theme: FromPath[ThemeName],
    request: Asking,
    registry: TheRegistry,
    ply: Ply = None,
    lang: Wish = "",
) -> Response[bytes]:
    """The card of a table. Other sites may show it."""
    view = (await registry.find(table_id)).view
    picture = await view.picture(ply, language_of(request, lang), theme)
    return _picture(picture, FOR_A_DAY if view.over else FOR_A_MINUTE)


@get("/api/puzzles/{game:str}/{name:str}/picture/{theme:str}", include_in_schema=False)
async def puzzle_picture(
    game: FromPath[str],
    name: FromPath[str],
    theme: FromPath[ThemeName],
    request: Asking,
    registry: TheRegistry,
    lang: Wish = "",
) -> Response[bytes]:
    """The card of a puzzle."""
    wanted = _puzzle(game, name)
    drawn = preview.painted_puzzle, game, wanted.id, language_of(request, lang), theme
    return await _painted(registry, drawn)


@get("/api/deals/{game:str}/{code:str}/picture/{theme:str}", include_in_schema=False)
async def deal_picture(
    game: FromPath[str],
    code: FromPath[str],
    theme: FromPath[ThemeName],
    request: Asking,
    registry: TheRegistry,
    lang: Wish = "",
) -> Response[bytes]:
    """The card of a deal."""
    _, words = _dealt(game, code, request)
    drawn = preview.painted_deal, game, code, words, language_of(request, lang), theme
    return await _painted(registry, drawn)


@get("/api/duels/{duel_id:str}/picture/{theme:str}", include_in_schema=False)
async def duel_picture(
    duel_id: FromPath[str], theme: FromPath[ThemeName], request: Asking, registry: TheRegistry, lang: Wish = ""
) -> Response[bytes]:
    """The card of a duel."""
    drawn = preview.painted_duel, *await _challenged(duel_id, registry), language_of(request, lang), theme
    return await _painted(registry, drawn)


async def _challenged(duel_id: str, registry: TableRegistry) -> tuple[str, str, tuple[str, ...]]:
    """The game of a duel, the name of whoever has made it, and its options as words."""
    duel = await registry.duels.find(duel_id, "")
    return duel.game, (await registry.duels.info(duel, "")).name, duel.options


@get("/api/tournaments/{tournament_id:str}/picture/{theme:str}", include_in_schema=False)
async def tournament_picture(
    tournament_id: FromPath[str],
    theme: FromPath[ThemeName],
    request: Asking,
    registry: TheRegistry,
    lang: Wish = "",
) -> Response[bytes]:
    """The card of a tournament."""
    tournament = await registry.tournaments.find(tournament_id)
    language, settings = language_of(request, lang), tournament.state.settings
    card = preview.tournament_card(tournament.info(), language)
    drawn = preview.painted_tournament, settings.game, settings.options, card, language, theme
    return await _painted(registry, drawn, FOR_A_MINUTE)


async def _painted(registry: TableRegistry, work: tuple[Any, ...], lasting: str = FOR_A_DAY) -> Response[bytes]:
    """The picture that this work makes, or has made."""
    services = registry.services
    return _picture(await services.pictures.get(work, partial(services.offload, *work)), lasting)


def _picture(data: bytes, lasting: str) -> Response[bytes]:
    headers = {
        "Cache-Control": lasting,
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Vary": "Accept-Language",
    }
    return Response(data, media_type="image/png", headers=headers)


def _puzzle(game: str, name: str) -> Puzzle:
    found = find(game)
    require_puzzles(found)
    return of_day(game, deals.of_today()) if name == "daily" else puzzle(found, name)


def _dealt(game: str, code: str, request: Asking) -> tuple[AnyGame, tuple[str, ...]]:
    """The game of a deal and the options in the address, as words; refuses what cannot be played."""
    found = find(game)
    if not CODE.fullmatch(code):
        raise Refusal("deal-none")
    deals.check(code, found, 1)
    named = {each.name for each in options.form(found.options)}
    asked = [(name, value) for name, value in request.query_params.multi_items() if name in named]
    words = [name if value == "true" else f"{name}={value}" for name, value in asked if value != "false"]
    return found, options.words(options.parse(found.options, words))


@get("/robots.txt", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def robots() -> Response[str]:
    """What search engines may read."""
    return Response(ROBOTS, headers={"Cache-Control": FOR_A_DAY})


PAGES = [page, room_page, friend_page, table_page, puzzle_page, deal_page, duel_page, tournament_page]
PREVIEWS = [
    house_picture,
    table_picture,
    puzzle_picture,
    deal_picture,
    duel_picture,
    tournament_picture,
    robots,
]
