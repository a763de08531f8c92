"""Limits on the sockets of one person, one table and one address, and on the messages on them."""

import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from galerie.bots.shares import has_had_share
from galerie.core import Refusal

BURST_SECONDS: Final = 4
"""Seconds' worth of messages that may come at once."""

SOCKETS_OF_GUEST: Final = 4
SOCKETS_OF_ADDRESS: Final = 80
"""On so many sockets there may be messages as fast as on one, if no setting says otherwise."""


@dataclass(slots=True)
class SocketCount:
    """Counts the open sockets that have something in common."""

    most: int
    _open: Counter[str] = field(default_factory=Counter)

    def __len__(self) -> int:
        return self._open.total()

    def __contains__(self, key: str) -> bool:
        return key in self._open

    @property
    def keys(self) -> int:
        """How many different ones have one open."""
        return len(self._open)

    def is_full(self, key: str) -> bool:
        return self._open[key] >= self.most

    def add(self, key: str) -> None:
        self._open[key] += 1

    def remove(self, key: str) -> None:
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


@dataclass(slots=True)
class SharedSocketCount:
    """The same of sockets at one table, where addresses share what may be open: whoever has none there may open one."""

    most: int
    _open: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def is_full(self, table: str, address: str) -> bool:
        shares = self._open.get(table, Counter())
        return has_had_share(shares[address], shares.total(), len({*shares, address}), self.most)

    def add(self, table: str, address: str) -> None:
        self._open[table][address] += 1

    def remove(self, table: str, address: str) -> None:
        shares = self._open[table]
        shares[address] -= 1
        if not shares[address]:
            del shares[address]
        if not shares:
            del self._open[table]


class Places(NamedTuple):
    """Where a socket is counted."""

    address: str
    guest: str
    """Their address, if they have no cookie."""

    table: str | None
    """Where they watch."""


class SocketLimits:
    def __init__(self, per_address: int, per_guest: int, per_table: int) -> None:
        self._addresses = SocketCount(per_address)
        self._guests = SocketCount(per_guest)
        self._tables = SharedSocketCount(per_table)

    def __len__(self) -> int:
        return len(self._addresses)

    @property
    def people(self) -> int:
        """How many people have a socket open."""
        return self._guests.keys

    def has(self, guest: str) -> bool:
        """Whether somebody has a socket open."""
        return guest in self._guests

    def enter(self, address: str, guest: str | None, table: str | None = None) -> Places:
        """Count a socket, or refuse it. Whoever has no cookie is known by their address. `table` is where somebody
        watches: spectators do not keep the players away.
        """
        places = Places(address, guest or address, table)
        if self._addresses.is_full(places.address):
            raise Refusal("sockets-many", most=self._addresses.most)
        if self._guests.is_full(places.guest):
            raise Refusal("sockets-guest", most=self._guests.most)
        if table is not None and self._tables.is_full(table, address):
            raise Refusal("sockets-table", most=self._tables.most)
        self._addresses.add(places.address)
        self._guests.add(places.guest)
        if table is not None:
            self._tables.add(table, address)
        return places

    def leave(self, places: Places) -> None:
        """The socket is closed that has taken these places."""
        self._addresses.remove(places.address)
        self._guests.remove(places.guest)
        if places.table is not None:
            self._tables.remove(places.table, places.address)


class MessageLimits(NamedTuple):
    characters: int = 4 * 1024
    """Longer messages are refused; the server closes the connection above sixteen times that."""

    malformed: int = 10
    """Invalid messages in a row before the connection is closed."""


class RateLimit:
    """A token bucket: `rate` messages a second, and up to four seconds' worth of them at once."""

    __slots__ = ("_left", "_most", "_rate", "_since")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = self._most = BURST_SECONDS * rate
        self._since = time.monotonic()

    def spend(self) -> None:
        """One message, or a refusal."""
        if not self.take(1):
            raise Refusal("too-many")

    def take(self, amount: float) -> bool:
        """Whether that much is left; if not, all of it is gone."""
        now = time.monotonic()
        left = min(self._most, self._left + self._rate * (now - self._since))
        self._since = now
        if left < amount:
            self._left = 0
            return False
        self._left = left - amount
        return True


class MessageCount:
    """Counts the messages of everybody who has something in common; the count begins anew every few seconds.

    When there are too many, those are refused who have sent more than their share: one person of a household does not
    silence the others.
    """

    def __init__(self, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most = BURST_SECONDS * rate
        self._now = now
        self._since = now()
        self._counts: Counter[str] = Counter()
        self._shares: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def spend(self, key: str, person: str = "") -> None:
        """One message of a person, or a refusal."""
        now, counts = self._now(), self._counts
        if now - self._since >= BURST_SECONDS:
            self._since = now
            counts.clear()
            self._shares.clear()
        shares = self._shares[key]
        share = shares[person] = shares[person] + 1
        count = counts[key]
        if count >= self._most and share > self._most / len(shares):
            raise Refusal("too-many")
        counts[key] = count + 1


class SocketRate(RateLimit):
    """The messages on one socket, which count as those of a person and of an address, too."""

    __slots__ = ("_address", "_guest", "_of_addresses", "_of_guests")

    def __init__(self, rates: "MessageRates", address: str, guest: str | None) -> None:
        super().__init__(rates.per_socket)
        self._of_guests = rates.of_guests
        self._of_addresses = rates.of_addresses
        self._address = address
        self._guest = guest or address

    def spend(self) -> None:
        if not self.take(1):
            raise Refusal("too-many")
        self._of_guests.spend(self._guest)
        self._of_addresses.spend(self._address, self._guest)


class MessageRates:
    """How many messages may come in a second on one socket, of one person and of one address."""

    def __init__(self, per_socket: float, per_guest: float = 0.0, per_address: float = 0.0) -> None:
        """Those of a person and of an address follow from that of a socket where they are 0."""
        self.per_socket: Final = per_socket
        self.of_guests: Final = MessageCount(per_guest or SOCKETS_OF_GUEST * per_socket)
        self.of_addresses: Final = MessageCount(per_address or SOCKETS_OF_ADDRESS * per_socket)
