from pathlib import Path

from tests.kernels.sanitizing import needs_compiler, run_sanitized


@needs_compiler
def test_the_kernel_takes_no_wrong_step_on_a_board_of_deflecto(tmp_path: Path) -> None:
    run_sanitized(
        tmp_path,
        Path(__file__).parent / "sanitized.c",
        "games/deflecto/kernel/deflecto.c",
        "games/deflecto/kernel/tree.c",
    )
