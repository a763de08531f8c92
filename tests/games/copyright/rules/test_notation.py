"""What is written for a move, and what is said about one that cannot be made."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galerie.core import BadNotation, BadOption, Refusal
from galerie.games.copyright import (
    Clear,
    Continue,
    Deal,
    Done,
    End,
    Model,
    Move,
    Next,
    Oriented,
    Pass,
    Put,
    Take,
    TimeOut,
    parse,
)
from galerie.games.copyright.rules.moves import veil
from galerie.texts import explain
from tests.games.copyright.tables import dealt, finishable, finished, opened


@pytest.mark.rule("COP-13")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("12r1+2-1", Put(12, 1, 2, -1)),
        ("12 r1 +2 -1", Put(12, 1, 2, -1)),
        ("12", Put(12)),
        ("012R0", Put(12)),
        ("12f3", Put(12, 7)),
        (" 12 + 2 - 1 ", Put(12, 0, 2, -1)),
        ("-12", Take(12)),
        ("- 12", Take(12)),
        ("clear", Clear()),
        ("Done", Done()),
        ("pass  12", Pass(12)),
        ("end", End()),
        ("continue", Continue()),
        ("next", Next()),
        ("model 40r2 12 5f3 8r1", Model((Oriented(5, 7), Oriented(8, 1), Oriented(12, 0), Oriented(40, 2)))),
        ("deal 17,3 5,44", Deal(((3, 17), (5, 44)))),
        ("time 7", TimeOut(7)),
    ],
)
def test_a_move_is_read_with_some_patience_and_written_in_one_way(text: str, move: Move) -> None:
    assert parse(text) == move
    assert parse(str(move)) == move


@pytest.mark.parametrize(
    "text", ["", "0", "67", "12r4", "12x1", "12+2", "12r1+100+0", "-", "-0", "pass", "model", "deal"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse(text)


@given(st.text(max_size=12) | st.from_regex(r"-?[0-9]{1,3}([rf][0-5])?([+-][0-9]{1,3}){0,2}", fullmatch=True))
def test_any_text_is_a_move_with_one_notation_or_is_refused(text: str) -> None:
    try:
        move = parse(text)
    except BadNotation:
        return
    assert parse(str(move)) == move


@pytest.mark.rule("COP-20")
def test_of_a_deal_others_see_that_it_took_place_and_a_player_his_own_cards() -> None:
    deal = Deal(((3, 17), (5, 44)))
    assert veil(deal, None) == "deal"
    assert [veil(deal, seat) for seat in (0, 1)] == ["deal 3,17", "deal 5,44"]
    assert (veil(Pass(12), 0), veil(Put(12), 0)) == ("pass", "12r0+0+0")


def said(doing: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(Refusal) as refusal:
        doing()
    return explain("fr", refusal.value), explain("en", refusal.value)


def test_refusals_are_said_in_french_and_in_english() -> None:
    position = dealt()
    one, two = position.desks[0].hand[:2]
    laid = position.play(0, Put(one))
    assert said(lambda: laid.play(0, Put(two, 0, 3, 0))) == (
        f"La carte {two} doit partager au moins une case avec votre assemblage. (COP-13)",
        f"Card {two} must share at least one cell with your lay-out. (COP-13)",
    )
    assert said(lambda: laid.play(0, Put(one))) == (
        f"La carte {one} est déjà posée ainsi. (COP-14)",
        f"Card {one} lies there like this already. (COP-14)",
    )
    assert said(lambda: finished(finishable(), 0).play(1, Clear())) == (
        "La manche est finie : on ne pose plus de carte. (COP-30)",
        "The round is over: no more cards are laid. (COP-30)",
    )
    assert said(lambda: dealt(variant="timed").play(0, End()).play(0, End())) == (
        "Vous êtes déjà d'accord pour finir la manche. (COP-47)",
        "You have already agreed to end the round. (COP-47)",
    )
    assert said(lambda: parse("67")) == (
        "« 67 » n'est pas une carte : elles sont numérotées de 1 à 66. (COP-02)",
        "“67” is no card: they are numbered from 1 to 66. (COP-02)",
    )
    with pytest.raises(BadOption):
        opened(fair=True, modeller=True)
