"""Reflecto late in the game: tiles have left, mirrors have shown something, words have been guessed at."""

from itertools import count
from pathlib import Path

import pytest

from galerie.core import NATURE, Seat
from galerie.games import reflecto
from galerie.games.reflecto import Options, View
from tests.secrecy.stage import leaks, tell_both
from tests.secrecy.twins import Twins, turns, twins

MINE = "set SOUPE 1*23*45"
THEIRS = ("set PIANO 3*15*24", "set PIANO 3*1*524")
"""A tile and a mirror stand the other way round; the rest is the same, and may be seen."""


def late(viewer: Seat) -> Twins:
    """Twins in which the viewer has seen something, and the opponent not the same in both."""
    opening = [
        (NATURE, "first gerda", "first gerda"),
        (viewer, MINE, MINE),
        (1 - viewer, *THEIRS),
        (0, "guess SOLOS", "guess SOLOS"),
        (1, "guess SONGE", "guess SONGE"),
    ]
    options = Options(several_guesses=True)
    found = (twins(reflecto.GAME, 2, viewer, options=options, opening=opening, turns=100, seed=n) for n in count())
    return next(pair for pair in found if eventful(pair))


def eventful(pair: Twins) -> bool:
    mine, _ = seen(pair, pair.viewer)
    one, two = seen(pair, 1 - pair.viewer)
    return bool(mine.sights) and any(mine.out) and one.sights != two.sights


def seen(pair: Twins, seat: Seat) -> list[View]:
    """What a seat sees at the end of each of the two."""
    ends = [[*turns(pair.start, record)][-1][1] for record in pair.records]
    return [end.position.view(seat) for end in ends]


@pytest.mark.rule("REF-20", "REF-24", "REF-34")
@pytest.mark.slow
@pytest.mark.parametrize("viewer", [0, pytest.param(1, marks=pytest.mark.soak)])
async def test_what_mirrors_have_shown_one_player_is_told_to_nobody_else(tmp_path: Path, viewer: Seat) -> None:
    one, two = await tell_both(tmp_path, late(viewer))
    assert leaks(one.told, two.told) == {}
