from pathlib import Path

from tests.kernels.sanitizing import needs_compiler, run_sanitized


@needs_compiler
def test_the_kernel_takes_no_wrong_step_on_random_and_on_impossible_boards(tmp_path: Path) -> None:
    run_sanitized(
        tmp_path,
        Path(__file__).parent / "sanitized.c",
        "games/reversi/kernel/board.c",
        "games/reversi/kernel/search.c",
        "discs/kernel/discs.c",
    )
