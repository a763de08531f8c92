from tests.kernels.fallback import run_without_kernels

PLAY = """
from random import Random
from galerie.core import Match
from galerie.games import GAMES

rng = Random(2)
match = Match.begin(GAMES["deflecto"], 2, GAMES["deflecto"].options(level=2, lot=False))
while not match.outcome:
    seat = min(match.to_act)
    match = match.then(seat, rng.choice(list(match.moves(seat))))
    assert len(match.position.view(seat).players) == 2
"""


def test_without_the_kernel_the_readable_twins_play_a_whole_game() -> None:
    run_without_kernels(PLAY)
