"""Nothing that leaves the host depends on what whoever hears it may not know: every exit, in every game."""

from collections.abc import Collection, Iterator
from pathlib import Path

import pytest
from _pytest.mark.structures import MarkDecorator, ParameterSet

from galerie.core import AnyGame, Seat
from tests import toy
from tests.secrecy.exits import frame
from tests.secrecy.stage import leaks, seatings, tell_both
from tests.secrecy.twins import ALL_GAMES, is_secret, twins

CROWD = 3
"""So many people and more sit in many ways."""


def cases() -> Iterator[ParameterSet]:
    """Every number of seats, seen from every seat, in every way to sit."""
    for game in ALL_GAMES:
        for seats in game.seats:
            for viewer in range(seats):
                for manner in seatings(seats, viewer):
                    name = f"{game.name}-{viewer}-of-{seats}-{manner}"
                    yield pytest.param(game, seats, viewer, manner, id=name, marks=pace(game, seats, viewer, manner))


def pace(game: AnyGame, seats: int, viewer: Seat, manner: str) -> Collection[MarkDecorator]:
    """From one of the seats even in a hurry, from the other one every day if both sit apart.

    Only from one and apart where the game hides nothing, in the largest crowd, and in the tests' own game.
    """
    few = seats < CROWD and is_secret(game) and game is not toy.GAME
    if viewer == seats // 2 and (few or (seats in (1, 2, game.seats[-1]) and manner == "apart")):
        return ()
    return (pytest.mark.slow if few and manner == "apart" else pytest.mark.soak,)


@pytest.mark.rule("REV-44")
@pytest.mark.parametrize(("game", "seats", "viewer", "manner"), [*cases()])
async def test_twins_are_told_apart_by_no_exit_until_the_game_is_over(
    tmp_path: Path, game: AnyGame, seats: int, viewer: Seat, manner: str
) -> None:
    pair = twins(game, seats, viewer)
    tales = await tell_both(tmp_path, pair, manner)
    assert leaks(*(tale.told for tale in tales)) == {}
    for tale, record in zip(tales, pair.records, strict=True):
        assert all({str(line) for line in record} <= set(text.splitlines()) for text in tale.records)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_game_with_a_veil_has_twins_that_differ_behind_it(game: AnyGame) -> None:
    for seats in game.seats:
        for viewer in range(seats):
            knowing = twins(game, seats, viewer).knowing
            assert viewer not in knowing
            assert bool(knowing) == (is_secret(game) and seats > 1)


async def test_whoever_knows_the_difference_is_told_it(tmp_path: Path) -> None:
    one, two = await tell_both(tmp_path, twins(toy.GAME, 2, 0))
    assert leaks(one.known, two.known).keys() == {frame("happened")}
