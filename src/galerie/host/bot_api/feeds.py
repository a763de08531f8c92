"""The streams of events that bot accounts have open."""

from collections.abc import Callable

from galerie.host.socket.connection import Connection
from galerie.host.wire import BotEvent, encode


class Feeds:
    def __init__(self) -> None:
        self._feeds: dict[str, set[Connection]] = {}
        """By account."""

    @property
    def listening(self) -> frozenset[str]:
        """The accounts that have one open."""
        return frozenset(self._feeds)

    def enter(self, account: str, feed: Connection) -> None:
        self._feeds.setdefault(account, set()).add(feed)

    def leave(self, account: str, feed: Connection) -> None:
        if feeds := self._feeds.get(account):
            feeds.discard(feed)
            if not feeds:
                del self._feeds[account]

    def tell(self, account: str, event: BotEvent) -> None:
        if feeds := self._feeds.get(account):
            line = encode(event)
            for feed in feeds:
                feed.send(line)

    def close(self, where: Callable[[Connection], bool], code: int) -> None:
        for feeds in self._feeds.values():
            for feed in feeds:
                if where(feed):
                    feed.close(code)
