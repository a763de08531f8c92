"""How administrators sign in on their page: by a one-time link or a passphrase, which only the command line makes.

They are no accounts: a stolen session of an account opens nothing here. A session is short, and its cookie goes only to
their own addresses.
"""

import secrets
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from galerie.bots.slots import whose
from galerie.core import Refusal
from galerie.host.moderation import desk
from galerie.host.moderation.desk import Administrator
from galerie.host.people.passphrases import Passphrases
from galerie.host.people.tries import Tries
from galerie.host.store.store import Store
from galerie.host.wire import AdminInfo, AdminSignIn

COOKIE: Final = "galerie_admin"
PATH: Final = "/api/admin"
MINUTE: Final = 60_000
ADMINISTRATORS: Final = ""
"""The name under which their attempts are counted; no account has it."""

BY_PASSPHRASE: Final = "passphrase"  # noqa: S105  the name of whoever signs in by it


class Administrators:
    def __init__(self, store: Store, minutes: int, tries: Tries, passphrases: Passphrases) -> None:
        self._store = store
        self._minutes = minutes
        self._signer = Signer(store.secret, salt="administrator")
        self._passphrases = passphrases
        self._tries = tries

    async def sign_in(self, wish: AdminSignIn, address: str, scheme: str) -> tuple[AdminInfo, Cookie]:
        """Start a session, or refuse."""
        if wish.key:  # nobody guesses one, so that what others try elsewhere shuts nobody out who has a link
            await self._tries.count_address(address)
        else:
            await self._tries.count(address, ADMINISTRATORS)
        now, key = self._store.wall_clock(), secrets.token_urlsafe(24)
        until = now + self._minutes * MINUTE
        if wish.key:
            name = await self._store.run(lambda db: desk.use_link(db, wish.key, now))
        else:
            kept = await self._store.read(desk.passphrase, "passphrase")
            name = BY_PASSPHRASE if await self._passphrases.fits(kept, wish.passphrase) else None
        if name is None:
            raise Refusal("admin-wrong")
        await self._tries.know(address, ADMINISTRATORS)
        by = Administrator(name, now)
        await self._store.run(lambda db: desk.start_session(db, by, key, until))
        return AdminInfo(name, until), _cookie(self._signer.sign(key).decode(), self._minutes * 60, scheme)

    async def recognise(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AdminInfo:
        """The administrator whose session this is, or a refusal."""
        key, now = self._key(connection), self._store.wall_clock()
        if key:  # they are not held up by others who come from their address
            whose.set((f"administrator {key}", ""))
        found = await self._store.read(lambda db: desk.session(db, key, now), "administrator") if key else None
        if found is None:
            raise Refusal("admin-signed-out")
        return AdminInfo(*found)

    async def sign_out(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """End the session; the cookie that makes the browser delete its own."""
        key = self._key(connection)
        await self._store.run(lambda db: desk.end_session(db, key))
        return _cookie("", 0, connection.scope["scheme"])

    def _key(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        try:
            return self._signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return ""


def _cookie(value: str, seconds: int, scheme: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=value,
        max_age=seconds,
        path=PATH,
        httponly=True,
        samesite="strict",
        secure=scheme == "https",
    )
