"""A screen that two people share, in a real browser: what it shows, keeps and hears while the curtain is closed.

Behind it is one of the hosts that are alike. Whatever a passer-by could find is filed as what leaves a host is, and
compared in the same way. A page is the exit by which its address is asked for.
"""

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Self

import msgspec
import uvicorn
from litestar import Litestar
from playwright.async_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    async_playwright,
    expect,
)

from galerie.core import options
from galerie.host.web.static import PATHS
from tests.browser import chromium
from tests.secrecy.exits import frame
from tests.secrecy.hosts import Cast, alike, host
from tests.secrecy.twins import Twins
from tests.secrecy.visitors import Sketch, Told

PAGE: Final = "/table/{table_id:str}"
STORAGE: Final = "storage"

SHOWN: Final = """async () => {
    await new Promise(requestIdleCallback);
    return [
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll("input, textarea, select")].map((field) => field.value),
        location.href,
        JSON.stringify(history.state),
        window.name,
    ].join("\\n");
}"""
"""All of the page, what is written in its fields, and where it is, once the page has drawn what it has received."""

KEPT: Final = """async () => JSON.stringify([
    Object.entries(localStorage).sort(),
    Object.entries(sessionStorage).sort(),
    await indexedDB.databases(),
])"""
"""What a page leaves in a browser at once, but for cookies."""

CACHED: Final = """async () => {
    const seen = await caches.open("seen");
    const read = async (request) => [request.url, await (await seen.match(request)).text()];
    const kept = await Promise.all((await seen.keys()).map(read));
    return JSON.stringify([(await caches.keys()).sort(), kept.sort()]);
}"""
"""What it keeps for when the server cannot be reached, a moment after everything else."""

KEEPING: Final = 1
"""Seconds after which it has done so."""

COMING: Final = 0.5
"""Seconds in which a page has begun to ask for all that it shows."""

SHOWING: Final = 3
"""Seconds in which a lesson has shown what led to its first task."""

LOADED: Final = re.compile(r'<link rel="(?:modulepreload|stylesheet)"[^>]*>')
"""The client's own files, which are the same for everybody and arrive in any order."""

REFERRING: Final = re.compile(
    r'\s(?:id|for|list|name|href|aria-(?:labelledby|describedby|controls|owns|activedescendant))="[^"]*"|url\(#[^)]*\)'
)
NUMBERED: Final = re.compile(r'(?<=["\s#])c\d+(?=[-"\s)])')
"""Attributes that name an element of the page, and such a name: its number tells in which order elements were made."""

FOLLOW: Final = "address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }"
"""What a link of the client does."""

STILL: Final = 0.1
"""Seconds between two looks at a page that has come to rest."""

HANGING: Final = 15_000
"""Milliseconds after which nothing more is to be expected."""


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        yield browser
        await browser.close()


@asynccontextmanager
async def shared_screen(
    folder: Path, twins: Twins, side: int, browser: Browser, listening: socket.socket, script: str = ""
) -> AsyncIterator["Screen"]:
    """A new table for one of the twin games, at the same address for both; in its pages this script runs first."""
    address = "http://{}:{}".format(*listening.getsockname())
    with alike(twins, side):
        async with _serving(host(folder, Cast()), listening):
            context = await browser.new_context(
                base_url=address,
                locale="fr-FR",
                reduced_motion="reduce",
                # it shows what it has kept where the server takes long; private answers are none of its business
                service_workers="block",
            )
            await context.add_init_script("Math.random = () => 0.5;")  # pages shuffle, and must be comparable
            await context.add_init_script("localStorage.setItem('galerie.types', 'yes')")  # moves are typed
            if script:
                await context.add_init_script(script)
            yield await Screen(context, await context.new_page(), twins, side).opened()
            await context.close()


@asynccontextmanager
async def _serving(app: Litestar, listening: socket.socket) -> AsyncIterator[None]:
    server = uvicorn.Server(uvicorn.Config(app, ws="websockets-sansio", log_config=None))
    # the server closes what it is given
    task = asyncio.create_task(server.serve(sockets=[listening.dup()]))
    try:
        yield
    finally:
        server.should_exit = True
        await task


class Screen:
    def __init__(self, context: BrowserContext, page: Page, twins: Twins, side: int) -> None:
        self.twins = twins
        self.side = side
        """Which of the twins it is."""

        self.told: list[Told] = []
        """What could be found while the curtain was closed."""

        self.known: list[Told] = []
        """What was shown while it was open."""

        self._context = context
        self._page = page
        self._table = ""
        self._frames: list[str] = []
        self._asked: set[Request] = set()
        """What awaits its answer."""

        self._answers: list[Response] = []
        self._commands: list[str] = []
        """The names that the page has made up for what it sent."""

    async def opened(self) -> Self:
        self._page.set_default_timeout(HANGING)
        await self._page.clock.set_fixed_time("2001-02-03")
        self._page.on("websocket", self._follow)
        self._page.on("request", lambda request: self._asked.add(request))
        self._page.on("response", self._answered)
        self._page.on("requestfinished", lambda request: self._asked.discard(request))
        self._page.on("requestfailed", lambda request: self._asked.discard(request))
        # the table comes first, by requests alone: of how many a page makes its id would depend
        await self._page.request.get("/api/host")
        wish = {
            "game": self.twins.game.name,
            "options": options.values(self.twins.options),
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bob"}],
        }
        answer = await self._page.request.post("/api/tables", data=wish)
        self._table = (await answer.json())["id"]
        await self._page.goto("/", wait_until="networkidle")
        self._forget()
        await self._page.goto(self._address(PAGE))
        await self._closed("at the start")
        return self

    # What people do

    async def lift(self) -> None:
        """Whoever is to act opens the curtain, until he has moved."""
        await self._page.get_by_role("button", name="Montrer jusqu’à ce que je joue").click()
        await expect(self._written).to_be_editable(timeout=HANGING)

    async def move(self, text: str, occasion: str = "") -> None:
        """What can be found afterwards is looked at on an occasion only."""
        await self.lift()
        await self._send(text)
        await self._hear("happened", "saved")
        if occasion:
            await self._closed(occasion)
        else:
            await expect(self._curtain).to_be_visible(timeout=HANGING)

    async def be_refused(self, text: str) -> None:
        """Try what cannot be done, and give up."""
        await self.lift()
        await self._send(text)
        await self._hear("refused")
        await self._lower("after a refusal")

    async def begin(self, label: str, text: str, answer: str) -> None:
        """Begin to write something, and think better of it."""
        await self.lift()
        await self._page.get_by_label(label).fill(text)
        await self._page.get_by_text(answer).wait_for()
        await self._lower("after something was begun")

    async def peek(self) -> None:
        """Hold the curtain open for a moment."""
        await self._page.get_by_role("button", name="Gardez appuyé").focus()
        await self._page.keyboard.down(" ")
        await expect(self._written).to_be_editable(timeout=HANGING)
        self.known.append(Told("at a glance", "screen", PAGE, await self._still()))
        self._forget()
        await self._page.keyboard.up(" ")
        await self._hear("happened")
        await self._closed("after a glance")

    async def reload(self) -> None:
        """With the curtain open."""
        await self.lift()
        self._forget()
        await self._page.reload(wait_until="networkidle")
        await self._closed("after a reload")

    async def go_home_and_back(self) -> None:
        """By a link and by the back button, with the curtain open."""
        await self.lift()
        await self._page.get_by_role("link", name="Accueil").first.click()
        await self._page.get_by_role("article").first.wait_for()
        await self._still()
        # whether the host has seen the socket close when the table is asked about is a matter of luck
        self._forget()
        await self._tell("/", "at home")
        self._forget()
        await self._page.go_back()
        await self._closed("on the way back")

    async def look_back(self) -> None:
        """At an earlier move, with the curtain closed."""
        self._forget()
        await self._page.get_by_role("button", name="Coup précédent").click()
        await self._closed("looking back")

    async def tour(self) -> None:
        """Every page that has not been looked at, by links: one is loaded, and the others come without it."""
        for address in sorted({*PATHS} - {told.exit for told in self.told}):
            self._forget()
            await self._page.evaluate(FOLLOW, self._address(address))
            await asyncio.sleep(SHOWING if address.startswith("/learn") else COMING)
            await self._tell(address, "on tour")

    async def end(self) -> None:
        """Look at what is left once the page has done all that it would do."""
        await asyncio.sleep(KEEPING)
        cached = await self._page.evaluate(CACHED)
        self.told.append(Told("in the end", "screen", STORAGE, cached.encode()))

    # What can be found

    @property
    def _curtain(self) -> Locator:
        return self._page.locator(".curtain:not(.open)")

    @property
    def _written(self) -> Locator:
        return self._page.get_by_label("Écrire un coup")

    async def _send(self, text: str) -> None:
        await self._written.fill(text)
        self._forget()
        await self._written.press("Enter")

    async def _lower(self, occasion: str) -> None:
        self._forget()
        await self._page.get_by_role("button", name="Cacher").click()
        await self._hear("happened")
        await self._closed(occasion)

    async def _closed(self, occasion: str) -> None:
        await expect(self._curtain).to_be_visible(timeout=HANGING)
        await self._tell(PAGE, occasion)

    async def _tell(self, address: str, occasion: str) -> None:
        found = [
            (address, await self._still()),
            (STORAGE, (await self._page.evaluate(KEPT)).encode()),
            *[(STORAGE, f"{each['name']}={each['value']}".encode()) for each in await self._context.cookies()],
            *[(frame(_kind(text)), self._without_commands(text)) for text in self._frames if _kind(text) != "pong"],
            *sorted([(self._without_table(answer), await answer.body()) for answer in self._answers]),
        ]
        self.told += [Told(occasion, "screen", way_out, data) for way_out, data in found]

    async def _still(self) -> bytes:
        """The page once it has come to rest, with nothing left to ask.

        The header, where there is one, has by then what comes a moment after everything else.
        """
        if await self._page.get_by_role("banner").count():
            await self._page.locator("header [role=status]").first.wait_for(state="attached")
        shown: str = await self._page.evaluate(SHOWN)
        before = ""
        while shown != before or self._asked:
            await asyncio.sleep(STILL)
            shown, before = await self._page.evaluate(SHOWN), shown
        return _numbered_anew(LOADED.sub("", shown)).encode()

    async def _hear(self, *kinds: str) -> None:
        async with asyncio.timeout(HANGING / 1000):
            while not {*kinds} <= {*map(_kind, self._frames)}:
                await asyncio.sleep(0.02)

    def _forget(self) -> None:
        self._frames.clear()
        self._answers.clear()

    def _follow(self, wire: WebSocket) -> None:
        if "/api/tables/" not in wire.url:  # the others come by a clock; the twins of all exits compare them
            return
        wire.on("framereceived", lambda text: self._frames.append(str(text)))
        wire.on("framesent", lambda text: self._commands.append(msgspec.json.decode(text, type=Sketch).id or ""))

    def _answered(self, answer: Response) -> None:
        # the client's own files are the same for everybody
        if "/api/" in answer.url:
            self._answers.append(answer)

    def _without_commands(self, text: str) -> bytes:
        """A frame, with the commands in it counted: their names are the page's own, and always others."""
        for number, command in enumerate(filter(None, self._commands)):
            text = text.replace(command, f"command {number}")
        return text.encode()

    def _without_table(self, answer: Response) -> str:
        path = answer.url.partition("/api/")[2]
        return f"{answer.request.method} /api/{path}".replace(self._table, "{table_id:str}")

    def _address(self, pattern: str) -> str:
        known = {"{table_id:str}": self._table, "{game:str}": self.twins.game.name}
        known |= {"{code:str}": "2001-02-03", "{word:str}": "glace", "{scene:str}": "first", "{name:str}": "daily"}
        known |= {"{analysis_id:str}": "none", "{room_id:str}": "none", "{tournament_id:str}": "none"}
        for parameter, value in known.items():
            pattern = pattern.replace(parameter, value)
        assert "{" not in pattern, f"nobody knows how to ask for {pattern}"
        return pattern


def _kind(text: str) -> str:
    return msgspec.json.decode(text, type=Sketch).kind


def _numbered_anew(shown: str) -> str:
    """With elements numbered as they stand on the page: in which order they were made hangs on the speed of answers."""
    names: dict[str, str] = {}

    def renamed(attribute: re.Match[str]) -> str:
        return NUMBERED.sub(lambda name: names.setdefault(name[0], f"c{len(names)}"), attribute[0])

    return REFERRING.sub(renamed, shown)
