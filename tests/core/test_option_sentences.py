"""Every option of every game is explained to whoever chooses, in both languages."""

import pytest

from galerie.core import options
from galerie.core.options import Choice
from galerie.games import GAMES
from galerie.texts import LANGUAGES, say

CHOICES = [(game.name, choice) for game in GAMES.values() for choice in options.form(game.options) if choice.offered]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "choice"), CHOICES, ids=lambda each: getattr(each, "name", each))
def test_an_option_has_a_name_and_a_sentence(game: str, choice: Choice, language: str) -> None:
    name, sentence = (say(language, f"{game}-option-{choice.name}{part}") for part in ("", "-hint"))
    assert name
    assert name not in (choice.name, sentence)
    assert len(sentence.split()) >= 4
    assert sentence.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "choice"), CHOICES, ids=lambda each: getattr(each, "name", each))
def test_the_words_among_the_values_of_an_option_are_spelt(game: str, choice: Choice, language: str) -> None:
    """Numbers speak for themselves."""
    words = [value for value in choice.values if isinstance(value, str)]
    spelt = {say(language, f"{game}-option-{choice.name}-value", {"value": value}) for value in words}
    assert len(spelt - {""}) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_one_game_that_differ_are_explained_differently(language: str) -> None:
    """Those that each side has for itself have one sentence between them."""
    for game in GAMES.values():
        names = [choice.name for choice in options.form(game.options) if choice.offered]
        own = {name.removeprefix("gerda_").removeprefix("queen_") for name in names}
        assert len({say(language, f"{game.name}-option-{name}-hint") for name in names}) == len(own)
