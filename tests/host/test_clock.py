"""Clocks are values: everything here happens at times that the test names."""

from galerie.host.clock import GRACE, Clock
from galerie.host.wire import ClockReading, ClockRule

GAME = ClockRule("game", seconds=60, increment=5)
MOVE = ClockRule("move", seconds=10)
FIRST, SECOND = frozenset({0}), frozenset({1})


def test_a_clock_is_full_and_stands_still_before_the_game_begins() -> None:
    clock = Clock.begin(GAME, 2)
    assert clock.reading(99_999) == ClockReading([60_000, 60_000], [])
    assert clock.flag() is None


def test_only_the_seat_to_act_pays_and_the_mover_gets_the_increment() -> None:
    clock = Clock.begin(GAME, 2).resumed(1_000, FIRST).pressed(0, 11_000 + GRACE, SECOND)
    assert clock.left == (60_000 - 10_000 + 5_000, 60_000)
    assert clock.running == SECOND


def test_lag_is_forgiven_up_to_the_grace_and_no_further() -> None:
    clock = Clock.begin(GAME, 2).resumed(0, FIRST)
    assert clock.pressed(0, GRACE, SECOND).left == (65_000, 60_000)
    assert clock.pressed(0, GRACE + 1, SECOND).left == (64_999, 60_000)


def test_a_clock_per_move_is_full_again_at_each_turn() -> None:
    clock = Clock.begin(MOVE, 2).resumed(0, FIRST).pressed(0, 9_000, SECOND).pressed(1, 12_000, FIRST)
    assert clock.left[0] == 10_000


def test_a_clock_per_move_is_full_again_for_who_moves_twice() -> None:
    clock = Clock.begin(MOVE, 2).resumed(0, FIRST).pressed(0, 9_000, FIRST)
    assert clock.left[0] == 10_000


def test_conduct_brings_no_increment() -> None:
    clock = Clock.begin(GAME, 2).resumed(0, FIRST).pressed(None, GRACE, SECOND)
    assert clock.left == (60_000, 60_000)


def test_the_flag_falls_when_the_time_and_the_grace_are_over() -> None:
    clock = Clock.begin(MOVE, 2).resumed(500, SECOND)
    assert clock.flag() == (500 + 10_000 + GRACE, 1)


def test_a_reading_counts_down_and_never_below_nothing() -> None:
    clock = Clock.begin(MOVE, 2).resumed(0, FIRST)
    assert clock.reading(4_000) == ClockReading([6_000, 10_000], [0])
    assert clock.reading(40_000) == ClockReading([0, 10_000], [0])


def test_downtime_is_charged_to_nobody() -> None:
    clock = Clock.begin(GAME, 2).resumed(0, FIRST).pressed(0, GRACE, SECOND)
    later = clock.resumed(1_000_000, SECOND)
    assert later.reading(1_000_000).left == [65_000, 60_000]
