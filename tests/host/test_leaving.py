"""People who have not come yet, who leave for good, and what those who stay may do (GEN-01 to GEN-07)."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from galerie.core import NATURE, Event, Match, Out, Refusal
from galerie.core.conduct import Go
from galerie.games import GAMES
from galerie.host.store.rows import Chair, StoredClock
from galerie.host.table import presence
from galerie.host.table.clock import DAY
from galerie.host.table.table import Table
from galerie.host.wire import ClockReading
from tests.host.tables import BOT, HUMANS, Watcher, opened, until
from tests.host.test_conduct import THREE, Time, lines, new, refusal

LATE = (HUMANS[0], Chair("human", "Bob", guest="bob", seen=False))
GAME = StoredClock("game", seconds=600)


@pytest.fixture
def time() -> Time:
    return Time()


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refusal) as problem:
        yield
    assert problem.value.code == code


def match_of(table: Table) -> Match:
    return table._history.match


async def started(table: Table) -> None:
    """Everybody lays a first tile."""
    while len(match_of(table).line) <= match_of(table).seats:
        await table._progress.advance(Event(min(match_of(table).to_move), next(iter(match_of(table).legal_moves))))


def clock_of(table: Table) -> ClockReading:
    clock = table.view.moments(None)[-1].clock
    assert clock
    return clock


class TestClocks:
    @pytest.mark.rule("GEN-01")
    async def test_a_clock_starts_when_whom_the_game_waits_for_has_come(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", chairs=LATE, clock=GAME, now=time) as table:
            time.now += 1_000
            await table.play("ada", new(), 0, "d6")
            assert clock_of(table) == ClockReading([599_000, 600_000], []), "nobody has seen Bob"
            time.now += 3_600_000
            assert [seat.awaited for seat in table.view.info("ada").seats] == [False, True]
            assert match_of(table).outcome is None
            table.enter(bob := Watcher("bob"), None)
            await until(lambda: clock_of(table).running == [1])
            assert not any(seat.awaited for seat in table.view.info("ada").seats)
            assert bob.heard[-1]["moment"]["clock"]["running"] == [1], "everybody is told"
            time.now += 5_000
            assert clock_of(table) == ClockReading([599_000, 595_000], [1])
        async with opened(tmp_path / "db", now=time) as table:
            assert clock_of(table) == ClockReading([599_000, 600_000], [1]), "a restart forgets neither"

    @pytest.mark.rule("GEN-01")
    async def test_a_first_move_starts_it_too(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", chairs=LATE, clock=GAME, now=time) as table:
            await table.play("ada", new(), 0, "d6")
            time.now += 60_000
            await table.play("bob", new(), 1, "c6")
            await until(lambda: not table._seating.setup.unseen)
            time.now += 2_000
            assert clock_of(table) == ClockReading([598_000, 600_000], [0])
            await table.play("ada", new(), 0, "b6")
            time.now += 2_000
            assert clock_of(table) == ClockReading([598_000, 598_000], [1]), "Bob counts as seen"
        async with opened(tmp_path / "db", now=time) as table:
            assert clock_of(table).left == [598_000, 600_000]

    @pytest.mark.rule("GEN-01")
    async def test_whoever_sits_down_last_is_waited_for(self, tmp_path: Path, time: Time) -> None:
        chairs = (Chair("open"), HUMANS[1])
        async with opened(tmp_path / "db", chairs=chairs, clock=GAME, now=time) as table:
            table.enter(Watcher("bob"), None)
            await table.seats.sit("ada", 0, "Ada")
            assert [seat.awaited for seat in table.view.info(None).seats] == [True, False]
            assert clock_of(table).running == []
            table.enter(Watcher("ada"), None)
            await until(lambda: clock_of(table).running == [0])

    @pytest.mark.rule("GEN-01")
    async def test_of_three_whoever_has_left_before_the_last_seat_was_taken_is_waited_for(
        self, tmp_path: Path, time: Time
    ) -> None:
        chairs = (Chair("open"),) * 3
        async with opened(tmp_path / "db", game="deflecto", chairs=chairs, clock=GAME, now=time) as table:
            await table.seats.sit("ada", 0, "Ada")
            table.enter(ada := Watcher("ada"), None)
            await table.seats.sit("bob", 1, "Bob")
            table.leave(ada)
            table.enter(Watcher("bob"), None)
            await table.seats.sit("cleo", 2, "Cleo")
            assert [seat.awaited for seat in table.view.info(None).seats] == [True, False, True]
            for guest in ("ada", "cleo"):
                table.enter(Watcher(guest), None)
            await until(lambda: not table._seating.setup.unseen)
            assert clock_of(table).running == sorted(match_of(table).to_move)

    @pytest.mark.rule("GEN-01")
    @pytest.mark.parametrize("moves", [[], ["d6"]], ids=["not moved", "moved"])
    async def test_after_a_seat_was_freed_everybody_is_waited_for_again_who_has_not_moved(
        self, tmp_path: Path, time: Time, moves: list[str]
    ) -> None:
        async with opened(tmp_path / "db", clock=GAME, now=time, opener="ada") as table:
            table.enter(ada := Watcher("ada"), None)
            for move in moves:
                await table.play("ada", new(), 0, move)
            await table.seats.stand_up("ada", 1)
            table.leave(ada)
            await table.seats.sit("cleo", 1, "Cleo")
            assert [seat.awaited for seat in table.view.info(None).seats] == [not moves, True]
            assert clock_of(table).running == []
            time.now += 3_600_000
            for guest in ("ada", "cleo"):
                table.enter(Watcher(guest), None)
            await until(lambda: not table._seating.setup.unseen)
            assert clock_of(table).left == [600_000, 600_000], "nobody was charged for the wait"


class TestFreedSeats:
    """A seat that nobody has used is freed only while the game may be aborted, and ends nothing that has begun."""

    @pytest.mark.rule("GEN-01")
    async def test_no_seat_is_freed_once_the_game_may_not_be_aborted(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", game="deflecto", chairs=THREE, opener="ada") as table:
            while len(match_of(table).line) < 3:
                await table._progress.advance(
                    Event(min(match_of(table).to_move), next(iter(match_of(table).legal_moves)))
                )
            (late,) = match_of(table).to_move
            opener = next(chair.guest for seat, chair in enumerate(THREE) if seat != late) or ""
            table._seating.setup = replace(table._seating.setup, opener=opener)
            assert not match_of(table).is_abortable
            assert not table.view.info(opener).seats[late].freeable
            with refused("seat-used"):
                await table.seats.stand_up(opener, late)

    async def test_a_seat_of_a_tournament_is_never_freed(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", opener="ada") as table:
            assert table.view.info("ada").seats[1].freeable
            table._seating.setup = replace(table._seating.setup, tournament="tournament")
            assert not table.view.info("ada").seats[1].freeable
            with refused("seat-used"):
                await table.seats.stand_up("ada", 1)

    @pytest.mark.rule("GEN-01")
    async def test_whoever_has_moved_does_not_give_up_a_seat_but_the_table_may_be_withdrawn_as_it_may_be_aborted(
        self, tmp_path: Path
    ) -> None:
        async with opened(tmp_path / "db", opener="ada") as table:
            await table.play("ada", new(), 0, "d6")
            await table.seats.stand_up("ada", 1)
            for act in (table.seats.stand_up("ada", 0), table.seats.start_with_fewer("ada")):
                with refused("table-begun"):
                    await act
            await table.seats.withdraw("ada")
            assert table.setup.withdrawn

    @pytest.mark.rule("GEN-01")
    async def test_a_table_from_before_whose_seat_was_freed_late_is_not_withdrawn(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", opener="ada") as table:
            await table.play("ada", new(), 0, "d6")
            await table.play("bob", new(), 1, "c6")
            await table.seats.update(table._seating.reseated(1, Chair("open")))
            with refused("table-begun"):
                await table.seats.withdraw("ada")

    @pytest.mark.parametrize("ready_check", [True, False], ids=["ready", "at once"])
    @pytest.mark.parametrize("game", ["copyright", "deflecto"])
    async def test_two_of_three_play_without_the_one_who_never_came(
        self, tmp_path: Path, game: str, ready_check: bool
    ) -> None:
        async with opened(tmp_path / "db", game=game, chairs=THREE, opener="cleo", ready_check=ready_check) as table:
            watchers = {guest: Watcher(guest) for guest in ("bob", "cleo")}
            for watcher in watchers.values():
                table.enter(watcher, None)
            assert table._history.entries, "chance or the host has acted at the full table"
            if match_of(table).start:
                await table.play("bob", new(), 1, "!ready")
            await table.seats.stand_up("cleo", 0)
            await table.seats.start_with_fewer("cleo")
            assert [chair.name for chair in table.setup.chairs] == ["Bob", "Cleo"]
            assert (match_of(table).seats, table.playing) == (2, True)
            fresh = Match.begin(GAMES[game], 2)
            for event in match_of(table).log:
                fresh = fresh.then(*event)
            assert fresh.position == match_of(table).position
            if match_of(table).start:
                for seat, guest in enumerate(("bob", "cleo")):
                    await table.play(guest, new(), seat, "!ready")
                await table._progress.advance(Event(NATURE, Go()))
            mover = min(match_of(table).to_move)
            await table.play(("bob", "cleo")[mover], new(), mover, next(iter(match_of(table).moves(mover).texts)))
            last = watchers["bob"].heard[-1]["moment"]
            assert last["version"] == match_of(table).version
            log = match_of(table).log
            status = table.status
        async with opened(tmp_path / "db") as table:
            assert match_of(table).log == log
            stored = await table._services.store.load("table")
            assert stored
            assert [entry.version for entry in stored.entries] == [*range(1, len(log) + 1)]
            assert table.status == status


class TestClaims:
    @pytest.mark.rule("GEN-04")
    @pytest.mark.parametrize(
        ("clock", "grace"),
        [
            (None, 180_000),
            (StoredClock("game", seconds=60), 30_000),
            (StoredClock("game", seconds=600), 60_000),
            (StoredClock("game", seconds=3_600), 180_000),
            (StoredClock("move", seconds=400), 40_000),
            (StoredClock("correspondence", seconds=2 * DAY), None),
        ],
        ids=str,
    )
    async def test_the_grace_is_a_tenth_of_the_clock_within_bounds(
        self, tmp_path: Path, time: Time, clock: StoredClock | None, grace: int | None
    ) -> None:
        async with opened(tmp_path / "db", clock=clock, now=time) as table:
            table.enter(ada := Watcher("ada"), None)
            table.enter(bob := Watcher("bob"), None)
            await table.play("ada", new(), 0, "!pause")  # no clock runs out meanwhile
            await table.play("bob", new(), 1, "!agree")
            await table.play("bob", new(), 1, "!resume")
            assert await refusal(table, "ada", 0, "!claim win") == "claim-not"
            table.leave(bob)
            await until(lambda: any(frame["kind"] == "seated" for frame in ada.heard))
            assert table.view.info("ada").seats[1].claim == grace
            if grace is None:
                assert await refusal(table, "ada", 0, "!claim win") == "claim-not"
                return
            time.now += grace - 1
            assert await refusal(table, "ada", 0, "!claim draw") == "claim-early"
            assert table.view.info("ada").seats[1].claim == 1

    @pytest.mark.rule("GEN-04")
    @pytest.mark.parametrize(("claim", "ranks"), [("!claim win", [1, 2]), ("!claim draw", [1, 1])])
    async def test_after_the_grace_the_one_who_stays_wins_or_draws(
        self, tmp_path: Path, time: Time, claim: str, ranks: list[int]
    ) -> None:
        async with opened(tmp_path / "db", now=time) as table:
            table.enter(ada := Watcher("ada"), None)
            time.now += presence.LONGEST_GRACE
            await table.play("ada", new(), 0, claim)
            ending = table.view.moments("ada")[-1].ending
            assert ending
            assert (ending.ranks, ending.reason) == (ranks, "left")
            assert (0, claim) in lines(ada)

    @pytest.mark.rule("GEN-04")
    async def test_coming_back_ends_the_grace(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", now=time) as table:
            table.enter(Watcher("ada"), None)
            table.enter(bob := Watcher("bob"), None)
            table.leave(bob)
            time.now += presence.LONGEST_GRACE
            table.enter(Watcher("bob"), None)
            assert table.view.info("ada").seats[1].claim is None
            assert await refusal(table, "ada", 0, "!claim win") == "claim-not"

    @pytest.mark.parametrize("chairs", [(HUMANS[0], BOT), (HUMANS[0], HUMANS[0])], ids=["a bot", "oneself"])
    async def test_nothing_is_claimed_where_nobody_has_left(self, tmp_path: Path, chairs: Any, time: Time) -> None:
        async with opened(tmp_path / "db", chairs=chairs, now=time) as table:
            time.now += 10 * presence.LONGEST_GRACE
            assert await refusal(table, "ada", 0, "!claim win") == "claim-not"


class TestBeingOut:
    @pytest.mark.rule("GEN-02")
    async def test_of_three_who_resigns_is_out_and_the_others_play_on(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", game="deflecto", chairs=THREE) as table:
            await started(table)
            watcher = Watcher("cleo")
            table.enter(watcher, None)
            command = new()
            version = await table.play("bob", command, 1, "!resign")
            assert await table.play("bob", command, 1, "!resign") == version, "sent twice it is done once"
            moment = table.view.moments("ada")[-1]
            assert (moment.out, moment.ending) == ([1], None)
            assert 1 not in moment.to_act
            assert (1, "!out 1") in lines(watcher)
        async with opened(tmp_path / "db") as table:
            assert match_of(table).out == (1,)
            assert match_of(table).log[-1] == Event(1, Out(1))

    @pytest.mark.rule("GEN-02")
    async def test_of_three_who_runs_out_of_time_is_out(self, tmp_path: Path, time: Time) -> None:
        clock = StoredClock("game", seconds=60)
        async with opened(tmp_path / "db", game="deflecto", chairs=THREE, clock=clock, now=time) as table:
            await started(table)
            (late,) = match_of(table).to_move
            time.now += 61_000
            await table._progress.handle_alarm()
            assert match_of(table).out == (late,)
            assert match_of(table).log[-1] == Event(NATURE, Out(late))
            assert clock_of(table).running == sorted(match_of(table).to_move), "the next player's time runs"

    @pytest.mark.rule("GEN-02", "GEN-04")
    async def test_of_three_who_has_left_is_out_when_one_who_stays_says_so(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", game="deflecto", chairs=THREE, now=time) as table:
            for guest in ("ada", "bob"):
                table.enter(Watcher(guest), None)
            await started(table)
            time.now += presence.LONGEST_GRACE - 1
            assert await refusal(table, "ada", 0, "!out 2") == "claim-early"
            assert await refusal(table, "ada", 0, "!out 1") == "claim-not"
            time.now += 1
            await table.play("ada", new(), 0, "!out 2")
            assert match_of(table).out == (2,)
            assert table.view.info(None).seats[2].claim is None
            assert await refusal(table, "ada", 0, "!out 2") == "out-already"

    @pytest.mark.rule("GEN-03")
    async def test_a_bot_may_take_the_seat_instead_and_nobody_is_out(self, tmp_path: Path, time: Time) -> None:
        async with opened(tmp_path / "db", game="deflecto", chairs=THREE, now=time) as table:
            for guest in ("ada", "bob"):
                table.enter(Watcher(guest), None)
            await started(table)
            time.now += presence.ABSENCE
            await table.play("ada", new(), 0, "!takeover 2")
            await table.play("bob", new(), 1, "!agree")
            assert (match_of(table).stand_ins, match_of(table).out) == (frozenset({2}), ())

    async def test_nobody_but_the_clock_says_that_time_is_over(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", game="deflecto", chairs=THREE) as table:
            for flag in ("!flag 0", "!flag 1"):
                assert await refusal(table, "ada", 0, flag) == "conduct-not-yours"

    async def test_where_nobody_but_bots_would_be_left_resigning_ends_the_game(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", game="deflecto", chairs=(HUMANS[0], BOT, BOT)) as table:
            await table.play("ada", new(), 0, "!resign")
            assert match_of(table).outcome

    async def test_whoever_is_out_is_not_asked_for_a_pause(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", game="deflecto", chairs=(*HUMANS, BOT)) as table:
            await table._progress.advance(Event(2, Out(2)))
            await table.play("ada", new(), 0, "!pause")
            await table.play("bob", new(), 1, "!agree")
            assert match_of(table).paused


class TestRequests:
    @pytest.mark.rule("GEN-06")
    async def test_what_was_declined_is_not_asked_again_at_once(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            await table.play("ada", new(), 0, "!draw")
            await table.play("bob", new(), 1, "!decline")
            assert await refusal(table, "ada", 0, "!draw") == "request-again"
            await table.play("bob", new(), 1, "!draw")

    @pytest.mark.rule("GEN-06")
    async def test_a_request_that_nobody_answers_is_not_made_before_each_move(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            table.enter(Watcher("ada"), None)
            await table.play("ada", new(), 0, "!draw")
            await table.play("ada", new(), 0, "d6")
            assert await refusal(table, "ada", 0, "!draw") == "request-again"
            await table.play("bob", new(), 1, "!draw")


@asynccontextmanager
async def asked_again(path: Path, monkeypatch: pytest.MonkeyPatch | None = None) -> AsyncIterator[Table]:
    """A table after a restart, where Ada has asked for a rematch and Bob has not answered."""
    async with opened(path) as table:
        for guest in ("ada", "bob"):
            table.enter(Watcher(guest), None)
        await table.play("bob", new(), 1, "!resign")
        await table.play("ada", new(), 0, "!rematch")
    if monkeypatch:
        monkeypatch.setattr(presence, "SETTLING", 0.05)
    async with opened(path) as table:
        yield table


async def names_of_rematch(table: Table) -> list[str]:
    stored = await table._services.store.load(table.view.info(None).next or "")
    assert stored
    return [chair.name for chair in stored.setup.chairs]


class TestRematches:
    @pytest.mark.rule("GEN-07")
    async def test_those_who_stay_play_again_and_whoever_declines_frees_their_seat(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db", game="deflecto", chairs=THREE) as table:
            for guest in ("ada", "bob", "cleo"):
                table.enter(Watcher(guest), None)
            for guest, seat in (("ada", 0), ("bob", 1)):
                await table.play(guest, new(), seat, "!resign")
            await table.play("ada", new(), 0, "!rematch")
            await table.play("cleo", new(), 2, "!rematch")
            assert table.view.info(None).next is None, "Bob has not answered"
            await table.play("bob", new(), 1, "!decline")
            await until(lambda: table.view.info(None).next is not None)
            stored = await table._services.store.load(table.view.info(None).next or "")
            assert stored
            assert [chair.name for chair in stored.setup.chairs] == ["", "Cleo", "Ada"]
            assert stored.setup.chairs[0].kind == "open"

    @pytest.mark.rule("GEN-07")
    async def test_whoever_has_left_frees_their_seat(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(presence, "SETTLING", 0.01)
        async with opened(tmp_path / "db") as table:
            table.enter(Watcher("bob"), None)
            table.enter(ada := Watcher("ada"), None)
            await table.play("ada", new(), 0, "!resign")
            await table.play("bob", new(), 1, "!rematch")
            assert table.view.info(None).next is None
            table.leave(ada)
            await until(lambda: table.view.info(None).next is not None)
            stored = await table._services.store.load(table.view.info(None).next or "")
            assert stored
            assert [chair.kind for chair in stored.setup.chairs] == ["human", "open"]

    @pytest.mark.rule("GEN-07")
    async def test_nobody_plays_again_where_nobody_stays(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(presence, "SETTLING", 0.01)
        async with opened(tmp_path / "db") as table:
            for watcher in (watchers := [Watcher(guest) for guest in ("ada", "bob")]):
                table.enter(watcher, None)
            await table.play("ada", new(), 0, "!resign")
            await table.play("bob", new(), 1, "!rematch")
            for watcher in reversed(watchers):
                table.leave(watcher)
            await until(lambda: table._presence.has_left(0) and table._presence.has_left(1))
            async with table._lock:
                assert table.view.info(None).next is None
            await table.play("ada", new(), 0, "!rematch")
            await until(lambda: table.view.info(None).next is not None)

    @pytest.mark.rule("GEN-07")
    async def test_after_a_restart_nobody_has_left_who_has_had_no_time_to_come_back(self, tmp_path: Path) -> None:
        async with asked_again(tmp_path / "db") as table:
            table.enter(Watcher("ada"), None)
            await until(lambda: not table._background)
            assert table.view.info(None).next is None, "Bob is still on his way"
            table.enter(Watcher("bob"), None)
            await table.play("bob", new(), 1, "!rematch")
            await until(lambda: table.view.info(None).next is not None)
            assert await names_of_rematch(table) == ["Bob", "Ada"]

    @pytest.mark.rule("GEN-07")
    async def test_after_a_restart_whoever_does_not_come_back_frees_their_seat(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with asked_again(tmp_path / "db", monkeypatch) as table:
            await until(lambda: not table._background)
            table.enter(Watcher("ada"), None)
            await until(lambda: table.view.info(None).next is not None)
            assert await names_of_rematch(table) == ["", "Ada"]

    @pytest.mark.rule("GEN-07")
    async def test_a_rematch_is_opened_when_one_who_wants_it_comes_back(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with asked_again(tmp_path / "db", monkeypatch) as table:
            await until(lambda: table._presence.has_left(0) and table._presence.has_left(1))
            await until(lambda: not table._background)
            assert table.view.info(None).next is None, "nobody stays"
            table.enter(Watcher("ada"), None)
            await until(lambda: table.view.info(None).next is not None)

    async def test_of_two_nobody_plays_again_with_one_who_declines(self, tmp_path: Path) -> None:
        async with opened(tmp_path / "db") as table:
            for guest in ("ada", "bob"):
                table.enter(Watcher(guest), None)
            await table.play("ada", new(), 0, "!resign")
            await table.play("bob", new(), 1, "!rematch")
            await table.play("ada", new(), 0, "!decline")
            assert table.view.moments(None)[-1].rematch == []
            with pytest.raises(Refusal):
                await table.play("ada", new(), 0, "!decline")
