"""What the tasks of the lesson of Déflecto ask for."""

from dataclasses import replace
from typing import cast

import pytest

from galerie.core import Match
from galerie.games.deflecto import GAME, Deflecto, Options
from galerie.games.deflecto.lessons import AIMS
from galerie.games.deflecto.rules.tiles import Level
from galerie.study.lessons import Attempt, scene

BEGUN = "d11:ns h11:ns"
TURNED = f"{BEGUN} h10:ne d10:ns"
"""Blue has to leave h10 towards i10."""

ASKED = f"{TURNED} end? no"
BACKS = "d11:ns/2 h11:ns/2 i10:=ns d10:ns/2"


def played(moves: str, level: Level = 1) -> Match:
    match = Match.begin(GAME, 2, GAME.options(level=level, lot=False))
    for text in moves.split():
        match = match.then(min(match.to_act), match.parse(text))
    return match


@pytest.mark.parametrize(
    ("moves", "move", "does"),
    [
        ("", "d11:ns", {"crosses", "follows", "changes-nothing"}),
        ("", "d11:ne", {"follows", "changes-nothing"}),
        (BEGUN, "d10:ns", {"crosses", "follows", "changes-nothing"}),
        (BEGUN, "d10:ne", {"strays"}),
        (BEGUN, "h10:ne", {"crosses", "lengthens", "lengthens-most"}),
        (BEGUN, "g10:ns", {"crosses", "changes-nothing"}),
        (TURNED, "i9:s", {"crosses", "lengthens", "lengthens-by-corner"}),
        (TURNED, "i10:ew", {"crosses", "lengthens"}),
        (TURNED, "i10:nw", {"crosses", "lengthens", "lengthens-most"}),
        (TURNED, "end?", {"crosses"}),
    ],
)
def test_a_move_does_what_is_asked_for_and_nothing_else(moves: str, move: str, does: set[str]) -> None:
    before = played(moves)
    after = before.then(0, before.parse(move))
    assert {name for name, aim in AIMS.items() if aim(before, after)} == does


@pytest.mark.parametrize(
    ("move", "does"),
    [
        ("i9:=nw", {"lengthens", "lengthens-by-rail"}),
        ("h9:%/3", {"lengthens", "lengthens-by-corner", "lengthens-by-meadow"}),
        ("h9:=w", {"lengthens", "lengthens-by-corner", "lengthens-by-rail", "lengthens-most"}),
        ("h10:nw/1", {"lengthens"}),
        ("g10:%/3", {"changes-nothing"}),
    ],
)
def test_backs_are_told_apart(move: str, does: set[str]) -> None:
    before = played(BACKS, level=2)
    after = before.then(0, before.parse(move))
    assert {name for name, aim in AIMS.items() if aim(before, after)} - {"crosses"} == does


@pytest.mark.rule("DEF-33")
@pytest.mark.parametrize(("move", "proves"), [("d9:ne", True), ("d9:ns", False)])
def test_a_contester_proves_by_a_tile_that_changes_a_path(move: str, *, proves: bool) -> None:
    before = played(ASKED).then(0, GAME.parse("g10:ns"))
    after = before.then(1, before.parse(move))
    assert AIMS["proves"](before, after) is proves


@pytest.mark.parametrize(("name", "told"), [("game", (17, 21)), ("level2-game", (19, 27)), ("end", (17, 19))])
def test_the_lengths_that_a_sentence_tells_are_those_on_the_board(name: str, told: tuple[int, int]) -> None:
    players = Attempt.begin(GAME, scene(GAME, name)).match.position.view(0).players
    assert tuple(player.path.length for player in players) == told


@pytest.mark.rule("DEF-32")
def test_the_end_is_asked_for_when_nobody_can_change_anything() -> None:
    attempt = Attempt.begin(GAME, scene(GAME, "end"))
    position = cast("Deflecto", attempt.match.position)
    for seat in range(2):
        assert replace(position, turn=seat).view(None).changes == {}
    assert attempt.tried("end?").attempt.is_won


def test_the_lesson_has_an_agreed_beginner() -> None:
    assert Options().lot
    assert not Attempt.begin(GAME, scene(GAME, "start")).match.options.lot
