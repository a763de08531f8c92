"""The master of Reflecto plays the whole game: it looks where a look is right, and guesses where a guess is."""

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from galerie.games.reflecto import Guess, Options, Reflecto, Turn
from galerie.games.reflecto.bots.levels import MASTER, play
from galerie.games.reflecto.rules.moves import Go
from galerie.games.reflecto.rules.screens import Face
from galerie.games.reflecto.rules.view import Sight
from tests.games.reflecto.bots.challengers import CHALLENGERS, match, share
from tests.games.reflecto.diagrams import position

FEWER = replace(MASTER, nodes=20_000)
"""The master in less time; everything here holds for it already."""


def turn(board: Reflecto, sights: dict[int, str], seed: int = 1) -> Any:
    """The master's turn as Gerda, when its mirrors have shown these of the Queen's screens."""
    seen = tuple(Sight(1, 0, 5, screen, Face("letters", letter)) for screen, letter in sights.items())
    move = play(FEWER, replace(board.view(0), sights=seen), 0, Random(seed))
    assert isinstance(move, Turn)
    return move


BEHIND = """
    + . . . . . .
    . . . + . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    F . o . . . .
    . L E U R * *
"""


@pytest.mark.rule("REF-40")
def test_it_guesses_when_the_race_is_lost_and_few_words_are_left() -> None:
    board = position(BEHIND, gerda="FLEUR", queen="PIANO", out=("", "p i a n"))
    assert turn(board, {0: "P", 1: "I", 2: "A", 3: "N"}).act == Guess("PIANO")


AHEAD = """
    + o . . . . .
    R n . + . . .
    . . . . . . *
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . *
"""


@pytest.mark.rule("REF-40")
def test_it_takes_its_last_letter_out_rather_than_guess() -> None:
    board = position(AHEAD, gerda="FLEUR", queen="PIANO", out=("F L E U", "p i a"))
    after = board.play(0, turn(board, {0: "P", 1: "I", 2: "A"}))
    assert after.result
    assert (after.result.winner, after.result.reason) == (0, "out")


LOOK = """
    + . . . . . .
    + . . . . * .
    . . . . . . .
    . . . . o . .
    . . . . . . .
    . . . . . . .
    F L E U R . *
"""


@pytest.mark.rule("REF-21")
def test_it_looks_when_one_more_letter_decides_and_the_race_is_lost() -> None:
    """Four letters are out and seen but for one; the mirror can step behind the last of them."""
    board = position(LOOK, gerda="FLEUR", queen="CHIEN", out=("", "c h i e"))
    move = turn(board, {0: "C", 2: "I"})
    assert isinstance(move.act, Go)
    after = board.play(0, move)
    shown = {each.screen for each in after.view(0).reflections if each.seat == 0}
    assert shown


@pytest.mark.slow
def test_it_beats_a_careless_hider_and_wins_by_guessing_too() -> None:
    ends = match(partial(play, FEWER), CHALLENGERS["careless"], 20, 5, Options())
    assert ends["won guessed"] >= 1
    assert share(ends) > 0.5


@pytest.mark.slow
def test_it_beats_who_shows_all_letters_and_who_guesses_too_soon() -> None:
    for name in ("parade", "guesser", "one-ply"):
        assert share(match(partial(play, FEWER), CHALLENGERS[name], 6, 5, Options())) > 0.6
