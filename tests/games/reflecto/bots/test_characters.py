"""The characters of Reflecto: each plays in its own style, which shows in what is counted."""

from collections import Counter
from dataclasses import replace
from functools import cache, partial
from random import Random

import pytest

from galerie.core import NATURE
from galerie.games.reflecto import Move, Options, Reflecto, SetUp
from galerie.games.reflecto.bots import CHARACTERS
from galerie.games.reflecto.bots.levels import ADEPT, play
from galerie.games.reflecto.bots.setup import found_out
from galerie.games.reflecto.rules.options import terms
from galerie.games.reflecto.rules.position import start

GAMES = 10


@cache
def figures(name: str) -> Counter[str]:
    """What a character does in a few games against an adept who is seldom distracted, from either seat."""
    adept = partial(play, replace(ADEPT, whim=0.15))
    found: Counter[str] = Counter()
    for number in range(GAMES):
        own = number % 2
        bots = (CHARACTERS[name], adept) if own == 0 else (adept, CHARACTERS[name])
        chance, thoughts = Random(number // 2), [Random(f"{number} {seat}") for seat in range(2)]
        board = start(2, Options())
        while board.to_act:
            seat = min(board.to_act)
            move: Move = board.draw(chance) if seat == NATURE else bots[seat](board.view(seat), seat, thoughts[seat])
            was, board = board, board.play(seat, move)
            if seat == own and board.count > was.count:
                found["turns"] += 1
                found["mirror moves"] += moves_mirror(board, own)
        count_looks(board, own, found)
    return found


def moves_mirror(board: Reflecto, own: int) -> bool:
    hand = board.hands[own]
    assert hand
    assert board.last
    return board.last.screen is not None and hand.faces[board.last.screen].kind == "mirror"


def count_looks(board: Reflecto, own: int, found: Counter[str]) -> None:
    hand, view = board.hands[own], board.view(own)
    assert hand
    found["peeks"] += len({each.screen for each in view.sights if each.seat == own})
    faced = {each.other for each in view.facings if each.seat != own}
    found["letters that stood before a screen"] += sum(hand.faces[screen].kind == "letters" for screen in faced)
    found["guesses"] += sum(each.seat == own for each in board.guesses)


@pytest.mark.slow
def test_the_runner_moves_letters_and_hardly_ever_peeks_or_guesses() -> None:
    runner, spy, fox = (figures(name) for name in ("runner", "spy", "fox"))
    assert runner["turns"] <= min(spy["turns"], fox["turns"])
    assert runner["guesses"] == 0
    assert runner["mirror moves"] * 2 < spy["mirror moves"]
    assert runner["peeks"] < GAMES


@pytest.mark.slow
def test_the_spy_peeks_and_guesses_more_than_the_others() -> None:
    runner, spy, fox = (figures(name) for name in ("runner", "spy", "fox"))
    assert spy["peeks"] > 2 * max(runner["peeks"], fox["peeks"])
    assert spy["guesses"] > max(runner["guesses"], fox["guesses"])


@pytest.mark.slow
def test_the_fox_shows_its_letters_to_fewer_screens() -> None:
    runner, spy, fox = (figures(name)["letters that stood before a screen"] for name in ("runner", "spy", "fox"))
    assert fox < runner
    assert fox < spy


def test_the_fox_hides_words_that_their_letters_do_not_betray() -> None:
    options = Options(first="gerda")
    view, agreed = start(2, options).view(0), terms(options, 0)

    def betrayal(name: str) -> float:
        moves = [CHARACTERS[name](view, 0, Random(seed)) for seed in range(12)]
        return sum(found_out(options.words, agreed, "".join(each.pieces)) for each in moves if isinstance(each, SetUp))

    assert betrayal("fox") < 0.2 * betrayal("runner")
