"""A connection on which anything can be sent, and nothing need be read."""

import os
import socket
from typing import Final

from tests.servers import Server

HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)
TEXT, CONTINUATION, PING = 1, 0, 9
SHORT: Final = 125


def connected(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)


def deaf(server: Server) -> socket.socket:
    """One for which the network holds little."""
    connection = socket.socket()
    connection.settimeout(20)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", server.port))
    return connection


def handshake(path: str, cookie: str = "") -> bytes:
    return HANDSHAKE.format(path=path, more=f"Cookie: {cookie}\r\n" if cookie else "").encode()


def upgraded(server: Server, path: str, cookie: str = "") -> socket.socket:
    """A WebSocket whose handshake is over."""
    connection = connected(server)
    connection.sendall(handshake(path, cookie))
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(1)
    assert b" 101 " in answer.partition(b"\r\n")[0], answer
    return connection


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A short frame, masked with zeros."""
    assert len(payload) <= SHORT
    return bytes((kind | (0x80 if last else 0), 0x80 | len(payload))) + bytes(4) + payload


def is_ended(connection: socket.socket) -> bool:
    """Whether the server closes a connection while everything that it sends is read."""
    try:
        while connection.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def files(server: Server) -> int:
    """How many files the server has open."""
    return len(os.listdir(f"/proc/{server.pid}/fd"))  # noqa: PTH208  only counted


def complaints(server: Server) -> list[str]:
    """What the server has logged, apart from how long it took to load something."""
    return [line for line in server.log.read_text().splitlines() if "watchdog" not in line]
