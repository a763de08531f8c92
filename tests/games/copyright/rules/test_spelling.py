"""Steps and models can be spelt: what may follow the words so far."""

import pytest

from galerie.games.copyright import Copyright, Options, parse
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.layout import Laid
from galerie.games.copyright.rules.moves import Oriented

MODEL = tuple(Oriented(card, 0) for card in (1, 2, 3, 4))


def playing(*desks: Desk, **options: object) -> Copyright:
    return Copyright(Options(**options), desks, stage="playing", model=MODEL)  # type: ignore[arg-type]  # as they come


@pytest.mark.rule("COP-13")
def test_a_card_is_named_then_held_then_put_in_a_column_and_a_row() -> None:
    moves = playing(Desk((Laid(10, 0, 0, 0),), (11, 12)), Desk()).moves(0)
    assert {*moves.completions("")} == {"10", "11", "12", "-10", "clear", "done"}
    assert moves.completions("11") == ["r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"]
    assert moves.completions("11f2") == ["-2", "-1", "+0", "+1", "+2"], "it must share a cell with a card laid"
    assert moves.completions("11f2+2") == ["-2", "-1", "+0", "+1", "+2"]
    assert moves.completions("11f2+2-1") == [""]
    assert moves.completions("11f2+3") == moves.completions("11f2+2-3") == moves.completions("13") == []
    assert parse("11f2+2-1") in moves
    assert parse("11f2+3-1") not in moves


@pytest.mark.rule("COP-13")
def test_the_first_card_goes_anywhere() -> None:
    moves = playing(Desk((), (11,)), Desk()).moves(0)
    assert len(moves.completions("11r0")) == len(moves.completions("11r0-99")) == 199
    assert moves.completions("11r0-99+99") == [""]


@pytest.mark.rule("COP-41")
def test_a_card_of_an_earlier_turn_is_not_offered() -> None:
    moves = playing(Desk((Laid(10, 0, 0, 0),), (11,), fixed=1), Desk(), variant="timed").moves(0)
    assert {*moves.completions("")} == {"11", "pass 11", "end"}


@pytest.mark.rule("COP-10")
def test_the_modeller_says_of_each_card_how_it_lies() -> None:
    moves = Copyright(Options(modeller=True), (Desk(), Desk()), stage="arranging", model=MODEL).moves(0)
    assert moves.completions("") == ["model"]
    assert moves.completions("model") == [" 1"]
    assert len(moves.completions("model 1")) == 8
    assert moves.completions("model 1f3") == [" 2"]
    assert moves.completions("model 1f3 2r0 3r0 4r1") == [""]
    assert moves.completions("model 2") == moves.completions("model 1f3 2r0 3r0 4r1 5") == []


def test_of_models_and_deals_there_are_too_many_to_say_how_likely_each_is() -> None:
    position = Copyright(Options(), (Desk(), Desk()))
    assert position.chances() is None
    assert not position.moves(-1).complete
    assert playing(Desk((), (11,)), Desk()).chances() == {}
