"""Doubts, and what is enforced although the players are the referees: MIR-50, MIR-53 and MIR-55."""

import pytest

from galerie.games.miroir import NORTH, SOUTH, Options
from galerie.games.miroir.rules.view import Verdict
from tests.games.miroir.tables import (
    FULL,
    Half,
    after,
    challenge,
    column,
    columns,
    discard,
    legal,
    reason,
    table,
    words,
)


@pytest.mark.rule("MIR-50")
def test_the_program_is_the_referee_unless_the_table_chose_the_players() -> None:
    assert Options().referee == "strict"


@pytest.mark.rule("MIR-50")
@pytest.mark.parametrize("text", ["?3", "3!", "2!soupe"])
def test_the_strict_referee_leaves_nothing_to_doubt_or_announce(text: str) -> None:
    position = table(north="S:ou", south="P:la")
    assert reason(position, text) == ("miroir-no-referee", "MIR-50")
    assert not {"?3", "3!", "2!soupe"} & {*legal(position)}


@pytest.mark.rule("MIR-50", "MIR-55")
def test_the_lexicon_is_left_to_the_players() -> None:
    position = after(challenge("P:lan"), "+ =x")
    assert {*"123456789", "-"} == {*legal(position)}
    assert column(after(position, "1"), NORTH, 1) == "Cx"
    assert columns(after(challenge("P:lan"), "3.2>2"), NORTH) == ["Sa", "Pln"], "what stays behind, too"


@pytest.mark.rule("MIR-50", "MIR-53")
def test_a_wrong_column_goes_under_its_owners_pile_and_the_doubter_plays_on() -> None:
    position = after(challenge("P:la", Half("C:xea", under="z")), "?1")
    assert columns(position, SOUTH) == []
    assert position.sides[SOUTH].under == "zxea"
    assert discard(position, SOUTH) == ""
    assert position.heads[0] == "C", "the capital is shared, and stays"
    assert position.to_act == {NORTH}
    assert position.last is not None
    assert position.last.verdict == Verdict(SOUTH, 1, "cxea", right=False, word=None)


@pytest.mark.rule("MIR-50", "MIR-53")
@pytest.mark.parametrize(("cards", "word"), [("ha", "chaque"), ("hant", "chant"), ("h?", "chez")])
def test_a_beginning_or_a_word_is_right_and_the_doubt_costs_nothing(cards: str, word: str) -> None:
    position = challenge("P:la", f"C:{cards}")
    doubted = after(position, "?1")
    assert columns(doubted, SOUTH) == [f"C{cards}"]
    assert doubted.to_act == {NORTH}
    assert {"+", "3.1>2"} <= {*legal(doubted)}, "all four actions are still open"
    assert doubted.last is not None
    assert doubted.last.verdict is not None
    assert (doubted.last.verdict.right, doubted.last.verdict.word) == (True, word)


@pytest.mark.rule("MIR-53")
def test_any_column_may_be_doubted_and_several() -> None:
    position = challenge("B:a", "C:xe P:ia T:qi")
    assert {"?1", "?3", "?4"} == {text for text in legal(position) if text.startswith("?")}
    position = after(position, "?4 ?3 ?1")
    assert columns(position, SOUTH) == ["Pia"]
    assert position.sides[SOUTH].under == "qixe"
    assert position.to_act == {NORTH}


@pytest.mark.rule("MIR-53")
def test_a_column_without_cards_is_not_doubted() -> None:
    assert reason(challenge("B:a", "C:xe"), "?2") == ("miroir-empty", "MIR-53")


@pytest.mark.rule("MIR-53")
def test_a_column_is_doubted_once_as_long_as_it_is_the_same() -> None:
    position = after(challenge("B:a", "C:ha P:ia"), "?1")
    assert reason(position, "?1") == ("miroir-asked", "MIR-53")
    assert "?3" in legal(position)
    position = after(position, "+ =r - + =r -")
    assert reason(position, "?1") == ("miroir-asked", "MIR-53"), "nor in the next turn"


@pytest.mark.rule("MIR-53")
@pytest.mark.parametrize("change", ["+ =n 1", "1.2>5"])
def test_a_column_that_has_changed_may_be_doubted_again(change: str) -> None:
    position = after(challenge("B:a", "C:ha P:ia"), f"?1 ?3 + =r - {change}")
    assert "?1" in legal(position)
    assert "?3" not in legal(position)


@pytest.mark.rule("MIR-53")
def test_another_capital_is_another_column() -> None:
    position = after(challenge("C:ode", "C:ha"), "?1 + =s 1 1!codes ok 1=A + =r -")
    assert column(position, SOUTH, 1) == "Aha"
    assert "?1" in legal(position)


@pytest.mark.rule("MIR-53")
def test_a_doubt_comes_before_the_action() -> None:
    position = after(challenge("B:a", "C:xe"), "+ =r")
    assert reason(position, "?1") == ("miroir-place-first", "MIR-13")
    position = after(position, "-")
    assert columns(position, SOUTH) == ["Cxe"]


@pytest.mark.rule("MIR-53")
def test_a_player_may_doubt_in_his_very_first_turn() -> None:
    position = challenge(Half(begun=False), "C:xe")
    assert legal(position) == ["+", "?1"]


@pytest.mark.rule("MIR-53")
def test_one_does_not_doubt_oneself() -> None:
    position = challenge("C:xe", "P:la")
    assert "?1" not in legal(position)
    assert reason(position, "?1") == ("miroir-empty", "MIR-53")


@pytest.mark.rule("MIR-50", "MIR-55")
def test_a_wrong_column_is_left_alone_until_somebody_doubts_it() -> None:
    position = after(challenge("C:x"), "+ =e 1 + =r - + =a 1 + =r -")
    assert columns(position, NORTH) == ["Cxea"]


@pytest.mark.rule("MIR-55")
def test_the_places_of_the_discard_are_enforced() -> None:
    position = after(challenge(Half(discard=FULL)), "+ =e")
    assert reason(position, "-") == ("miroir-no-place", "MIR-14")
    assert reason(challenge(Half(discard="e")), "*e>1") == ("miroir-not-there", "MIR-14")


@pytest.mark.rule("MIR-55")
def test_so_are_the_runs_and_the_ends_of_columns() -> None:
    position = challenge("C:ha")
    assert reason(position, "1.2-3>2") == ("miroir-no-run", "MIR-12")
    assert reason(position, "1.1>1") == ("miroir-same-column", "MIR-10")
    assert column(after(challenge("C:ha P:x"), "3.1>1"), NORTH, 1) == "Chax"


@pytest.mark.rule("MIR-31", "MIR-55")
def test_so_is_the_one_joker() -> None:
    assert reason(after(challenge("C:?"), "+ =?"), "1") == ("miroir-two-jokers", "MIR-31")


@pytest.mark.rule("MIR-17", "MIR-55")
def test_so_is_the_end_of_shuffling() -> None:
    position = after(challenge(Half("C:xe", discard="a")), "a>2 + =r - 1.2>3 + =r -")
    assert reason(position, "3.1>1") == ("miroir-again", "MIR-17")


@pytest.mark.rule("MIR-23", "MIR-55")
def test_a_wrong_column_falls_by_the_lexicon_when_its_capital_changes() -> None:
    position = after(challenge("C:ode", "C:xh"), "+ =s 1 1!codes ok 1=A")
    assert (column(position, SOUTH, 1), discard(position, SOUTH)) == ("Ax", "h")
    assert words(position, NORTH) == ["codes"]
