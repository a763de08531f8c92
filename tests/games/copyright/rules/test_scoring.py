"""The frame and the points of a round: COP-30 to COP-33, held against a scoring by cells alone."""

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from galerie.games.copyright import GAME, Oriented, Put
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.deck import CARDS, face, figures
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.frame import best_frame, reproduces
from galerie.games.copyright.rules.layout import Laid, LayOut
from galerie.games.copyright.rules.options import Framing, Options
from galerie.games.copyright.rules.orientation import ORIENTATIONS, turned
from galerie.games.copyright.rules.scoring import scored
from tests.games.copyright.oracle import Judged, cells, judge, judge_net
from tests.games.copyright.tables import dealt, finishable, finished, played, scores, shown, steps

FRAMINGS: Final[dict[Framing, Callable[[LayOut, list[set[str]]], Judged]]] = {"closest": judge, "net": judge_net}

STAIRS = (Laid(7, 0, 0, 0), Laid(20, 1, 2, 1), Laid(33, 5, 3, 2))
"""Five rows, six columns."""

ELSEWHERE = 51538048
"""A model whose top left corner shows the bottom right of card 13, turned once."""

PAIR = (Laid(7, 0, 0, 0), Laid(20, 1, 1, 1))

CHAINS = st.lists(
    st.tuples(st.sampled_from(CARDS), st.integers(0, 7), st.integers(-2, 2), st.integers(-2, 2)),
    min_size=1,
    max_size=8,
    unique_by=lambda each: each[0],
)


def laid(chain: list[tuple[int, int, int, int]]) -> LayOut:
    """Cards each of which shares cells with the one before."""
    x = y = 0
    found = []
    for card, orientation, right, down in chain:
        x, y = x + right, y + down
        found.append(Laid(card, orientation, x, y))
    return tuple(found)


@pytest.mark.rule("COP-30", "COP-31", "COP-33", "COP-16")
@given(CHAINS, st.integers(0, 2**27 - 1))
@example([(1, 0, 0, 0)], 0)
@settings(deadline=None)
def test_the_frame_lies_where_a_scoring_by_cells_alone_puts_it(
    chain: list[tuple[int, int, int, int]], model: int
) -> None:
    cards = laid(chain)
    for wanted in (model, shown(cards, cards[-1].x, cards[-1].y), shown(cards, cards[0].x - 1, cards[0].y + 1, 4)):
        for framing, judges in FRAMINGS.items():
            frame = best_frame(cards, wanted, framing)
            judged = judges(cards, [set(figures(wanted, cell)) for cell in range(9)])
            assert frame is not None
            assert (frame.score, frame.matches, frame.x, frame.y) == (judged.score, judged.matches, judged.x, judged.y)
            assert (frame.rows, frame.columns) == (judged.rows, judged.columns)
            assert frame.matching.count("1") == frame.matches
            assert reproduces(cards, wanted) == (judged.matches == 9)


@pytest.mark.rule("COP-33")
def test_eight_matches_with_two_rows_and_three_columns_out_make_three_points() -> None:
    frame = best_frame(STAIRS, shown(STAIRS, 2, 1, 8))
    assert frame is not None
    assert (frame.matches, frame.rows, frame.columns) == (8, 2, 3)
    assert frame.score == 3
    assert frame.matching == "111111110"


@pytest.mark.rule("COP-33")
def test_two_cards_with_six_matches_the_bottom_row_and_the_right_column_out_lose_two() -> None:
    frame = best_frame(PAIR, shown(PAIR, 0, 0, 0, 1, 2))
    assert frame is not None
    assert (frame.x, frame.y, frame.matches) == (0, 0, 6)
    assert (frame.rows, frame.columns, frame.score) == (1, 1, 6 - 2)


@pytest.mark.rule("COP-33")
def test_rows_and_columns_are_counted_and_not_cells() -> None:
    """One more card in the rows and columns that stick out already costs nothing more."""
    model = shown(STAIRS, 0, 0)
    more = (*STAIRS, Laid(50, 0, 3, 1))
    frames = best_frame(STAIRS, model), best_frame(more, model)
    assert [frame and (frame.rows, frame.columns) for frame in frames] == [(2, 3), (2, 3)]


@pytest.mark.rule("COP-33")
def test_a_round_can_bring_less_than_nothing() -> None:
    long = tuple(Laid(card, 0, 2 * card, 0) for card in range(1, 9))
    result = scored(Options(), 2**27 - 1, [Desk(long)], (), "time")
    assert result.tallies[0].score == -14


@pytest.mark.rule("COP-33")
def test_who_has_laid_no_card_scores_0_and_has_no_frame() -> None:
    ended = played(played(dealt(), 0, ["done"]), 1, ["done"])
    assert scores(ended) == (0, 0)
    assert ended.result is not None
    assert ended.result.tallies[0].frame is None


@pytest.mark.rule("COP-30")
def test_a_frame_that_sticks_out_of_the_lay_out_is_taken_where_it_scores_best() -> None:
    card = (Laid(1, 0, 0, 0),)  # s o x above two empty rows
    model = shown(card, 1, 0) | 0b100_100_100  # as seen one column further right, where no card covers the last column
    frame = best_frame(card, model)
    assert frame is not None
    assert (frame.x, frame.y, frame.matches, frame.columns, frame.score) == (1, 0, 6, 1, 5)


@pytest.mark.rule("COP-30")
def test_more_matches_go_before_a_better_score() -> None:
    """Three cells match under the card itself; four, less a row and a column, one cell further down and right."""
    card = (Laid(13, 1, 0, 0),)
    closest, net = best_frame(card, ELSEWHERE), best_frame(card, ELSEWHERE, "net")
    assert closest is not None
    assert net is not None
    assert (closest.x, closest.y, closest.matches, closest.score) == (1, 1, 4, 2)
    assert (net.x, net.y, net.matches, net.score) == (0, 0, 3, 3)


@pytest.mark.rule("COP-30")
def test_a_round_is_scored_and_shown_under_the_frame_of_its_rules() -> None:
    """Games of the first version of the rules keep the frame that they were played with."""
    desks = [Desk((Laid(13, 1, 0, 0),))]
    assert scored(Options(), ELSEWHERE, desks, (), "time").tallies[0].score == 2
    assert scored(Options(frame="net"), ELSEWHERE, desks, (), "time").tallies[0].score == 3
    assert GAME.chosen(1, ["limit=15"]) == Options(limit=15, frame="net")
    assert GAME.chosen(2, ["limit=15"]) == Options(limit=15)
    for framing in FRAMINGS:
        own = dealt(frame=framing).desks[0].hand[0]
        laid = played(dealt(frame=framing), 0, [Put(own)])
        place = laid.view(0).places[0]
        assert place.frame == best_frame(place.laid, shape(laid.model), framing)


@pytest.mark.rule("COP-30")
def test_of_equal_frames_the_topmost_and_then_the_leftmost_is_taken() -> None:
    """Two copies of one look, side by side and one above the other: all windows on them are equal."""
    square = tuple(Laid(1, 0, x, y) for y in (0, 2) for x in (0, 2))
    model = 2**27 - 1
    frame = best_frame(square, model)
    assert frame is not None
    assert (frame.x, frame.y, frame.score) == (0, 0, -4)


@pytest.mark.rule("COP-31", "COP-32")
def test_who_reproduces_the_model_without_overflow_scores_ten() -> None:
    position = finished(finishable(), 0)
    assert scores(position) == (10, 0)
    assert position.result is not None
    tally = position.result.tallies[0]
    assert tally.frame is not None
    assert (tally.frame.matches, tally.bonus, tally.frame.matching) == (9, 1, "111111111")


@pytest.mark.rule("COP-32", "COP-33")
def test_the_finisher_loses_points_for_what_sticks_out_too() -> None:
    result = scored(Options(), shown(STAIRS, 0, 0), [Desk(STAIRS), Desk(STAIRS)], [0], "finished")
    assert [tally.score for tally in result.tallies] == [9 + 1 - 5, 9 - 5]


def held(put: Put, way: int) -> Put:
    """The same card when the whole lay-out, of cards exactly over one another, is turned or flipped."""
    seen = tuple(turned(cell, way) for cell in face(put.card, put.orientation))
    orientation = next(each for each in range(8) if face(put.card, each) == seen)
    return Put(put.card, orientation, put.x, put.y)


@pytest.mark.rule("COP-17")
@pytest.mark.parametrize("way", range(1, 8), ids=ORIENTATIONS[1:])
def test_the_model_turned_or_flipped_is_not_the_model(way: int) -> None:
    tried = 0
    for seed in range(6):
        position = finishable(2, seed)
        plan = steps(position, 0)
        assert len({(put.x, put.y) for put in plan}) == 1
        askew = [held(put, way) for put in plan]
        if shape(Oriented(put.card, put.orientation) for put in askew) != shape(position.model):
            tried += 1
            laid = played(position, 0, askew)
            assert (laid.stage, laid.finishers) == ("playing", ())
            frame = best_frame(laid.desks[0].laid, shape(position.model))
            assert frame is not None
            assert frame.matches < 9
            assert played(laid, 0, ["clear", *plan]).finishers == (0,), "the same cards the right way up"
    assert tried > 3


@pytest.mark.rule("COP-17")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_model_is_shown_and_matched_the_same_way_up_for_all(seats: int) -> None:
    position = finishable(seats)
    views = [position.view(seat) for seat in (*range(seats), None)]
    assert len({view.cells for view in views}) == 1
    for seat in range(seats):
        laid = finished(position, seat).desks[seat].laid
        seen, corner = cells(laid), laid[0]
        found = [seen[corner.x + at % 3, corner.y + at // 3] for at in range(9)]
        assert found == [set(cell) for cell in views[seat].cells]
