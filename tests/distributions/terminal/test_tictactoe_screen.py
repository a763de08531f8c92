"""A game without a board of its own, on the terminal's plain one."""

from random import Random

import pytest

from galerie.core import AnyGame
from galerie.terminal.boards import board_of
from galerie.terminal.local_table import Chair, LocalTable
from galerie.terminal.plain import PlainBoard
from galerie.terminal.screens.dialogs import Help
from tests.terminal.stages import drawn, screen, shown, type_move, until_a_person_is_to_move


def table(game: AnyGame, *, alone: bool = False) -> LocalTable:
    chairs = [Chair(title="You"), Chair(level="random")] if alone else [Chair("Ada"), Chair("Blaise")]
    return LocalTable(game, game.options(), chairs, Random(1))


async def test_a_whole_game_against_a_bot_that_moves_at_random(
    tictactoe: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    from galerie import bots
    from galerie.bots.workers import Workers

    async def think(_: Workers, game: str, level: str, view: object, seat: int, seed: int) -> str:
        return bots.think(game, level, view, seat, seed)

    monkeypatch.setattr(Workers, "think", think)  # a worker's process does not know the game of this one
    app = screen(table(tictactoe, alone=True))
    async with app.run_test(size=(80, 24)) as pilot:
        while not app.table.match.outcome:
            await until_a_person_is_to_move(pilot)
            await pilot.press("enter")
            await until_a_person_is_to_move(pilot)
        assert app.table.match.outcome.reason in ("line", "full")
        assert shown(app.status).split(".")[0] in ("You win", "You lose", "A draw")


async def test_the_board_shows_the_view_and_the_moves(tictactoe: AnyGame) -> None:
    app = screen(table(tictactoe))
    async with app.run_test(size=(80, 24)) as pilot:
        assert "  a b c" in drawn(app)
        assert all(name in drawn(app) for name in ("a1", "b2", "c3"))
        await pilot.press("right", "enter")
        assert [str(event) for event in app.table.match.log] == ["0 b1"]
        assert "1 . X ." in drawn(app)


async def test_a_game_ended_by_typed_moves_says_by_which_rule(tictactoe: AnyGame) -> None:
    app = screen(table(tictactoe))
    async with app.run_test(size=(80, 24)) as pilot:
        for move in ("a1", "a2", "b1", "b2", "c1"):
            await type_move(pilot, move)
        assert shown(app.status) == "Player 1 (Ada) wins. Line."


async def test_a_move_is_chosen_by_the_mouse(tictactoe: AnyGame) -> None:
    app = screen(table(tictactoe))
    async with app.run_test(size=(80, 24)) as pilot:
        rows = drawn(app).splitlines()
        (y,) = (number for number, row in enumerate(rows) if "b1" in row)
        await pilot.click(app.board, offset=(rows[y].index("b1") + 1, y + 1))
        assert [str(event) for event in app.table.match.log] == ["0 b1"]


async def test_the_help_leaves_out_what_nobody_has_written(tictactoe: AnyGame) -> None:
    app = screen(table(tictactoe))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f1")
        assert isinstance(app.screen, Help)


def test_a_plain_board_is_the_games_own(tictactoe: AnyGame) -> None:
    board = board_of(tictactoe)
    assert issubclass(board, PlainBoard)
    assert (board.game, board.secret) == ("tictactoe", False)
