"""Web push: what is sent to the push service of a browser, which can read nothing of it (RFC 8291, 8292)."""

import hashlib
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from galerie.core import Refusal
from galerie.host.notices.outgoing import origin

LIFETIME: Final = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that cannot be reached."""

VALIDITY: Final = 12 * 3600
"""Seconds for which a signature is valid; push services allow a day, by clocks of their own."""

RECORD: Final = 4096
"""The most bytes that a push service must accept."""

CURVE: Final = ec.SECP256R1()


class Letter(NamedTuple):
    """What is sent in a request."""

    headers: dict[bytes | str, bytes | str]
    body: bytes


class BrowserKeys(NamedTuple):
    """The keys of a browser's subscription, as it gives them."""

    p256dh: str
    auth: str

    def check(self) -> None:
        """Refuse keys with which nothing can be encrypted."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(self.p256dh))
            fits = len(decoded(self.auth)) == 16
        except ValueError:
            fits = False
        if not fits:
            raise Refusal("receiver-keys")


class Stamp:
    """The server's own key, by which push services recognise it."""

    def __init__(self, private_key: str) -> None:
        self._vapid = Vapid02.from_string(private_key)
        self._vapid.conf = {"no-strict": True}  # a server at home may have a name without a domain
        self.public: Final = encoded(_point(self._vapid.public_key))

    @staticmethod
    def new_key() -> str:
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return encoded(number.to_bytes(32, "big"))

    def letter(self, endpoint: str, keys: BrowserKeys, site: str, topic: str, message: bytes) -> Letter:
        """A message for a browser. A later one with the same topic replaces it if it was not delivered yet.

        `site` is the server's own address, whose owner push services may want to reach.
        """
        until = int(time.time()) + VALIDITY
        claims = {"aud": origin(endpoint), "sub": f"https://{urlsplit(site).netloc}", "exp": until}
        headers: dict[bytes | str, bytes | str] = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFETIME),
            "Topic": encoded(hashlib.sha256(topic.encode()).digest())[:32],
            "Urgency": "high",
        }
        return Letter(headers, encrypted(message, keys, ec.generate_private_key(CURVE), os.urandom(16)))


def encrypted(message: bytes, keys: BrowserKeys, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """A message that only the browser with these keys can read; `own` and `salt` are used once."""
    theirs, ours = decoded(keys.p256dh), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(decoded(keys.auth), b"WebPush: info\0" + theirs + ours, 32, shared)
    key = _derived(salt, b"Content-Encoding: aes128gcm\0", 16, secret)
    nonce = _derived(salt, b"Content-Encoding: nonce\0", 12, secret)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, message + b"\2", None)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The bytes of Base64, or ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
