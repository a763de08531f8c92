"""Running a kernel under the sanitizers: no step outside memory, no behaviour that C leaves undefined."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

import galerie
from galerie.lexicon.compiling import Nodes

SOURCE: Final = Path(galerie.__file__).parent
COMPILER: Final = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")

needs_compiler: Final = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")


def run_sanitized(folder: Path, test: Path, *sources: str, arguments: tuple[str, ...] = ()) -> None:
    """Build a test program with these sources, which are named from the package's folder, and run it in `folder`."""
    program = folder / "sanitized"
    command = [
        str(COMPILER),
        *("-std=c11", "-O1", "-g", "-Wall", "-Wextra", "-Werror"),
        *("-fsanitize=address,undefined", "-fno-sanitize-recover=all", f"-I{SOURCE}", f"-I{Path(__file__).parent}"),
        *(str(SOURCE / name) for name in sources),
        str(test),
        *("-o", str(program), "-lm"),
    ]
    subprocess.run(command, check=True, timeout=120)
    subprocess.run([str(program), *arguments], check=True, timeout=300)


def graph() -> tuple[str, ...]:
    """The graph of a few words, as the arguments of a program."""
    nodes = Nodes()
    root = nodes.grow(["a", "abba", "abbe", "ace", "bac", "cab", "cabas", "dedale"])
    return (*map(str, nodes.numbers), "/", str(root))
