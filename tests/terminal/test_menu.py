"""The menu of `galerie play` without a game."""

from pathlib import Path

import pytest

from galerie.bots import levels
from galerie.cli import play, screen
from galerie.games import listed
from galerie.terminal.screens import menu
from galerie.terminal.screens.menu import Menu, games_menu, opponents_menu


async def picked(app: Menu, *keys: str) -> str | None:
    async with app.run_test() as pilot:
        await pilot.press(*keys)
    return app.return_value


async def test_every_game_is_offered_in_order_and_enter_chooses() -> None:
    names = [game.name for game in listed()]
    assert await picked(games_menu("en"), "enter") == names[0]
    assert await picked(games_menu("fr"), "down", "down", "enter") == names[2]
    assert await picked(games_menu("en"), "escape") is None


async def test_the_opponents_begin_with_the_one_that_fits_and_a_friend_is_the_last() -> None:
    assert await picked(opponents_menu("en", "reversi", levels("reversi")[2]), "enter") == levels("reversi")[2]
    assert await picked(opponents_menu("fr", "reversi", levels("reversi")[2]), "end", "enter") == "friend"


@pytest.mark.parametrize(
    ("answers", "against", "result"),
    [
        (["reversi", "child"], [], ("reversi", [])),
        (["reversi", "master"], [], ("reversi", ["master"])),
        (["reversi"], ["friend"], ("reversi", ["friend"])),
        (["solo"], [], ("solo", [])),
        ([None], [], None),
        (["reversi", None], [], None),
    ],
)
def test_the_menu_asks_only_what_the_command_left_open(
    answers: list[str | None],
    against: list[str],
    result: tuple[str, list[str]] | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left = iter(answers)
    monkeypatch.setattr(screen, "check_interactive", lambda: None)
    monkeypatch.setattr(menu.Menu, "run", lambda _: next(left))
    assert play.picked_by_menu(tmp_path / "progress", against, "en") == result
    assert not [*left]
