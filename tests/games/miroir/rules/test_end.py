"""How a game ends: MIR-40 to MIR-42, and MIR-25 for a word that ends it."""

import pytest

from galerie.core import BadOption, Outcome
from galerie.core.options import read
from galerie.games.miroir import NORTH, SOUTH, Options
from tests.games.miroir.tables import FULL, Half, after, column, legal, reason, table, words


@pytest.mark.rule("MIR-40")
def test_nine_words_win_unless_the_table_chose_fewer() -> None:
    assert Options().words == 9
    assert [read(Options, {"words": count}).words for count in range(1, 10)] == [*range(1, 10)]
    for count in (0, 10):
        with pytest.raises(BadOption):
            read(Options, {"words": count})


@pytest.mark.rule("MIR-40")
@pytest.mark.parametrize("count", [1, 2, 5])
def test_who_first_has_as_many_words_wins(count: int) -> None:
    north = Half("S:oup", won=" ".join(["Lames", "Ruses", "Kilos", "Yogis"][: count - 1]))
    south = Half(won=" ".join(["Noter", "Urnes", "Wagon", "Verte"][: count - 1]))
    position = after(table(north=north, south=south, card="e", words=count), "2")
    assert position.outcome == Outcome((count - 1, count), (2, 1), "words")
    assert position.to_act == frozenset()


@pytest.mark.rule("MIR-40")
def test_a_word_short_of_that_the_game_goes_on() -> None:
    position = after(table(north="S:oup", card="e", words=2), "2 2=A")
    assert position.outcome is None


@pytest.mark.rule("MIR-25", "MIR-40")
def test_a_word_that_ends_the_game_is_not_followed_by_another_capital() -> None:
    position = after(table(north="S:oup", card="e", words=1), "2")
    assert position.heads[1] == ""
    assert len(position.unseen_heads) == 18


@pytest.mark.rule("MIR-25", "MIR-40")
def test_a_word_that_the_opponents_capital_made_may_end_the_game() -> None:
    position = table(north="P:lag", south=Half("P:ours", won="Verte"), card="e", words=2)
    position = after(position, "3 3=J")
    assert position.outcome == Outcome((2, 1), (1, 2), "words")


@pytest.mark.rule("MIR-41")
@pytest.mark.parametrize("moves", ["+ =e -", "+ =e 1"])
def test_who_has_no_cards_left_after_his_turn_loses(moves: str) -> None:
    position = after(table(north=Half(hidden=1, won="Lapin")), moves)
    assert position.outcome == Outcome((0, 1), (1, 2), "exhausted")


@pytest.mark.rule("MIR-41")
def test_a_last_word_with_the_last_card_wins() -> None:
    position = after(table(north=Half("S:oup", hidden=1), words=1), "+ =e 2")
    assert position.outcome == Outcome((0, 1), (2, 1), "words")


@pytest.mark.rule("MIR-41")
def test_another_word_with_the_last_card_does_not_help() -> None:
    position = after(table(north=Half("S:oup", hidden=1), words=2), "+ =e 2")
    assert position.outcome is None, "the turn is not complete before the capital is replaced"
    position = after(position, "2=A")
    assert position.outcome == Outcome((0, 1), (1, 2), "exhausted")


@pytest.mark.rule("MIR-41")
def test_a_turn_without_the_pile_costs_no_card() -> None:
    position = after(table(north=Half("C:h", discard="i", hidden=1)), "i>1")
    assert position.outcome is None
    assert position.sides[NORTH].pile == 1


@pytest.mark.rule("MIR-41")
def test_cards_that_were_put_back_under_the_pile_count() -> None:
    position = after(table(north=Half(hidden=0, under="er")), "+ =e -")
    assert position.outcome is None
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-41", "MIR-52")
def test_between_referees_it_is_judged_after_the_answer() -> None:
    position = table(north=Half("S:oup", hidden=1), words=1, referee="challenge")
    position = after(position, "+ =e 2 2!soupe")
    assert position.sides[NORTH].pile == 0
    assert position.outcome is None
    assert after(position, "ok").outcome == Outcome((0, 1), (2, 1), "words")
    assert after(position, "?2").outcome == Outcome((0, 1), (2, 1), "words")


@pytest.mark.rule("MIR-41", "MIR-50", "MIR-52")
def test_a_wrong_word_that_goes_back_under_the_pile_saves_its_owner_for_now() -> None:
    position = table(north=Half("S:uxp", hidden=1), words=1, referee="challenge")
    position = after(position, "+ =e 2 2!suxpe ?2")
    assert position.outcome is None
    assert position.sides[NORTH].under == "uxpe"
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-41", "MIR-54")
def test_announcing_nothing_with_the_last_card_loses() -> None:
    position = table(north=Half("S:oup", hidden=1), words=1, referee="challenge")
    assert after(position, "+ =e 2 .").outcome == Outcome((0, 0), (1, 2), "exhausted")


@pytest.mark.rule("MIR-42")
def test_who_can_neither_lay_nor_discard_the_card_turned_up_loses() -> None:
    position = after(table(north=Half(discard=FULL, won="Lapin")), "+ =x")
    assert position.outcome == Outcome((0, 1), (1, 2), "jammed")
    assert position.card == "x"


@pytest.mark.rule("MIR-42")
@pytest.mark.parametrize(
    "north",
    [Half("T:a", discard=FULL), Half(discard=FULL[:-2])],
    ids=["a column takes it", "a place is free"],
)
def test_who_can_do_either_is_not_stuck(north: Half) -> None:
    assert after(table(north=north), "+ =x").outcome is None


@pytest.mark.rule("MIR-42")
def test_a_player_cannot_call_himself_stuck_where_the_program_judges() -> None:
    position = table(north=Half("T:a", discard=FULL), card="x")
    assert legal(position) == ["4"]
    assert reason(position, "stuck") == ("miroir-not-stuck", "MIR-42")


@pytest.mark.rule("MIR-42")
def test_nor_is_who_has_discarded_an_equal_letter_before() -> None:
    heads = "UYXWQKJLN"
    assert after(table(heads, north=Half(discard=FULL)), "+ =g").outcome == Outcome((0, 0), (1, 2), "jammed")
    assert legal(after(table(heads, north=Half(discard=FULL.replace("h", "g"))), "+ =g")) == ["-"]


@pytest.mark.rule("MIR-42", "MIR-55")
def test_between_referees_a_player_says_himself_that_he_is_stuck() -> None:
    position = after(table(north=Half(discard=FULL), referee="challenge"), "+ =x")
    assert position.outcome is None, "they may lay it wrongly"
    assert legal(position) == [*"123456789", "stuck"]
    assert after(position, "stuck").outcome == Outcome((0, 0), (1, 2), "jammed")
    assert column(after(position, "1"), NORTH, 1) == "Cx"


@pytest.mark.rule("MIR-42", "MIR-55")
def test_and_only_where_there_is_no_place_for_the_card() -> None:
    position = after(table(north=Half(discard=FULL[:-2]), referee="challenge"), "+ =x")
    assert reason(position, "stuck") == ("miroir-not-stuck", "MIR-42")
    assert words(position, NORTH) == []
