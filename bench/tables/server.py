"""A server in a process of its own."""

import http.client
import json
import os
import re
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol, Self

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")
PATIENCE: Final = 30.0


class Unheard(Exception):  # noqa: N818  it is about the server, which has heard or said something else
    """A server said something that the benchmark cannot go on with."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What a frame means to a player: what to answer, that one is welcome, or how many moves have been made."""

    answer: str | None = None
    welcome: bool = False
    ply: int | None = None


NOTHING: Final = Heard()


class Chair(Protocol):
    """One player's place at a table, in the words of one server."""

    url: str
    headers: Mapping[str, str]
    ping: str | None
    """What a client says from time to time of its own accord."""

    def hear(self, frame: bytes) -> Heard: ...
    def move(self, ply: int, text: str) -> str:
        """The frame that makes a move when `ply` of them have been made."""


class Server:
    """What all servers have in common; a subclass knows how to open a table at its own."""

    name: str

    def __init__(self, command: Sequence[str | Path], environment: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        line = self._process.stdout.readline()
        found = re.search(r":(\d+)\s*$", line)
        if not found:
            raise Unheard(f"{self.name} did not start: {line}")
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
        """By one connection of their own: one that is left alone for a few seconds may be closed."""
        try:
            return [self.open_table() for _ in range(count)]
        finally:
            self._http.close()

    def open_table(self) -> tuple[Chair, Chair]:
        """A new table of Reversi with both seats taken, each by somebody else."""
        raise NotImplementedError

    def tidy(self) -> None:
        """Give back what memory can be given back, before it is measured."""

    @property
    def memory(self) -> int:
        """The bytes that the process occupies."""
        self.tidy()
        return PAGE * int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])

    @property
    def processor_seconds(self) -> float:
        """What it has used so far, with all its threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def signal(self, number: int) -> None:
        self._process.send_signal(number)
        time.sleep(0.5)

    def post(self, path: str, body: Any) -> tuple[Any, http.client.HTTPMessage]:
        self._http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self._http.getresponse()
        content = answer.read()
        if answer.status >= 300:
            raise Unheard(f"{self.name} answered {answer.status} to {path}: {content.decode()}")
        return json.loads(content), answer.headers
