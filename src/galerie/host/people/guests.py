"""Guests: visitors with a signed cookie. Whoever has signed in is identified by their account instead."""

import secrets
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

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

    async def identify(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Identify the visitor before a request is handled; a new one gets an id that `set_cookie` sends back."""
        state = connection.scope["state"]
        state["guest"] = self.recognise(connection)
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
