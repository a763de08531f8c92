"""Searches what a page has received and shows for what it must not know."""

from collections.abc import Iterable

from playwright.sync_api import Page, Request, Response, WebSocket

SHOWN = """() => [
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll("input, textarea, select")].map((field) => field.value),
].join("\\n")"""
"""The whole DOM, and the values of its fields."""


class Ears:
    """Everything that a page receives or sends from now on: addresses, bodies, frames."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self._page = page
        page.on("websocket", self._follow)
        page.on("request", self._asked)
        page.on("response", self._answered)

    def forget(self) -> None:
        self.heard.clear()

    def find(self, secrets: Iterable[str]) -> list[str]:
        """The secrets that are in the DOM, or in the traffic since the last `forget`."""
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
