"""A host which is started in a fraction of the time; see `tests.chaos.nursery`."""

import os
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import IO, Any, Self

from tests.chaos.nursery import LIVE, LONGEST
from tests.servers import Process, Server


class Nursery:
    """The process whose forks are hosts."""

    def __init__(self, command: list[str], environment: dict[str, str], log: IO[str]) -> None:
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.chaos.nursery", *command],
                stdin=theirs.fileno(),
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
            )
        assert self._control.recv(LONGEST) == LIVE, "see the log"

    def fork(self) -> "Fork":
        ours, theirs = os.pipe()
        socket.send_fds(self._control, [LIVE], [theirs])
        os.close(theirs)
        return Fork(self, int(self._control.recv(LONGEST)), os.fdopen(ours))

    def status(self, pid: int) -> int:
        """The exit status of a fork, when it has ended."""
        self._control.send(b"%d" % pid)
        return int(self._control.recv(LONGEST))

    def close(self) -> None:
        self._control.close()
        with self._process:
            pass


class Fork:
    """A process, for a `Server`."""

    def __init__(self, nursery: Nursery, pid: int, stdout: IO[str]) -> None:
        self.pid = pid
        self.stdout = stdout
        self._nursery = nursery
        self._descriptor = os.pidfd_open(pid)
        self._status: int | None = None

    def poll(self) -> int | None:
        if self._status is None and self._has_ended(0):
            self._status = self._nursery.status(self.pid)
            os.close(self._descriptor)
        return self._status

    def wait(self, timeout: float) -> int:
        if self._status is None and not self._has_ended(timeout):
            raise TimeoutError
        status = self.poll()
        assert status is not None
        return status

    def terminate(self) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._descriptor, signal.SIGTERM)

    def _has_ended(self, timeout: float) -> bool:
        return bool(select.select([self._descriptor], [], [], timeout)[0])


class ForkedServer(Server):
    """Its lives are forks of a nursery, which ends with the block. Except for the first, which finds the port and makes
    the file, and for a part of the others, by the throw of the dice.
    """

    def __init__(self, data: Path, *, whole: float = 0.0, dice: Random | None = None, **settings: Any) -> None:
        super().__init__(data, **settings)
        self.wholes = self.forks = 0
        """How often either was started."""

        self._whole = whole
        self._dice = dice or Random(0)
        self._nursery: Nursery | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._nursery:
            self._nursery.close()

    def _begun(self, command: list[str], environment: dict[str, str], log: IO[str]) -> Process:
        if not self.port or self._dice.random() < self._whole:
            self.wholes += 1
            return super()._begun(command, environment, log)
        if self._nursery is None:
            self._nursery = Nursery(command[2:], environment, log)
        self.forks += 1
        return self._nursery.fork()
