"""A log of results, one line each, from which an interrupted tournament can go on."""

from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from galerie.core import Refusal

T = TypeVar("T", bound=msgspec.Struct)


class Log(Generic[T]):
    """Its first line says what it is the log of."""

    def __init__(self, path: Path, header: msgspec.Struct, entry: type[T]) -> None:
        self.path = path
        self._header = msgspec.json.encode(header)
        self._entry = entry

    def begin(self, *, resume: bool) -> list[T]:
        """What was played so far, if this goes on; else an empty log. Raises Refusal."""
        if self.path.exists():
            if not resume:
                raise Refusal("log-begun", file=str(self.path))
            return self.results()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(self._header + b"\n")
        return []

    def results(self) -> list[T]:
        """What was played so far. A line that was being written when the program was killed is dropped."""
        lines = self.path.read_bytes().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        if not whole or whole[0].strip() != self._header:
            raise Refusal("log-other", file=str(self.path))
        if len(whole) < len(lines):
            self.path.write_bytes(b"".join(whole))
        return [*map(partial(msgspec.json.decode, type=self._entry), whole[1:])]

    def append(self, entry: T) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)
