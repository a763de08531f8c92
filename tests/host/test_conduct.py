"""Pauses, people who leave and come back, and bots that play for them, at one table and at times the test names."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from galerie.core import Refusal
from galerie.games import GAMES
from galerie.games.reversi import bots as reversi_bots
from galerie.host.store.rows import Chair, StoredClock
from galerie.host.table import presence
from galerie.host.table.clock import DAY
from galerie.host.table.presence import ABSENCE, LONG_ABSENCE
from galerie.host.table.table import Table
from galerie.host.wire import ClockReading, Countdown
from tests import toy
from tests.host.tables import BOT, HUMANS, Puppet, Watcher, opened, until
from tests.toy import bots as toy_bots

THREE = (*HUMANS, Chair("human", "Cleo", guest="cleo"))


class Time:
    """A clock on the wall and one on the mantelpiece, moved by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now

    def wall(self) -> int:
        return 10**12 + self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def coffer(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(GAMES, toy.GAME.name, toy.GAME)
    return toy.GAME.name


async def refusal(table: Table, guest: str, seat: int, text: str) -> str:
    with pytest.raises(Refusal) as refused:
        await table.play(guest, f"{guest} {text} {table.view.moments(None)[-1].version}", seat, text)
    return refused.value.code


def commands() -> Callable[[], str]:
    numbers = iter(range(1_000))
    return lambda: f"command {next(numbers)}"


new = commands()


def lines(watcher: Watcher) -> list[tuple[int | None, str]]:
    return [(line["seat"], line["text"]) for frame in watcher.heard for line in frame.get("lines", ())]


class TestPauses:
    async def test_a_pause_stops_the_clocks_of_all(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", clock=StoredClock("game", seconds=60), now=time) as table:
            for guest in ("ada", "bob"):
                table.enter(Watcher(guest), None)
            time.now += 4_000
            await table.play("ada", new(), 0, "!pause")
            time.now += 1_000
            await table.play("bob", new(), 1, "!agree")
            time.now += 3_600_000
            moment = table.view.moments("ada")[-1]
            assert (moment.paused, moment.moves) == (True, {})
            assert moment.clock == ClockReading([55_000, 60_000], [])
            assert await refusal(table, "ada", 0, "d6") == "game-paused"
            await table.play("bob", new(), 1, "!resume")
            time.now += 2_000
            assert table.view.moments("ada")[-1].clock == ClockReading([53_000, 60_000], [0])
            await table.play("ada", new(), 0, "d6")

    async def test_a_pause_outlasts_a_restart(self, tmp_path: Path, time: Time) -> None:
        rule = StoredClock("game", seconds=60)
        async with opened(tmp_path / "db", clock=rule, now=time) as table:
            time.now += 4_000
            await table.play("ada", new(), 0, "!pause")
            await table.play("bob", new(), 1, "!agree")
            assert table.idle, "nothing is awaited"
        time.now = 5
        async with opened(tmp_path / "db", now=time) as table:
            time.now += 99_000
            assert table.view.moments(None)[-1].clock == ClockReading([56_000, 60_000], [])
            for guest in ("ada", "bob"):
                table.enter(Watcher(guest), None)
            await table.play("ada", new(), 0, "!resume")
            time.now += 1_000
            await table.play("ada", new(), 0, "d6")
        async with opened(tmp_path / "db", now=time) as table:
            assert table.view.moments(None)[-1].clock == ClockReading([55_000, 60_000], [1])

    async def test_a_countdown_goes_on_with_what_was_left_of_it(self, tmp_path: Path, coffer: str, time: Time) -> None:
        async with opened(tmp_path / "db", coffer, now=time) as table:
            for guest in ("ada", "bob"):
                table.enter(Watcher(guest), None)
            time.now += 4_000
            await table.play("ada", new(), 0, "!pause")
            await table.play("bob", new(), 1, "!agree")
            time.now += 50_000
            assert table.view.moments("ada")[-1].countdown == Countdown(left=6_000, whole=10_000)
            await table.play("bob", new(), 1, "!resume")
            time.now += 1_000
            assert table.view.moments("ada")[-1].countdown == Countdown(left=5_000, whole=10_000)
            await table.play("ada", new(), 0, "hide 1")
            heard = table.view.moments("ada")[-1].heard
        async with opened(tmp_path / "db", coffer, now=time) as again:
            moment = again.view.moments("ada")[-1]
            assert moment.countdown == Countdown(left=5_000, whole=10_000)
            assert moment.heard == heard == 5_000, "a pause is nobody's time"

    async def test_it_does_not_end_behind_the_back_of_somebody_whose_clock_would_run(
        self, tmp_path: Path, time: Time
    ) -> None:
        async with opened(tmp_path / "db", clock=StoredClock("game", seconds=60), now=time) as table:
            table.enter(Watcher("ada"), None)
            table.enter(bob := Watcher("bob"), None)
            await table.play("ada", new(), 0, "!pause")
            await table.play("bob", new(), 1, "!agree")
            table.leave(bob)
            assert await refusal(table, "ada", 0, "!resume") == "resume-absent"
            table.enter(bob, None)
            await table.play("ada", new(), 0, "!resume")

    async def test_without_a_clock_anybody_ends_it_at_any_time(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            await table.play("ada", new(), 0, "!pause")
            await table.play("bob", new(), 1, "!agree")
            await table.play("ada", new(), 0, "!resume")
            assert not table.view.moments(None)[-1].paused

    async def test_bots_agree_to_a_pause_and_keep_it(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", chairs=(BOT, HUMANS[1]), workers=(workers := Puppet())) as table:
            table.enter(Watcher("bob"), None)
            _, answer = await workers.asked.get()
            await table.play("bob", new(), 1, "!pause")
            assert table.view.moments(None)[-1].paused
            answer.set_result("d6")
            await until(lambda: not table._bots.thinking)
            assert len(table.view.moments(None)) == 1
            await table.play("bob", new(), 1, "!resume")
            _, answer = await workers.asked.get()
            answer.set_result("d6")
            await until(lambda: len(table.view.moments(None)) == 2)


class TestStandIns:
    async def test_it_is_told_who_has_been_away_for_how_long(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", now=time) as table:
            table.enter(Watcher("ada"), None)
            table.enter(bob := Watcher("bob"), None)
            seat = table.view.info("ada").seats[1]
            assert (seat.present, seat.away, seat.vacant) == (True, None, None)
            table.leave(bob)
            time.now += 7_000
            seat = table.view.info("ada").seats[1]
            assert (seat.present, seat.away, seat.vacant) == (False, 7_000, ABSENCE - 7_000)

    async def test_a_bot_takes_over_an_abandoned_seat_and_gives_it_back(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", now=time, workers=(workers := Puppet())) as table:
            table.enter(Watcher("ada"), None)
            table.enter(bob := Watcher("bob"), None)
            await table.play("ada", new(), 0, "d6")
            table.leave(bob)
            time.now += ABSENCE - 1
            assert await refusal(table, "ada", 0, "!takeover 1") == "takeover-early"
            time.now += 1
            await table.play("ada", new(), 0, "!takeover 1")
            assert table.view.moments(None)[-1].stand_ins == [1]
            _, answer = await workers.asked.get()
            answer.set_result("c6")
            await until(lambda: len(table.view.moments(None)) == 3)
            table.enter(bob, None)
            assert await refusal(table, "bob", 1, "!resign") == "seat-stood-in"
            await table.play("bob", new(), 1, "!return")
            await table.play("ada", new(), 0, table.view.moments("ada")[-1].moves[0][0])
            await table.play("bob", new(), 1, table.view.moments("bob")[-1].moves[1][0])
            assert workers.asked.empty()

    async def test_a_bot_that_is_still_thinking_makes_no_move_for_whoever_is_back(
        self, tmp_path: Path, time: Time
    ) -> None:
        async with opened(tmp_path / "db", now=time, workers=(workers := Puppet())) as table:
            table.enter(Watcher("ada"), None)
            await table.play("ada", new(), 0, "d6")
            time.now += ABSENCE
            await table.play("ada", new(), 0, "!takeover 1")
            _, answer = await workers.asked.get()
            await table.play("bob", new(), 1, "!return")
            answer.set_result("c6")
            await until(lambda: not table._bots.thinking)
            assert len(table.view.moments(None)) == 2

    async def test_nobody_who_is_there_is_replaced(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", now=time) as table:
            table.enter(Watcher("ada"), None)
            table.enter(Watcher("bob"), None)
            time.now += 10 * ABSENCE
            assert await refusal(table, "ada", 0, "!takeover 1") == "takeover-not"

    async def test_a_second_tab_that_stays_is_somebody_who_is_there(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", now=time) as table:
            table.enter(Watcher("bob"), None)
            table.enter(second := Watcher("bob"), None)
            table.leave(second)
            assert table.view.info("ada").seats[1].away is None

    async def test_whoever_is_back_before_all_have_agreed_keeps_the_seat(
        self, tmp_path: Path, coffer: str, time: Time, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(toy, "SECONDS", 1e6)
        monkeypatch.setattr(toy_bots, "LEVELS", reversi_bots.LEVELS)
        async with opened(tmp_path / "db", coffer, chairs=THREE, now=time) as table:
            for guest in ("ada", "bob"):
                table.enter(Watcher(guest), None)
            time.now += ABSENCE
            await table.play("ada", new(), 0, "!takeover 2")
            assert table.view.moments(None)[-1].request is not None
            table.enter(Watcher("cleo"), None)
            await until(lambda: table.view.moments(None)[-1].request is None)
            assert table.view.moments(None)[-1].stand_ins == []

    async def test_in_a_pause_one_waits_longer(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", now=time) as table:
            table.enter(Watcher("ada"), None)
            await table.play("ada", new(), 0, "!pause")
            await table.play("bob", new(), 1, "!agree")
            time.now += ABSENCE
            assert await refusal(table, "ada", 0, "!takeover 1") == "takeover-early"
            time.now += LONG_ABSENCE
            await table.play("ada", new(), 0, "!takeover 1")

    async def test_by_correspondence_nobody_need_be_there(self, tmp_path: Path, time: Time) -> None:
        rule = StoredClock("correspondence", seconds=DAY)
        async with opened(tmp_path / "db", clock=rule, now=time, wall=time.wall) as table:
            table.enter(Watcher("ada"), None)
            time.now += 10 * ABSENCE
            assert table.view.info("ada").seats[1].vacant is None
            assert await refusal(table, "ada", 0, "!takeover 1") == "takeover-not"

    async def test_a_stand_in_agrees_to_a_take_back_and_not_to_a_draw(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", now=time) as table:
            table.enter(Watcher("ada"), None)
            await table.play("ada", new(), 0, "d6")
            time.now += ABSENCE
            await table.play("ada", new(), 0, "!takeover 1")
            await table.play("ada", new(), 0, "!draw")
            assert table.view.moments(None)[-1].ending is None
            await table.play("ada", new(), 0, "!takeback")
            assert len(table.view.moments(None)) == 1

    async def test_a_stand_in_outlasts_a_restart(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", now=time) as table:
            table.enter(Watcher("ada"), None)
            time.now += ABSENCE
            await table.play("ada", new(), 0, "!takeover 1")
        lively = Puppet(answer=lambda view: next(iter(view.turns)))
        async with opened(tmp_path / "db", now=time, workers=lively) as table:
            table.enter(Watcher("ada"), None)
            await table.play("ada", new(), 0, "d6")
            await until(lambda: len(table.view.moments(None)) == 3)


class TestNotes:
    async def test_conduct_is_noted_where_others_read_it(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            table.enter(bob := Watcher("bob"), None)
            await table.play("ada", new(), 0, "d6")
            await table.play("ada", new(), 0, "!takeback")
            await table.play("bob", new(), 1, "!decline")
            assert lines(bob) == [(0, "!takeback"), (1, "!decline takeback 0")]
        async with opened(tmp_path / "db") as table:
            table.enter(bob := Watcher("bob"), None)
            assert lines(bob) == [(0, "!takeback"), (1, "!decline takeback 0")]

    async def test_nothing_is_noted_for_a_person_among_bots(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT)) as table:
            table.enter(ada := Watcher("ada"), None)
            await table.play("ada", new(), 0, "!draw")
            assert lines(ada) == []

    async def test_who_sits_down_leaves_and_comes_back_is_noted(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(presence, "SETTLING", 0.02)
        heard: list[tuple[int | None, str]] = []

        def has_heard(count: int) -> bool:
            heard.extend(lines(ada))
            return len(heard) == count

        async with opened(tmp_path / "db", chairs=(HUMANS[0], Chair("open"))) as table:
            table.enter(ada := Watcher("ada"), None)
            table.enter(bob := Watcher("bob"), None)
            await table.seats.sit("bob", 1, "Bob")
            table.leave(bob)
            await until(lambda: has_heard(2))
            table.enter(bob, None)
            await until(lambda: has_heard(3))
            assert heard == [(1, "!sat"), (1, "!left"), (1, "!came")]

    async def test_who_takes_two_seats_from_afar_has_left_once(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(presence, "SETTLING", 0.5)  # both seats are taken within it
        faults: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        heard: list[tuple[int | None, str]] = []

        def has_left() -> bool:
            heard.extend(lines(ada))
            return (1, "!left") in heard

        async with opened(tmp_path / "db", "copyright", (HUMANS[0], Chair("open"), Chair("open"))) as table:
            table.enter(ada := Watcher("ada"), None)
            await table.seats.sit("bob", 1, "Bob")
            await table.seats.sit("bob", 2, "Bea")
            await until(has_left)
            await asyncio.sleep(0.6)
            assert heard + lines(ada) == [(1, "!sat"), (2, "!sat"), (1, "!left")]
            assert not faults

    async def test_a_page_that_is_loaded_anew_is_not_noted(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            table.enter(ada := Watcher("ada"), None)
            table.enter(bob := Watcher("bob"), None)
            table.leave(bob)
            table.enter(bob, None)
            assert lines(ada) == []
