"""Our server as `galerie serve` runs it, spoken to in the protocol of `docs/protocol.md`."""

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import msgspec

from bench.tables.server import NOTHING, PATIENCE, Chair, Heard, Server, UnexpectedReplyError

UNLIMITED: Final = "1000000000"
LIMITS: Final = {
    f"GALERIE_{name}": UNLIMITED
    for name in (
        "REQUESTS_PER_MINUTE",
        "MESSAGES_PER_SECOND",
        "MESSAGES_PER_GUEST",
        "MESSAGES_PER_ADDRESS",
        "SOCKETS_PER_ADDRESS",
        "CONNECTIONS",
        "TABLES_PER_HOUR",
    )
}
"""All players have one address, so limits by address are lifted. Everything else has its default."""

WISH: Final = {"game": "reversi", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}


class Moment(msgspec.Struct):
    version: int


class Frame(msgspec.Struct):
    kind: str
    moment: Moment | None = None


decode = msgspec.json.Decoder(Frame).decode


@dataclass(frozen=True, slots=True)
class Place(Chair):
    url: str
    headers: Mapping[str, str]
    seat: int
    ping: str | None = '{"kind":"ping","lag":1}'

    def hear(self, frame: bytes) -> Heard:
        told = decode(frame)
        match told.kind:
            case "happened" if told.moment:
                return Heard(ply=told.moment.version)
            case "welcome":
                return Heard(welcome=True)
            case "refused":
                raise UnexpectedReplyError(frame.decode())
        return NOTHING

    def move(self, ply: int, text: str) -> str:
        return f'{{"kind":"play","id":"seat-{self.seat}-ply-{ply}","seat":{self.seat},"move":"{text}"}}'


def new_file(folder: Path) -> Path:
    return folder / f"{len([*folder.iterdir()])}.sqlite3"


class Galerie(Server):
    name = "galerie"

    def __init__(self, data: Path | str, port: int = 0, **settings: str) -> None:
        command = [sys.executable, "-m", "galerie", "serve", "--port", str(port), "--data", data]
        chosen = {f"GALERIE_{name.upper()}": value for name, value in settings.items()}
        super().__init__(command, {**LIMITS, **chosen})

    def open_table(self) -> tuple[Place, Place]:
        table, headers = self.post("/api/tables", WISH)
        first = headers["Set-Cookie"]
        _, headers = self.post(f"/api/tables/{table['id']}/seats/1", {"name": "Bob"})
        return self._place(table["id"], 0, first), self._place(table["id"], 1, headers["Set-Cookie"])

    def stalls(self) -> dict[str, float]:
        found = re.findall(r'galerie_loop_longest_stall_seconds{where="([^"]+)"} (\S+)', self._metrics())
        return {where: float(seconds) for where, seconds in found}

    @property
    def slots(self) -> float:
        """How many slots it holds; none where it is the only host."""
        return sum(map(float, re.findall(r"^galerie_slots (\S+)", self._metrics(), re.MULTILINE)))

    def _metrics(self) -> str:
        with urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def _place(self, table: str, seat: int, cookie: str) -> Place:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return Place(url, {"Cookie": cookie.split(";", maxsplit=1)[0]}, seat)
