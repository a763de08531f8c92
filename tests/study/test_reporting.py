"""Reports of whole games, and their charts, for any game that has a judge."""

from collections.abc import Iterator
from xml.etree import ElementTree as ET  # the charts are our own

import pytest

from galerie.core import Line, Match, Record, Refusal, Seat
from galerie.games import GAMES
from galerie.study import reporting
from galerie.study.analysis import Judged, Judgement, judge_of
from galerie.study.chart import Curve, Mark, Words, svg, ticks
from galerie.study.exploring import Exploration
from galerie.study.reporting import Point, Worth, curves, turning_points, worths

WORDS = Words("A & B", "moves", "value (discs)", "exact", "estimated")
MOVES = ("0 c5", "1 c4", "0 e3")


@pytest.fixture
def game() -> Exploration:
    lines = (*(Line(int(row[0]), row[2:]) for row in MOVES), Line(1, "!resign"))
    return Exploration.of(Record("reversi", 1, (), ("", ""), lines))


def worth(ply: int, loss: float | None, *, exact: bool = False) -> Worth:
    best = Judged("best", 5.0, exact, ("best", "reply"))
    made = () if loss is None else (Judged("made", 5.0 - loss, exact, ("made",)),)
    value = None if loss is None else 5.0 - loss
    return Worth(ply, ply % 2, "made", value, Judgement((best, *made), 1, 1, exact))


def test_every_move_that_was_chosen_is_judged_by_the_deepest_judgement(
    game: Exploration, monkeypatch: pytest.MonkeyPatch
) -> None:
    def judge(match: Match, seat: Seat, work: int) -> Iterator[Judgement]:
        for depth in (1, 2):
            moves = (Judged("best", depth, False, ()), Judged(MOVES[len(match.line)][2:], -depth, False, ()))
            yield Judgement(moves, depth, work, False)

    monkeypatch.setattr(reporting, "judge_of", lambda _: judge)
    found = list(worths(game, work=7))
    assert [(each.ply, each.seat, each.move) for each in found] == [(0, 0, "c5"), (1, 1, "c4"), (2, 0, "e3")]
    assert [(each.best, each.value, each.loss, each.judgement.work) for each in found] == [(2, -2, 4, 7)] * 3


def test_a_game_without_a_judge_is_refused(game: Exploration, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reporting, "judge_of", lambda _: None)
    with pytest.raises(Refusal) as caught:
        list(worths(game))
    assert caught.value.code == "judge-none"


def test_the_turning_points_are_the_worst_losses_in_order() -> None:
    found = [worth(0, 2.0), worth(1, 0.0), worth(2, 9.0), worth(3, None), worth(4, 1.0), worth(5, 3.0)]
    assert [each.ply for each in turning_points(found)] == [0, 2, 5]
    assert turning_points([worth(0, 0.0), worth(1, None)]) == []


def test_a_better_line_is_told_only_where_something_was_lost() -> None:
    assert worth(0, 2.0).better == ("best", "reply")
    assert worth(0, None).better == ("best", "reply")
    assert worth(0, 0.0).better == ()


def test_a_win_is_missed_where_that_is_certain() -> None:
    assert worth(0, 5.0, exact=True).missed_win
    assert not worth(0, 4.0, exact=True).missed_win
    assert not worth(0, 5.0).missed_win


def test_a_lead_is_one_curve_for_the_first_seat_and_anything_else_one_for_each() -> None:
    found = [worth(0, 1.0), worth(1, 1.0), worth(2, 1.0, exact=True)]
    assert curves("reversi", 2, found) == {0: [Point(0, 5, False), Point(1, -5, False), Point(2, 5, True)]}
    assert curves("copyright", 2, found) == {0: [Point(0, 5, False), Point(2, 5, True)], 1: [Point(1, 5, False)]}


@pytest.mark.parametrize("name", [name for name in GAMES if judge_of(name)])
def test_a_judge_judges_legal_moves_best_first(name: str) -> None:
    match = Match.begin(GAMES[name])
    for seat in sorted(match.to_act - {-1}):
        for found in judge_of(name)(match, seat, 2_000):  # type: ignore[misc]  # it has one
            assert [each.value for each in found.moves] == sorted((each.value for each in found.moves), reverse=True)
            for each in found.moves:
                assert match.parse(each.move) in match.moves(seat)


def test_a_chart_is_well_formed_and_says_what_it_shows() -> None:
    points = [Point(0, -3.5, False), Point(1, 4.0, True), Point(2, 12.0, True)]
    root = ET.fromstring(svg(WORDS, [Curve("Gold <A>", points)], [Mark(1, 4.0, "c4")]))  # noqa: S314  our own
    texts = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A & B", "moves", "value (discs)", "exact", "estimated", "Gold <A>", "c4", "0", "10"} <= {*texts}
    drawn = [each for each in root.iter("{http://www.w3.org/2000/svg}circle") if each.get("r") == "3"]
    assert [each.get("fill") == "#ffffff" for each in drawn] == [True, False, False]


def test_a_chart_of_nothing_is_drawn_too() -> None:
    assert ET.fromstring(svg(WORDS, [])) is not None  # noqa: S314  our own


@pytest.mark.parametrize(
    ("low", "high", "wanted"),
    [(0, 0, [0, 0.2, 0.4, 0.6, 0.8, 1.0]), (0, 60, [0, 10, 20, 30, 40, 50, 60]), (-3, 12, [-5, 0, 5, 10, 15])],
)
def test_axes_have_round_numbers(low: float, high: float, wanted: list[float]) -> None:
    found = ticks(low, high)
    assert found[0] <= low
    assert found[-1] >= high
    assert found == wanted or (low == high and len(found) > 1)
