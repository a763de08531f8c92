"""Which options of Reflecto are offered beside which others, and what players put up with them."""

from itertools import product

import pytest

from galerie.core.options import applies, form
from galerie.core.options import parse as chosen
from galerie.games.reflecto import GAME, Options, parse
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


@pytest.mark.parametrize(("letters", "tiles"), [*product(LETTERS, TILE_COUNTS)])
def test_what_the_view_says_is_to_be_put_up_can_be_put_up(letters: int, tiles: int) -> None:
    options = Options(words="free", first="gerda", gerda_letters=letters, gerda_tiles=tiles, gerda_free_spread=True)
    position = GAME.start(2, options)
    for onlooker in (0, 1, None):
        assert position.view(onlooker).kits == position.view(0).kits
    kit = position.view(0).kits[0]
    ranks = "".join(str(rank + 1) for rank in range(len(kit.lengths)))
    row = ranks + "-" * kit.blanks + "*" * kit.mirrors
    set_up = position.play(0, parse(f"set {'A' * letters} {row}"))
    hand = set_up.view(0).hands[0]
    assert hand
    assert tuple(map(len, hand.pieces)) == kit.lengths
    assert kit.free == (max(kit.lengths) > 1)


@pytest.mark.rule("REF-04", "REF-55")
def test_beginners_hide_common_words_and_guess_without_risk() -> None:
    assert chosen(GAME.options, GAME.presets["begin"]) == Options(words="common", several_guesses=True)


@pytest.mark.rule("REF-40")
def test_the_printed_game_is_the_default() -> None:
    printed = chosen(GAME.options, GAME.presets["printed"])
    assert printed == Options()
    assert not printed.several_guesses
