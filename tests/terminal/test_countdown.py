from galerie.core import Timer
from galerie.terminal.countdown import Countdown

FIRST, SECOND = Timer(15.0, "late 1"), Timer(15.0, "late 2")


def test_without_a_timer_there_is_no_countdown() -> None:
    countdown = Countdown(since=0)
    assert countdown.left(100) is None
    assert not countdown.over(100)


def test_it_runs_down_to_zero_and_no_further() -> None:
    countdown = Countdown(since=0).follow(FIRST, 10)
    assert [countdown.left(now) for now in (10, 20, 25, 30)] == [15, 5, 0, 0]
    assert [countdown.over(now) for now in (24.9, 25)] == [False, True]


def test_equal_timers_share_a_countdown_and_another_timer_restarts_it() -> None:
    countdown = Countdown(since=0).follow(FIRST, 0).follow(Timer(15.0, "late 1"), 10)
    assert countdown.left(10) == 5
    assert countdown.follow(SECOND, 10).left(10) == 15


def test_it_can_be_paused_repeatedly() -> None:
    countdown = Countdown(since=0).follow(FIRST, 0).pause(4).pause(50)
    assert (countdown.left(100), countdown.over(100)) == (11, False)
    countdown = countdown.resume(100).resume(101)
    assert countdown.left(105) == 6
    assert countdown.over(111)


def test_a_timer_that_starts_while_paused_waits() -> None:
    countdown = Countdown(since=0).follow(FIRST, 0).pause(4).follow(SECOND, 60)
    assert countdown.left(100) == 15
    assert countdown.resume(100).left(101) == 14
