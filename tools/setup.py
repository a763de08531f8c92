"""Sets up this clone: `play` installs what the app needs, `test` also the tools and the browser for the tests, and
`client` builds the web client alone.

It uses only the standard library, because it runs before anything is installed. Each part keeps a stamp of its inputs
under `.ready/`, so that a second run does nothing.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
READY = ROOT / ".ready"
SYSTEM_PYTHON = "/usr/bin/python3"
FITNESS = """
import ctypes, lzma, os, sqlite3, ssl, sys, sysconfig, venv
assert sys.version_info >= (3, 11)
assert os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h"))
"""
"""Fails in a Python that is too old, is missing parts, or cannot build the kernel."""

BROWSER = "chromium-headless-shell"
BROWSERS = (BROWSER, "chromium", "chromium-browser", "google-chrome")


def main(purpose: str) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036  any Python may run this script
        stop(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    if not shutil.which("npm"):
        stop("npm is needed to build the web client: install Node.js 20 or newer.")
    for_tests = purpose == "test"
    READY.mkdir(exist_ok=True)
    if purpose == "client":
        client(for_tests)
        return
    with ThreadPoolExecutor() as pool:
        parts: list[Future[None]] = [pool.submit(client, for_tests), pool.submit(environment, for_tests)]
        if for_tests:
            parts.append(pool.submit(system_packages))
        for part in parts:
            part.result()


def client(for_tests: bool) -> None:
    """The web client, built into the package."""
    web = ROOT / "web"
    packages = "client packages for tests" if for_tests else "client packages"
    locked = [web / "package.json", web / "package-lock.json"]
    made = web / "node_modules"
    if stale(packages, locked, made) and (for_tests or stale("client packages for tests", locked, made)):
        say("installing the client's packages")
        run(["npm", "ci", "--no-audit", "--no-fund", *([] if for_tests else ["--omit=dev"])], cwd=web)
        stamp(packages, locked)
    sources = [*locked, web / "index.html", *sorted(web.glob("*.ts"))]
    sources += [path for folder in ("src", "fonts", "icons") for path in files(web / folder)]
    package = ROOT / "src" / "galerie"
    sources += [path for path in files(package) if path.suffix == ".ftl" or path.parent.name == "law"]
    if stale("client", sources, ROOT / "src" / "galerie" / "client" / "index.html"):
        say("building the client")
        run(["npm", "run", "--silent", "build"], cwd=web)
        stamp("client", sources)


def environment(for_tests: bool) -> None:
    """The Python environment with the locked packages, and the project with its compiled kernels."""
    if not PYTHON.exists():
        python = interpreter()
        say(f"creating the Python environment of {python}")
        run([python, "-m", "venv", "--without-pip", str(VENV)])
    uv = VENV / "bin" / "uv"
    installer = ROOT / "requirements" / "uv.txt"
    if stale("installer", [installer], uv):
        pip_install(installer)
        stamp("installer", [installer])
    install = [str(uv), "pip", "install", "--quiet", "--python", str(PYTHON)]
    locked = [ROOT / "requirements" / ("test.txt" if for_tests else "play.txt")]
    if stale(locked[0].name, locked):
        say("installing Python packages")
        run([*install, "--require-hashes", "-r", str(locked[0])])
        stamp(locked[0].name, locked)
    rooms = [room for room in (ROOT / "src" / "galerie").iterdir() if room.name != "client"]  # which is being built
    kernels = [path for room in sorted(rooms) for path in files(room) if path.suffix in (".c", ".h")]
    sources = [*(path for path in (ROOT / "pyproject.toml", ROOT / "setup.py") if path.exists()), *kernels]
    if stale("project", sources, VENV / "bin" / "galerie"):
        say("building the kernels")
        run([*install, "--no-deps", "--no-build-isolation", "--reinstall-package", "galerie", "-e", str(ROOT)])
        stamp("project", sources)


def interpreter() -> str:
    """The current Python, or the system's if that is faster.

    A Python built from source, for example by pyenv, usually lacks optimisations and is much slower.
    """
    if "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or ""):
        return sys.executable
    try:
        fit = subprocess.run([SYSTEM_PYTHON, "-c", FITNESS], stderr=subprocess.DEVNULL, check=False).returncode == 0
    except OSError:
        fit = False
    return SYSTEM_PYTHON if fit else sys.executable


def pip_install(requirements: Path) -> None:
    """With the pip of this Python, or with a bundled one if it has none."""
    arguments = ["install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", str(requirements)]
    outside = [sys.executable, "-m", "pip", "--python", str(PYTHON), *arguments]
    if subprocess.run(outside, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode:
        run([str(PYTHON), "-m", "ensurepip"])
        run([str(PYTHON), "-m", "pip", *arguments])


def system_packages() -> None:
    """A Chromium, a PostgreSQL and a Redis for the tests; the headless build of Chromium takes half the time."""
    missing = [] if shutil.which(BROWSER) else [BROWSER]
    if not has_postgresql():
        missing.append("postgresql")
    if not has_valkey():
        missing.append("redis-server")
    if missing and shutil.which("apt-get") and not os.geteuid():
        say(f"installing {' and '.join(missing)}")
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *missing]):
            subprocess.run(["apt-get", *command], env=quiet, stdout=subprocess.DEVNULL, check=False)
    if not any(map(shutil.which, BROWSERS)):
        stop("the browser tests need Chromium: install it from your system's packages.")
    if not has_postgresql():
        stop("the tests need PostgreSQL: install it from your system's packages.")
    if not has_valkey():
        stop("the tests need Valkey or Redis: install it from your system's packages.")


def has_postgresql() -> bool:
    """Whether its server is there; Debian keeps it out of the path."""
    return any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or shutil.which("initdb") is not None


def has_valkey() -> bool:
    return any(map(shutil.which, ("valkey-server", "redis-server")))


def stale(name: str, sources: Iterable[Path], made: Path | None = None) -> bool:
    mark = READY / name.replace(" ", "-")
    absent = made is not None and not made.exists()
    return absent or not mark.exists() or mark.read_text() != digest(sources)


def stamp(name: str, sources: Iterable[Path]) -> None:
    (READY / name.replace(" ", "-")).write_text(digest(sources))


def digest(sources: Iterable[Path]) -> str:
    total = hashlib.sha256(str(ROOT).encode())
    for path in sources:
        total.update(path.read_bytes())
    return total.hexdigest()


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def run(command: Sequence[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        stop(f"{' '.join(command)} failed:\n{done.stdout.decode(errors='replace')}")


def say(what: str) -> None:
    print(f"· {what}", flush=True)


def stop(why: str) -> None:
    sys.exit(why)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "play")
