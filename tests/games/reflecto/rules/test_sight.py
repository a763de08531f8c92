"""Nothing is ever seen but what a mirror shows at rest, whoever looks and however the screens stand: REF-26."""

from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Final, Literal, TypeAlias

import pytest

from galerie.core import Seat
from galerie.games.reflecto import Options, Reflecto
from galerie.games.reflecto.rules.board import GERDA, NAMES, QUEEN
from tests.games.reflecto.diagrams import position, seen
from tests.games.reflecto.play import played

Reach: TypeAlias = Literal["front", "column"]
EVERY_LOOK: Final = [(seat, reach) for seat in (GERDA, QUEEN) for reach in ("front", "column")]


def shows(seat: Seat, mirror: str, screen: str, reach: Reach) -> bool:
    """Whether a mirror shows the square of a screen, nothing standing between: REF-21 and no more."""
    behind = int(mirror[1]) - int(screen[1]) if seat == GERDA else int(screen[1]) - int(mirror[1])
    return mirror[0] == screen[0] and (behind == 1 or (behind > 1 and reach == "column"))


@pytest.mark.rule("REF-26", "REF-21")
@pytest.mark.parametrize(("seat", "reach"), EVERY_LOOK)
def test_wherever_a_mirror_stands_it_shows_no_screen_beside_before_or_askew_of_it(seat: Seat, reach: Reach) -> None:
    mirror_sign, screen_sign = ("*", "n") if seat == GERDA else ("+", "P")
    for mirror, screen in permutations(NAMES, 2):
        cells = [{mirror: mirror_sign, screen: screen_sign}.get(name, ".") for name in NAMES]
        rows = [" ".join(cells[at : at + 7]) for at in (42, 35, 28, 21, 14, 7, 0)]
        board = position("\n".join(rows), range=reach)
        assert seen(board, seat) == ({screen: screen_sign.upper()} if shows(seat, mirror, screen, reach) else {})


def mirrored(board: Reflecto, seat: Seat) -> set[int]:
    """The opposing screens that a player's mirrors show now, read off the squares alone."""
    mine, others = board.view(None).screens[seat], board.view(None).screens[1 - seat]
    hand = board.hands[seat]
    assert hand is not None
    found = set()
    for number, mirror in enumerate(mine):
        if mirror and hand.faces[number].kind == "mirror":
            ahead = [square for square in (*mine, *others)
                     if square and shows(seat, mirror, square, board.options.range)]  # fmt: skip
            nearest = min(ahead, key=lambda square: abs(int(square[1]) - int(mirror[1])), default=None)
            found |= {number for number, square in enumerate(others) if square and square == nearest}
    return found


def games(reach: Reach, seeds: int = 16) -> list[list[Reflecto]]:
    """Random games, from the moment all screens are up to the last before the end."""
    return [
        [board for _, board in played(Options(range=reach, several_guesses=True), Random(seed), most=150)
         if board.ready and not board.result]
        for seed in range(seeds)
    ]  # fmt: skip


@pytest.mark.rule("REF-26", "REF-25")
@pytest.mark.parametrize(("seat", "reach"), EVERY_LOOK)
def test_in_random_games_the_notebook_holds_what_mirrors_have_shown_and_nothing_else(seat: Seat, reach: Reach) -> None:
    looks = 0
    for game in games(reach):
        shown: set[int] = set()
        for board in game:
            shown |= mirrored(board, seat)
            assert {sight.screen for sight in board.view(seat).sights} == shown
        looks += len(shown)
    assert looks > 5, "the games are worth watching"


@pytest.mark.rule("REF-26", "REF-20")
@pytest.mark.parametrize(("seat", "reach"), EVERY_LOOK)
def test_in_random_games_screens_that_no_mirror_has_shown_may_hide_anything(seat: Seat, reach: Reach) -> None:
    """Their faces are exchanged, and the player cannot tell."""
    rng = Random(seat)
    for game in games(reach):
        for board in game[::5]:
            hand, noted = board.hands[1 - seat], {sight.screen for sight in board.view(seat).sights}
            assert hand is not None
            hidden = [screen for screen in range(7) if screen not in noted]
            faces = list(hand.faces)
            for screen, face in zip(hidden, rng.sample([faces[each] for each in hidden], len(hidden)), strict=True):
                faces[screen] = face
            other = replace(hand, faces=tuple(faces))
            twin = replace(board, hands=(board.hands[0], other) if seat == GERDA else (other, board.hands[1]))
            assert twin.view(seat) == board.view(seat)
