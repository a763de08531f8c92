"""Jokers, small and capital: MIR-30 to MIR-34."""

import pytest

from galerie.games.miroir import NORTH, SOUTH
from galerie.games.miroir.rules.side import Won
from tests.games.miroir.tables import FULL, Half, after, column, columns, discard, legal, reason, table, words

TWO_JOKERS = ("miroir-two-jokers", "MIR-31")


@pytest.mark.rule("MIR-30")
def test_a_joker_may_become_another_letter_until_the_word_is_won() -> None:
    """PLAN needs an l, and PIANO an i."""
    position = after(table(north="P:?a"), "+ =n 3 + =r -")
    assert column(position, NORTH, 3) == "P?an"
    assert words(after(position, "+ =o 3"), NORTH) == ["piano"]


@pytest.mark.rule("MIR-30")
def test_each_player_gives_the_joker_among_the_capitals_his_own_letter() -> None:
    position = table("?SPTMBDFG", north="?:lag", south="?:ian", card="e")
    position = after(position, "1")
    assert words(position, NORTH) == ["plage"]
    again = table("?SPTMBDFG", north="?:lag", south="?:ian", card="o", turn=SOUTH)
    assert words(after(again, "1"), SOUTH) == ["piano"]


@pytest.mark.rule("MIR-31")
@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_a_word_has_one_joker_at_most(referee: str) -> None:
    position = table(north="P:?a", card="?", referee=referee)
    assert "3" not in legal(position)
    assert reason(position, "3") == TWO_JOKERS


@pytest.mark.rule("MIR-31")
@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_the_joker_among_the_capitals_takes_no_small_one(referee: str) -> None:
    position = table("?SPTMBDFG", north="?:l", card="?", referee=referee)
    assert reason(position, "1") == TWO_JOKERS
    assert {"2", "3"} <= {*legal(position)}


@pytest.mark.rule("MIR-31")
@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_nor_can_a_second_one_be_stolen_or_moved_there(referee: str) -> None:
    position = table(north=Half("P:?a S:?"), south=Half(discard="?"), referee=referee)
    assert reason(position, "*?>3") == TWO_JOKERS
    assert reason(position, "2.1>3") == TWO_JOKERS


@pytest.mark.rule("MIR-32")
def test_under_a_joker_the_h_and_the_i_stay_and_the_small_joker_after_them_falls() -> None:
    position = after(table(north="C:ode", south="C:hi?", card="s"), "1 1=?")
    assert (column(position, SOUTH, 1), discard(position, SOUTH)) == ("?hi", "?")


@pytest.mark.rule("MIR-32")
def test_under_a_joker_a_small_joker_falls_with_the_cards_after_it() -> None:
    position = after(table(north="C:ode", south="C:?ip", card="s"), "1 1=?")
    assert (column(position, SOUTH, 1), discard(position, SOUTH)) == ("?", "? i p")


@pytest.mark.rule("MIR-33")
def test_the_program_names_the_commonest_word_and_the_others_too() -> None:
    position = after(table(north="S:?up", card="e"), "2")
    assert position.sides[NORTH].won == (Won("soupe", "S?upe", ("saupe",)),)


@pytest.mark.rule("MIR-33")
def test_a_word_cannot_be_refused_by_giving_the_joker_another_letter() -> None:
    """SOUP? could be on its way to SOUPLE, but is SOUPE already."""
    position = after(table(north="S:oup", card="?"), "2")
    assert words(position, NORTH) == ["soupe"]
    assert position.sides[NORTH].won[0].others == ("soupa",)


@pytest.mark.rule("MIR-33")
def test_where_no_letter_makes_a_word_the_column_grows_on() -> None:
    position = after(table(north="S:ol", card="?"), "2")
    assert columns(position, NORTH) == ["Sol?"]
    position = after(table(north="F:aci", card="?"), "8")
    assert columns(position, NORTH) == ["Faci?"]


@pytest.mark.rule("MIR-33")
@pytest.mark.parametrize("word", ["soupe", "saupe"])
def test_where_the_players_are_referees_the_player_names_the_word(word: str) -> None:
    position = after(table(north="S:?up", card="e", referee="challenge"), "2")
    assert "2!sxupe" in legal(position), "right or wrong"
    position = after(position, f"2!{word} ok")
    assert position.sides[NORTH].won == (Won(word, "S?upe", ()),)


@pytest.mark.rule("MIR-33")
@pytest.mark.parametrize("word", ["soupes", "coupe", "soupa", "sou"])
def test_only_the_joker_has_a_choice(word: str) -> None:
    position = after(table(north="S:?up", card="e", referee="challenge"), "2")
    assert reason(position, f"2!{word}") == ("miroir-other-word", "MIR-33")


@pytest.mark.rule("MIR-34")
def test_jokers_are_discarded_on_jokers_only() -> None:
    assert discard(after(table(north=Half(discard="e ?"), card="?"), "-"), NORTH) == "e ??"
    assert reason(table(north=Half(discard=FULL), card="?"), "-") == ("miroir-no-place", "MIR-14")


@pytest.mark.rule("MIR-34")
def test_a_joker_may_be_stolen_and_taken_back() -> None:
    position = table(north=Half("C:h", discard="?"), south=Half(discard="?"))
    assert columns(after(position, "*?>1"), NORTH) == ["Ch?"]
    position = after(position, "?>1")
    assert columns(position, NORTH) == ["Ch?"]
    assert (discard(position, NORTH), discard(position, SOUTH)) == ("", "?")
