"""Whether a request is let in at all: by the name that it calls this server, and by how many came before it.

A page of another site can have its own name resolve to an address in the visitor's network, and then read whatever
answers there, because it counts as the same site. It cannot change the name in its requests. So this server answers
to addresses, to names that only local networks have, to those it was told, and to any name under which a browser has
reached it over https: the certificate for that name is not the attacker's.
"""

import ipaddress
import logging
import re
import socket
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from galerie.core import Refusal
from galerie.host.moderation.bans import Bans
from galerie.host.web.origin import address_of
from galerie.host.web.settings import Settings

LOCAL: Final = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
"""How names of local networks end. Nobody can register a name that ends so."""

NAME: Final = re.compile(r"[a-z0-9_.-]{1,253}")
WRITTEN: Final = re.compile(r"""([^\s:/?#@\\"'<>\[\]]{0,253}|\[[0-9A-Fa-f.:]{2,45}\])(:[0-9]{0,5})?""")
"""A `Host` header. Whatever it is, it is written into the addresses that visitors are told, and stored with some."""

MINUTE: Final = 60.0
HEALTH: Final = "/health"
"""Whoever watches over the server may ask this as often as they like, under any name."""

ASSETS: Final = "/assets/"
BY_BROWSER: Final = b"sec-fetch-"
"""Browsers add such headers over https, and no page can."""

log: Final = logging.getLogger(__name__)


class RequestLimit:
    """Counts the requests of every address; the count restarts every minute."""

    def __init__(self, per_minute: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most = per_minute
        self._now = now
        self._since = now()
        self._counts: Counter[str] = Counter()

    def spend(self, address: str) -> None:
        now = self._now()
        if now - self._since >= MINUTE:
            self._since = now
            self._counts.clear()
        if self._counts[address] >= self._most:
            raise Refusal("too-many")
        self._counts[address] += 1


class HostNames:
    """The names to which this server answers."""

    def __init__(self, told: str, own: str) -> None:
        self._named = {name.strip().lower().rstrip(".") for name in told.split(",") if name.strip()} | {own.lower()}
        self._logged_at = -MINUTE

    def check(self, headers: Mapping[bytes, bytes]) -> None:
        written = headers.get(b"host", b"").decode("latin-1")
        name = host_name(written)
        if WRITTEN.fullmatch(written) and (self._allows(name) or _is_https(headers)):
            return
        shown = name if NAME.fullmatch(name) else "?"
        if (now := time.monotonic()) - self._logged_at >= MINUTE:
            self._logged_at = now
            log.warning("a request for another host was refused: see allowed_hosts", extra={"host": shown})
        raise Refusal("host-unknown", host=shown)

    def _allows(self, name: str) -> bool:
        if "." not in name and ":" not in name:  # none, or one without a domain
            return True
        if name.endswith(LOCAL) or name in self._named or "*" in self._named:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def host_name(header: str) -> str:
    """The name in a `Host` header, without its port."""
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0].lower().rstrip(".")


def _is_https(headers: Mapping[bytes, bytes]) -> bool:
    if any(name.startswith(BY_BROWSER) for name in headers):
        return True
    return headers.get(b"origin") == b"https://" + headers.get(b"host", b"")


class Admission:
    def __init__(self, settings: Settings, bans: Bans) -> None:
        self._bans = bans
        self._names = HostNames(f"{settings.allowed_hosts},{settings.host}", socket.gethostname())
        self._requests = RequestLimit(settings.requests_per_minute)
        self._assets = RequestLimit(settings.assets_per_minute)

    def check(self, scope: Any) -> None:
        """Refuse a request or a handshake before anything is done for it."""
        path: str = scope["path"]
        if path == HEALTH:
            return
        limit = self._assets if path.startswith(ASSETS) else self._requests
        limit.spend(address_of(scope))
        self._names.check(dict(scope["headers"]))
        self._bans.check_address(scope["client"][0] if scope.get("client") else "")
