"""Sessions: what makes a browser that of an account, until it signs out. The cookie is signed, and its digest kept."""

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
        """That of the session whose cookie this is; None for a missing or a forged one."""
        try:
            return digest(self._signer.unsign(connection.cookies.get(COOKIE, "")).decode())
        except (BadSignature, UnicodeDecodeError):
            return None

    def cookie(self, token: str, scheme: str) -> Cookie:
        return _cookie(self._signer.sign(token).decode(), YEAR, scheme)

    def expired(self, scheme: str) -> Cookie:
        """What makes a browser forget it."""
        return _cookie("", 0, scheme)


def fresh() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _cookie(value: str, seconds: int, scheme: str) -> Cookie:
    return Cookie(COOKIE, value=value, max_age=seconds, httponly=True, samesite="lax", secure=scheme == "https")
