"""Cards cannot be moved to and fro for ever: MIR-17."""

from dataclasses import replace

import pytest

from galerie.games.miroir import GAME, NORTH, SOUTH
from tests.games.miroir.tables import Half, after, columns, legal, reason, table

AGAIN = ("miroir-again", "MIR-17")


@pytest.mark.rule("MIR-17")
@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_a_move_may_not_restore_an_arrangement(referee: str) -> None:
    position = after(table(north=Half("P:la", discard="e"), referee=referee), "e>4 + =r - 3.2>2 + =r -")
    assert columns(position, NORTH) == ["Sa", "Pl", "Te"]
    assert reason(position, "2.1>3") == AGAIN
    assert "2.1>3" not in legal(position)


@pytest.mark.rule("MIR-17")
def test_nor_one_of_several_moves_ago() -> None:
    position = after(table(north=Half("P:la", discard="e")), "e>4 + =r - 3.2>2 + =r - 2.1>5 + =r -")
    assert columns(position, NORTH) == ["Pl", "Te", "Ma"]
    assert reason(position, "5.1>3") == AGAIN, "as it was two moves ago"
    assert reason(position, "5.1>2") == AGAIN, "as it was one move ago"
    assert columns(after(position, "5.1>1"), NORTH) == ["Ca", "Pl", "Te"]


@pytest.mark.rule("MIR-17")
@pytest.mark.parametrize("action", ["+ =n -", "+ =n 5", "*r>7", "e>6"])
def test_a_card_turned_up_stolen_or_taken_back_ends_the_memory(action: str) -> None:
    position = after(table(north=Half("P:la", discard="ee")), "e>4 + =r - 3.2>2 + =r -")
    assert reason(position, "2.1>3") == AGAIN
    position = after(position, f"{action} + =i -")
    assert "Pla" in columns(after(position, "2.1>3"), NORTH)


WRONG_T = Half("G:t", discard="t")
"""No word begins with GT. Once South has doubted it, another t of North's could take its place."""


@pytest.mark.rule("MIR-17")
@pytest.mark.parametrize(
    ("south", "take"), [("", "t>2"), ("", "+ =t 2"), (Half(discard="t"), "*t>2")], ids=["back", "up", "stolen"]
)
def test_the_arrangement_before_a_new_card_is_laid_counts_too(south: str | Half, take: str) -> None:
    position = after(table(north=WRONG_T, south=south, referee="challenge"), f"{take} ?9 + =r -")
    assert columns(position, NORTH) == ["St"]
    assert reason(position, "2.1>9") == AGAIN
    assert "2.1>4" in legal(position), "it may go elsewhere"


@pytest.mark.rule("MIR-17")
@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_so_does_the_arrangement_after_it(referee: str) -> None:
    position = after(table(north=Half("P:la", discard="e"), referee=referee), "e>4 + =r - 4.1>2 + =r -")
    assert columns(position, NORTH) == ["Se", "Pla"]
    assert reason(position, "2.1>4") == AGAIN


@pytest.mark.rule("MIR-17")
def test_the_rules_of_version_1_forget_the_arrangement_before() -> None:
    former = GAME.chosen(1, ["referee=challenge"])
    assert former == replace(GAME.chosen(GAME.version, ["referee=challenge"]), forgetful=True)
    position = after(table(north=WRONG_T, referee=former.referee, forgetful=former.forgetful), "t>2 ?9 + =r -")
    assert columns(after(position, "2.1>9"), NORTH) == ["Gt"]


@pytest.mark.rule("MIR-17")
def test_even_if_that_card_is_gone_again() -> None:
    """The x that North laid wrongly went back under their pile, and their columns are as before."""
    position = table(north=Half("P:la", discard="e"), referee="challenge")
    position = after(position, "e>4 + =r - 3.2>2 + =r - + =x 1 ?1 + =r -")
    assert columns(position, NORTH) == ["Sa", "Pl", "Te"]
    assert columns(after(position, "2.1>3"), NORTH) == ["Pla", "Te"]


@pytest.mark.rule("MIR-17")
def test_another_capital_is_another_arrangement() -> None:
    """South wins the column of the P, so that North's cards lie under something new."""
    position = table(north=Half("P:la", discard="e"), south=Half("P:ian", discard="o"))
    position = after(position, "e>4 + =r - 3.2>2 o>3 3=A")
    assert columns(position, NORTH) == ["Sa", "Al", "Te"]
    assert columns(after(position, "2.1>3"), NORTH) == ["Ala", "Te"]


@pytest.mark.rule("MIR-17")
def test_each_player_remembers_his_own_columns() -> None:
    position = after(table(north="P:la", south=Half("P:r", discard="e")), "3.2>2 e>4 2.1>5 4.1>2")
    assert reason(position, "5.1>2") == AGAIN
    assert columns(after(position, "5.1>1 2.1>6"), SOUTH) == ["Pr", "Be"]


@pytest.mark.rule("MIR-17", "MIR-54")
def test_the_arrangement_after_a_word_announced_before_the_action_counts_too() -> None:
    position = table(north=Half("S:oupe P:la"), referee="challenge")
    position = after(position, "2!soupe ok 2=A 3.2>4 + =r -")
    assert columns(position, NORTH) == ["Pl", "Ta"]
    assert reason(position, "4.1>3") == AGAIN


@pytest.mark.rule("MIR-17")
def test_columns_that_are_only_shuffled_never_read_the_same_twice() -> None:
    position = after(table(north=Half("P:la", discard="e")), "e>4")
    seen = []
    for letter in "rrrrrrrsssssiiiii":
        seen.append(columns(position, NORTH))
        position = after(position, f"+ ={letter} -")
        position = after(position, next(text for text in legal(position) if "." in text))
    assert all(arrangement not in seen[:number] for number, arrangement in enumerate(seen))
