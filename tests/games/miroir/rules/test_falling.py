"""Cards that face a new capital: MIR-23, MIR-25, MIR-27 and MIR-32."""

import pytest

from galerie.core import NATURE
from galerie.games.miroir import NORTH, SOUTH, Miroir
from galerie.games.miroir.rules.view import Fall
from tests.games.miroir.tables import Half, after, column, columns, discard, legal, table, words


def facing(south: str | Half, head: str) -> Miroir:
    """North has won CODES in column 1, where South's cards now face another capital."""
    return after(table(north="C:ode", south=south, card="s"), f"1 1={head}")


@pytest.mark.rule("MIR-23")
@pytest.mark.parametrize(
    ("head", "stays", "falls"), [("W", "Whi", ""), ("A", "Ah", "i"), ("H", "H", "h i")], ids=["whist", "ahaner", "none"]
)
def test_the_cases_of_the_booklet(head: str, stays: str, falls: str) -> None:
    position = facing("C:hi", head)
    assert column(position, SOUTH, 1) == stays
    assert discard(position, SOUTH) == falls
    assert discard(position, NORTH) == ""


@pytest.mark.rule("MIR-23")
def test_from_the_first_card_that_does_not_fit_all_fall_though_later_ones_might() -> None:
    position = facing("C:hai", "A")
    assert (column(position, SOUTH, 1), discard(position, SOUTH)) == ("Aha", "i")
    position = facing("C:rai", "X")
    assert (column(position, SOUTH, 1), discard(position, SOUTH)) == ("X", "r a i")


@pytest.mark.rule("MIR-23")
def test_fallen_cards_are_open_to_both_players() -> None:
    position = facing("C:hi", "H")
    assert {"h>1", "i>1"} & {*legal(position)} == {"i>1"}, "South takes one back"
    assert "*i>1" in legal(after(position, "+ =r -")), "or North steals it"


@pytest.mark.rule("MIR-23")
def test_the_other_columns_are_left_alone() -> None:
    position = facing("C:hi P:ia T:ab", "H")
    assert columns(position, SOUTH) == ["Pia", "Tab"]


@pytest.mark.rule("MIR-23", "MIR-55")
def test_the_lexicon_lets_cards_fall_where_the_players_are_referees_too() -> None:
    position = after(table(north="C:ode", south="C:hi", card="s", referee="challenge"), "1 1!codes ok 1=A")
    assert (column(position, SOUTH, 1), discard(position, SOUTH)) == ("Ah", "i")


@pytest.mark.rule("MIR-23", "MIR-27")
def test_cards_fall_in_order_onto_their_like_then_to_a_free_place_then_under_the_pile() -> None:
    south = Half("C:lien", discard="e b f j k q w", under="x")
    position = facing(south, "X")
    assert column(position, SOUTH, 1) == "X"
    assert discard(position, SOUTH) == "ee b f j k q w l"
    assert position.sides[SOUTH].under == "xin"
    assert position.last is not None
    assert position.last.falls == (
        Fall(SOUTH, 1, "l", "discard"),
        Fall(SOUTH, 1, "i", "pile"),
        Fall(SOUTH, 1, "e", "discard"),
        Fall(SOUTH, 1, "n", "pile"),
    )


@pytest.mark.rule("MIR-27")
def test_a_place_taken_by_a_falling_card_serves_the_next_of_its_letter() -> None:
    position = facing(Half("C:oco", discard="e b f j k x w"), "Q")
    assert discard(position, SOUTH) == "e b f j k x w oo"
    assert position.sides[SOUTH].under == "c"


@pytest.mark.rule("MIR-27", "MIR-41")
def test_cards_under_the_pile_are_turned_up_again_in_that_order() -> None:
    position = facing(Half("C:lien", discard="e b f j k q w", hidden=0, under="e"), "X")
    assert position.sides[SOUTH].pile == 3
    for before, known in (("", "e"), ("+ =e - + =r -", "i"), ("+ =i 2 + =r -", "n")):
        position = after(position, before)
        assert legal(after(position, "+")) == [f"={known}"]


@pytest.mark.rule("MIR-25")
def test_a_column_that_the_new_capital_makes_a_word_is_its_owners_at_once() -> None:
    position = after(table(north="P:lag", south="P:ours", card="e"), "3 3=J")
    assert words(position, SOUTH) == ["jours"]
    assert position.to_act == {NATURE}, "the capital is replaced again"
    position = after(position, "3=A")
    assert position.heads[2] == "A"
    assert position.to_act == {SOUTH}, "it has cost South no turn"
    assert position.last is not None
    assert [(win.seat, win.word) for win in position.last.wins] == [(NORTH, "plage"), (SOUTH, "jours")]


@pytest.mark.rule("MIR-25")
def test_what_is_left_after_the_fall_counts() -> None:
    """POURSU, on its way to POURSUIVRE, loses its u and is JOURS."""
    position = after(table(north="P:lag", south="P:oursu", card="e"), "3 3=J")
    assert (words(position, SOUTH), discard(position, SOUTH)) == (["jours"], "u")


@pytest.mark.rule("MIR-25", "MIR-26")
def test_a_word_inside_what_is_left_does_not() -> None:
    """PEUREU, on its way to PEUREUX, may now become HEUREUX; HEURE is only a part of it."""
    position = after(table(north="P:lag", south="P:eureu", card="e"), "3 3=H")
    assert column(position, SOUTH, 3) == "Heureu"
    assert words(position, SOUTH) == []


@pytest.mark.rule("MIR-25", "MIR-54")
def test_where_the_players_are_referees_its_owner_announces_it() -> None:
    position = after(table(north="P:lag", south="P:ours", card="e", referee="challenge"), "3 3!plage ok 3=J")
    assert (columns(position, SOUTH), words(position, SOUTH)) == (["Jours"], [])
    position = after(position, "3!jours ok 3=A")
    assert words(position, SOUTH) == ["jours"]
    assert position.to_act == {SOUTH}, "it has cost them no turn"
