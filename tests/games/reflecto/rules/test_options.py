"""Which options of Reflecto are offered beside which others."""

import pytest

from galerie.core.options import applies, form
from galerie.games.reflecto import Options
from galerie.games.reflecto.rules.options import LETTERS, TILE_COUNTS, terms


@pytest.mark.parametrize("tiles", TILE_COUNTS)
@pytest.mark.parametrize("letters", LETTERS)
def test_late_blanks_are_for_short_words_and_free_cuts_for_long_ones(letters: int, tiles: int) -> None:
    options = Options(queen_letters=letters, queen_tiles=tiles)
    offered = {choice.name for choice in form(Options) if applies(choice, options, 2)}
    assert ("queen_late_blank" in offered) == (terms(options, 1).blanks > 0)
    assert ("queen_free_spread" in offered) == (letters > terms(options, 1).pieces)
    assert not {"gerda_late_blank", "gerda_free_spread"} & offered


def test_all_other_options_are_always_offered() -> None:
    assert {choice.name for choice in form(Options) if choice.applies} == {
        f"{side}_{name}" for side in ("gerda", "queen") for name in ("late_blank", "free_spread")
    }
