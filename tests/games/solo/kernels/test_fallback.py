from tests.kernels.fallback import run_without_kernels

PLAY = """
from random import Random
from galerie import bots
from galerie.core import Match, automatic
from galerie.games import GAMES
from galerie.games.solo import deal
from galerie.games.solo.study.review import best as best_in

match, plies = Match.begin(GAMES["solo"], 1, GAMES["solo"].options()), 0
while not match.outcome:
    if event := automatic(match, Random(5)):
        match = match.then(event.seat, event.move)
    else:
        level = "master" if plies % 8 == 0 else "novice"
        match = match.then(0, match.parse(bots.think("solo", level, match.position.view(0), 0, plies)))
        plies += 1
dealt = deal(Random(5))
late = [ply.before for ply in match.plies if ply.event.seat == 0][-3]
assert late.score <= best_in(late, dealt).score <= best_in(late, dealt).bound
"""


def test_without_the_kernel_the_readable_twins_play_and_study_a_whole_game() -> None:
    run_without_kernels(PLAY)
