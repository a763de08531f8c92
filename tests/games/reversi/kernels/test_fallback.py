from tests.kernels.fallback import run_without_kernels

PLAY = """
from galerie import bots
from galerie.core import Match
from galerie.games import GAMES, reversi
from galerie.study.perft import leaves

game = GAMES["reversi"]
start = game.start(2, reversi.Options(othello=True))
assert leaves("reversi", start, 4) == 244
match = Match.begin(game, 2, reversi.Options())
while not match.outcome:
    (seat,) = match.to_act
    level = "master" if seat == 0 and len(match.line) > 50 else "adept" if len(match.line) > 48 else "novice"
    match = match.then(seat, match.parse(bots.think("reversi", level, match.position.view(seat), seat, 1)))
"""

SOLVE = """
from galerie.core import Refusal
from galerie.study.solving import solve_text

last = "XXXXXXXXXOOOOOOXXOOOOOOXXOOOOOOXXOOOOOOXXOOOOOOXXOOOOOO-XXXXXXXX X"
(solved,) = solve_text("reversi", last)
assert (solved.score, solved.move) == (14, "h7")
try:
    [*solve_text("reversi", "-" * 27 + "OX------XO" + "-" * 27 + " X")]
except Refusal as refusal:
    assert refusal.code == "reversi-problem-kernel"
else:
    raise AssertionError("the start cannot be solved")
"""


def test_without_the_kernel_the_readable_twins_count_leaves_and_play_a_whole_game() -> None:
    run_without_kernels(PLAY)


def test_without_the_kernel_small_endings_are_solved_and_others_refused() -> None:
    run_without_kernels(SOLVE)
