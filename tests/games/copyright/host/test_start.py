"""How races of Copyright start: everybody says that they are ready, then there is a count of three (COP-66)."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from galerie.core.record import loads, replay
from galerie.games import GAMES
from galerie.games.copyright import Copyright
from galerie.host.table.table import Table
from galerie.host.table.timeline import COUNT
from galerie.host.wire import Countdown, Moment, RaceStart
from tests.games.copyright.host.test_race import Time
from tests.games.copyright.tables import steps
from tests.host.tables import BOT, HUMANS, Puppet, Watcher, opened, until
from tests.host.test_conduct import commands, refusal

pytestmark = pytest.mark.rule("COP-66")
ADA = HUMANS[0]
new = commands()


def race(path: Path, time: Time, **wishes: Any) -> Any:
    return opened(path, "copyright", now=time, ready_check=True, **wishes)


def now(table: Table) -> Copyright:
    position = table._history.match.position
    assert isinstance(position, Copyright)
    return position


def moment(table: Table, guest: str = "ada") -> Moment:
    return table.view.moments(guest)[-1]


def log(table: Table) -> list[str]:
    return [f"{line.seat} {line.move.split(' ')[0]}" for line in table._history.lines]


async def start(table: Table, time: Time, guests: Iterable[str] = ("ada",)) -> None:
    for seat, guest in enumerate(guests):
        await table.play(guest, new(), seat, "!ready")
    time.now += COUNT
    await table._progress.handle_alarm()


async def test_it_waits_for_everybody_and_then_counts_to_three(tmp_path: Path) -> None:
    time = Time()
    async with race(tmp_path / "db", time) as table:
        for guest in ("ada", "bob"):
            table.enter(Watcher(guest), None)
        time.now += 60_000
        assert moment(table).start == RaceStart([]), "nobody is hurried"
        assert (now(table).stage, now(table).desks[0].hand) == ("modelling", ()), "nobody sees a card before"
        await table.play("bob", new(), 1, "!ready")
        assert moment(table).start == RaceStart([1], grace=Countdown(left=60_000, whole=60_000))
        assert await refusal(table, "bob", 1, "!ready") == "ready-already"
        await table.play("ada", new(), 0, "!ready")
        time.now += COUNT - 1
        for guest in ("ada", "bob"):
            assert moment(table, guest).start == RaceStart([0, 1], Countdown(left=1, whole=COUNT))
        await table._progress.handle_alarm()
        assert await refusal(table, "ada", 0, "12") == "game-paused"
        time.now += 1
        await table._progress.handle_alarm()
        assert (now(table).stage, moment(table).start) == ("playing", None)
        assert moment(table).countdown == Countdown(left=300_000, whole=300_000)
        assert log(table) == ["-1 !hold", "1 !ready", "0 !ready", "-1 !count", "-1 !go", "-1 model", "-1 deal"]


async def test_whoever_is_ready_may_start_after_a_grace_with_somebody_who_keeps_silent(tmp_path: Path) -> None:
    time = Time()
    async with race(tmp_path / "db", time, ready_grace=60.0) as table:
        for guest in ("ada", "bob"):
            table.enter(bob := Watcher(guest), None)
        time.now += 600_000
        assert await refusal(table, "ada", 0, "!count") == "conduct-not-yours", "nobody is ready yet"
        await table.play("ada", new(), 0, "!ready")
        time.now += 59_000
        for guest in ("ada", "bob"):
            assert moment(table, guest).start == RaceStart([0], grace=Countdown(left=1_000, whole=60_000))
        assert await refusal(table, "ada", 0, "!count") == "count-early"
        time.now += 1_000
        assert await refusal(table, "bob", 1, "!count") == "conduct-not-yours"
        table.leave(bob)
        assert await refusal(table, "ada", 0, "!count") == "count-absent"
        table.enter(Watcher("bob"), None)
        await table.play("ada", new(), 0, "!count")
        assert moment(table).start == RaceStart([0, 1], Countdown(left=COUNT, whole=COUNT))
        time.now += COUNT
        await table._progress.handle_alarm()
        assert len(now(table).desks[1].hand) == 10, "everybody starts"
        assert await refusal(table, "ada", 0, "!count") == "conduct-not-yours"


@pytest.mark.parametrize("way", ["help", "leaving", "pause"])
async def test_a_race_that_was_held_while_it_ran_gains_no_rating(tmp_path: Path, way: str) -> None:
    time = Time()
    async with race(tmp_path / "db", time, chairs=(ADA, BOT)) as table:
        table.enter(ada := Watcher("ada"), None)
        await start(table, time)
        assert table._rating.cannot_gain == set(), "before the first card was seen it may be held"
        if way == "leaving":
            table.leave(ada)
        else:
            await table.play("ada", new(), 0, {"help": "!hold", "pause": "!pause"}[way])
        await until(lambda: moment(table).start is not None)
        assert (table._rating.cannot_gain, table.view.info("ada").helped) == ({0}, True)
    async with race(tmp_path / "db", time) as table:
        assert table._rating.cannot_gain == {0}


async def test_in_company_a_pause_costs_nobody_anything(tmp_path: Path) -> None:
    time = Time()
    async with race(tmp_path / "db", time) as table:
        for guest in ("ada", "bob"):
            table.enter(Watcher(guest), None)
        await start(table, time, ("ada", "bob"))
        await table.play("ada", new(), 0, "!pause")
        await table.play("bob", new(), 1, "!agree")
        assert table._rating.cannot_gain == set()


async def test_nobody_can_cut_the_wait_short(tmp_path: Path) -> None:
    async with race(tmp_path / "db", Time()) as table:
        table.enter(Watcher("ada"), None)
        for text in ("!resume", "!count", "!go", "done"):
            assert await refusal(table, "ada", 0, text) in ("ready-first", "conduct-not-yours", "game-paused")
        await table.play("ada", new(), 0, "!ready")
        await table.play("bob", new(), 1, "!ready")
        waiting = moment(table).start
        assert waiting
        assert (waiting.ready, waiting.count) == ([0, 1], None), "Bob has said so, but is not there"
        table.enter(Watcher("bob"), None)
        await table.wake()
        assert moment(table).start == RaceStart([0, 1], Countdown(left=COUNT, whole=COUNT))


async def test_the_wait_and_the_count_outlast_a_restart(tmp_path: Path) -> None:
    time = Time()
    async with race(tmp_path / "db", time, chairs=(ADA, BOT)) as table:
        table.enter(Watcher("ada"), None)
        assert moment(table).start == RaceStart([])
    async with race(tmp_path / "db", time) as table:
        assert moment(table).start == RaceStart([])
        table.enter(Watcher("ada"), None)
        await table.play("ada", new(), 0, "!ready")
        time.now += 2_000
    async with race(tmp_path / "db", time) as table:
        assert moment(table).start == RaceStart([0, 1], Countdown(left=COUNT, whole=COUNT)), "it counts again"
        time.now += COUNT
        await table._progress.handle_alarm()
        assert now(table).stage == "playing"


async def test_before_the_next_round_there_is_only_the_count(tmp_path: Path) -> None:
    time = Time()
    async with race(tmp_path / "db", time, options=("fair", "minutes=1")) as table:
        for guest in ("ada", "bob"):
            table.enter(Watcher(guest), None)
        await start(table, time, ("ada", "bob"))
        for step in steps(now(table), 0):
            await table.play("ada", new(), 0, str(step))
        for seat, guest in enumerate(("ada", "bob")):
            await table.play(guest, new(), seat, "next")
        assert moment(table).start == RaceStart([0, 1], Countdown(left=COUNT, whole=COUNT))
        assert (now(table).stage, now(table).round) == ("modelling", 2)
        time.now += COUNT
        await table._progress.handle_alarm()
        assert now(table).stage == "playing"


async def test_a_pause_ends_with_a_count_too(tmp_path: Path) -> None:
    time = Time()
    async with race(tmp_path / "db", time) as table:
        for guest in ("ada", "bob"):
            table.enter(Watcher(guest), None)
        await start(table, time, ("ada", "bob"))
        time.now += 10_000
        assert await refusal(table, "ada", 0, "!hold") == "hold-company"
        await table.play("ada", new(), 0, "!pause")
        await table.play("bob", new(), 1, "!agree")
        assert await refusal(table, "ada", 0, "!resume") == "ready-first"
        time.now += 99_000
        await start(table, time, ("ada", "bob"))
        assert moment(table).countdown == Countdown(left=290_000, whole=300_000)


async def test_against_bots_alone_help_holds_the_race_and_the_bots(tmp_path: Path) -> None:
    time, workers = Time(), Puppet()
    async with race(tmp_path / "db", time, chairs=(ADA, BOT), workers=workers) as table:
        table.enter(Watcher("ada"), None)
        await start(table, time)
        _, answer = await workers.asked.get()
        time.now += 5_000
        await table.play("ada", new(), 0, "!hold")
        answer.set_result("done")
        time.now += 600_000
        assert (moment(table).countdown, moment(table).moves) == (Countdown(left=295_000, whole=300_000), {})
        assert not now(table).desks[1].done, "the bot does not play on"
        await start(table, time)
        assert moment(table).countdown == Countdown(left=295_000, whole=300_000)


@pytest.mark.parametrize("chairs", [(ADA, BOT), (ADA,)])
async def test_whoever_leaves_for_the_rules_or_a_lesson_holds_it(tmp_path: Path, chairs: Any) -> None:
    time = Time()
    async with race(tmp_path / "db", time, chairs=chairs) as table:
        table.enter(ada := Watcher("ada"), None)
        await start(table, time)
        table.leave(ada)
        await until(lambda: moment(table).start is not None)
        table.enter(Watcher("ada"), None)
        await start(table, time)
        assert moment(table).start is None


async def test_whoever_leaves_during_the_count_holds_it_too(tmp_path: Path) -> None:
    time = Time()
    async with race(tmp_path / "db", time, chairs=(ADA, BOT)) as table:
        table.enter(ada := Watcher("ada"), None)
        await table.play("ada", new(), 0, "!ready")
        table.leave(ada)
        time.now += COUNT
        await table._progress.handle_alarm()
        assert moment(table).start == RaceStart([])
        assert moment(table).countdown == Countdown(left=300_000, whole=300_000)


async def test_nobody_holds_a_race_of_bots_by_leaving(tmp_path: Path) -> None:
    time = Time()
    async with race(tmp_path / "db", time, chairs=(BOT, BOT)) as table:
        table.enter(looker := Watcher("eve"), None)
        time.now += COUNT
        await table._progress.handle_alarm()
        events = len(log(table))
        table.leave(looker)
        await until(lambda: not table._background)
        assert (moment(table).start, len(log(table))) == (None, events)


async def test_others_do_not_wait_because_somebody_leaves(tmp_path: Path) -> None:
    time = Time()
    async with race(tmp_path / "db", time) as table:
        for guest in ("ada", "bob"):
            table.enter(Watcher(guest), None)
        await start(table, time, ("ada", "bob"))
        for connection in [*table.connections]:
            table.leave(connection)
        assert not table._progress.is_deserted


async def test_one_after_another_there_is_no_race(tmp_path: Path) -> None:
    async with race(tmp_path / "db", Time(), options=("turns",)) as table:
        table.enter(Watcher("ada"), None)
        assert (now(table).stage, moment(table).start) == ("playing", None)
        await table.play("ada", new(), 0, "!pause")
        await table.play("bob", new(), 1, "!agree")
        await table.play("ada", new(), 0, "!resume")
        assert not moment(table).paused


async def test_the_record_of_a_started_race_can_be_replayed(tmp_path: Path) -> None:
    time = Time()
    async with race(tmp_path / "db", time, chairs=(ADA,), options=("fair",)) as table:
        table.enter(Watcher("ada"), None)
        await start(table, time)
        for step in steps(now(table), 0):
            time.now += 1_000
            await table.play("ada", new(), 0, str(step))
        *_, last = replay(GAMES, loads(table.view.record()))
        assert last.outcome == table._history.match.outcome
