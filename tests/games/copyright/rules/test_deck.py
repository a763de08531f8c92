"""The 66 cards and the 8 ways to hold them: COP-01 to COP-03."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galerie.core import Match, Refusal
from galerie.games.copyright import GAME, Put
from galerie.games.copyright.rules.deck import CARDS, DECK, FACES, FIGURES, PICTURES, face, figures, pattern, picture
from galerie.games.copyright.rules.layout import Laid, grid
from galerie.games.copyright.rules.orientation import ORIENTATIONS, turned
from tests.games.copyright.tables import dealt, timed_out


@pytest.mark.rule("COP-01", "COP-62")
def test_two_to_six_play_or_one_trains() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]
    for seats in (0, 7):
        with pytest.raises(Refusal, match="seats"):
            Match.begin(GAME, seats, GAME.options())


@pytest.mark.rule("COP-01")
def test_a_card_shows_a_square_a_circle_and_a_cross_on_cells_of_their_own() -> None:
    assert FIGURES == ("square", "circle", "cross")
    assert all(len(set(each)) == 3 and set(each) <= set(range(9)) for each in DECK)


@pytest.mark.rule("COP-01")
@pytest.mark.parametrize("seats", GAME.seats)
def test_model_hands_and_pile_are_66_cards_of_three_figures_and_no_frame(seats: int) -> None:
    position = dealt(seats)
    hands = [card for desk in position.desks for card in desk.hand]
    cards = [*(each.card for each in position.model), *hands, *position.pile]
    assert sorted(cards) == [*range(1, 67)]
    for card in cards:
        assert Counter(PICTURES[card]) == {"s": 1, "o": 1, "x": 1, ".": 6}


@pytest.mark.rule("COP-01")
@pytest.mark.parametrize("seats", GAME.seats)
def test_when_a_round_ends_every_lay_out_has_a_frame_of_its_own_of_three_by_three_cells(seats: int) -> None:
    """Six frames in the box are one for each of six players; they lie on the table and are dealt to nobody."""
    position = dealt(seats)
    for seat in range(seats):
        position = position.play(seat, Put(position.desks[seat].hand[0], 0, 7 * seat, seat))
    cards = [desk.cards for desk in position.desks]
    ended = timed_out(position)
    assert ended.result is not None
    frames = [tally.frame for tally in ended.result.tallies]
    assert len(frames) == seats
    for seat, frame in enumerate(frames):
        assert frame is not None
        assert len(frame.matching) == 9
        assert abs(frame.x - 7 * seat) < 3, "over the cards of this player"
        assert abs(frame.y - seat) < 3
    assert [desk.cards for desk in ended.desks] == cards


@pytest.mark.rule("COP-02")
def test_the_deck_has_66_cards() -> None:
    assert len(DECK) == len(CARDS) == 66 == (504 + 24) // 8


@pytest.mark.rule("COP-02")
def test_every_way_to_place_three_figures_is_one_card_and_no_other() -> None:
    found = [look for held in FACES for look in set(held)]
    assert sorted(found) == sorted(permutations(range(9), 3))


@pytest.mark.rule("COP-02")
def test_cards_that_look_the_same_in_a_mirror_come_in_four_ways_all_others_in_eight() -> None:
    ways = [len(set(held)) for held in FACES]
    assert (ways.count(8), ways.count(4)) == (60, 6)


@pytest.mark.rule("COP-13")
def test_the_eight_orientations_are_turns_and_flips_by_name() -> None:
    corner_and_edge = [(turned(0, way), turned(1, way)) for way in range(8)]
    assert dict(zip(ORIENTATIONS, corner_and_edge, strict=True)) == {
        "r0": (0, 1), "r1": (2, 5), "r2": (8, 7), "r3": (6, 3),
        "f0": (2, 1), "f1": (8, 5), "f2": (6, 7), "f3": (0, 3),
    }  # fmt: skip


@pytest.mark.rule("COP-13")
@given(st.sampled_from(CARDS))
def test_four_quarter_turns_and_two_flips_bring_a_card_back(card: int) -> None:
    once = [turned(cell, 1) for cell in range(9)]
    flipped = [turned(cell, 4) for cell in range(9)]
    at = list(face(card))
    for _ in range(4):
        at = [once[cell] for cell in at]
    assert tuple(at) == face(card)
    assert tuple(flipped[flipped[cell]] for cell in at) == face(card)


@pytest.mark.rule("COP-03")
def test_a_cell_shows_the_set_of_figures_seen_through_all_cards() -> None:
    assert picture(face(1)) == "sox......"
    one, two = Laid(1, 0, 0, 0), Laid(1, 4, 0, 0)  # the same card turned over: x o s
    seen = grid((one, two))
    assert [cells.bit_count() for cells in seen.figures] == [2, 1, 2]
    both = pattern(face(1)) | pattern(face(1, 4))
    assert [figures(both, cell) for cell in range(4)] == ["sx", "o", "sx", ""]


@pytest.mark.rule("COP-03")
def test_the_same_figure_twice_looks_like_once() -> None:
    assert grid((Laid(1, 0, 0, 0), Laid(1, 0, 0, 0))).figures == grid((Laid(1, 0, 0, 0),)).figures
