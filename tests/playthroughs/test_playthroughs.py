"""Every variant has a golden playthrough, and the rules still play it exactly so.

A change of the rules shows here as a change of the text: look at it, and if it is meant, write the playthroughs
anew with `python -m tests.playthroughs.make`.
"""

import pytest

from galerie.core.record import dumps, loads, replay
from galerie.games import GAMES
from galerie.games.copyright import Copyright
from galerie.games.reflecto import Reflecto
from galerie.games.reflecto.board import GERDA, QUEEN
from tests.games.reflecto_diagrams import notebook, refused
from tests.playthroughs import copyright_stories
from tests.playthroughs.make import FOLDER, PICTURES, STORIES, path, playthrough, without_comments
from tests.playthroughs.reflecto_stories import PIANO_IS_BROUGHT_OUT, PIANO_IS_GUESSED, story


def test_no_playthrough_is_missing_and_none_is_left_over() -> None:
    assert {*FOLDER.glob("*.txt")} == {*map(path, STORIES)}


def test_every_game_can_be_drawn() -> None:
    assert set(PICTURES) == set(GAMES)


@pytest.mark.parametrize("name", STORIES)
def test_a_playthrough_is_what_the_rules_play(name: str) -> None:
    assert path(name).read_text(encoding="utf-8") == playthrough(STORIES[name]())


@pytest.mark.parametrize("name", STORIES)
def test_a_playthrough_without_its_drawings_is_a_record_that_replays_to_the_end(name: str) -> None:
    text = without_comments(path(name).read_text(encoding="utf-8"))
    record = loads(text)
    assert dumps(record) == text
    *_, last = replay(GAMES, record)
    assert last.outcome is not None
    assert str(last.outcome.ranks) in path(name).read_text(encoding="utf-8").splitlines()[-1]


@pytest.mark.rule("COP-33")
def test_the_worked_examples_of_a_score_come_out_in_a_whole_round() -> None:
    end = copyright_stories.worked().positions[-1]
    assert isinstance(end, Copyright)
    assert end.result is not None
    frames = [tally.frame for tally in end.result.tallies]
    assert [frame and (frame.matches, frame.rows, frame.columns) for frame in frames] == [(8, 2, 3), (6, 1, 1)]
    assert end.sheet == ((8 - 5, 6 - 2),)


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
