from pathlib import Path

from tests.kernels.sanitizing import graph, needs_compiler, run_sanitized


@needs_compiler
def test_the_kernel_takes_no_wrong_step_in_a_lexicon_or_in_a_damaged_one(tmp_path: Path) -> None:
    run_sanitized(
        tmp_path,
        Path(__file__).parent / "sanitized.c",
        "lexicon/kernel/lexicon.c",
        arguments=graph(),
    )
