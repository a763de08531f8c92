"""The source distribution and the wheel are complete, and the wheel is all that a machine with Python needs."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import tarfile
import termios
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from galerie.core.record import loads
from tests.distributions.bare import KERNEL, REPOSITORY, Bare, build, create, once

ASSET: Final = re.compile(r'(?:src|href)="(/assets/[^"]+)"')
COMPILED_FROM: Final = re.compile(r".*\.[ch]|.*/lexicon/data/(?!french\.lexicon).*")
"""What only the source distribution has: sources in C, and what the lexicon is compiled from."""

CTRL_Q: Final = b"\x11"


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run have in common."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def dist(shared: Path) -> Path:
    return once(shared / "dist", build)


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    (found,) = dist.glob("*.whl")
    return found


@pytest.fixture(scope="session", params=["kernels", "twins"])
def installed(request: pytest.FixtureRequest, shared: Path, wheel: Path) -> Path:
    """An environment with the wheel: once as it is, and once as where nothing could be compiled."""

    def make(folder: Path) -> None:
        create(folder, wheel)
        if request.param == "twins":
            for kernel in folder.rglob(KERNEL):
                kernel.unlink()

    return once(shared / request.param, make)


with_kernels: Final = pytest.mark.parametrize(
    "installed", ["kernels", pytest.param("twins", marks=pytest.mark.soak)], indirect=True
)
"""Every day what needs no kernel is asked for one thing only."""


@pytest.fixture
def bare(installed: Path, tmp_path: Path) -> Bare:
    return Bare(installed, tmp_path)


def files() -> set[str]:
    """Every file of the package that git does not ignore, and the client, which it does."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/galerie"]
    listed = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=True)
    client = (path for path in (REPOSITORY / "src" / "galerie" / "client").rglob("*") if path.is_file())
    return {*listed.stdout.splitlines(), *(path.relative_to(REPOSITORY).as_posix() for path in client)}


def test_a_wheel_has_the_package_and_its_kernels_and_not_what_they_are_compiled_from(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {
            f"src/{name}" for name in archive.namelist() if name.startswith("galerie/") and not name.endswith("/")
        }
    kernels = {
        path.parent.joinpath(KERNEL).relative_to(REPOSITORY).as_posix()
        for path in (REPOSITORY / "src").rglob("_compiled.pyi")
    }
    assert packed == {path for path in files() if not COMPILED_FROM.fullmatch(path)} | kernels


def test_a_wheel_is_for_any_linux_and_any_python_from_3_11_on(wheel: Path) -> None:
    assert re.fullmatch(r"galerie-[\d.]+-cp311-abi3-manylinux_2_\d+_\w+\.whl", wheel.name)


def test_a_source_distribution_has_every_source_of_the_package_and_of_the_client(dist: Path) -> None:
    (path,) = dist.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    assert files() <= packed
    assert {"web/package-lock.json", "web/vite.config.ts", "web/src/main.ts", "tools/setup.py"} <= packed


def test_without_node_a_clone_says_that_the_client_cannot_be_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "setup.py", "tools/setup.py"):
        target = tmp_path / name
        target.parent.mkdir(exist_ok=True)
        target.write_bytes((REPOSITORY / name).read_bytes())
    build = ["-c", "from setuptools.build_meta import build_sdist as build; build('.')"]
    done = subprocess.run([sys.executable, *build], cwd=tmp_path, env={"PATH": ""}, capture_output=True, text=True)
    assert done.returncode
    assert "npm is needed to build the web client: install Node.js 20 or newer." in done.stderr


def test_words_are_found_and_a_warning_says_where_kernels_are_left_out(bare: Bare) -> None:
    done = bare.run("words", "so?pe")
    assert done.returncode == 0, done.stderr
    assert "soupe" in done.stdout
    missing = not [*bare.folder.rglob(KERNEL)]
    assert ("galerie runs without its compiled kernels" in done.stderr) == missing


@with_kernels
def test_bots_play_each_other(bare: Bare) -> None:
    done = bare.run("arena", "reversi", "--players", "novice", "novice", "--games", "2", "--workers", "1")
    assert done.returncode == 0, done.stderr
    records = [loads(path.read_text(encoding="utf-8")) for path in (bare.home / "records").iterdir()]
    assert len(records) == 2


@with_kernels
def test_a_game_is_played_on_the_full_screen(bare: Bare) -> None:
    record = bare.home / "game.txt"
    with terminal(bare, "play", "solo", "--watch", "novice", "--record", str(record)) as (process, keys):
        while not (record.exists() and "\n0 " in record.read_text(encoding="utf-8")):
            assert os.read(keys, 1 << 16), "the screen went away"
        os.write(keys, CTRL_Q)
        while True:
            try:
                os.read(keys, 1 << 16)
            except OSError:  # the other side is closed
                break
        assert process.wait(20) == 0


@contextmanager
def terminal(bare: Bare, *arguments: str) -> "Iterator[tuple[subprocess.Popen[bytes], int]]":
    """A command on a terminal of 100 columns, and our side of that terminal."""
    keys, screen = pty.openpty()
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
    with subprocess.Popen(
        [bare.galerie, *arguments], cwd=bare.home, env=bare.variables, stdin=screen, stdout=screen, stderr=screen
    ) as process:
        os.close(screen)
        try:
            yield process, keys
        finally:
            process.kill()
            os.close(keys)


@with_kernels
def test_without_a_command_the_app_is_served(bare: Bare) -> None:
    with server(bare) as (process, address):
        with httpx.Client(base_url=address, timeout=20) as visitor:
            assets = ASSET.findall(visitor.get("/").raise_for_status().text)
            assert assets
            for asset in assets:
                visitor.get(asset).raise_for_status()
            games = visitor.get("/api/games").raise_for_status().json()
            assert len(games) == 6
            for game in games:
                assert visitor.get(f"/api/games/{game['name']}/law/fr").raise_for_status().text
            wish = {"game": "solo", "seats": [{"kind": "me"}]}
            assert visitor.post("/api/tables", json=wish).status_code == 201
        process.terminate()
        assert process.wait(20) == 0


@contextmanager
def server(bare: Bare) -> "Iterator[tuple[subprocess.Popen[str], str]]":
    """`galerie` and nothing else, and the address that it prints."""
    variables = {**bare.variables, "GALERIE_PORT": "0"}
    with subprocess.Popen([bare.galerie], cwd=bare.home, env=variables, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address
            yield process, address[0]
        finally:
            process.kill()
