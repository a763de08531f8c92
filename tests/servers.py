"""A real host in a process of its own, which tests may kill."""

import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import IO, Any, Final, Protocol

import httpx

from galerie.host.web.settings import Settings

STALL: Final = 0.25 if os.environ.get("PYTEST_XDIST_WORKER") else 0.05
"""Seconds of the event loop's thread that no single thing may take; a bucket of `galerie_loop_stall_seconds`. Tests
that run at the same time share the processor's caches, and everything takes longer."""

OF_A_NAME: Final = frozenset({"sign_ins_per_minute", "sign_ins_per_hour"})
SHARED: Final[dict[str, Any]] = {
    each.name: 1_000_000_000
    for each in fields(Settings)
    if each.name.endswith(("_per_minute", "_per_hour", "_per_address", "_of_address")) and each.name not in OF_A_NAME
}
"""Settings of a server that many tests use: they all come from one address, and none depends on what others have spent.
Tests of such a budget have a server of their own."""


class Process(Protocol):
    """What a server needs of a process, and of `subprocess.Popen`."""

    @property
    def pid(self) -> int: ...

    @property
    def stdout(self) -> IO[str] | None: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float) -> int: ...

    def terminate(self) -> None: ...


class Server:
    """`galerie serve` on a free port; the port stays the same over restarts.

    What it logs goes to a file, with every setting by its name in the environment. Races start at once, unless
    `ready_check` is asked for.
    """

    program: Sequence[str] = ("-m", "galerie")

    def __init__(self, data: Path, *, bot_pause: float = 0.0, **settings: object) -> None:
        self.data = data
        self.port = 0
        self.log = data.with_name(f"{data.name}.log")
        self._bot_pause = bot_pause
        chosen = {"ready_check": "no", **settings}
        self._settings = {f"GALERIE_{name.upper()}": str(value) for name, value in chosen.items()}
        self._process: Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def command(self) -> list[str]:
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        return [*command, "--bot-pause", str(self._bot_pause)]

    def start(self) -> None:
        self.begin()
        self.wait_until_ready()

    def begin(self) -> None:
        """Start it, and do not wait until it is ready."""
        with self.log.open("a") as log:
            self._process = self._begun(self.command(), {**os.environ, **self._settings}, log)

    def wait_until_ready(self) -> None:
        assert self._process
        assert self._process.stdout
        line = self._process.stdout.readline()
        found = re.search(r":(\d+)\s*$", line)
        assert found, f"no address in {line!r}: {self.log.read_text()}"
        self.port = int(found[1])

    def kill(self) -> int:
        """As a power cut would: no handler runs, in the host or in its workers. Returns the exit status, which is
        another if it had ended by itself.
        """
        assert self._process
        os.killpg(self._process.pid, signal.SIGKILL)
        return self._ended()

    def terminate(self) -> None:
        """As a service manager would, and do not wait until it has ended."""
        assert self._process
        self._process.terminate()

    def stop(self) -> int | None:
        """As a service manager would; the exit status, unless it had ended before."""
        if not self._process or self._process.poll() is not None:
            return None
        self._process.terminate()
        return self._ended()

    def guest(self) -> "Guest":
        return Guest(self)

    @property
    def metrics(self) -> str:
        return httpx.get(f"{self.address}/metrics", timeout=60).text

    @property
    def stalls(self) -> Counter[str]:
        """How often each function has held the event loop for longer than `STALL` since the start."""
        text = self.metrics
        within = dict(re.findall(rf'galerie_loop_stall_seconds_bucket{{le="{STALL}",where="([^"]+)"}} (\S+)', text))
        counts = dict(re.findall(r'galerie_loop_stall_seconds_count{where="([^"]+)"} (\S+)', text))
        return +Counter({where: int(float(counts[where]) - float(within[where])) for where in counts})

    def _begun(self, command: list[str], environment: dict[str, str], log: IO[str]) -> Process:
        return subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,
            env=environment,
            close_fds=False,
        )

    def _ended(self) -> int:
        assert self._process
        status = self._process.wait(20)
        if self._process.stdout:
            self._process.stdout.close()
        return status


class Guest:
    """A visitor with their own cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=20)
        self.http.get("/")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def open_table(self, *seats: dict[str, Any], **wish: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": "reversi", **wish, "seats": list(seats)})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sit(self, table: str, seat: int, name: str = "") -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": name})

    def close(self) -> None:
        self.http.close()
