"""The solver on a public set of hard endings, with 20 to 26 empty squares."""

from pathlib import Path

import pytest

from galerie.discs.board import NAMES
from galerie.games.reversi.bots.evaluation import weights
from galerie.games.reversi.kernel import compiled

QUICK = {"40", "41", "42", "43", "44"}
"""What takes a second or two each; the others take up to a minute, and are left to the soak."""

ROWS = [
    line.split()
    for line in (Path(__file__).parent / "data/ffo-40-49.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.rule("REV-14")
@pytest.mark.parametrize(
    ("number", "board", "side", "score", "best"),
    [pytest.param(*row, id=row[0], marks=[] if row[0] in QUICK else [pytest.mark.soak]) for row in ROWS],
)
def test_the_solver_finds_the_known_score_and_a_known_best_move(
    number: str, board: str, side: str, score: str, best: str
) -> None:
    own = sum(1 << square for square, disc in enumerate(board) if disc == side)
    other = sum(1 << square for square, disc in enumerate(board) if disc not in {side, "-"})
    solved = compiled.solve(own, other, weights(), 10**12, False, False, table=22)
    assert solved is not None
    code, value, _ = solved
    assert value == 2 * int(score)
    assert NAMES[code] in best.split(",")
