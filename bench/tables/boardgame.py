"""A boardgame.io server, spoken to in the protocol of socket.io.

The protocol is small enough to write by hand: a Python client library would take longer per message than the server.
"""

import shutil
import signal
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from bench.tables.server import NOTHING, Chair, Heard, Server, UnexpectedReplyError

FOLDER: Final = Path(__file__).parent.parent / "boardgame"
EVENT: Final = b"42/reversi,"


class State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")


class Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: State


class Event(msgspec.Struct, array_like=True):
    kind: str


decode_update = msgspec.json.Decoder(Update).decode
decode_event = msgspec.json.Decoder(Event).decode


def missing() -> str | None:
    """Why the peer cannot be measured; None if it can."""
    if not shutil.which("node"):
        return "node is not installed"
    if not (FOLDER / "node_modules").is_dir():
        return "it is not installed: `make peers` does it"
    return None


@dataclass(frozen=True, slots=True)
class Place(Chair):
    url: str
    match: str
    seat: int
    credentials: str
    headers: Mapping[str, str] = field(default_factory=dict)
    ping: str | None = None

    def hear(self, frame: bytes) -> Heard:
        if frame.startswith(EVENT):
            return self._told(frame[len(EVENT) :])
        if frame == b"2":
            return Heard(answer="3")
        if frame.startswith(b"0"):
            return Heard(answer="40/reversi,")
        if frame.startswith(b"40/reversi,"):
            return Heard(answer=f'42/reversi,["sync","{self.match}","{self.seat}","{self.credentials}",2]')
        raise UnexpectedReplyError(frame.decode())

    def _told(self, event: bytes) -> Heard:
        if event.startswith(b'["update"'):
            return Heard(ply=decode_update(event).state.number)
        return Heard(welcome=True) if decode_event(event).kind == "sync" else NOTHING

    def move(self, ply: int, text: str) -> str:
        payload = f'{{"type":"place","args":["{text}"],"playerID":"{self.seat}","credentials":"{self.credentials}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        return f'42/reversi,["update",{action},{ply},"{self.match}","{self.seat}"]'


class BoardGame(Server):
    name = "boardgame.io"

    def __init__(self, database: Mapping[str, str] | None = None) -> None:
        """In memory, or in a PostgreSQL database by the variables of its own programs."""
        # production mode, as on a real server: logging in development mode is expensive
        environment = {"NODE_ENV": "production", **(database or {})}
        super().__init__(["node", "--expose-gc", FOLDER / "server.js"], environment)

    def open_table(self) -> tuple[Place, Place]:
        match, _ = self.post("/games/reversi/create", {"numPlayers": 2})
        return self._sit(match["matchID"], 0), self._sit(match["matchID"], 1)

    def tidy(self) -> None:
        self.signal(signal.SIGUSR2)

    def _sit(self, match: str, seat: int) -> Place:
        answer, _ = self.post(f"/games/reversi/{match}/join", {"playerID": str(seat), "playerName": f"player {seat}"})
        url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        return Place(url, match, seat, answer["playerCredentials"])
