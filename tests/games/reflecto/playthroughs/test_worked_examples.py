"""The worked examples of the rules, as whole games."""

import pytest

from galerie.games.reflecto import Reflecto
from galerie.games.reflecto.rules.board import GERDA, QUEEN
from tests.games.reflecto.diagrams import notebook, refused
from tests.games.reflecto.playthroughs.stories import PIANO_IS_BROUGHT_OUT, PIANO_IS_GUESSED, story


def last_turns(written: str) -> tuple[Reflecto, Reflecto]:
    """A worked example before its last turn and at its end."""
    *_, before, end = story(written).positions
    assert isinstance(before, Reflecto)
    assert isinstance(end, Reflecto)
    return before, end


def faces(board: Reflecto, seat: int, screens: tuple[int, ...]) -> str:
    hand = board.hands[seat]
    assert hand is not None
    return "".join(hand.faces[screen].letters for screen in screens)


@pytest.mark.rule("REF-36", "REF-42")
def test_the_o_waits_for_the_n_and_leaves_with_it_in_the_last_turn_of_a_whole_game() -> None:
    before, end = last_turns(PIANO_IS_BROUGHT_OUT)
    assert faces(before, GERDA, before.sides[GERDA].out) == "PIA"
    view = before.view(GERDA)
    assert faces(before, GERDA, (view.screens[GERDA].index("d7"),)) == "O"
    assert "d5" in view.screens[QUEEN], "the N jumps over an opposing screen"
    assert refused(before, "d7-out e3-e4").code == "reflecto-letter-waits"
    assert end.last is not None
    assert end.last.path == ("d4", "d6", "out")
    assert faces(end, GERDA, end.sides[GERDA].out) == "PIANO"
    assert end.outcome is not None
    assert (end.outcome.ranks, end.outcome.reason) == ((1, 2), "out")


@pytest.mark.rule("REF-41", "REF-40")
def test_a_word_is_guessed_of_which_four_letters_were_seen_in_a_whole_game() -> None:
    before, end = last_turns(PIANO_IS_GUESSED)
    assert [letter for _, letter in notebook(before, QUEEN)] == ["I", "A", "N", "P"]
    assert end.outcome is not None
    assert (end.outcome.ranks, end.outcome.reason) == ((2, 1), "guessed")
