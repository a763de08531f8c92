"""The streams of events that bot accounts have open."""

from collections.abc import Callable, Iterable

from galerie.host.socket.connection import Connection
from galerie.host.wire import BotEvent, encode


class Feeds:
    def __init__(self) -> None:
        self._feeds: dict[str, set[Connection]] = {}
        """By account."""

        self.on_change: Callable[[str], None] | None = None
        """In a cluster, called with an account that may listen at another host, and has been told something here."""

        self._repeated: dict[str, frozenset[bytes]] = {}
        """What each account was told last of the tables of other hosts."""

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
                self._repeated.pop(account, None)

    def tell(self, account: str, event: BotEvent) -> None:
        if feeds := self._feeds.get(account):
            line = encode(event)
            for feed in feeds:
                feed.send(line)
        if self.on_change:
            self.on_change(account)

    def repeat(self, account: str, events: Iterable[BotEvent]) -> None:
        """Tell an account how things are, except what it was told so before."""
        if feeds := self._feeds.get(account):
            lines = frozenset(map(encode, events))
            for line in lines - self._repeated.get(account, frozenset()):
                for feed in feeds:
                    feed.send(line)
            self._repeated[account] = lines

    def close(self, where: Callable[[Connection], bool], code: int) -> None:
        for feeds in self._feeds.values():
            for feed in feeds:
                if where(feed):
                    feed.close(code)
