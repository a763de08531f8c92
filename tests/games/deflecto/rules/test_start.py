"""Numbers, first player and first tiles: DEF-04, DEF-05, DEF-10, DEF-11."""

from dataclasses import replace
from random import Random

import pytest

from galerie.core import NATURE, Line, Record
from galerie.core.record import replay
from galerie.games import GAMES
from galerie.games.deflecto import GAME, First, Options, parse
from galerie.games.deflecto.rules.layouts import LAYOUTS, Layout
from galerie.games.deflecto.rules.openings import against_opening
from galerie.games.deflecto.rules.position import start
from tests.games.deflecto.boards import after, legal, on, opening, placed, reason, refused, small, way

OUTWARDS = {"d11": "n", "h11": "n", "d1": "s", "h1": "s", "a8": "w", "a4": "w", "k8": "e", "k4": "e"}


@pytest.mark.rule("DEF-04", "DEF-05")
@pytest.mark.parametrize(
    ("layout", "marks", "shortest"),
    [
        ("facing", {1: "d11 d1", 2: "h11 h1", 3: "a8 k8", 4: "a4 k4"}, 11),
        ("crossed", {1: "d11 h1", 2: "h11 d1", 3: "a8 k4", 4: "a4 k8"}, 15),
    ],
)
def test_each_number_marks_two_squares_on_opposite_edges(layout: str, marks: dict[int, str], shortest: int) -> None:
    position = opening(4, layout=layout)
    assert {number: " ".join(pair) for number, pair in enumerate(position.view(None).marks, 1)} == marks
    for number in position.board.layout.numbers:
        (first, second), outer = position.board.layout.ends(number), position.board.grid.outer
        assert {outer[first], outer[second]} in ({1, 4}, {2, 8})
    started = after(position, " ".join(f"{pair.split()[0]}:nesw" for pair in marks.values()))
    assert [way(started, seat).length for seat in range(4)] == [shortest] * 4


@pytest.mark.rule("DEF-05")
def test_columns_are_letters_from_the_left_and_rows_numbers_from_the_bottom() -> None:
    names = opening().board.grid.names
    assert (names[0], names[10], names[11], names[-1]) == ("a1", "k1", "a2", "k11")


@pytest.mark.rule("DEF-04")
def test_another_layout_is_nothing_but_data() -> None:
    board = small(Layout(5, (("a1", "e5"), ("c5", "c1"))), "a1:new", "c1:ns")
    assert [route and (route.number, route.start, route.finish) for route in board.routes] == [(1, 0, 24), (2, 2, 22)]
    assert set(LAYOUTS) == {"facing", "crossed"}


@pytest.mark.rule("DEF-11")
@pytest.mark.parametrize("level", [1, 2])
def test_a_first_tile_is_a_straight_a_curve_or_a_crossing_that_opens_outwards(level: int) -> None:
    position = opening(level=level)
    for square, out in OUTWARDS.items():
        across = {"n": "s", "s": "n", "e": "w", "w": "e"}[out]
        figures = on(position, square)
        assert len(figures) == 7  # one straight, two curves, three three-ways, one four-way
        assert all(out in figure and len(figure) > 1 for figure in figures)
        assert any({*figure} == {out, across} for figure in figures)
    assert {text.partition(":")[0] for text in legal(position)} == set(OUTWARDS)


@pytest.mark.rule("DEF-11")
def test_the_square_of_the_first_tile_is_the_start_and_its_like_the_finish() -> None:
    players = after(opening(), "h1:ns a4:ew").view(None).players
    assert [(each.number, each.start, each.finish) for each in players] == [(2, "h1", "h11"), (4, "a4", "k4")]


@pytest.mark.rule("DEF-11")
@pytest.mark.parametrize(
    ("moves", "text", "code", "squares"),
    [
        ("", "f6:ns", "start", "f6"),
        ("d11:ns", "d1:ns", "start", "d1"),
        ("d11:ns", "d10:ns", "start", "d10"),
        ("", "d11:n", "start-tile", "d11"),
        ("", "d11:ew", "start-inside", "d11"),
        ("", "d11:esw", "start-inside", "d11"),
        ("d11:ns", "d11:ns", "occupied", "d11"),
    ],
)
def test_a_first_tile_elsewhere_or_otherwise_is_refused(moves: str, text: str, code: str, squares: str) -> None:
    rule = "DEF-13" if code == "occupied" else "DEF-11"
    assert reason(after(opening(), moves), text) == (code, rule, squares)


@pytest.mark.rule("DEF-11")
@pytest.mark.parametrize("text", ["d11:=ns", "d11:~ne", "d11:+", "d11:%/3"])
def test_a_first_tile_shows_its_front_at_level_2_too(text: str) -> None:
    assert reason(opening(level=2), text) == ("start-tile", "DEF-11", "d11")


@pytest.mark.rule("DEF-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_before_any_second_tile_and_turns_go_round(seats: int) -> None:
    position = opening(seats)
    for seat, text in enumerate(("k8:ew", "d1:ns", "h11:ns", "a4:ew")[:seats]):
        assert position.to_act == {seat}
        assert position.stage == "starting"
        position = after(position, text)
    assert position.stage == "laying"
    assert position.to_act == {0}


@pytest.mark.rule("DEF-11")
def test_a_first_tile_must_fit_what_lies_beside_it() -> None:
    """Numbers next to each other: the sides of two first tiles must match (DEF-14)."""
    board = replace(small(Layout(4, (("b4", "b1"), ("c4", "c1"))), "b4:ns"), routes=(None, None)).started(0, 13)
    refusal = against_opening(board, 1, *placed(board, "c4:nw"))
    assert refusal
    assert (refusal.code, refusal.rule, refusal.details["squares"]) == ("deflecto-sides", "DEF-14", "c4 b4")
    assert against_opening(board, 1, *placed(board, "c4:ne")) is None


@pytest.mark.rule("DEF-11", "DEF-18")
def test_a_first_tile_may_block_no_player_and_no_number_that_is_still_free() -> None:
    board = replace(small(Layout(2, (("a2", "a1"), ("b2", "b1")))), routes=(None, None))
    refusal = against_opening(board, 0, *placed(board, "a2:ne"))
    assert refusal is None  # a2, b2, b1, a1 remains
    taken = board.started(0, 2).laid(*placed(board, "a2:ne"))
    refusal = against_opening(taken, 1, *placed(board, "b1:se"))
    assert refusal
    assert (refusal.code, refusal.rule, refusal.details["squares"]) == ("deflecto-blocked", "DEF-18", "a2 a1")


@pytest.mark.rule("DEF-11")
def test_lots_are_drawn_unless_it_is_agreed_that_seat_0_begins() -> None:
    assert opening(3, lot=False).to_act == {0}
    position = start(3, Options())
    assert position.to_act == {NATURE}
    assert {str(move) for move in position.moves(NATURE)} == {"first 0", "first 1", "first 2"}
    assert {position.draw(Random(seed)) for seed in range(30)} == set(map(First, range(3)))
    begun = position.play(NATURE, First(2))
    assert begun.to_act == {2}
    assert after(begun, "d11:ns").to_act == {0}


@pytest.mark.rule("DEF-11")
def test_records_and_tables_of_the_first_rules_drew_lots_only_where_they_say_so() -> None:
    assert not GAME.chosen(1, ()).lot
    assert GAME.chosen(1, ("level=2", "lot")).lot
    assert GAME.chosen(GAME.version, ()).lot
    *_, former = replay(GAMES, Record("deflecto", 1, (), ("", ""), (Line(0, "d11:ns"), Line(1, "h11:ns"))))
    assert former.to_act == {0}


@pytest.mark.rule("DEF-11")
def test_only_chance_draws_lots_and_only_once() -> None:
    assert refused(opening(), "first 1").code == "deflecto-chance"
    drawing = opening(2, lot=True)
    assert refused(drawing, "first 0", seat=0).code == "not-your-turn"
    assert refused(drawing, "d11:ns", seat=NATURE).code == "deflecto-chance"
    assert refused(drawing, "first 2", seat=NATURE).code == "deflecto-chance"
    assert refused(drawing.play(NATURE, parse("first 1")), "first 1").code == "deflecto-chance"


@pytest.mark.rule("DEF-10", "DEF-35")
def test_the_aim_is_the_shortest_path() -> None:
    position = after(opening(), "d11:nes h11:ns i10:ns d10:n end? yes")
    assert position.outcome
    assert position.outcome.ranks == (2, 1)
    assert position.outcome.scores == (13.0, 11.0)
