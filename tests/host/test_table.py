"""One table, driven directly: chance, countdowns, bots, slow visitors and a failing store."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from galerie.core import Refusal
from galerie.games import GAMES
from galerie.games.reversi import View
from galerie.host.people.people import People
from galerie.host.socket.connection import TRY_AGAIN_LATER
from galerie.host.store.rows import Chair, StoredClock, StoredTable, TableSetup
from galerie.host.store.writer import OnDone
from galerie.host.table import bots
from galerie.host.table.limits import TableLimits
from galerie.host.table.seating import Seating
from galerie.host.table.table import Table
from galerie.host.wire import ClockReading, Countdown, Ending
from tests import toy
from tests.host.tables import BOT, HUMANS, Puppet, Watcher, opened, until

EARLY_PASS = [("e3", "f3"), ("g3", "g2"), ("c5", "h3"), ("h1", "f1")]
"""After the last of these moves gold has nothing to flank."""


def has_more(table: Table, moments: int) -> bool:
    return len(table.view.moments(None)) > moments


@pytest.fixture
def coffer(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with secrets, chance and a countdown, known to the host."""
    monkeypatch.setitem(GAMES, toy.GAME.name, toy.GAME)
    return toy.GAME.name


async def test_chance_acts_by_itself_and_its_draw_is_logged(tmp_path: Path, coffer: str) -> None:
    async with opened(tmp_path / "db", coffer) as table:
        (moment,) = table.view.moments(None)[-1:]
        assert (moment.seat, moment.version) == (-1, 1)
        assert moment.to_act == [0, 1]
    async with opened(tmp_path / "db", coffer) as again:
        assert again.view.moments(None)[-1].move == moment.move


async def test_a_game_without_a_reviewer_says_so(tmp_path: Path, coffer: str) -> None:
    async with opened(tmp_path / "db", coffer) as table:
        assert not table.view.info(None).reviewed
        await table.play("ada", "command", 0, "!resign")
        with pytest.raises(Refusal, match="review none"):
            await table.advice.review()


async def test_a_countdown_moves_for_those_who_did_not(
    tmp_path: Path, coffer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy, "SECONDS", 0.05)
    async with opened(tmp_path / "db", coffer) as table:
        watcher = Watcher(None)
        table.enter(watcher, None)
        await until(lambda: "late 0" in str(watcher.heard))


async def test_a_countdown_is_told_and_not_started_anew_by_another_players_move(tmp_path: Path, coffer: str) -> None:
    time = 1_000
    async with opened(tmp_path / "db", coffer, now=lambda: time) as table:
        assert table.view.moments("ada")[-1].countdown == Countdown(left=10_000, whole=10_000)
        time += 4_000
        await table.play("bob", "1", 1, "hide 2")
        assert table.view.moments("ada")[-1].countdown == Countdown(left=6_000, whole=10_000)


async def test_whoever_comes_back_in_mid_count_is_told_what_is_left_of_it(tmp_path: Path, coffer: str) -> None:
    time = 1_000
    async with opened(tmp_path / "db", coffer, now=lambda: time) as table:
        version = table.view.moments("ada")[-1].version
        for since in (version, None):
            time += 2_500
            table.enter(watcher := Watcher("ada"), since)
            (welcome, *_) = watcher.heard
            assert welcome["moments"][-1]["countdown"] == {"left": 11_000 - time, "whole": 10_000}


async def test_a_countdown_begins_anew_when_the_host_does(tmp_path: Path, coffer: str) -> None:
    time = 1_000
    async with opened(tmp_path / "db", coffer, now=lambda: time):
        time += 4_000
    async with opened(tmp_path / "db", coffer, now=lambda: time) as again:
        assert again.view.moments("ada")[-1].countdown == Countdown(left=10_000, whole=10_000)


async def test_no_clock_runs_before_everybody_has_come(tmp_path: Path) -> None:
    chairs = (HUMANS[0], Chair("open"))
    async with opened(tmp_path / "db", chairs=chairs, clock=StoredClock("move", seconds=1), notice_pause=0.0) as table:
        table.enter(watcher := Watcher("ada"), None)
        table.leave(watcher)
        assert table.idle
        await table.seats.sit("bob", 1, "Bob")
        await until(lambda: not table._absentees.calling)
        assert table.idle, "whose turn it is has left"
        table.enter(watcher, None)
        await until(lambda: table._alarm.is_set)
        table.leave(watcher)
        assert not table.idle


async def test_a_bot_plays_what_it_thinks(tmp_path: Path) -> None:
    workers = Puppet(answer=lambda view: next(iter(view.turns)))
    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT), workers=workers) as table:
        table.enter(Watcher("ada"), None)
        await table.play("ada", "1", 0, "d6")
        await until(lambda: len(table.view.moments(None)) == 3)
        assert table.view.moments(None)[-1].to_act == [0]


async def test_a_bot_moves_on_when_the_other_side_has_to_pass(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT), workers=(workers := Puppet())) as table:
        table.enter(Watcher("ada"), None)
        for number, (mine, answer) in enumerate(EARLY_PASS):
            await table.play("ada", str(number), 0, mine)
            _, asked = await workers.asked.get()
            asked.set_result(answer)
            await until(partial(has_more, table, 2 * number + 2))
        view, _ = await workers.asked.get()
        assert view.turn == 1
        assert [moment.move for moment in table.view.moments(None)][-2:] == [EARLY_PASS[-1][1], "pass"]


async def test_a_bot_does_not_answer_a_move_that_was_taken_back(tmp_path: Path) -> None:
    workers = Puppet()
    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT), workers=workers) as table:
        table.enter(Watcher("ada"), None)
        await table.play("ada", "1", 0, "d6")
        _, answer = await workers.asked.get()
        await table.play("ada", "2", 0, "!takeback")
        await table.play("ada", "3", 0, "e3")
        answer.set_result("c6")
        view, answer = await workers.asked.get()
        assert view.last.square == "e3"
        answer.set_result("d3")
        await until(lambda: len(table.view.moments(None)) == 3)
        assert [moment.move for moment in table.view.moments(None)] == [None, "e3", "d3"]


async def test_a_bot_plays_to_the_end_whatever_is_offered(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT)) as table:
        table.enter(watcher := Watcher("ada"), None)
        await table.play("ada", "1", 0, "!draw")
        told = [frame["moment"] for frame in watcher.heard if frame["kind"] == "happened"]
        assert [(moment["seat"], moment["move"]) for moment in told] == [(0, "!draw"), (1, "!decline")]
        assert {name: told[0]["request"][name] for name in ("what", "seat", "agreed")} == {
            "what": "draw",
            "seat": 0,
            "agreed": [0],
        }
        assert told[1]["ending"] is None


async def test_two_on_one_screen_agree_on_a_draw_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", chairs=(HUMANS[0], Chair("human", "Bea", guest="ada"))) as table:
        await table.play("ada", "1", 0, "!draw")
        ending = table.view.moments(None)[-1].ending
        assert ending is not None
        assert (ending.ranks, ending.reason) == ([1, 1], "agreed")


async def test_two_persons_are_asked_before_a_draw(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        await table.play("ada", "1", 0, "!draw")
        assert table.view.moments(None)[-1].ending is None
        await table.play("bob", "2", 1, "!agree")
        assert table.view.moments(None)[-1].ending is not None


async def test_a_bot_that_fails_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "RETRY_SECONDS", 0.01)
    failures = iter([RuntimeError("out of ideas"), Refusal("not-saved")])

    def answer(view: View) -> str:
        for failure in failures:
            raise failure
        return next(iter(view.turns))

    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT), workers=Puppet(answer)) as table:
        table.enter(Watcher("ada"), None)
        await table.play("ada", "1", 0, "d6")
        await until(lambda: len(table.view.moments(None)) == 3)


async def test_bots_do_not_play_to_an_empty_hall(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", chairs=(BOT, BOT), workers=(workers := Puppet())) as table:
        assert table.idle
        table.enter(watcher := Watcher(None), None)
        _, answer = await workers.asked.get()
        table.leave(watcher)
        answer.set_result("d6")
        await until(lambda: table.idle)
        assert len(table.view.moments(None)) == 2


async def test_bots_with_a_clock_go_on_against_a_person_who_is_away_and_not_among_themselves(tmp_path: Path) -> None:
    rule = StoredClock("game", seconds=300)
    async with opened(tmp_path / "alone", chairs=(BOT, BOT), clock=rule) as table:
        assert not table._bots.thinking
    async with opened(tmp_path / "away", chairs=(BOT, HUMANS[1]), clock=rule, workers=(workers := Puppet())) as table:
        _, answer = await workers.asked.get()
        answer.set_result("d6")
        await until(lambda: len(table.view.moments(None)) == 2)


async def test_bots_play_for_a_player_who_is_connected_before_anybody_who_watches(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT)) as table:
        assert table._bots._whose() == ("away", "")
        table.enter(Watcher("stranger", "there"), None)
        assert table._bots._whose() == ("there", "stranger")
        table.enter(Watcher("ada", "here"), None)
        assert table._bots._whose() == ("here", "ada")


async def test_a_move_comes_too_late_once_the_handle_alarm(tmp_path: Path) -> None:
    time = 0
    rule = StoredClock("move", seconds=1)
    async with opened(tmp_path / "db", clock=rule, now=lambda: time) as table:
        time = 5_000
        with pytest.raises(Refusal, match="game over"):
            await table.play("ada", "1", 0, "d6")
        assert table.view.moments(None)[-1].ending == Ending([0.0, 1.0], [2, 1], "time", counted=False)


async def test_past_moments_show_the_clocks_of_their_time(tmp_path: Path) -> None:
    time = 10**9
    rule = StoredClock("game", seconds=300)
    async with opened(tmp_path / "db", clock=rule, now=lambda: time) as table:
        time += 10_000
        await table.play("ada", "1", 0, "d6")
        time += 5_000
        start, last = table.view.moments("ada")
        assert start.clock == ClockReading([300_000, 300_000], [0])
        assert last.clock == ClockReading([290_000, 295_000], [1])


async def test_a_bot_goes_on_thinking_after_a_restart(tmp_path: Path) -> None:
    silent = Puppet()
    async with opened(tmp_path / "db", chairs=(HUMANS[0], BOT), workers=silent) as table:
        table.enter(Watcher("ada"), None)
        await table.play("ada", "1", 0, "d6")
        await silent.asked.get()
    lively = Puppet(answer=lambda view: next(iter(view.turns)))
    async with opened(tmp_path / "db", workers=lively) as table:
        table.enter(Watcher("ada"), None)
        await until(lambda: len(table.view.moments(None)) == 3)


async def test_a_command_repeated_after_a_restart_is_still_done_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        assert await table.play("ada", "once", 0, "d6") == 1
    async with opened(tmp_path / "db") as table:
        assert await table.play("ada", "once", 0, "d6") == 1
        assert len(table.view.moments(None)) == 2


async def test_a_table_has_no_more_events_than_it_may(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", limits=TableLimits(events=1)) as table:
        assert await table.play("ada", "1", 0, "d6") == 1
        with pytest.raises(Refusal, match="table long"):
            await table.play("bob", "2", 1, "c6")


async def test_a_move_that_cannot_be_saved_is_refused_and_told_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "db") as table:
        watcher = Watcher("bob")
        table.enter(watcher, None)
        assert watcher.heard

        def full(_: object, on_done: OnDone) -> None:
            on_done(None, Refusal("not-saved"))

        with monkeypatch.context() as disk:
            disk.setattr(table._services.store, "submit", full)
            with pytest.raises(Refusal) as refused:
                await table.play("ada", "1", 0, "d6")
        assert refused.value.code == "not-saved"
        assert watcher.heard == []
        assert len(table.view.moments(None)) == 1
        assert await table.play("ada", "1", 0, "d6") == 1


async def test_a_move_is_finished_though_its_author_hangs_up(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        asking = asyncio.create_task(table.play("ada", "1", 0, "d6"))
        await asyncio.sleep(0)
        asking.cancel()
        await until(lambda: len(table.view.moments(None)) == 2)
        assert await table.play("bob", "2", 1, "c6") == 2


@pytest.mark.parametrize("moments", range(4))
async def test_whoever_is_cancelled_stops_once_his_move_is_kept_and_told(tmp_path: Path, moments: int) -> None:
    async with opened(tmp_path / "db") as table:
        reached = asyncio.Event()

        async def ask() -> None:
            await table.play("ada", "1", 0, "d6")
            reached.set()
            await asyncio.Event().wait()

        asking = asyncio.create_task(ask())
        await asyncio.sleep(0)
        for _ in range(moments):
            asking.cancel()
            await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert reached.is_set()
        assert len(table.view.moments(None)) == 2
        assert await table.play("bob", "2", 1, "c6") == 2


async def test_a_time_limit_around_a_move_is_told_from_being_cancelled(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:

        async def ask() -> None:
            async with asyncio.timeout(0):
                await table.play("ada", "1", 0, "d6")
                await asyncio.Event().wait()

        with pytest.raises(TimeoutError):
            await ask()
        assert await table.play("bob", "2", 1, "c6") == 2


async def test_a_visitor_who_falls_behind_is_let_go(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        slow = Watcher(None)
        table.enter(slow, None)
        assert slow.heard
        slow.recorded.behind = True
        table.enter(Watcher("ada"), None)
        await until(lambda: slow.closed)
        assert slow.close_code == TRY_AGAIN_LATER
        assert slow.heard == []


async def test_two_commands_at_once_are_judged_one_after_the_other(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        first, second = await asyncio.gather(
            table.play("ada", "1", 0, "d6"), table.play("ada", "2", 0, "e3"), return_exceptions=True
        )
        assert first == 1
        assert isinstance(second, Refusal)
        assert second.code == "not-your-turn"


async def test_a_table_with_nobody_and_nothing_under_way_is_idle(tmp_path: Path) -> None:
    async with opened(tmp_path / "db", notice_pause=0.0) as table:
        await until(lambda: table.idle)
        watcher = Watcher("ada")
        table.enter(watcher, None)
        assert not table.idle
        table.leave(watcher)
        assert table.idle


async def test_a_review_that_has_failed_is_worked_out_again(tmp_path: Path) -> None:
    class Stumbling(Puppet):
        def __init__(self) -> None:
            super().__init__()
            self.answers: list[Any] = [OSError("a worker died"), "what was possible"]

        async def run(self, *_: Any, **__: Any) -> Any:
            answer = self.answers.pop(0)
            if isinstance(answer, OSError):
                raise answer
            return answer

    async with opened(tmp_path / "db", game="deflecto", workers=Stumbling()) as table:
        await table.play("ada", "resigning", 0, "!resign")
        with pytest.raises(OSError, match="a worker died"):
            await table.advice.review()
        assert [await table.advice.review() for _ in range(2)] == ["what was possible"] * 2


def test_a_rematch_of_a_table_of_former_rules_is_played_by_todays() -> None:
    setup = TableSetup("miroir", 1, ("referee=challenge",), HUMANS)
    again = Seating(StoredTable(setup, None, ()), People()).turned({0, 1})
    assert (again.rules, again.options) == (GAMES["miroir"].version, ("referee=challenge",))


async def test_people_who_come_and_go_together_are_announced_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        table.enter(first := Watcher("ada"), None)
        await until(lambda: not table.announcing)
        assert [frame["kind"] for frame in first.heard] == ["welcome"], "who has just been welcomed knows"
        crowd = [Watcher(f"guest {number}") for number in range(50)]
        for each in crowd:
            table.enter(each, None)
        await until(lambda: not table.announcing)
        (announced,) = first.heard
        assert announced["table"]["spectators"] == 50
        frames = {each.raw[-1] for each in crowd}
        assert len(frames) == 1, "those who may know the same get the same"
        for each in crowd:
            table.leave(each)
        await until(lambda: not table.announcing)
        (announced,) = first.heard
        assert announced["table"]["spectators"] == 0
