"""A server in its own process."""

import http.client
import json
import os
import re
import subprocess
import time
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol, Self

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")
PATIENCE: Final = 30.0


class UnexpectedReplyError(Exception):
    """The server sent something that the benchmark cannot handle."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What a frame means to a player: an answer to send, a welcome, or the number of moves made."""

    answer: str | None = None
    welcome: bool = False
    ply: int | None = None


NOTHING: Final = Heard()


class Chair(Protocol):
    """One player's seat at a table, in the protocol of one server."""

    url: str
    headers: Mapping[str, str]
    ping: str | None
    """What a client sends from time to time on its own."""

    def hear(self, frame: bytes) -> Heard: ...
    def move(self, ply: int, text: str) -> str:
        """The frame that makes a move after `ply` moves."""


def processor_seconds(process: int, *, ended_children: bool = False) -> float:
    """The processor time that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11 : 15 if ended_children else 13])) / TICKS


class Service(Protocol):
    """What players need, of one server or of several processes that are one to them."""

    def open_tables(self, count: int) -> Sequence[tuple[Chair, Chair]]: ...

    @property
    def memory(self) -> int: ...

    @property
    def processor_seconds(self) -> float: ...


class Server:
    """What all servers have in common; a subclass knows how to open a table."""

    name: str

    def __init__(self, command: Sequence[str | Path], environment: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        line = self._process.stdout.readline()
        found = re.search(r":(\d+)\s*$", line)
        if not found:
            raise UnexpectedReplyError(f"{self.name} did not start: {line}")
        self.port = int(found[1])
        self._http = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()

    def open_tables(self, count: int) -> list[tuple[Chair, Chair]]:
        """Over one new connection: an idle one may be closed after a few seconds."""
        try:
            return [self.open_table() for _ in range(count)]
        finally:
            self.hang_up()

    def hang_up(self) -> None:
        """Close that connection; the next request opens another."""
        self._http.close()

    def visitor(self) -> Self:
        """The same server, over a connection of one's own."""
        other = copy(self)
        other._http = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        return other

    def open_table(self) -> tuple[Chair, Chair]:
        """A new table of Reversi with both seats taken by different players."""
        raise NotImplementedError

    def tidy(self) -> None:
        """Free as much memory as possible before it is measured."""

    def stalls(self) -> dict[str, float]:
        """The functions that have held the event loop, and for how many seconds at most, where a server tells."""
        return {}

    @property
    def memory(self) -> int:
        """The resident memory of the process, in bytes."""
        self.tidy()
        return PAGE * int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])

    @property
    def processor_seconds(self) -> float:
        """The processor time used so far by all threads."""
        return processor_seconds(self._process.pid)

    def signal(self, number: int) -> None:
        self._process.send_signal(number)
        time.sleep(0.5)

    def post(self, path: str, body: Any) -> tuple[Any, http.client.HTTPMessage]:
        self._http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self._http.getresponse()
        content = answer.read()
        if answer.status >= 300:
            raise UnexpectedReplyError(f"{self.name} answered {answer.status} to {path}: {content.decode()}")
        return json.loads(content), answer.headers
