"""Sessions of accounts in browsers. The cookie is signed, and only its digest is stored."""

import hashlib
import secrets
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE: Final = "galerie_account"
YEAR: Final = 365 * 24 * 3600


class Sessions:
    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="account")

    def digest(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The digest of the session's token; None if the cookie is missing or forged."""
        return self.digest_of(connection.cookies.get(COOKIE, ""))

    def digest_of(self, cookie: str) -> str | None:
        """The same of the value of a cookie."""
        try:
            return digest(self._signer.unsign(cookie).decode())
        except (BadSignature, UnicodeDecodeError):
            return None

    def cookie(self, token: str, scheme: str) -> Cookie:
        return _cookie(self._signer.sign(token).decode(), YEAR, scheme)

    def expired(self, scheme: str) -> Cookie:
        """A cookie that makes the browser delete it."""
        return _cookie("", 0, scheme)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _cookie(value: str, seconds: int, scheme: str) -> Cookie:
    return Cookie(COOKIE, value=value, max_age=seconds, httponly=True, samesite="lax", secure=scheme == "https")
