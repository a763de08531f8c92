"""Thinking time: MIR-16, and what silence means between the players."""

import pytest

from galerie.core import NATURE, IllegalMove
from galerie.games.miroir import NORTH, SOUTH
from galerie.games.miroir.rules.moves import TimeOut
from tests.games.miroir.tables import FULL, Half, after, columns, dealt, discard, table, words


@pytest.mark.rule("MIR-16")
def test_without_the_option_there_is_all_the_time_in_the_world() -> None:
    position = dealt()
    assert position.timer is None
    with pytest.raises(IllegalMove):
        position.play(NATURE, TimeOut(position.countdown))


@pytest.mark.rule("MIR-16")
def test_a_turn_has_as_many_seconds_as_the_table_chose() -> None:
    timer = dealt(seconds=15).timer
    assert timer is not None
    assert timer.seconds == 15


@pytest.mark.rule("MIR-16")
def test_the_time_runs_for_the_whole_turn_and_begins_anew_with_the_next() -> None:
    position = dealt(seconds=15)
    up = after(position, "+ =e")
    assert up.timer == position.timer, "the countdown goes on while the card is up"
    assert after(position, "+").timer is None, "chance does not play against the clock"
    then = after(up, "-")
    assert then.timer is not None
    assert then.timer != position.timer


@pytest.mark.rule("MIR-16")
def test_a_countdown_that_is_over_cannot_end_another_turn() -> None:
    position = dealt(seconds=15)
    assert position.timer
    late = position.timer.move
    with pytest.raises(IllegalMove):
        after(position, "+ =e -").play(NATURE, late)
    for seat in (NORTH, SOUTH):
        with pytest.raises(IllegalMove):
            position.play(seat, late)


@pytest.mark.rule("MIR-16")
@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_a_card_that_is_up_is_discarded(referee: str) -> None:
    position = after(table(north="C:ha", card="n", seconds=15, referee=referee), "time")
    assert (columns(position, NORTH), discard(position, NORTH)) == (["Cha"], "n")
    assert position.to_act == {SOUTH}
    assert position.last is not None
    assert (position.last.move, position.last.timed_out) == ("-", True)


@pytest.mark.rule("MIR-16")
@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_where_none_is_up_the_program_turns_one_and_discards_it(referee: str) -> None:
    position = after(table(north="C:ha", seconds=15, referee=referee), "time")
    assert position.to_act == {NATURE}
    position = after(position, "=n")
    assert (columns(position, NORTH), discard(position, NORTH)) == (["Cha"], "n")
    assert position.to_act == {SOUTH}
    assert not position.hurried, "South has their full time"


@pytest.mark.rule("MIR-16")
@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_without_a_place_it_is_laid_on_the_first_column_from_the_left_where_it_fits(referee: str) -> None:
    position = table("CSTMPBDFG", north=Half("T:a M:i", discard=FULL), seconds=15, referee=referee)
    for moves in ("time =x", "+ =x time"):
        laid = after(position, moves)
        assert columns(laid, NORTH) == ["Tax", "Mi"]
        assert laid.to_act == {SOUTH}
        assert laid.last is not None
        assert (laid.last.move, laid.last.timed_out) == ("3", True)


@pytest.mark.rule("MIR-16", "MIR-42")
@pytest.mark.parametrize("referee", ["strict", "challenge"])
def test_a_card_that_fits_nowhere_loses_the_game(referee: str) -> None:
    position = after(table(north=Half(discard=FULL), seconds=15, referee=referee), "time =x")
    assert position.outcome is not None
    assert (position.outcome.reason, position.outcome.ranks) == ("jammed", (1, 2))


@pytest.mark.rule("MIR-16", "MIR-21")
def test_a_card_laid_by_the_clock_wins_its_word_all_the_same() -> None:
    position = after(table(north=Half("C:reu", discard=FULL), seconds=15), "time =x 1=A")
    assert words(position, NORTH) == ["creux"]
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-16", "MIR-54")
def test_between_referees_such_a_word_is_not_announced_yet() -> None:
    position = after(table(north=Half("C:reu", discard=FULL), seconds=15, referee="challenge"), "time =x")
    assert (columns(position, NORTH), words(position, NORTH)) == (["Creux"], [])
    assert position.to_act == {SOUTH}
    assert words(after(position, "+ =e - 1!creux ok"), NORTH) == ["creux"]


@pytest.mark.rule("MIR-16", "MIR-54")
def test_announcing_nothing_in_time_is_announcing_none() -> None:
    position = after(table(north="S:oup", card="e", seconds=15, referee="challenge"), "2")
    assert position.stage == "announcing"
    position = after(position, "time")
    assert (columns(position, NORTH), words(position, NORTH)) == (["Soupe"], [])
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-16", "MIR-52")
def test_not_answering_in_time_is_accepting() -> None:
    """Even what is no word."""
    position = after(table(north="S:oup", card="x", seconds=15, referee="challenge"), "2 2!soupx")
    assert position.to_act == {SOUTH}
    position = after(position, "time 2=A")
    assert words(position, NORTH) == ["soupx"]
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-16", "MIR-26", "MIR-54")
def test_nor_is_anything_announced_of_the_second_column() -> None:
    position = table("CSPTMBDFO", north="T:ablea O:per", seconds=15, referee="challenge")
    position = after(position, "4.5>9 time")
    assert columns(position, NORTH) == ["Table", "Opera"]
    assert position.to_act == {SOUTH}


@pytest.mark.rule("MIR-16", "MIR-54")
def test_thinking_time_begins_anew_after_a_forgotten_word() -> None:
    position = table(north="S:oupe", seconds=15, referee="challenge")
    timers = [after(position, moves).timer for moves in ("", "2!soupe", "2!soupe ok 2=A")]
    assert len({timer.move for timer in timers if timer}) == 3


@pytest.mark.rule("MIR-16", "MIR-52")
def test_the_time_to_answer_is_not_the_time_to_play() -> None:
    position = table(north="S:oup", card="e", seconds=15, referee="challenge")
    timers = [
        each.timer for each in (after(position, "2"), after(position, "2 2!soupe"), after(position, "2 2!soupe ok 2=A"))
    ]
    assert len({timer.move for timer in timers if timer}) == 3


@pytest.mark.rule("MIR-16", "MIR-53")
def test_thinking_time_begins_after_the_answer_to_a_doubt() -> None:
    position = table(north="C:ha", south="P:ia", seconds=15, referee="challenge")
    doubted = after(position, "?3")
    assert doubted.to_act == {NORTH}
    assert doubted.timer != position.timer
