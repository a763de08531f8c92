"""Passing, asking, contesting, penalties, places: DEF-20, DEF-32 to DEF-36."""

from dataclasses import replace

import pytest

from galerie.core import forced_move
from galerie.games.deflecto import GAME, Agree, Contest, Deflecto, Options, Pass, parse
from galerie.games.deflecto.rules.ranking import ranked
from tests.games.deflecto.boards import after, legal, opening, reason, refused, table, without_tiles

PROOF = "d10:ne/1"
"""A tile of seat 0 that makes its own path longer."""

FILLER = "d10:ns/1"
"""One that fills a square of a path and changes no length."""


def contested(seats: int = 2, by: str = "no") -> Deflecto:
    """Seat 0 has asked; the others have answered in order."""
    return after(table(seats=seats), f"end? {by}")


@pytest.mark.rule("DEF-20")
def test_who_can_lay_must_and_who_cannot_passes() -> None:
    assert reason(table(), "pass")[:2] == ("must-lay", "DEF-20")
    assert "d10" in str(refused(table(), "pass").details["free"]).split()
    empty_handed = without_tiles(table(), 0)
    assert legal(empty_handed) == {"pass", "end?"}
    assert after(empty_handed, "pass").to_act == {1}


@pytest.mark.rule("DEF-20", "DEF-36")
def test_a_pass_is_forced_only_where_nothing_could_be_asked_either() -> None:
    position = without_tiles(table(), 0)
    assert forced_move(position) is None
    asked = after(position, "end? no")
    assert forced_move(asked) == Pass()
    assert forced_move(table()) is None
    assert forced_move(contested()) is None


@pytest.mark.rule("DEF-20")
def test_a_pass_is_not_final() -> None:
    position = after(without_tiles(table(), 0), "pass")
    again = after(replace(position, stocks=table().stocks), "h10:ns/1")
    assert again.to_act == {0}
    assert "pass" not in legal(again)
    assert again.passes == 0


@pytest.mark.rule("DEF-34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_all_pass_in_a_row(seats: int) -> None:
    position = without_tiles(table(seats=seats), *range(seats))
    for passed in range(seats):
        assert position.outcome is None
        assert position.passes == passed
        position = after(position, "pass")
    assert position.outcome
    assert position.outcome.reason == "passed"
    assert position.to_act == frozenset()
    assert refused(position, "pass", seat=0).code == "game-over"


@pytest.mark.rule("DEF-34")
def test_passes_with_a_tile_between_are_not_in_a_row() -> None:
    position = after(without_tiles(table(seats=3), 0, 1), "pass pass a9:%/3 pass pass")
    assert position.outcome is None
    assert position.to_act == {2}


@pytest.mark.rule("DEF-32")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_over_when_all_others_agree(seats: int) -> None:
    position = after(table(seats=seats), "end?")
    assert position.to_act == set(range(1, seats))
    assert position.stage == "answering"
    for seat in reversed(range(1, seats)):
        assert position.outcome is None
        assert list(position.moves(seat)) == [Agree(), Contest()]
        position = position.play(seat, Agree())
    assert position.outcome
    assert position.outcome.reason == "settled"


@pytest.mark.rule("DEF-32")
def test_all_others_answer_even_after_one_has_contested() -> None:
    position = after(table(seats=4), "end?").play(2, Contest())
    assert position.to_act == {1, 3}
    done = position.play(1, Agree()).play(3, Contest())
    assert done.to_act == {0}
    assert done.contesters == (2, 3)


@pytest.mark.rule("DEF-32")
def test_who_asked_goes_on_with_his_turn_and_asks_no_second_time_in_it() -> None:
    position = contested()
    assert position.to_act == {0}
    assert "end?" not in legal(position)
    later = replace(position, contesters=())
    assert reason(later, "end?")[:2] == ("asked", "DEF-32")
    assert after(position, FILLER).to_act == {1}


@pytest.mark.rule("DEF-32")
def test_one_asks_in_his_own_turn_before_laying() -> None:
    assert refused(table(), "end?", seat=1).code == "not-your-turn"
    laid = after(table(), FILLER)
    assert refused(laid, "end?", seat=0).code == "not-your-turn"
    assert reason(after(table(), "end?"), FILLER)[:2] == ("answer-first", "DEF-32")
    assert refused(after(table(), "end?"), "yes", seat=0).code == "not-your-turn"
    for text in ("yes", "no"):
        assert reason(table(), text)[:2] == ("nothing-asked", "DEF-32")


@pytest.mark.rule("DEF-33")
def test_a_contesters_next_tile_proves_him_right_by_changing_a_length() -> None:
    position = after(contested(), FILLER)
    proven = after(position, "h10:ne/1")
    assert proven.penalties == (0, 0)
    assert proven.contesters == ()
    assert proven.last
    assert proven.last.proven is True


@pytest.mark.rule("DEF-33", "DEF-36")
@pytest.mark.parametrize("tile", ["h10:ns/1", "i10:ns/1"])
def test_otherwise_one_square_is_added_to_his_total_and_play_goes_on(tile: str) -> None:
    """Filling an empty square of a path proves nothing."""
    failed = after(contested(), f"{FILLER} {tile}")
    assert failed.penalties == (0, 1)
    assert failed.contesters == ()
    assert failed.last
    assert failed.last.proven is False
    assert failed.outcome is None
    assert [player.total for player in failed.view(None).players] == [11, 12]


@pytest.mark.rule("DEF-33")
def test_any_players_length_will_do_and_only_the_contesters_own_tile_counts() -> None:
    position = after(contested(), PROOF)
    assert position.contesters == (1,), "seat 0 changed a length; it was not seat 0 who contested"
    longer = after(contested(), "i10:ns/1 d10:ne/1")
    assert longer.penalties == (0, 0), "seat 1 changed the path of seat 0"


@pytest.mark.rule("DEF-33")
def test_lengths_are_compared_just_before_and_just_after_the_tile() -> None:
    """The path of seat 0 has changed since the contest, by seat 0's own tile: that proves nothing for seat 1."""
    position = after(contested(), f"{PROOF} i10:ns/1")
    assert position.penalties == (0, 1)


@pytest.mark.rule("DEF-33")
def test_each_contester_is_judged_on_his_own_next_tile() -> None:
    position = after(contested(3, "no no"), FILLER)
    assert position.contesters == (1, 2)
    one = after(position, "h10:ne/1")
    assert (one.contesters, one.penalties) == ((2,), (0, 0, 0))
    other = after(one, "b9:%/3")
    assert (other.contesters, other.penalties) == ((), (0, 0, 1))


@pytest.mark.rule("DEF-36")
def test_a_contester_who_must_pass_is_penalised() -> None:
    position = without_tiles(after(contested(), FILLER), 1)
    assert forced_move(position) == Pass()
    assert after(position, "pass").penalties == (0, 1)


@pytest.mark.rule("DEF-36")
def test_a_contest_still_open_when_the_game_ends_lapses() -> None:
    """Seat 2 passes, seat 0 asks, seat 1 contests; with the pass of seat 0 and of seat 1 all have passed."""
    position = after(without_tiles(table(seats=3, turn=2), 0, 1, 2), "pass end? no no pass pass")
    assert position.outcome
    assert position.penalties == (0, 1, 0), "seat 2 had no turn any more"


@pytest.mark.rule("DEF-36")
def test_nobody_asks_while_a_contest_is_open_nor_before_all_have_started() -> None:
    position = after(contested(3, "yes no"), FILLER)
    assert reason(position, "end?")[:2] == ("ask-open", "DEF-36")
    assert "end?" not in legal(position)
    judged = after(position, "h10:ns/1 b8:ew/1")
    assert "end?" in legal(judged)
    for moves in ("", "d11:ns"):
        assert reason(after(opening(), moves), "end?")[:2] == ("ask-early", "DEF-36")


@pytest.mark.rule("DEF-36")
def test_a_player_who_has_to_pass_may_still_ask() -> None:
    position = without_tiles(table(), 0, 1)
    assert after(position, "end? yes").outcome
    assert after(position, "pass end? no pass").outcome


@pytest.mark.rule("DEF-35")
@pytest.mark.parametrize(
    ("totals", "empties", "places"),
    [
        # the printed games; in the first, number 1 had more empty squares than number 3
        ((21, 15, 21, 19), (9, 7, 8, 10), (3, 1, 4, 2)),
        ((21, 19, 21, 23), (12, 10, 12, 14), (2, 1, 2, 4)),
        ((11, 11), (5, 5), (1, 1)),
        ((12, 11), (9, 0), (2, 1)),
        ((11, 11, 11, 13), (4, 5, 4, 9), (2, 1, 2, 4)),
        ((11, 11, 11), (4, 4, 4), (1, 1, 1)),
    ],
)
def test_the_shortest_total_wins_then_the_most_empty_squares_then_places_are_shared(
    totals: tuple[int, ...], empties: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert ranked(totals, empties) == places


@pytest.mark.rule("DEF-35")
def test_penalties_count_in_the_total() -> None:
    position = after(contested(), f"{FILLER} h10:ns/1 end? yes")
    assert position.outcome
    assert position.outcome.scores == (11.0, 12.0)
    assert position.outcome.ranks == (1, 2)


@pytest.mark.rule("DEF-35")
def test_equal_totals_are_ranked_by_empty_squares() -> None:
    position = after(table(), f"{FILLER} i10:ns/1 end? yes")
    assert position.outcome
    assert position.outcome.scores == (11.0, 11.0)
    assert position.outcome.ranks == (2, 1)


@pytest.mark.rule("DEF-35")
def test_the_view_tells_the_places_before_and_after_the_end() -> None:
    position = after(table(), FILLER)
    assert [player.rank for player in position.view(None).players] == [2, 1]
    position = after(position, "i10:ns/1 end? yes")
    assert position.outcome
    assert tuple(player.rank for player in position.view(None).players) == position.outcome.ranks


def test_the_view_places_whose_path_has_not_begun_last() -> None:
    position = GAME.start(3, Options(lot=False))
    assert [player.rank for player in position.view(None).players] == [1, 1, 1]
    begun = position.play(0, next(iter(position.moves(0))))
    assert [player.rank for player in begun.view(None).players] == [1, 2, 2]


@pytest.mark.rule("DEF-32")
@pytest.mark.parametrize(("text", "move"), [("end?", "Ask"), (" YES ", "Agree"), ("no", "Contest"), ("Pass", "Pass")])
def test_words_are_moves(text: str, move: str) -> None:
    assert type(parse(text)).__name__ == move
