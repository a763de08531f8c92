"""What a player does in a turn: MIR-10 to MIR-15 and MIR-18."""

import pytest

from galerie.games.miroir import NORTH, SOUTH
from galerie.games.miroir.rules.moves import Recover, Shift, Steal, Turn, parse
from tests.games.miroir.tables import FULL, Half, after, column, columns, dealt, discard, legal, reason, table


@pytest.mark.rule("MIR-10")
def test_a_player_chooses_between_four_actions() -> None:
    position = table(north=Half("C:ha", discard="n"), south=Half(discard="t"))
    kinds = {type(parse(text)) for text in legal(position)}
    assert kinds == {Turn, Steal, Recover, Shift}


@pytest.mark.rule("MIR-10", "MIR-15")
def test_a_card_is_turned_up_and_laid() -> None:
    position = after(table(north="C:ha"), "+ =n 1")
    assert column(position, NORTH, 1) == "Chan"
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-10", "MIR-14", "MIR-15")
def test_a_card_is_turned_up_and_discarded() -> None:
    position = after(table(north="C:ha"), "+ =n -")
    assert columns(position, NORTH) == ["Cha"]
    assert discard(position, NORTH) == "n"
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-10", "MIR-15")
def test_a_card_is_moved_to_the_end_of_another_column() -> None:
    position = after(table(north="C:ha P:l"), "1.2>3")
    assert columns(position, NORTH) == ["Ch", "Pla"]
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-10", "MIR-12")
def test_several_cards_move_together_and_keep_their_order() -> None:
    position = after(table(north="C:h T:an"), "4.1-2>1")
    assert columns(position, NORTH) == ["Chan"]
    assert position.last is not None
    assert (position.last.move, position.last.cards) == ("4.1-2>1", "an")


@pytest.mark.rule("MIR-10", "MIR-15")
def test_a_card_the_opponent_discarded_is_stolen() -> None:
    position = after(table(north="C:ha", south=Half(discard="t nn")), "*n>1")
    assert columns(position, NORTH) == ["Chan"]
    assert discard(position, SOUTH) == "t n"
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-10", "MIR-15")
def test_an_own_discarded_card_is_taken_back() -> None:
    position = after(table(north=Half("C:ha", discard="t n")), "n>1")
    assert columns(position, NORTH) == ["Chan"]
    assert discard(position, NORTH) == "t"
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-10")
def test_stealing_and_taking_back_are_told_apart() -> None:
    position = table(north=Half("C:ha", discard="n"), south=Half(discard="t"))
    assert reason(position, "*n>1") == ("miroir-not-there", "MIR-14")
    assert reason(position, "t>1") == ("miroir-not-there", "MIR-14")


@pytest.mark.rule("MIR-10")
def test_a_stolen_card_cannot_be_put_aside() -> None:
    """It goes onto the thief's columns or stays where it is."""
    position = table(north="C:ha", south=Half(discard="x"))
    assert not [text for text in legal(position) if text.startswith("*")]
    assert reason(position, "*x>1") == ("miroir-no-beginning", "MIR-11")


@pytest.mark.rule("MIR-11")
def test_cards_are_laid_where_the_column_stays_the_beginning_of_a_word_of_any_length() -> None:
    position = table("CIPTMBDFG", north="C:ha P:ri", card="f")
    assert legal(position) == ["1", "2", "-"], "chafouin, if"
    assert column(after(position, "2"), NORTH, 2) == "If"
    assert reason(position, "3") == ("miroir-no-beginning", "MIR-11")


@pytest.mark.rule("MIR-11", "MIR-20")
def test_a_word_of_four_letters_is_not_won_and_grows_on() -> None:
    position = after(table(north="S:ol"), "+ =e 2 + =e -")
    assert columns(position, NORTH) == ["Sole"]
    assert column(after(position, "+ =i 2"), NORTH, 2) == "Solei"


@pytest.mark.rule("MIR-12")
def test_a_run_is_taken_from_one_place_of_one_column_and_closes_the_gap() -> None:
    position = table(north="C:hari S:o")
    after_shift = after(position, "1.3>2")
    assert columns(after_shift, NORTH) == ["Chai", "Sor"]


@pytest.mark.rule("MIR-12")
def test_what_stays_behind_must_still_be_a_beginning() -> None:
    position = table(north="P:lan")
    assert columns(after(position, "3.3>2"), NORTH) == ["Sn", "Pla"]
    assert reason(position, "3.2>2") == ("miroir-left-behind", "MIR-12")


@pytest.mark.rule("MIR-12")
def test_nothing_need_stay_behind() -> None:
    position = after(table(north="B:ra D:ra"), "6.1-2>1")
    assert columns(position, NORTH) == ["Cra", "Dra"]


@pytest.mark.rule("MIR-12")
@pytest.mark.parametrize("text", ["1.3>2", "1.1-3>2", "1.2-1>2", "1.0>2", "2.1>1"])
def test_cards_that_are_not_there_cannot_be_moved(text: str) -> None:
    assert reason(table(north="C:ha"), text) == ("miroir-no-run", "MIR-12")


@pytest.mark.rule("MIR-10")
def test_cards_go_to_another_column_and_not_to_the_end_of_their_own() -> None:
    assert reason(table(north="C:ha"), "1.1>1") == ("miroir-same-column", "MIR-10")


@pytest.mark.rule("MIR-13")
def test_the_card_turned_up_is_seen_by_both_and_must_be_laid_or_discarded() -> None:
    position = after(table(north=Half("C:ha", discard="t"), south=Half(discard="n")), "+ =n")
    assert position.view(NORTH).card == position.view(SOUTH).card == position.view(None).card == "n"
    assert {str(move) for move in position.moves(NORTH)} >= {"1", "-"}
    for text in ("+", "1.1>3", "*n>1", "t>1"):
        assert reason(position, text) == ("miroir-place-first", "MIR-13")
    assert list(position.moves(SOUTH)) == []


@pytest.mark.rule("MIR-14")
def test_equal_letters_share_a_place() -> None:
    position = after(table(north=Half(discard="t e")), "+ =e -")
    assert discard(position, NORTH) == "t ee"


@pytest.mark.rule("MIR-14")
def test_there_are_eight_places() -> None:
    position = table(north=Half(discard=FULL), card="e")
    assert "-" not in legal(position)
    assert reason(position, "-") == ("miroir-no-place", "MIR-14")
    assert discard(after(table(north=Half(discard=FULL[:-2]), card="e"), "-"), NORTH) == "b f h j k q w e"


@pytest.mark.rule("MIR-14")
def test_a_full_discard_still_takes_an_equal_letter() -> None:
    position = table(north=Half(discard="b f h j k q w e"), card="e")
    assert discard(after(position, "-"), NORTH) == "b f h j k q w ee"


@pytest.mark.rule("MIR-14")
def test_only_the_top_card_of_a_place_is_taken_and_the_place_is_free_after_the_last() -> None:
    position = table(north=Half("C:h", discard="ii e"))
    position = after(position, "i>1 + =r - e>1")
    assert discard(position, NORTH) == "i"
    assert columns(position, NORTH) == ["Chie"]
    assert position.sides[NORTH].has_place("x")


@pytest.mark.rule("MIR-15")
def test_a_turn_is_one_action() -> None:
    position = after(table(north="C:ha"), "+ =n 1")
    assert position.to_act == {SOUTH}
    assert list(position.moves(NORTH)) == []


@pytest.mark.rule("MIR-18")
@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_in_the_first_turn_a_card_can_only_be_turned_up(referee: str) -> None:
    position = dealt(referee=referee)
    assert legal(position) == ["+"]
    position = after(position, "+ =e -")
    assert legal(position) == ["+"], "South's first turn, though there is an e to steal"
    assert reason(position, "*e>1") == ("miroir-first-turn", "MIR-18")
    position = after(position, "+ =s -")
    assert {"*s>4", "e>1"} <= {*legal(position)}


@pytest.mark.rule("MIR-18")
def test_the_first_turn_is_over_once_the_time_has_run_out() -> None:
    position = after(dealt(seconds=15), "time =e + =s -")
    assert "e>1" in legal(position)
