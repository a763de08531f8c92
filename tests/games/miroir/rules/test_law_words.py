"""The examples in the players' rules are real words."""

import re
from pathlib import Path

import pytest

from galerie.games import folder
from galerie.games.miroir import GAME
from galerie.lexicon import french
from galerie.texts import LANGUAGES

EXAMPLE = re.compile(r"(?<![\w-])[A-Z]{2,}(?![\w-])")
"""A word in capitals; MIR-20 and the like are none."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_in_capitals_is_a_word_of_the_lexicon(language: str) -> None:
    home = folder(GAME.package)
    assert home
    text = (Path(home) / "law" / f"{language}.md").read_text(encoding="utf-8")
    examples = {*EXAMPLE.findall(text)}
    assert len(examples) >= 8
    assert [word for word in sorted(examples) if word.lower() not in french()] == []
