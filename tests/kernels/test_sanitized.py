"""The kernel under the sanitizers: no step outside memory, no behaviour that C leaves undefined."""

import shutil
import subprocess
from pathlib import Path

import pytest

from galerie import kernels
from galerie.lexicon.compiling import Nodes

TESTS = Path(__file__).parent.parent
SOURCES = Path(str(kernels.__file__)).parent
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")

pytestmark = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")


def run_sanitized(program: Path, test: str, sources: tuple[str, ...], *arguments: str) -> None:
    command = [
        str(COMPILER),
        *("-std=c11", "-O1", "-g", "-Wall", "-Wextra", "-Werror"),
        *("-fsanitize=address,undefined", "-fno-sanitize-recover=all", f"-I{SOURCES}", f"-I{TESTS / 'kernels'}"),
        *(str(SOURCES / name) for name in sources),
        str(TESTS / test),
        *("-o", str(program)),
    ]
    subprocess.run(command, check=True, timeout=120)
    subprocess.run([str(program), *arguments], check=True, timeout=300)


def test_the_kernel_takes_no_wrong_step_on_random_and_on_impossible_boards(tmp_path: Path) -> None:
    run_sanitized(tmp_path / "reversi", "kernels/sanitized.c", ("reversi_board.c", "reversi_search.c"))


def test_the_kernel_takes_no_wrong_step_in_a_solo_game(tmp_path: Path) -> None:
    run_sanitized(tmp_path / "solo", "games/solo/kernels/sanitized.c", ("reversi_board.c", "solo.c"))


def test_the_kernel_takes_no_wrong_step_on_a_board_of_deflecto(tmp_path: Path) -> None:
    run_sanitized(tmp_path / "deflecto", "games/deflecto/kernels/sanitized.c", ("deflecto.c",))


def test_the_kernel_takes_no_wrong_step_in_a_deal_of_copyright(tmp_path: Path) -> None:
    run_sanitized(tmp_path / "copyright", "games/copyright/kernels/sanitized.c", ("copyright.c",))


def graph() -> list[str]:
    """Of a few words, as the arguments of a program."""
    nodes = Nodes()
    root = nodes.grow(["a", "abba", "abbe", "ace", "bac", "cab", "cabas", "dedale"])
    return [*map(str, nodes.numbers), "/", str(root)]


def test_the_kernel_takes_no_wrong_step_in_a_lexicon_or_in_a_damaged_one(tmp_path: Path) -> None:
    run_sanitized(tmp_path / "lexicon", "kernels/sanitized_lexicon.c", ("lexicon.c",), *graph())


def test_the_kernel_takes_no_wrong_step_looking_for_the_promises_of_columns(tmp_path: Path) -> None:
    run_sanitized(tmp_path / "miroir", "games/miroir/kernels/sanitized.c", ("lexicon.c", "miroir.c"), *graph())
