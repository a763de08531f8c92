"""A push service and a web hook on this machine, which answer as a test tells them and read what they were sent."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from galerie.host.notices.push import CURVE, BrowserKeys, encoded

WAIT = 20
"""Seconds after which nothing more is to be expected."""


@dataclass(frozen=True)
class Delivered:
    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """The keys of a browser's subscription, the private one included."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"0123456789abcdef") -> None:
        self._key = key or ec.generate_private_key(CURVE)
        self._auth = auth
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> BrowserKeys:
        return BrowserKeys(encoded(self._point), encoded(self._auth))

    def read(self, body: bytes) -> bytes:
        """What was encrypted for this browser, as RFC 8291 says."""
        salt, theirs, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = _derived(self._auth, b"WebPush: info\0" + self._point + theirs, 32, shared)
        key, nonce = (
            _derived(salt, b"Content-Encoding: " + what + b"\0", size, secret)
            for what, size in ((b"aes128gcm", 16), (b"nonce", 12))
        )
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")[:-1]

    def shown(self, delivered: Delivered) -> dict[str, Any]:
        """What the service worker is given."""
        found: dict[str, Any] = json.loads(self.read(delivered.body))
        return found


def _derived(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@dataclass
class Service:
    """Takes what is posted to any path; answers 201, or as `answers` says for the path."""

    origin: str = ""
    answers: dict[str, int] = field(default_factory=dict)
    delivered: list[Delivered] = field(default_factory=list)
    released: Event = field(default_factory=Event)
    """Set when those who ask for `/slow` get their answer."""

    def of(self, path: str) -> list[Delivered]:
        return [each for each in self.delivered if each.path == path]

    def wait_for(self, count: int) -> list[Delivered]:
        """As many deliveries, or fail."""
        deadline = time.monotonic() + WAIT
        while len(self.delivered) < count:
            assert time.monotonic() < deadline, self.delivered
            time.sleep(0.01)
        return self.delivered


@contextmanager
def service() -> Iterator[Service]:
    here = Service()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            here.delivered.append(Delivered(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            if self.path == "/slow":
                here.released.wait(WAIT)
            self.send_response(here.answers.get(self.path, 201))
            if self.path == "/moved":
                self.send_header("Location", f"{here.origin}/elsewhere")
            huge = self.path == "/huge"
            self.send_header("Content-Length", str(10**12 if huge else 0))
            self.end_headers()
            while huge:
                self.wfile.write(b"x" * 65536)

        def handle_one_request(self) -> None:
            try:
                super().handle_one_request()
            except OSError:  # the other side has hung up
                self.close_connection = True

        def log_message(self, *_: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    here.origin = f"http://127.0.0.1:{server.server_port}"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield here
    finally:
        here.released.set()
        server.shutdown()
        thread.join()
        server.server_close()
