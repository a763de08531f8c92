"""Bans of people and of networks, in memory."""

import ipaddress
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final, TypeAlias

from galerie.core import Refusal
from galerie.host.people.people import People
from galerie.host.wire import BanEntry

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

LARGEST: Final = {4: 8, 6: 16}
"""The shortest prefix of a network that can be banned, by the version of IP: a slip must not ban everybody."""

KNOWN: Final = 4096
"""For how many addresses the answer is cached."""


class Bans:
    def __init__(self, people: People, wall_clock: Callable[[], int]) -> None:
        self._people = people
        self._wall_clock = wall_clock
        self._by_person: dict[str, list[BanEntry]] = {}
        self._by_network: list[tuple[Network, BanEntry]] = []
        self._found = lru_cache(KNOWN)(self._of_address)

    def replace(self, bans: Iterable[BanEntry]) -> None:
        """These are in force from now on."""
        self._by_person, self._by_network = {}, []
        for ban in bans:
            if ban.network:
                self._by_network.append((ipaddress.ip_network(ban.network), ban))
            else:
                self._by_person.setdefault(self._people.person(ban.person) or "", []).append(ban)
        self._found.cache_clear()

    def check_person(self, guest: str | None) -> None:
        """Refuse somebody who is banned, and say for how long and why."""
        for ban in self._by_person.get(self._people.person(guest) or "", ()) if self._by_person else ():
            self._refuse(ban)

    def check_address(self, address: str) -> None:
        """Refuse whoever comes from a network that is banned."""
        for ban in self._found(address) if self._by_network else ():
            self._refuse(ban)

    def concerns(self, guest: str | None, household: str) -> bool:
        """Whether somebody who is connected is banned now. Of a network of IPv6 only the first half is known: whoever
        shares it with somebody who is banned is disconnected too, and lets themselves in again.
        """
        try:
            self.check_person(guest)
            network = _network(household)
            for banned, ban in self._by_network:
                if network and network.version == banned.version and network.overlaps(banned):
                    self._refuse(ban)
        except Refusal:
            return True
        return False

    def _of_address(self, address: str) -> tuple[BanEntry, ...]:
        found = _network(address)
        if found is None:
            return ()
        return tuple(ban for banned, ban in self._by_network if _contains(banned, found))

    def _refuse(self, ban: BanEntry) -> None:
        if ban.until is None:
            raise Refusal("banned", reason=ban.reason)
        if ban.until > self._wall_clock():
            day = datetime.fromtimestamp(ban.until / 1000, UTC)
            raise Refusal("banned-until", reason=ban.reason, until=f"{day:%Y-%m-%d %H:%M} UTC")


def network(text: str) -> str:
    """A network as it is stored, or a refusal. An address is a network of one."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise Refusal("network-wrong", text=text) from error
    if found.prefixlen < LARGEST[found.version] or found.is_loopback:
        raise Refusal("network-large", text=str(found))
    return str(found)


def _network(text: str) -> Network | None:
    try:
        found = ipaddress.ip_network(text)
    except ValueError:
        return None
    mapped = found.network_address.ipv4_mapped if isinstance(found, ipaddress.IPv6Network) else None
    return ipaddress.ip_network(mapped) if mapped and found.prefixlen == found.max_prefixlen else found


def _contains(banned: Network, found: Network) -> bool:
    return banned.version == found.version and found.subnet_of(banned)  # type: ignore[arg-type]
