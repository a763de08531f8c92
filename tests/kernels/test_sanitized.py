"""The kernel under the sanitizers: no step outside memory, no behaviour that C leaves undefined."""

import shutil
import subprocess
from pathlib import Path

import pytest

from galerie import kernels

SOURCES = Path(str(kernels.__file__)).parent
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")
@pytest.mark.parametrize(
    ("program_source", "sources"),
    [
        ("sanitized.c", ("reversi_board.c", "reversi_search.c")),
        ("sanitized_solo.c", ("reversi_board.c", "solo.c")),
    ],
)
def test_the_kernel_takes_no_wrong_step_on_random_and_on_impossible_boards(
    tmp_path: Path, program_source: str, sources: tuple[str, ...]
) -> None:
    assert COMPILER is not None
    program = tmp_path / "sanitized"
    command = [
        COMPILER,
        *("-std=c11", "-O1", "-g", "-Wall", "-Wextra", "-Werror"),
        *("-fsanitize=address,undefined", "-fno-sanitize-recover=all", f"-I{SOURCES}"),
        *(str(SOURCES / name) for name in sources),
        str(Path(__file__).with_name(program_source)),
        *("-o", str(program)),
    ]
    subprocess.run(command, check=True, timeout=120)
    subprocess.run([str(program)], check=True, timeout=300)
