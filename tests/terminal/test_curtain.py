"""People with secrets from each other at one keyboard."""

from typing import Any

import pytest
from textual.widgets import Static

from galerie import bots
from galerie.bots import Advice
from galerie.bots.workers import Workers
from galerie.terminal.screens.dialogs import REST, Curtain
from tests import toy
from tests.terminal.coffer import ADA, BLAISE, BOT, CHLOE, Watch, coffer, lift, screen, visible, watch_of
from tests.terminal.stages import shown, type_move, unchanged
from tests.toy.terminal import CofferBoard

pytestmark = pytest.mark.usefixtures("coffer_game")


async def test_seats_that_act_at_once_take_turns_behind_curtains() -> None:
    app = screen(coffer(ADA, BLAISE, CHLOE), Watch())
    async with app.run_test() as pilot:
        for name, number in (("Ada", 1), ("Blaise", 2), ("Chloe", 3)):
            assert isinstance(app.screen, Curtain)
            assert name in shown(app.screen.query(Static).first())
            await lift(pilot)
            await type_move(pilot, f"hide {number}")
        assert [str(event) for event in app.table.match.log[1:4]] == ["0 hide 1", "1 hide 2", "2 hide 3"]
        assert isinstance(app.screen, Curtain)
        assert "Ada" in shown(app.screen.query(Static).first())


async def test_a_secret_is_on_the_screen_only_for_its_owner() -> None:
    app = screen(coffer(ADA, BLAISE), Watch())
    async with app.run_test() as pilot:
        await lift(pilot)
        await type_move(pilot, "hide 2")
        for _ in ("behind the curtain", "before the other"):
            assert "own None" in visible(app)
            assert "hide 2" not in visible(app)
            assert "hide" in visible(app)
            if isinstance(app.screen, Curtain):
                assert app.board.moves == ()
                await lift(pilot)
        assert app.board.view == app.table.match.position.view(1)
        assert app.board.moves == ("hide 1", "hide 2", "hide 3")


async def test_screens_that_differ_only_in_a_secret_look_alike_to_others() -> None:
    looks = []
    for number in (1, 2):
        app = screen(coffer(ADA, BLAISE), Watch())
        async with app.run_test() as pilot:
            await lift(pilot)
            await type_move(pilot, f"hide {number}")
            covered = app.export_screenshot(simplify=True), visible(app)
            await lift(pilot)
            looks.append((covered, visible(app)))
    assert looks[0] == looks[1]


async def test_the_curtain_covers_the_whole_screen() -> None:
    app = screen(coffer(ADA, BLAISE), Watch())
    async with app.run_test():
        picture = app.export_screenshot(simplify=True)
        assert "Hand&#160;the&#160;keyboard&#160;to" in picture
        assert "round" not in picture
        assert "Coffer" not in picture


async def test_a_repeated_enter_does_not_lift_the_curtain() -> None:
    app = screen(coffer(ADA, BLAISE), Watch())
    async with app.run_test() as pilot:
        await lift(pilot)
        await type_move(pilot, "hide 2")
        for _ in range(3):
            watch_of(app).time += 0.9 * REST
            await pilot.press("enter")
            assert isinstance(app.screen, Curtain)
        await lift(pilot)
        assert app.viewer == 1


@pytest.mark.parametrize("key", ["escape", "ctrl+z", "ctrl+r", "ctrl+n", "f2", "f1", "h"])
async def test_behind_the_curtain_no_key_does_anything(key: str) -> None:
    app = screen(coffer(ADA, BLAISE), Watch())
    async with app.run_test() as pilot:
        await lift(pilot)
        await type_move(pilot, "hide 2")
        with unchanged(app.table):
            await pilot.press(key)
        assert isinstance(app.screen, Curtain)
        assert app.notation.value == ""


async def test_typed_text_is_masked_if_the_board_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for masked in (True, False):
        monkeypatch.setattr(CofferBoard, "masked", lambda _, masked=masked: masked)
        app = screen(coffer(ADA, BLAISE), Watch())
        async with app.run_test() as pilot:
            await lift(pilot)
            await pilot.press("h", "i")
            assert ("hi" in app.notation.render_line(0).text) is not masked
            assert app.notation.value == "hi"


async def test_a_take_back_returns_the_keyboard_to_its_author() -> None:
    app = screen(coffer(ADA, BLAISE), Watch())
    async with app.run_test() as pilot:
        await lift(pilot)
        await type_move(pilot, "hide 2")
        await lift(pilot)
        await pilot.press("ctrl+z")
        assert isinstance(app.screen, Curtain)
        await lift(pilot)
        assert app.viewer == app.table.person == 0


@pytest.mark.usefixtures("bots_hide_3")
async def test_there_is_no_curtain_for_one_person_among_bots() -> None:
    app = screen(coffer(BOT, ADA, BOT), Watch())
    async with app.run_test() as pilot:
        await app.workers.wait_for_complete()
        assert len(app.screen_stack) == 1
        assert app.board.view == app.table.match.position.view(1)
        assert [str(event) for event in app.table.match.log[1:]] == ["0 hide 3", "2 hide 3"]
        assert "hide 3" not in visible(app)
        await type_move(pilot, "hide 2")
        assert "1 hide 2" in map(str, app.table.match.log)


@pytest.mark.usefixtures("bots_hide_3")
async def test_bots_move_behind_a_single_curtain() -> None:
    app = screen(coffer(ADA, BOT, BLAISE), Watch())
    async with app.run_test() as pilot:
        await app.workers.wait_for_complete()
        assert [str(event) for event in app.table.match.log[1:]] == ["1 hide 3"]
        assert len(app.screen_stack) == 2
        await lift(pilot)
        assert app.viewer == 0
        await type_move(pilot, "hide 1")
        assert "Blaise" in shown(app.screen.query(Static).first())


async def test_friends_without_secrets_need_no_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(toy.Coffer, "opened")
    app = screen(coffer(ADA, BLAISE), Watch())
    async with app.run_test() as pilot:
        await type_move(pilot, "hide 2")
        assert len(app.screen_stack) == 1
        assert app.viewer == 1


async def test_after_the_end_everybody_sees_the_spectators_view() -> None:
    app = screen(coffer(ADA, BLAISE), Watch())
    async with app.run_test() as pilot:
        await lift(pilot)
        await pilot.press("ctrl+r", "enter")
        assert app.table.match.outcome
        assert len(app.screen_stack) == 1
        assert app.board.view == app.table.match.position.view(None)


def test_of_several_seats_to_act_the_longest_idle_is_next() -> None:
    class Race(toy.Coffer):
        """Players who have hidden a number may hide another, until time is over."""

        @property
        def to_act(self) -> frozenset[int]:
            return frozenset(range(len(self.hidden))) if self.worth else super().to_act

        @property
        def hiding(self) -> bool:
            return self.worth is not None

    at = coffer(ADA, BLAISE, CHLOE, game=toy.coffer(Race))
    order = []
    for _ in range(5):
        assert at.person is not None
        order.append(at.person)
        at.play(at.person, "hide 1")
    assert order == [0, 1, 2, 0, 1]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Hint: {}. People hide 3 too rarely, and {} points are at stake."),
        ("fr", "Indice : {}. On cache trop rarement 3, et {} points sont en jeu."),
    ],
)
async def test_a_hint_and_its_reason_are_shown_to_whoever_may_read_them(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def advise(_: Workers, *asked: Any) -> Advice | None:
        return bots.advise(*asked)  # the workers' processes do not know this game

    monkeypatch.setattr(Workers, "advise", advise)
    app = screen(coffer(ADA, BLAISE), Watch(), language)
    async with app.run_test() as pilot:
        await lift(pilot)
        await pilot.press("f2")
        await app.workers.wait_for_complete()
        await pilot.pause()
        told = said.format(app.board.label(app.board.view, "hide 3"), app.board.view.worth)
        assert shown(app.news_line) == told
        await type_move(pilot, "hide 2")
        assert told not in visible(app)
