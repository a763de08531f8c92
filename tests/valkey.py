"""A server of queues: Valkey, or Redis, which speaks the same protocol, on a free port of this machine."""

import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Self

import pytest
import redis

PROGRAMS: Final = ("valkey-server", "redis-server")


class Valkey:
    """It keeps nothing on disk. The port stays the same over restarts."""

    def __init__(self, folder: Path, password: str = "") -> None:
        self.folder = folder
        self.password = password
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"redis://{f':{self.password}@' if self.password else ''}127.0.0.1:{self.port}/0"

    @property
    def client(self) -> "redis.Redis":
        """For what a test wants to see or to do itself."""
        return redis.Redis.from_url(self.address, protocol=2)

    def start(self) -> None:
        program = next(filter(None, map(shutil.which, PROGRAMS)), PROGRAMS[0])
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        words += ["--requirepass", self.password] if self.password else []
        with (self.folder / "valkey.log").open("ab") as log:
            self._process = subprocess.Popen([program, *words], stdout=log)
        for _ in range(1000):
            try:
                with self.client as client:
                    client.ping()
            except redis.ConnectionError:
                assert self._process.poll() is None, (self.folder / "valkey.log").read_text()
                time.sleep(0.01)
            else:
                return
        raise AssertionError((self.folder / "valkey.log").read_text())

    @classmethod
    def started(cls, folder: Path) -> Self:
        valkey = cls(folder)
        valkey.start()
        return valkey

    def stop(self) -> None:
        """At once, as a crash would: whatever it held is lost."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    def pause(self) -> None:
        """As if the network were cut: it answers nothing, and connections stay open."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self._process
        self._process.send_signal(signal.SIGCONT)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@pytest.fixture(scope="session")
def shared_valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Valkey]:
    server = Valkey(tmp_path_factory.mktemp("valkey"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def valkey(shared_valkey: Valkey) -> Valkey:
    """One for all tests that do not stop it, empty for each."""
    with shared_valkey.client as client:
        client.flushall()
    return shared_valkey


@pytest.fixture
def mortal_valkey(tmp_path: Path) -> Iterator[Valkey]:
    """One of one's own, which may be stopped. It has a password."""
    server = Valkey(tmp_path, "sesame")
    server.start()
    yield server
    server.stop()
