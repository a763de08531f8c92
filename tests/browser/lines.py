"""A bad connection between a page and the server: slow, held up, or cut."""

import asyncio
import re
from collections import deque
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute


class Way:
    """One direction: messages arrive late, but in order."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._under_way: deque[Callable[[], None]] = deque()
        self._due = 0
        self._is_held = False

    def carry(self, deliver: Callable[[], None]) -> None:
        self._under_way.append(deliver)
        asyncio.get_running_loop().call_later(self._seconds, self._fall_due)

    def hold(self) -> None:
        """Nothing more arrives until `release`."""
        self._is_held = True

    def release(self) -> None:
        self._is_held = False
        self._flow()

    def _fall_due(self) -> None:
        self._due += 1
        self._flow()

    def _flow(self) -> None:
        while self._due and not self._is_held:
            self._due -= 1
            self._under_way.popleft()()


class Line:
    """Lies between the table on a page and the server; the page must not have connected yet."""

    def __init__(self, page: Page, seconds: float) -> None:
        self.up, self.down = Way(seconds), Way(seconds)
        self._ends: tuple[WebSocketRoute, WebSocketRoute] | None = None
        self._is_cut = False
        page.route_web_socket(re.compile("/tables/.*/socket"), self._connect)

    def cut(self) -> None:
        """Disconnect both ends, drop what is under way, and refuse new connections."""
        ends, self._ends, self._is_cut = self._ends, None, True
        assert ends
        for end in ends:
            end.close()

    def mend(self) -> None:
        self._is_cut = False

    def _connect(self, page: WebSocketRoute) -> None:
        if self._is_cut:
            page.close()
            return
        host = page.connect_to_server()
        ends = self._ends = page, host
        for way, sender, receiver in ((self.up, page, host), (self.down, host, page)):
            sender.on_message(self._carrier(way, receiver, ends))

    def _carrier(
        self, way: Way, receiver: WebSocketRoute, ends: tuple[WebSocketRoute, WebSocketRoute]
    ) -> Callable[[str | bytes], None]:
        def deliver(message: str | bytes) -> None:
            if self._ends is ends:
                receiver.send(message)

        return lambda message: way.carry(lambda: deliver(message))
