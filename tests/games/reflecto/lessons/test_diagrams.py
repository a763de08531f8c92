"""The diagrams of the rules show what their captions say."""

from typing import cast

import pytest

from galerie.core import IllegalMove
from galerie.games.reflecto import GAME, Reflecto, parse
from galerie.games.reflecto.rules.board import GERDA, QUEEN
from galerie.study.scenes import DIAGRAMS, scenes
from tests.games.reflecto.diagrams import refused, seen

SCENES = {each.id: each for each in scenes(GAME, DIAGRAMS)}


def shown(name: str) -> Reflecto:
    return cast("Reflecto", SCENES[name].matches(GAME)[-1].position)


@pytest.mark.rule("REF-11")
def test_all_eight_squares_of_a_step_are_marked() -> None:
    assert len(SCENES["step"].look) == 8
    for end in SCENES["step"].look:
        assert parse(f"d4-{end}") in shown("step").moves(GERDA)


@pytest.mark.rule("REF-16", "REF-13")
def test_the_worked_example_of_jumps_is_as_told() -> None:
    before = shown("occupied")
    last = shown("worked-jumps").last
    assert last
    assert last.path == ("b2", "d4", "d6")
    assert parse("b2-f6") in before.moves(GERDA), "a third jump was open"
    assert refused(before, "b2-f4").code == "reflecto-occupied"


@pytest.mark.rule("REF-21")
def test_mirrors_show_what_stands_just_before_them() -> None:
    assert seen(shown("mirror-of-gerda"), GERDA) == {"c4": "N"}
    assert seen(shown("mirror-of-queen"), QUEEN) == {"c4": "I"}
    assert seen(shown("column"), GERDA) == {"c3": "N"}, "the N on f5 blocks the other view"
    assert seen(shown("reversed"), GERDA) == {"d4": "E"}


@pytest.mark.rule("REF-25")
def test_a_letter_stays_noted_when_its_screen_has_moved() -> None:
    view = shown("notes").view(GERDA)
    assert "E" in [each.face.letters for each in view.sights if view.screens[QUEEN][each.screen] == "d3"]


@pytest.mark.rule("REF-30", "REF-31", "REF-32")
def test_letters_leave_as_the_diagrams_say() -> None:
    assert refused(shown("waits"), "e7-out b6-b7").code == "reflecto-letter-waits"
    assert parse("d6-out") in shown("jumps-off").moves(GERDA)
    last = shown("corner").last
    assert last
    assert last.path == ("b6", "out")


@pytest.mark.rule("REF-38")
def test_a_letter_that_waited_has_stepped_back() -> None:
    last = shown("steps-back").last
    assert last
    assert last.path == ("e7", "f6")


@pytest.mark.rule("REF-34")
def test_the_queen_sees_no_face_of_what_has_left() -> None:
    view = shown("out-row").view(SCENES["out-row"].viewer)
    assert (view.hands[GERDA], len(view.out[GERDA])) == (None, 2)


@pytest.mark.rule("REF-35")
@pytest.mark.parametrize("square", ["c7", "e7"])
def test_either_z_may_leave(square: str) -> None:
    assert len(shown("like-tiles").play(GERDA, parse(f"{square}-out a1-a2")).sides[GERDA].out) == 3


@pytest.mark.rule("REF-36", "REF-37", "REF-42")
def test_the_last_letters_win() -> None:
    for name, turn in (("worked-exit", "c4-out b7-out"), ("last-tile", "b7-out"), ("last-letter", "c4-out b7-out")):
        outcome = shown(name).play(GERDA, parse(turn)).outcome
        assert outcome
        assert outcome.reason == "out"


@pytest.mark.rule("REF-41")
def test_four_letters_were_seen_before_the_guess() -> None:
    position = shown("worked-guess")
    assert sorted(each.face.letters for each in position.view(GERDA).sights) == ["A", "I", "N", "P"]
    assert {"d5", "e5", "g5", "d2"} <= {*SCENES["worked-guess"].look}
    with pytest.raises(IllegalMove):
        position.play(GERDA, parse("guess PIAN"))


@pytest.mark.rule("REF-51", "REF-52", "REF-60", "REF-64", "REF-66")
def test_the_kits_of_the_variants_are_shown() -> None:
    faces = {name: _faces(shown(name)) for name in ("blank", "long-word", "six-tiles", "figures", "free-cut")}
    assert faces["blank"].count("blank") == 1
    assert {"C", "H", "OC", "OL", "AT"} <= {*faces["long-word"]}
    assert faces["six-tiles"].count("mirror") == 1
    assert {"P1", "I2", "A3", "N4", "O5"} <= {*faces["figures"]}
    assert {"CHO", "C", "O", "L", "AT"} <= {*faces["free-cut"]}


def _faces(position: Reflecto) -> list[str]:
    hand = position.hands[GERDA]
    assert hand
    return [f"{face.letters}{face.figure or ''}" if face.letters else face.kind for face in hand.faces]
