"""Guests: visitors with a signed cookie. Whoever has signed in is identified by their account instead."""

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from galerie.host.people import sessions, tokens
from galerie.host.people.accounts import Accounts
from galerie.host.people.people import People
from galerie.host.people.sessions import Sessions

COOKIE: Final = "galerie_guest"
YEAR: Final = 365 * 24 * 3600


class Guests:
    def __init__(self, secret: str, people: People, accounts: Accounts) -> None:
        self._signer = Signer(secret, salt="guest")
        self._people = people
        self._accounts = accounts
        self.sessions: Final = Sessions(secret)

    def recognise(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The account that has signed in, or else the guest of the cookie; None if it is missing or forged.

        A guest who is bound to an account is not recognised: an old cookie must not give access to the account.
        """
        if account := self._accounts.holder(self.sessions.digest(connection)):
            return account
        try:
            guest = self._signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        return None if guest in self._people.bound else guest

    def is_stranger(self, headers: Mapping[bytes, bytes]) -> bool:
        """Whether somebody shows a session or a token that was made here, or may have been, and is not known: another
        host may have made it just now.
        """
        people = self._people
        cookie = headers.get(b"cookie", b"").decode("latin-1")
        if sessions.COOKIE in cookie:
            shown = re.search(rf"{sessions.COOKIE}=([^;\s]+)", cookie)
            digest = self.sessions.digest_of(shown[1]) if shown else None
            return digest is not None and digest not in people.sessions
        _, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
        return token.startswith(tokens.PREFIX) and sessions.digest(token.strip()) not in people.tokens

    async def identify(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Identify the visitor before a request is handled; a new one gets an id that `set_cookie` sends back.

        Another host of the cluster names the guest it acts for.
        """
        state = connection.scope["state"]
        state["guest"] = state.get("acting_for") or self.recognise(connection)
        await self._accounts.note_use(self.sessions.digest(connection))
        if state["guest"] is None:
            state["guest"] = state["fresh_guest"] = secrets.token_urlsafe(12)

    async def set_cookie(self, message: Message, scope: Scope) -> None:
        fresh = scope.get("state", {}).get("fresh_guest")
        if message["type"] != "http.response.start" or fresh is None or fresh in self._people.bound:
            return
        cookie = Cookie(
            COOKIE,
            value=self._signer.sign(fresh).decode(),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=scope["scheme"] == "https",
        )
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))
