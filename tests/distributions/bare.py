"""The built distributions, and an environment as on a machine where only Python is installed."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.distributions.installing import UV

REPOSITORY: Final = Path(__file__).parents[2]
KERNEL: Final = "_compiled.abi3.so"


@dataclass(frozen=True)
class Bare:
    """An environment with `galerie` and what it needs; there is neither Node nor a compiler on its path."""

    folder: Path
    home: Path

    @property
    def galerie(self) -> str:
        return str(self.folder / "bin" / "galerie")

    @property
    def variables(self) -> dict[str, str]:
        return {
            "PATH": str(self.folder / "bin"),
            "HOME": str(self.home),
            "LANG": "en_GB.UTF-8",
            "TERM": "xterm-256color",
        }

    def run(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [self.galerie, *arguments], cwd=self.home, env=self.variables, capture_output=True, text=True
        )


def once(made: Path, make: Callable[[Path], None]) -> Path:
    """This folder, which only the first worker makes; the others wait for it."""
    with made.with_suffix(".lock").open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not lock.tell():
            make(made)
            lock.write("made")
    return made


def build(folder: Path) -> None:
    done = subprocess.run([REPOSITORY / "tools" / "dist", folder], capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def create(folder: Path, wheel: Path) -> None:
    """An environment with the wheel and what it asks for, from wheels alone."""
    locked = REPOSITORY / "requirements" / "play.txt"
    chosen = ["--only-binary", ":all:", "--constraints", str(locked), str(wheel)]
    for command in (
        [str(UV), "venv", "--quiet", "--python", sys.executable, str(folder)],
        [str(UV), "pip", "install", "--quiet", "--python", str(folder / "bin" / "python"), *chosen],
    ):
        subprocess.run(command, env={**os.environ, "PATH": ""}, check=True)
