"""What a page has heard and shows, searched for what it must not know."""

from collections.abc import Iterable

from playwright.sync_api import Page, Request, Response, WebSocket

SHOWN = """() => [
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll("input, textarea, select")].map((field) => field.value),
].join("\\n")"""
"""All of the DOM, and what is written in its fields."""


class Ears:
    """Everything that came to a page or left it, from now on: addresses, bodies, frames."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self._page = page
        page.on("websocket", self._follow)
        page.on("request", self._asked)
        page.on("response", self._answered)

    def forget(self) -> None:
        self.heard.clear()

    def find(self, secrets: Iterable[str]) -> list[str]:
        """The secrets that are in the DOM, or were in the traffic since the last time all was forgotten."""
        page, traffic = self._page.evaluate(SHOWN).lower(), "\n".join(self.heard).lower()
        return [
            f"{secret} in the {where}"
            for where, text in (("page", page), ("traffic", traffic))
            for secret in secrets
            if secret.lower() in text
        ]

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.heard.append(str(frame)))

    def _asked(self, request: Request) -> None:
        self.heard.append(f"{request.url} {request.post_data or ''}")

    def _answered(self, response: Response) -> None:
        # the client's own files are the same for everybody
        if "/api/" in response.url:
            self.heard.append(response.text())
