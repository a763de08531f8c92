"""Programs that are spoken to in lines, through their standard input and output."""

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Final

from galerie.core import BotFault

LONGEST: Final = 1024 * 1024
"""Characters of a line. A program that writes more without an end has failed."""

MOST: Final = 1_000
"""Lines that wait to be read; then the program has to wait."""

FAREWELL_SECONDS: Final = 1.0


class Program:
    """A program that runs until it is closed. Nobody waits for ever for what it fails to read or to write."""

    def __init__(self, command: Sequence[str], name: str, *, errors: bool = False) -> None:
        """Start the program; what it does wrong is told of the bot of this name. Raises BotFault.

        With `errors` it may answer on its standard error too, as some protocols allow.
        """
        self._name = name
        try:
            self._process = subprocess.Popen(  # noqa: S603  whoever holds a tournament names its engines
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT if errors else subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            raise BotFault("bot-start", bot=name, reason=error.strerror or "") from error
        self._unread: Queue[str | None] = Queue(MOST)
        self._unsent: Queue[str | None] = Queue()
        Thread(target=self._read, daemon=True).start()
        Thread(target=self._write, daemon=True).start()

    def send(self, line: str) -> None:
        self._unsent.put(line)

    def answer(self, start: str, seconds: float) -> str:
        """What follows on the next line that begins so. Raises BotFault if there is none within so many seconds."""
        end = monotonic() + seconds
        while True:
            try:
                line = self._unread.get(timeout=max(0.0, end - monotonic()))
            except Empty:
                raise BotFault("bot-slow", bot=self._name, seconds=round(seconds)) from None
            if line is None:
                self._unread.put(None)
                raise BotFault("bot-died", bot=self._name, status=self._status())
            if line.startswith(start):
                return line.removeprefix(start)

    def close(self, farewell: str = "") -> None:
        """End the program: politely, then by force, with everything that it has started."""
        if farewell:
            self.send(farewell)
        self._unsent.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL_SECONDS if farewell else 0)
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()

    def _status(self) -> int:
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(FAREWELL_SECONDS)
        return 0

    def _read(self) -> None:
        output = self._process.stdout
        assert output  # noqa: S101  it is a pipe
        with output, suppress(ValueError, OSError):
            while (line := output.readline(LONGEST)) and len(line) < LONGEST:
                self._unread.put(line.rstrip("\r\n"))
        self._unread.put(None)

    def _write(self) -> None:
        source = self._process.stdin
        assert source  # noqa: S101  it is a pipe
        with suppress(ValueError, OSError):
            while (line := self._unsent.get()) is not None:
                source.write(line + "\n")
                source.flush()
        with suppress(ValueError, OSError):
            source.close()
