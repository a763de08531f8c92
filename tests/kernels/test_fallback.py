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
"""


def test_without_the_kernel_a_warning_is_given_and_the_readable_twins_play_a_whole_game() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT], check=True, timeout=120)
