"""Puzzles of every game as a page to print."""

import pytest

from galerie.games import GAMES
from galerie.study.puzzles import puzzles
from galerie.terminal.sheet import page


@pytest.mark.parametrize("name", [name for name in GAMES if puzzles(name)])
def test_the_puzzles_of_a_game_are_drawn_by_its_board(name: str) -> None:
    first, second, *_ = puzzles(name).values()
    text = page(GAMES[name], "fr", [first, second])
    one, other = (part.partition("</svg>")[0] for part in text.split("<svg")[1:])
    assert one.count("<rect") > 20
    assert one.count("<text") > 10
    assert one != other
