"""Words: what is won, when, and what is none: MIR-20 to MIR-22, MIR-24 and MIR-26."""

import pytest

from galerie.core import NATURE
from galerie.games.miroir import NORTH, SOUTH
from galerie.games.miroir.rules.side import Won
from galerie.games.miroir.rules.spelling import readings
from tests.games.miroir.tables import Half, after, column, columns, legal, table, words


@pytest.mark.rule("MIR-11", "MIR-20", "MIR-21")
@pytest.mark.parametrize(("cards", "last"), [("oup", "e"), ("ong", "e"), ("olo", "s")])
def test_the_three_words_of_the_booklet(cards: str, last: str) -> None:
    word = f"s{cards}{last}"
    position = table(north=f"S:{cards}", card=last)
    won = after(position, "2")
    assert won.sides[NORTH].won == (Won(word, f"S{cards}{last}", ()),)
    assert columns(won, NORTH) == []
    assert won.to_act == {NATURE}, "a capital is missing"
    assert after(won, "2=A").to_act == {SOUTH}


@pytest.mark.rule("MIR-20")
def test_a_word_of_four_letters_is_not_won() -> None:
    position = after(table(north="S:ol", card="o"), "2")
    assert columns(position, NORTH) == ["Solo"]
    assert words(position, NORTH) == []


@pytest.mark.rule("MIR-20")
def test_its_capital_goes_with_the_word_and_never_comes_back() -> None:
    position = after(table(north="S:oup", card="e"), "2")
    assert position.heads[1] == ""
    assert "S" not in position.unseen_heads
    assert after(position, "2=A").heads == tuple("CAPTMBDFG")


@pytest.mark.rule("MIR-20")
def test_words_won_are_seen_by_everybody() -> None:
    position = after(table(north="S:oup", card="e"), "2")
    for seat in (NORTH, SOUTH, None):
        assert position.view(seat).sides[NORTH].won == (Won("soupe", "Soupe", ()),)


@pytest.mark.rule("MIR-21")
def test_a_word_cannot_be_held_back_for_a_longer_one() -> None:
    """SOUPER would need SOUPE, which is won at once; there is no move to refuse it."""
    position = table(north="S:oup", card="e")
    assert "2" in legal(position)
    assert words(after(position, "2"), NORTH) == ["soupe"]
    assert all(str(move).startswith("2=") for move in after(position, "2").moves(NATURE))


@pytest.mark.rule("MIR-21")
@pytest.mark.parametrize("moves", ["+ =e 2", "*e>2", "e>2", "4.1>2"])
def test_whatever_the_action_that_forms_it(moves: str) -> None:
    position = table(north=Half("S:oup T:e", discard="e"), south=Half(discard="e"))
    assert words(after(position, moves), NORTH) == ["soupe"]


@pytest.mark.rule("MIR-22")
@pytest.mark.parametrize("word", ["solos", "iront", "mangeassions", "chantait", "grandes", "whist", "pizza"])
def test_plurals_and_conjugated_forms_are_words(word: str) -> None:
    assert readings(word) == (word,)


@pytest.mark.rule("MIR-22")
def test_accents_are_ignored() -> None:
    position = after(table("CSPTMBDFE", north="E:col", card="e"), "9")
    assert words(position, NORTH) == ["ecole"]


@pytest.mark.rule("MIR-22")
@pytest.mark.parametrize("name", ["marseille", "sophie", "bruxelles", "frederic"])
def test_proper_nouns_are_none(name: str) -> None:
    assert readings(name) == ()


@pytest.mark.rule("MIR-22")
@pytest.mark.parametrize("letters", ["peutetre", "arcenciel", "aujourdhui", "presquile"])
def test_nor_are_words_with_a_hyphen_or_an_apostrophe(letters: str) -> None:
    assert readings(letters) == ()


@pytest.mark.rule("MIR-24")
def test_a_short_word_that_leads_nowhere_keeps_a_card_safe() -> None:
    position = after(table("CSPTMBDFI", north="C:he", card="f"), "9 + =r -")
    assert column(position, NORTH, 9) == "If"
    assert not any(text.startswith("*f") for text in legal(after(position, "+ =r -"))), "South cannot steal it"
    assert column(after(position, "9.1>1"), NORTH, 1) == "Chef"


@pytest.mark.rule("MIR-26")
def test_a_run_may_jump_over_a_word() -> None:
    """PORT and the e, r, a of SERA pass PORTE; CHAN and TON pass CHANT on the way to a longer word."""
    position = after(table(north="P:ort S:era"), "2.1-3>3 3=L")
    assert words(position, NORTH) == ["portera"]
    position = after(table("CAPTMBDFG", north="C:han A:ton"), "2.1-3>1")
    assert columns(position, NORTH) == ["Chanton"]
    assert words(position, NORTH) == []
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-26")
def test_only_a_whole_column_counts() -> None:
    position = after(table(north="S:oule", card="v"), "2")
    assert columns(position, NORTH) == ["Soulev"]
    assert words(position, NORTH) == []


TWO_WORDS = "T:ablea O:per"
"""The a makes OPERA, and leaves TABLE."""


@pytest.mark.rule("MIR-26")
def test_the_receiving_column_is_won_and_then_the_source() -> None:
    position = after(table("CSPTMBDFO", north=TWO_WORDS), "4.5>9")
    assert words(position, NORTH) == ["opera"]
    position = after(position, "9=A")
    assert words(position, NORTH) == ["opera", "table"]
    position = after(position, "4=E")
    assert position.heads == tuple("CSPEMBDFA")
    assert position.to_act == {SOUTH}
    assert position.last is not None
    assert [(win.column, win.word) for win in position.last.wins] == [(9, "opera"), (4, "table")]


@pytest.mark.rule("MIR-26")
def test_the_last_word_needed_ends_the_game_before_the_second() -> None:
    position = after(table("CSPTMBDFO", north=TWO_WORDS, words=1), "4.5>9")
    assert position.outcome is not None
    assert position.outcome.scores == (0, 1)
    assert column(position, NORTH, 4) == "Table"


@pytest.mark.rule("MIR-26", "MIR-12")
def test_the_source_alone_may_become_a_word() -> None:
    position = after(table(north="T:ablea"), "4.5>2 4=A")
    assert words(position, NORTH) == ["table"]
    assert columns(position, NORTH) == ["Sa"]


@pytest.mark.rule("MIR-26", "MIR-25")
def test_what_the_new_capital_gives_the_opponent_comes_before_the_source() -> None:
    position = after(table("CSPTMBDFO", north=TWO_WORDS, south="O:rais"), "4.5>9 9=V")
    assert (words(position, NORTH), words(position, SOUTH)) == (["opera"], ["vrais"])
    position = after(position, "9=A")
    assert words(position, NORTH) == ["opera", "table"]
    assert after(position, "4=E").to_act == {SOUTH}
