"""Without the extension everything still works, and says so."""

import subprocess
import sys

WITHOUT = """
import sys, warnings
sys.modules["galerie.kernels._compiled"] = None  # as if it had never been built
with warnings.catch_warnings(record=True) as heard:
    warnings.simplefilter("always")
    from galerie import kernels
assert not kernels.available
assert [warning.category for warning in heard] == [RuntimeWarning]
assert "without its compiled kernel" in str(heard[0].message)

from galerie.lexicon import french
assert french().completions("pi", "zza", shortest=5) == ["pizza"]

from random import Random
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
    match = match.play(seat, match.parse(bots.think("reversi", level, match.position.view(seat), seat, 1)))

from galerie.core import automatic
from galerie.games.solo import deal
from galerie.games.solo.study.review import best as best_in
match, plies = Match.begin(GAMES["solo"], 1, GAMES["solo"].options()), 0
while not match.outcome:
    if event := automatic(match, Random(5)):
        match = match.play(event.seat, event.move)
    else:
        level = "master" if plies % 8 == 0 else "novice"
        match = match.play(0, match.parse(bots.think("solo", level, match.position.view(0), 0, plies)))
        plies += 1
dealt = deal(Random(5))
late = [ply.before for ply in match.plies if ply.event.seat == 0][-3]
assert late.score <= best_in(late, dealt).score <= best_in(late, dealt).bound

from galerie.games.copyright.rules.solving import best, is_fair
from galerie.games.copyright.study.deals import deals
for model, hand in deals(5, 1):
    assert 7 <= best(model, hand).score <= 10
    assert is_fair(model, hand) == (best(model, hand).score == 10)
match, rng = Match.begin(GAMES["miroir"], 2, GAMES["miroir"].options(words=1)), Random(1)
while len(match.line) < 24:
    if event := automatic(match, rng):
        match = match.play(event.seat, event.move)
    else:
        (seat,) = match.to_act
        level = "solver" if len(match.line) > 20 else "child"
        match = match.play(seat, match.parse(bots.think("miroir", level, match.position.view(seat), seat, 1)))

rng = Random(2)
match = Match.begin(GAMES["deflecto"], 2, GAMES["deflecto"].options(level=2))
while not match.outcome:
    seat = min(match.to_act)
    match = match.play(seat, rng.choice(list(match.moves(seat))))
    assert len(match.position.view(seat).players) == 2
"""


def test_without_the_kernel_a_warning_is_given_and_the_readable_twins_play_whole_games() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT], check=True, timeout=120)
