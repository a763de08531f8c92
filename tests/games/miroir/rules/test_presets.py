"""The two ready-made settings: MIR-56."""

import pytest

from galerie.core import options
from galerie.games.miroir import GAME, Options


@pytest.mark.rule("MIR-56")
def test_a_first_game_is_to_three_words_judged_by_the_program_without_a_clock() -> None:
    assert options.parse(Options, GAME.presets["begin"]) == Options(words=3, referee="strict", seconds=0)


@pytest.mark.rule("MIR-56")
def test_the_printed_game_is_to_nine_words_judged_by_the_players_in_15_seconds() -> None:
    assert options.parse(Options, GAME.presets["printed"]) == Options(words=9, referee="challenge", seconds=15)
