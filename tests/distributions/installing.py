"""A distribution put where only those who are told of it find it, so that other tests never meet its game."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

BIN = Path(sys.executable).parent
UV = BIN / "uv"


def install(source: Path, folder: Path) -> Path:
    """Install a distribution, offline and with what is here, into a folder of its own; that folder."""
    copied, target = folder / "source", folder / "site"
    shutil.copytree(source, copied)  # a build leaves files beside its sources
    command = [str(UV), "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation", "--no-cache"]
    subprocess.run([*command, "--python", sys.executable, "--target", str(target), str(copied)], check=True)
    return target


def environment(*sites: Path) -> dict[str, str]:
    """Of a process that finds what is installed there, too."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sites))}


def call(command: Sequence[str | Path], folder: Path, *sites: Path) -> str:
    """What a command says; with what it complains about, where it fails."""
    done = subprocess.run(command, cwd=folder, env=environment(*sites), capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def run(site: Path, *arguments: str | Path) -> str:
    """What Python says."""
    return call([sys.executable, *arguments], Path.cwd(), site)
