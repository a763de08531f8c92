"""A game against the clock in the terminal, with a manual clock."""

import asyncio

import pytest
from textual.content import Content

from galerie.bots.workers import Workers
from galerie.core.record import replay
from galerie.terminal.screens.dialogs import Help, Question
from tests import toy
from tests.terminal.coffer import ADA, BLAISE, BOT, Watch, coffer, lift, screen, wait
from tests.terminal.stages import PATIENCE, shown, type_move, unchanged

pytestmark = pytest.mark.usefixtures("coffer_game")


@pytest.fixture
def bot_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(*_: object) -> str:
        await asyncio.Event().wait()
        raise NotImplementedError

    monkeypatch.setattr(Workers, "think", think)


@pytest.mark.usefixtures("bot_never_answers")
async def test_the_countdown_is_shown_and_its_last_seconds_are_highlighted() -> None:
    app = screen(coffer(ADA, BOT), Watch())
    async with app.run_test() as pilot:
        seen = []
        for seconds in (0, 0.5, 4, 0.7, 4.7):
            await wait(pilot, seconds)
            assert isinstance(app.status.content, Content)
            seen.append((shown(app.status), "$error" in [span.style for span in app.status.content.spans]))
        assert seen == [
            ("Your move. 0:10", False),
            ("Your move. 0:10", False),
            ("Your move. 0:06", False),
            ("Your move. 0:05", True),
            ("Your move. 0:01", True),
        ]


@pytest.mark.usefixtures("bot_never_answers")
async def test_when_time_is_over_nature_acts_and_that_is_reported_and_recorded() -> None:
    app = screen(coffer(ADA, BOT), Watch())
    async with app.run_test() as pilot:
        await pilot.press("h", "i")
        with unchanged(app.table):
            await wait(pilot, 9.9)
        await wait(pilot, 0.1)
        assert [str(event) for event in app.table.match.log[1:4]] == ["* late 0", "0 show", "1 show"]
        assert shown(app.news_line).startswith("Time is up. Forced move: Seat 0 (Ada), show.")
        assert "Chance: draw " in shown(app.news_line)
        assert app.notation.value == ""
        assert shown(app.status) == "Your move. 0:10"
        await wait(pilot, 10)
        assert app.table.match.outcome
        assert shown(app.status).endswith("The last round has been played.")
        with unchanged(app.table):
            await wait(pilot, 60)
    *_, last = replay({"coffer": toy.GAME}, app.table.record())
    assert last == app.table.match


@pytest.mark.usefixtures("bot_never_answers")
async def test_the_countdown_runs_while_a_bot_thinks_and_continues_after_a_take_back() -> None:
    app = screen(coffer(ADA, BOT), Watch())
    async with app.run_test() as pilot:
        await wait(pilot, 3)
        await type_move(pilot, "hide 2")
        assert shown(app.status) == "Colin is thinking… 0:07"
        await wait(pilot, 2)
        await pilot.press("ctrl+z")
        assert shown(app.status) == "Your move. 0:05"
        await type_move(pilot, "hide 2")
        await wait(pilot, 5)
        assert [str(event) for event in app.table.match.log[-4:-1]] == ["* late 0", "0 show", "1 show"]


@pytest.mark.usefixtures("bot_never_answers")
@pytest.mark.parametrize(("key", "dialog"), [("f1", Help), ("ctrl+n", Question), ("ctrl+r", Question)])
async def test_the_countdown_is_paused_while_a_dialog_is_open(key: str, dialog: type) -> None:
    app = screen(coffer(ADA, BOT), Watch())
    async with app.run_test() as pilot:
        await wait(pilot, 3)
        await pilot.press(key)
        assert isinstance(app.screen, dialog)
        with unchanged(app.table):
            await wait(pilot, 60)
            await pilot.press("escape")
            await wait(pilot, 1)
        assert shown(app.status) == "Your move. 0:06"


@pytest.mark.usefixtures("bot_never_answers")
async def test_a_new_match_restarts_the_countdown_and_aborting_stops_it() -> None:
    app = screen(coffer(ADA, BOT), Watch())
    async with app.run_test() as pilot:
        await wait(pilot, 3)
        await pilot.press("ctrl+n", "enter")
        assert shown(app.status) == "Your move. 0:10"
        await wait(pilot, 3)
        await pilot.press("ctrl+r", "enter")
        assert shown(app.status) == "Nobody has won. The game was aborted, nothing counts."


async def test_on_a_shared_screen_the_countdown_waits_for_the_curtain() -> None:
    app = screen(coffer(ADA, BLAISE), Watch())
    async with app.run_test() as pilot:
        with unchanged(app.table):
            await wait(pilot, 60)
        await lift(pilot)
        await wait(pilot, 4)
        await type_move(pilot, "hide 2")
        with unchanged(app.table):
            await wait(pilot, 60)
        await lift(pilot)
        assert shown(app.status) == "Seat 1 (Blaise) to move. 0:06"


@pytest.mark.usefixtures("bot_never_answers")
async def test_the_screen_checks_the_countdown_by_itself() -> None:
    watch = Watch()
    app = screen(coffer(ADA, BOT), watch)
    async with app.run_test() as pilot:
        watch.time += 10
        async with asyncio.timeout(PATIENCE):
            while len(app.table.match.log) == 1:
                await pilot.pause(0.01)
        assert str(app.table.match.log[1]) == "* late 0"
