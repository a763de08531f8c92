"""A table's socket as a program uses it."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.servers import Guest, Server

ids = (f"command-{number}" for number in count())


class Socket:
    """A connection that remembers the newest moment and table it was told of."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.table: dict[str, Any] = {}
        self.moment: dict[str, Any] = {}
        self.welcome = self.receive()

    def receive(self, timeout: float = 20) -> dict[str, Any]:
        frame = json.loads(self.connection.recv(timeout))
        assert isinstance(frame, dict)
        self.table = frame.get("table", self.table)
        for moment in [*frame.get("moments", ()), *([frame["moment"]] if "moment" in frame else ())]:
            self.moment = moment
        return frame

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these kinds."""
        while True:
            frame = self.receive()
            if frame["kind"] in kinds:
                return frame

    def reached(self, version: int) -> dict[str, Any]:
        """The moment of this version, waited for if it has not come yet."""
        while self.moment["version"] < version:
            self.receive()
        assert self.moment["version"] == version
        return self.moment

    def send(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def play(self, move: str, seat: int = 0, command: str | None = None) -> dict[str, Any]:
        """The answer to a command: `saved` or `refused`."""
        command = command or next(ids)
        self.send({"kind": "play", "id": command, "seat": seat, "move": move})
        while True:
            frame = self.until("saved", "refused")
            if frame["id"] == command:
                return frame


@contextmanager
def joined(
    server: Server,
    table: str,
    guest: Guest | None = None,
    since: int | None = None,
    said: Mapping[str, str] | None = None,
    **headers: str,
) -> Iterator[Socket]:
    """Connected; headers whose names are no Python names are `said`."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    if since is not None:
        address += f"?since={since}"
    headers |= said or {}
    if guest:
        headers["Cookie"] = guest.cookie
    with connect(address, additional_headers=headers) as connection:
        yield Socket(connection)
