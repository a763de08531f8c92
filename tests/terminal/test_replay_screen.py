from random import Random

import pytest
from textual.widgets import Static

from galerie.core.record import replay
from galerie.games import GAMES
from galerie.terminal.reviews import told_review
from galerie.terminal.screens.replay import ReplayApp
from tests.terminal.stages import shown, table


def screen() -> ReplayApp:
    at = table()
    for move in ("e3", "d3", "c3"):
        assert at.person is not None
        at.play(at.person, move)
    at.take_back()
    at.resign()
    record = at.record()
    app = ReplayApp(at.game, record, list(replay(GAMES, record)), "en")
    app.animation_level = "none"
    return app


async def test_a_replay_steps_forward_and_back_and_jumps() -> None:
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        assert shown(app.status) == "Move 0 of 6"
        await pilot.press("right", "right")
        assert app.board.view == app.matches[2].position.view(None)
        await pilot.press("left")
        assert app.board.view == app.matches[1].position.view(None)
        await pilot.press("end")
        assert app.moment == 6
        await pilot.press("right", "home", "left")
        assert app.moment == 0
        await pilot.press("down")
        assert app.moment == 6


async def test_a_replay_names_the_opening() -> None:
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "right")
        assert shown(app.status) == "Move 2 of 6\nOpening: Parallel"


async def test_the_end_of_a_replay_shows_the_result() -> None:
    app = screen()
    async with app.run_test() as pilot:
        await pilot.press("end")
        assert "Black (Blaise) wins" in shown(app.status)


@pytest.mark.parametrize(("size", "room"), [((80, 24), True), ((120, 40), True), ((58, 15), True), ((40, 12), False)])
async def test_a_replay_fits_any_terminal_or_asks_for_a_larger_one(size: tuple[int, int], room: bool) -> None:
    app = screen()
    async with app.run_test(size=size) as pilot:
        await pilot.press("end", "f1", "escape")
        assert app.board.region.right <= size[0]
        assert app.too_small.display is not room


async def test_the_history_shows_conduct_in_words() -> None:
    app = screen()
    async with app.run_test():
        told = shown(app.history.query_one(Static))
        assert "asks to take back" in told
        assert "agrees" in told
        assert "resigns" in told


async def test_a_replay_stays_put_while_the_help_is_open() -> None:
    app = screen()
    async with app.run_test() as pilot:
        await pilot.press("f1", "right", "end", "escape", "right")
        assert app.moment == 1


async def test_the_moments_that_mattered_are_found_on_request_and_gone_through() -> None:
    at = table()
    rng = Random(1)
    for _ in range(10):
        assert at.person is not None
        at.play(at.person, rng.choice(at.match.moves(at.person).texts))
    at.resign()
    record = at.record()
    app = ReplayApp(at.game, record, list(replay(GAMES, record)), "en")
    app.animation_level = "none"
    told = told_review(record)
    assert told
    assert told.moments
    async with app.run_test(size=(100, 40)) as pilot:
        assert "Moments" in shown(app.key_line)
        await pilot.press("m")
        await app.workers.wait_for_complete()
        await pilot.pause()
        seen = []
        for _ in told.moments:
            seen.append((len(app.matches[app.moment].line), shown(app.status)))
            await pilot.press("m")
        assert [ply for ply, _ in seen] == [moment.ply for moment in told.moments]
        for moment, (_, status) in zip(told.moments, seen, strict=True):
            assert f"Move {moment.ply + 1}: {moment.move}." in status
            assert f"Better: {moment.better}" in status
        assert len(app.matches[app.moment].line) == told.moments[0].ply, "after the last comes the first"
