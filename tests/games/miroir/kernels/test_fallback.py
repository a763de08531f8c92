from tests.kernels.fallback import run_without_kernels

PLAY = """
from random import Random
from galerie import bots
from galerie.core import Match, automatic
from galerie.games import GAMES

match, rng = Match.begin(GAMES["miroir"], 2, GAMES["miroir"].options(words=1)), Random(1)
while len(match.line) < 24:
    if event := automatic(match, rng):
        match = match.then(event.seat, event.move)
    else:
        (seat,) = match.to_act
        level = "master" if len(match.line) > 20 else "child"
        match = match.then(seat, match.parse(bots.think("miroir", level, match.position.view(seat), seat, 1)))
"""


def test_without_the_kernel_bots_play_by_the_readable_promises() -> None:
    run_without_kernels(PLAY)
