"""Clocks are values: everything here happens at times that the test names."""

import pytest

from galerie.core import Refusal
from galerie.host.store.rows import StoredClock
from galerie.host.table.clock import DAY, GRACE, MOST_DAYS, Clock, check
from galerie.host.wire import ClockReading

GAME = StoredClock("game", seconds=60, increment=5)
MOVE = StoredClock("move", seconds=10)
FIRST, SECOND = frozenset({0}), frozenset({1})


def test_a_clock_is_full_and_stands_still_before_the_game_begins() -> None:
    clock = Clock.begin(GAME, 2)
    assert clock.reading(99_999) == ClockReading([60_000, 60_000], [])
    assert clock.flag({}) is None


def test_only_the_seat_to_act_pays_and_the_mover_gets_the_increment() -> None:
    clock = Clock.begin(GAME, 2).resumed(1_000, FIRST).pressed(0, 11_000, SECOND)
    assert clock.left == (60_000 - 10_000 + 5_000, 60_000)
    assert clock.running == SECOND


def test_what_a_move_was_on_its_way_is_forgiven_up_to_the_grace() -> None:
    clock = Clock.begin(GAME, 2).resumed(0, FIRST)
    assert clock.pressed(0, 1_000, SECOND).left == (64_000, 60_000), "nothing was measured"
    assert clock.pressed(0, 1_000, SECOND, lag=80).left == (64_080, 60_000)
    assert clock.pressed(0, 1_000, SECOND, lag=GRACE).left == (64_000 + GRACE, 60_000)
    assert clock.pressed(0, 1_000, SECOND, lag=50_000).left == (64_000 + GRACE, 60_000)


def test_lag_gives_no_more_than_the_move_took() -> None:
    clock = Clock.begin(GAME, 2).resumed(0, FIRST)
    assert clock.pressed(0, 10, SECOND, lag=GRACE).left == (65_000, 60_000)


def test_the_lag_of_one_is_nothing_to_another_who_is_running_too() -> None:
    clock = Clock.begin(GAME, 2).resumed(0, FIRST | SECOND).pressed(0, 1_000, SECOND, lag=200)
    assert clock.left == (60_000 - 800 + 5_000, 59_000)


def test_a_clock_per_move_is_full_again_at_each_turn() -> None:
    clock = Clock.begin(MOVE, 2).resumed(0, FIRST).pressed(0, 9_000, SECOND).pressed(1, 12_000, FIRST)
    assert clock.left[0] == 10_000


def test_a_clock_per_move_is_full_again_for_who_moves_twice() -> None:
    clock = Clock.begin(MOVE, 2).resumed(0, FIRST).pressed(0, 9_000, FIRST)
    assert clock.left[0] == 10_000


def test_conduct_brings_no_increment() -> None:
    clock = Clock.begin(GAME, 2).resumed(0, FIRST).pressed(None, 1_000, SECOND)
    assert clock.left == (59_000, 60_000)


def test_the_flag_falls_when_the_handle_alarm_and_nothing_can_be_on_its_way() -> None:
    clock = Clock.begin(MOVE, 2).resumed(500, SECOND)
    assert clock.flag({}) == (500 + 10_000, 1)
    assert clock.flag({0: 400, 1: 90}) == (500 + 10_000 + 90, 1)
    assert clock.flag({1: 50_000}) == (500 + 10_000 + GRACE, 1)


def test_a_reading_counts_down_and_never_below_nothing() -> None:
    clock = Clock.begin(MOVE, 2).resumed(0, FIRST)
    assert clock.reading(4_000) == ClockReading([6_000, 10_000], [0])
    assert clock.reading(40_000) == ClockReading([0, 10_000], [0])


def test_downtime_is_charged_to_nobody() -> None:
    clock = Clock.begin(GAME, 2).resumed(0, FIRST).pressed(0, 0, SECOND)
    later = clock.resumed(1_000_000, SECOND)
    assert later.reading(1_000_000).left == [65_000, 60_000]


def test_in_a_pause_nothing_runs_and_nothing_is_filled_up() -> None:
    for rule in (GAME, MOVE):
        halted = Clock.begin(rule, 2).resumed(0, FIRST).stopped(4_000)
        whole = rule.seconds * 1000
        assert halted.reading(99_000) == ClockReading([whole - 4_000, whole], [])
        assert halted.flag({}) is None
        assert halted.resumed(50_000, FIRST).reading(51_000) == ClockReading([whole - 5_000, whole], [0])


def test_a_clock_by_correspondence_counts_days_for_each_move() -> None:
    rule = StoredClock("correspondence", seconds=2 * DAY)
    clock = Clock.begin(rule, 2).resumed(0, FIRST).pressed(0, DAY * 1000, SECOND).pressed(1, DAY * 1500, FIRST)
    assert clock.left[0] == 2 * DAY * 1000
    assert clock.flag({}) == (DAY * 1500 + 2 * DAY * 1000, 0)


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        (StoredClock("move", seconds=10, increment=1), "clock-increment"),
        (StoredClock("correspondence", seconds=DAY, increment=1), "clock-increment"),
        (StoredClock("correspondence", seconds=DAY + 1), "clock-days"),
        (StoredClock("correspondence", seconds=DAY // 2), "clock-days"),
        (StoredClock("correspondence", seconds=(MOST_DAYS + 1) * DAY), "clock-days"),
        (StoredClock("game", seconds=DAY + 1), "clock-long"),
        (StoredClock("move", seconds=2 * DAY), "clock-long"),
    ],
)
def test_a_clock_that_cannot_be_is_refused(rule: StoredClock, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        check(rule)
    assert refused.value.code == code


@pytest.mark.parametrize("days", [1, MOST_DAYS])
def test_a_clock_by_correspondence_has_whole_days(days: int) -> None:
    check(StoredClock("correspondence", seconds=days * DAY))
