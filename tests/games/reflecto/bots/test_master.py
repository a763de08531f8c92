"""The master of Reflecto plays the whole game: it looks where a look is right, and guesses where a guess is."""

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from galerie.games.reflecto import Guess, Options, Reflecto, Turn
from galerie.games.reflecto.bots.levels import MASTER, play
from galerie.games.reflecto.bots.looks import carelessness
from galerie.games.reflecto.rules.belief import belief, evidence
from galerie.games.reflecto.rules.moves import Go
from galerie.games.reflecto.rules.screens import Face
from galerie.games.reflecto.rules.view import Facing, Sight
from tests.games.reflecto.bots.challengers import CHALLENGERS, match, share
from tests.games.reflecto.diagrams import position

FEWER = replace(MASTER, nodes=20_000)
"""The master in less time; everything here holds for it already."""

GAMES = 20


def seen(sights: dict[int, str]) -> tuple[Sight, ...]:
    return tuple(Sight(1, 0, 5, screen, Face("letters", letter)) for screen, letter in sights.items())


def turn(board: Reflecto, sights: dict[int, str], seed: int = 1) -> Any:
    """The master's turn as Gerda, when its mirrors have shown these of the Queen's screens."""
    move = play(FEWER, replace(board.view(0), sights=seen(sights)), 0, Random(seed))
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
    """The mirror can step behind a letter that was not seen, and fewer words are possible afterwards."""
    board, known = position(LOOK, gerda="FLEUR", queen="CHIEN", out=("", "c h i e")), {0: "C", 2: "I"}
    move = turn(board, known)
    assert isinstance(move.act, Go)
    after = board.play(0, move).view(0)
    assert {each.screen for each in after.reflections if each.seat == 0}
    possible = belief(evidence(replace(board.view(0), sights=seen(known)), 0)).count
    left = belief(evidence(replace(after, sights=(*seen(known), *after.sights)), 0)).count
    assert 1 <= left < possible


EVEN = """
    . . + . . . +
    . . . . . . .
    E . . . . L .
    . * . . . . .
    . . n . . . o
    . i . . p . .
    F U . a R . *
"""


@pytest.mark.parametrize(("stops", "looks"), [(0, False), (3, True)])
@pytest.mark.rule("REF-21")
def test_in_an_even_race_it_looks_at_the_letters_of_whoever_lets_them_be_seen(stops: int, looks: bool) -> None:
    """Letters stand where a mirror can step behind them. Who has often stopped before screens will do it again."""
    board, count = position(EVEN, gerda="FLEUR", queen="PIANO"), 20
    faced = tuple(Facing(count - 2 * number, 0, 0, number) for number in range(stops))
    for seed in range(3):
        move = play(FEWER, replace(board.view(0), count=count, facings=faced), 0, Random(seed))
        shown = [each for each in board.play(0, move).view(0).reflections if each.seat == 0]
        assert bool(shown) == looks


def test_only_stops_of_the_opponent_count_as_careless() -> None:
    view = replace(position(EVEN, gerda="FLEUR", queen="PIANO").view(0), count=20)
    mine, theirs = (tuple(Facing(turn, 0, 0, turn % 7) for turn in turns) for turns in ((19, 17, 15), (20, 18, 16)))
    assert carelessness(replace(view, facings=mine), 0) == 0
    assert carelessness(replace(view, facings=theirs), 0) == 1
    assert carelessness(replace(view, facings=theirs, count=60), 0) == 0


CERTAIN = """
    . + . . . + .
    R . . . . . .
    . . . . . . .
    . . . o . . .
    . . . . . . .
    . . . . . . .
    . U . . . * *
"""


@pytest.mark.rule("REF-40")
def test_it_guesses_what_it_is_certain_of_even_where_it_leads_the_race() -> None:
    board = position(CERTAIN, gerda="FLEUR", queen="PIANO", out=("F L E", "p i a n"))
    assert turn(board, {0: "P", 1: "I", 2: "A", 3: "N", 4: "O"}).act == Guess("PIANO")


@pytest.mark.slow
@pytest.mark.rule("REF-40")
def test_against_a_careless_hider_it_wins_most_of_its_games_by_guessing() -> None:
    """A master that pays no heed to how the opponent hides wins the race or not at all."""
    careless, heedless = CHALLENGERS["careless"], replace(FEWER, curiosity=0.0)
    ends = match(partial(play, FEWER), careless, GAMES, 5, Options())
    assert ends["won guessed"] > GAMES // 4
    assert ends["won guessed"] > ends["won out"]
    assert share(ends) > 0.5
    assert match(partial(play, heedless), careless, GAMES, 5, Options())["won guessed"] <= 1


@pytest.mark.slow
def test_it_beats_who_shows_all_letters_and_who_guesses_too_soon() -> None:
    for name in ("parade", "guesser", "one-ply"):
        assert share(match(partial(play, FEWER), CHALLENGERS[name], 6, 5, Options())) > 0.6
