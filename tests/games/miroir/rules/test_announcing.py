"""Words that the players announce themselves: MIR-52, MIR-54 and what MIR-50 makes of them."""

import pytest

from galerie.core import NATURE
from galerie.games.miroir import NORTH, SOUTH
from galerie.games.miroir.rules.view import Announcement, Verdict
from tests.games.miroir.tables import Half, after, challenge, columns, discard, legal, reason, table, words


@pytest.mark.rule("MIR-54")
@pytest.mark.parametrize("moves", ["+ =e 2", "*e>2", "e>2", "4.1>2"])
def test_a_word_is_announced_with_the_action_that_forms_it(moves: str) -> None:
    position = after(challenge(Half("S:oup T:e", discard="e"), Half(discard="e")), moves)
    assert position.stage == "announcing"
    assert position.to_act == {NORTH}
    assert legal(position) == ["2!soupe", "."]


@pytest.mark.rule("MIR-54")
def test_a_column_too_short_to_be_a_word_asks_nothing() -> None:
    position = after(challenge("S:ol"), "+ =o 2")
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-50", "MIR-54")
def test_whether_the_column_is_a_word_is_for_the_player_to_know() -> None:
    """The question comes for every column of five letters, so that it gives no word away."""
    assert legal(after(challenge("S:oup"), "+ =e 2")) == ["2!soupe", "."]
    assert legal(after(challenge("S:oup"), "+ =x 2")) == ["2!soupx", "."]


@pytest.mark.rule("MIR-20", "MIR-54")
def test_a_word_of_four_letters_cannot_be_announced() -> None:
    assert reason(challenge("S:olo"), "2!solo") == ("miroir-short", "MIR-20")


@pytest.mark.rule("MIR-54")
def test_after_an_action_only_its_own_column_is_announced() -> None:
    position = after(challenge("S:oup P:lage"), "+ =e 2")
    for text in ("3!plage", "+", "?3", "3!"):
        assert reason(position, text) == ("miroir-announce-first", "MIR-54")


@pytest.mark.rule("MIR-52")
def test_an_announced_word_waits_for_the_answer() -> None:
    position = after(challenge("S:oup"), "+ =e 2 2!soupe")
    assert position.announced == Announcement(2, "soupe")
    assert position.to_act == {SOUTH}
    assert legal(position) == ["ok", "?2"]
    assert columns(position, NORTH) == ["Soupe"], "nothing is gathered yet"
    assert words(position, NORTH) == []


@pytest.mark.rule("MIR-52")
@pytest.mark.parametrize("text", ["+", "?3", "3!", "2!soupe", ".", "-", "1"])
def test_nothing_else_is_done_before_it(text: str) -> None:
    position = after(challenge("S:oup", "P:lage"), "+ =e 2 2!soupe")
    assert reason(position, text) == ("miroir-answer-first", "MIR-52")


@pytest.mark.rule("MIR-20", "MIR-52")
def test_accepted_it_is_won_and_the_turn_passes() -> None:
    position = after(challenge("S:oup", "S:i"), "+ =e 2 2!soupe ok")
    assert words(position, NORTH) == ["soupe"]
    assert position.to_act == {NATURE}
    position = after(position, "2=H")
    assert columns(position, SOUTH) == ["Hi"]
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-50", "MIR-52")
def test_a_wrong_word_that_nobody_doubts_is_won() -> None:
    position = after(challenge("S:oup"), "+ =x 2 2!soupx ok 2=A")
    assert words(position, NORTH) == ["soupx"]


@pytest.mark.rule("MIR-50", "MIR-52")
def test_doubted_in_vain_it_is_won_and_the_turn_is_the_doubters() -> None:
    position = after(challenge("S:oup"), "+ =e 2 2!soupe ?2")
    assert words(position, NORTH) == ["soupe"]
    assert position.last is not None
    assert position.last.verdict == Verdict(NORTH, 2, "soupe", right=True, word="soupe")
    assert after(position, "2=A").to_act == {SOUTH}


@pytest.mark.rule("MIR-50", "MIR-52")
def test_a_wrong_word_goes_under_the_pile_and_the_turn_is_the_doubters() -> None:
    position = after(challenge(Half("S:oup", under="z")), "+ =x 2 2!soupx ?2")
    assert words(position, NORTH) == []
    assert (columns(position, NORTH), discard(position, NORTH)) == ([], "")
    assert position.sides[NORTH].under == "zoupx"
    assert position.heads[1] == "S", "the capital stays"
    assert position.to_act == {SOUTH}
    assert position.last is not None
    assert position.last.verdict == Verdict(NORTH, 2, "soupx", right=False, word=None)


@pytest.mark.rule("MIR-50")
def test_a_beginning_announced_as_a_word_is_wrong() -> None:
    position = after(challenge("T:able"), "+ =a 4 4!tablea ?4")
    assert position.sides[NORTH].under == "ablea"


@pytest.mark.rule("MIR-33", "MIR-50")
def test_a_joker_named_badly_is_wrong_though_another_letter_would_be_right() -> None:
    position = after(challenge("S:?up"), "+ =e 2 2!scupe ?2")
    assert words(position, NORTH) == []
    assert position.sides[NORTH].under == "?upe"


@pytest.mark.rule("MIR-26", "MIR-52")
def test_both_columns_of_a_shift_are_announced_one_after_the_other() -> None:
    position = after(table("CSPTMBDFO", north="T:ablea O:per", referee="challenge"), "4.5>9")
    assert legal(position) == ["9!opera", "."]
    position = after(position, "9!opera ok 9=A")
    assert legal(position) == ["4!table", "."]
    position = after(position, "4!table ok 4=E")
    assert words(position, NORTH) == ["opera", "table"]
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-26", "MIR-54")
def test_the_second_may_be_announced_though_the_first_was_not() -> None:
    position = after(table("CSPTMBDFO", north="T:ablea O:per", referee="challenge"), "4.5>9 . 4!table ok 4=E")
    assert words(position, NORTH) == ["table"]
    assert columns(position, NORTH) == ["Opera"]


@pytest.mark.rule("MIR-52")
def test_after_a_doubt_the_second_must_wait_for_the_next_turn() -> None:
    position = after(table("CSPTMBDFO", north="T:ablea O:per", referee="challenge"), "4.5>9 9!opera ?9 9=A")
    assert words(position, NORTH) == ["opera"]
    assert columns(position, NORTH) == ["Table"]
    assert position.to_act == {SOUTH}
    assert words(after(position, "+ =e - 4!table ok"), NORTH) == ["opera", "table"]


@pytest.mark.rule("MIR-54")
def test_a_forgotten_word_is_announced_at_the_start_of_the_next_turn_without_using_it() -> None:
    position = after(challenge("S:oup"), "+ =e 2 . + =r -")
    assert "2!soupe" in legal(position)
    position = after(position, "2!soupe ok 2=A")
    assert words(position, NORTH) == ["soupe"]
    assert position.to_act == {NORTH}
    assert "+" in legal(position)


@pytest.mark.rule("MIR-50", "MIR-54")
def test_a_forgotten_word_doubted_in_vain_does_not_use_the_turn_either() -> None:
    position = after(challenge("S:oup"), "+ =e 2 . + =r - 2!soupe ?2 2=A")
    assert words(position, NORTH) == ["soupe"]
    assert position.to_act == {NORTH}


@pytest.mark.rule("MIR-50", "MIR-52", "MIR-54")
def test_a_wrong_word_announced_at_the_start_of_a_turn_loses_the_turn() -> None:
    position = after(challenge("S:oupx"), "2!soupx ?2")
    assert (columns(position, NORTH), position.sides[NORTH].under) == ([], "oupx")
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-54")
def test_a_forgotten_word_cannot_be_announced_once_the_turn_has_begun() -> None:
    position = after(challenge("S:oupe"), "+ =r")
    assert reason(position, "2!soupe") == ("miroir-place-first", "MIR-13")


@pytest.mark.rule("MIR-54")
def test_a_forgotten_word_may_end_the_game() -> None:
    position = after(challenge("S:oupe", words=1), "2!soupe ok")
    assert position.outcome is not None
    assert position.outcome.ranks == (2, 1)


@pytest.mark.rule("MIR-21", "MIR-54")
def test_a_word_the_opponent_points_out_is_won_at_once_all_the_same() -> None:
    position = after(challenge("P:la", "S:oupe"), "2!")
    assert words(position, SOUTH) == ["soupe"]
    assert position.last is not None
    assert position.last.verdict == Verdict(SOUTH, 2, "soupe", right=True, word="soupe")
    position = after(position, "2=A")
    assert position.to_act == {NORTH}, "before their action"


@pytest.mark.rule("MIR-33", "MIR-54")
def test_a_joker_that_is_pointed_out_is_named_by_the_program() -> None:
    position = after(challenge("P:la", "S:?upe"), "2!")
    assert (position.sides[SOUTH].won[0].word, position.sides[SOUTH].won[0].others) == ("soupe", ("saupe",))


@pytest.mark.rule("MIR-54")
def test_pointing_at_what_is_no_word_changes_nothing_and_is_done_once() -> None:
    position = after(challenge("P:la", "T:ablea"), "4!")
    assert columns(position, SOUTH) == ["Tablea"]
    assert position.to_act == {NORTH}
    assert reason(position, "4!") == ("miroir-asked", "MIR-53")
    assert "?4" in legal(position), "a doubt is another question"


@pytest.mark.rule("MIR-20", "MIR-54")
def test_a_short_column_cannot_be_pointed_out() -> None:
    position = challenge("P:la", "S:olo")
    assert "2!" not in legal(position)
    assert reason(position, "2!") == ("miroir-short", "MIR-20")


@pytest.mark.rule("MIR-40", "MIR-54")
def test_a_word_that_is_pointed_out_may_end_the_game() -> None:
    position = after(challenge("P:la", "S:oupe", words=1), "2!")
    assert position.outcome is not None
    assert position.outcome.ranks == (1, 2)


@pytest.mark.rule("MIR-54")
def test_a_word_forgotten_twice_is_not_lost() -> None:
    position = after(challenge("S:oup"), "+ =e 2 . + =r - + =r - + =r -")
    assert words(after(position, "2!soupe ok"), NORTH) == ["soupe"]
