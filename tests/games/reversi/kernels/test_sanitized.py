from pathlib import Path

from tests.kernels.sanitizing import needs_compiler, run_sanitized


@needs_compiler
def test_both_kinds_of_code_agree_and_take_no_wrong_step_on_random_and_impossible_boards(tmp_path: Path) -> None:
    run_sanitized(
        tmp_path,
        Path(__file__).parent / "sanitized.c",
        "games/reversi/kernel/batch.c",
        "games/reversi/kernel/board.c",
        "games/reversi/kernel/dispatch.c",
        "games/reversi/kernel/patterns.c",
        "games/reversi/kernel/search.c",
        "games/reversi/kernel/search_avx2.c",
        "games/reversi/kernel/search_avx512.c",
        "discs/kernel/discs.c",
    )
