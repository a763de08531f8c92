from pathlib import Path

from tests.kernels.sanitizing import needs_compiler, run_sanitized


@needs_compiler
def test_the_kernel_takes_no_wrong_step_in_a_deal_of_copyright(tmp_path: Path) -> None:
    run_sanitized(
        tmp_path,
        Path(__file__).parent / "sanitized.c",
        "games/copyright/kernel/copyright.c",
        "games/copyright/kernel/playouts.c",
    )
