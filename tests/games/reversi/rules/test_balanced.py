"""Balanced starts: REV-23."""

from random import Random

import pytest

from galerie.core import NATURE, IllegalMove, Match, Record, settle
from galerie.core.record import loads, replay
from galerie.discs.symmetries import normal
from galerie.games import GAMES
from galerie.games.reversi import GAME, Options, Place, Reversi, Start, parse
from galerie.games.reversi.rules.starts import starts
from tests.games.reversi.diagrams import drawing, drawn, opening

LINE = "f5d6c3d3c4f4f6f3"


def refused(position: Reversi, seat: int, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        position.play(seat, parse(move))
    return caught.value


@pytest.mark.rule("REV-23")
@pytest.mark.parametrize("othello", [False, True])
def test_chance_lays_eight_discs_and_then_the_first_seat_moves(othello: bool) -> None:
    start = opening(balanced=True, othello=othello)
    assert start.to_act == {NATURE}
    assert not start.view(None).turns
    position = start.play(NATURE, start.draw(Random(1)))
    assert position.to_act == {0}
    assert sum(position.counts) == 12
    assert position.reserves == (None if othello else (26, 26))
    assert position.last
    assert position.last.seat == 1


@pytest.mark.rule("REV-23")
def test_a_start_is_laid_in_turn_by_the_ordinary_rules() -> None:
    by_hand = opening(othello=True)
    for number in range(8):
        by_hand = by_hand.play(number % 2, parse(LINE[2 * number : 2 * number + 2]))
    laid = opening(balanced=True, othello=True).play(NATURE, parse(LINE))
    assert laid.discs == by_hand.discs
    assert laid.last == by_hand.last
    assert drawing(laid) == drawn("""
        . . . . . . . .
        . . . . . . . .
        . . b g . g . .
        . . b b g g . .
        . . . g b b . .
        . . . g . b . .
        . . . . . . . .
        . . . . . . . .
    """)


@pytest.mark.rule("REV-23")
@pytest.mark.parametrize("othello", [False, True])
def test_every_start_of_the_list_is_legal_and_no_two_are_images_of_each_other(othello: bool) -> None:
    start = opening(balanced=True, othello=othello)
    listed = starts(othello=othello)
    assert len(listed) >= 300
    met = {normal(*start.play(NATURE, each).discs)[:2] for each in listed}
    assert len(met) == len(listed)
    assert list(start.moves(NATURE)) == list(start.chances()) == list(listed)


@pytest.mark.rule("REV-23")
def test_the_base_game_draws_the_same_starts_in_the_mirror() -> None:
    for ours, othello in zip(starts(othello=False), starts(othello=True), strict=True):
        base = opening(balanced=True).play(NATURE, ours)
        other = opening(balanced=True, othello=True).play(NATURE, othello)
        assert normal(*base.discs)[:2] == normal(*other.discs)[:2]


@pytest.mark.rule("REV-23")
def test_a_start_that_is_not_in_the_list_is_read_from_a_record() -> None:
    """So that a new list leaves old records as they are."""
    line = "f5f4c3c4b3b2a1b4"
    start = opening(balanced=True, othello=True)
    assert parse(line) not in starts(othello=True)
    assert parse(line) in start.moves(NATURE)


@pytest.mark.rule("REV-23")
def test_players_cannot_lay_a_start_and_chance_nothing_else() -> None:
    start = opening(balanced=True, othello=True)
    assert refused(start, 0, LINE).code == "not-your-turn"
    assert refused(start, 0, "f5").code == "not-your-turn"
    for move in ("f5", "pass"):
        assert refused(start, NATURE, move).code == "reversi-start"
    laid = start.play(NATURE, parse(LINE))
    assert refused(laid, NATURE, LINE).code == "not-your-turn"
    assert refused(laid, 0, LINE).code == "reversi-start"
    assert refused(opening(othello=True), 0, LINE).code == "reversi-start"


@pytest.mark.rule("REV-23")
@pytest.mark.parametrize("line", ["f5d6c3d3c4f4f6a1", "f5f5c3d3c4f4f6f3", "d6f5c3d3c4f4f6f3"])
def test_a_start_with_an_illegal_placement_is_refused(line: str) -> None:
    assert refused(opening(balanced=True, othello=True), NATURE, line).rule in {"REV-04", "REV-12"}


@pytest.mark.rule("REV-23")
@pytest.mark.parametrize("option", ["one_line", "parallel"])
def test_with_one_line_or_the_parallel_start_nothing_is_drawn(option: str) -> None:
    assert opening(balanced=True, **{option: True}).to_act == {0}


@pytest.mark.rule("REV-23")
def test_the_start_is_a_line_of_the_record() -> None:
    begun = Match.begin(GAME, options=Options(balanced=True))
    ((_, match),) = settle(begun, Random(2))
    match = match.then(0, parse(match.moves(0).texts[0]))
    record = Record.of(GAME, match.options, ("A", "B"), (event.line for event in match.line))
    text = str(record)
    assert f"* {match.line[0].move}\n" in text
    *_, again = replay(GAMES, loads(text))
    assert again.position == match.position


def test_a_start_is_written_as_its_squares() -> None:
    assert str(parse(LINE.upper())) == LINE
    assert isinstance(parse(LINE), Start)
    assert isinstance(parse("f5"), Place)
