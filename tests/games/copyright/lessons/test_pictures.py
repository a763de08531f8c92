"""The diagrams of the rules and the one-minute page of Copyright show what is said below them."""

from typing import cast

import pytest

from galerie.games.copyright import GAME, Copyright, View
from galerie.study.scenes import DIAGRAMS, MINUTE, scenes


def seen(file: str, name: str) -> View:
    shown = next(each for each in scenes(GAME, file) if each.id == name)
    return cast("Copyright", shown.matches(GAME)[-1].position).view(shown.viewer)


def counted(view: View, seat: int = 0) -> tuple[int, int, int]:
    frame = view.places[seat].frame
    assert frame is not None
    return frame.matches, frame.rows, frame.columns


@pytest.mark.rule("COP-33")
def test_the_worked_examples_are_drawn_as_they_are_counted() -> None:
    assert counted(seen(DIAGRAMS, "three"), 0) == (8, 2, 3)
    assert counted(seen(DIAGRAMS, "four"), 1) == (6, 1, 1)
    assert seen(DIAGRAMS, "three").sheet == ((3, 4),)


@pytest.mark.rule("COP-16")
def test_the_hole_is_where_the_model_is_empty() -> None:
    view = seen(DIAGRAMS, "hole")
    frame = view.places[0].frame
    assert frame is not None
    assert (view.cells[8], frame.matching, frame.x, frame.y) == ("", "111111110", 0, 0)
    assert counted(seen(DIAGRAMS, "reproduced")) == (9, 1, 1)


@pytest.mark.rule("COP-30")
def test_the_frame_of_the_diagram_does_not_lie_where_it_would_score_more() -> None:
    frame = seen(DIAGRAMS, "closest").places[0].frame
    assert frame is not None
    assert (frame.x, frame.y, frame.matches, frame.score) == (-1, -1, 4, 2)


@pytest.mark.rule("COP-14")
def test_what_is_split_off_goes_back_to_the_hand() -> None:
    place = seen(DIAGRAMS, "whole").places[0]
    assert [laid.card for laid in place.laid] == [30, 35]
    assert 49 in (place.hand or ())


def test_the_pictures_of_the_minute_end_in_a_counted_round() -> None:
    assert seen(MINUTE, "count").sheet == ((7,),)
    assert seen(MINUTE, "end").sheet == ((10, 6),)
