"""Tables and screens for tests, and helpers that play on them."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from textual.pilot import Pilot

from galerie.core.options import parse
from galerie.discs.board import NUMBERS
from galerie.games import find
from galerie.terminal.discs import DiscBoard
from galerie.terminal.local_table import Chair, LocalTable
from galerie.terminal.screens.play import PlayApp

PATIENCE = 60
"""Seconds after which a test stops waiting."""

KEYS = {":": "colon", " ": "space"}
"""What the keys of some characters are called."""

FRIENDS = (Chair("Ada"), Chair("Blaise"))

TO_A_PASS = ("d3", "c3", "e6", "d2", "d1", "e1", "b2", "c1")
"""By Othello conventions; black then has to pass."""


def table(*options: str, chairs: tuple[Chair, ...] = FRIENDS, seed: int = 1) -> LocalTable:
    game = find("reversi")
    return LocalTable(game, parse(game.options, options), chairs, Random(seed))


def against_bot(*options: str, seat: int = 0) -> LocalTable:
    bot, you = Chair(level="novice"), Chair(title="You")
    return table(*options, chairs=(you, bot) if seat == 0 else (bot, you))


def solo(*options: str, deal: str = "abcd", level: str | None = None) -> LocalTable:
    """One person alone, or a bot being watched."""
    game = find("solo")
    return LocalTable(game, parse(game.options, options), [Chair("Ada", level)], Random(1), deal)


def screen(
    at: LocalTable, language: str = "en", record: Path | None = None, kept: Path | None = None, follows: bool = False
) -> PlayApp:
    """Without animation and without delay."""
    app = PlayApp(at, language, record, pace=0, kept=kept, follows=follows)
    app.animation_level = "none"
    return app


def board(app: PlayApp) -> DiscBoard:
    assert isinstance(app.board, DiscBoard)
    return app.board


def drawn(app: PlayApp) -> str:
    """The characters of the board."""
    return "\n".join(app.board.render_line(y).text for y in range(app.board.size.height))


async def point(pilot: Pilot[None], square: str) -> None:
    """Move the cursor there with the arrow keys."""
    assert isinstance(pilot.app, PlayApp)
    here, there = board(pilot.app).cursor, NUMBERS[square]
    across, down = there % 8 - here % 8, there // 8 - here // 8
    await pilot.press(*["right" if across > 0 else "left"] * abs(across), *["down" if down > 0 else "up"] * abs(down))


async def type_move(pilot: Pilot[None], text: str) -> None:
    await pilot.press(*(KEYS.get(letter, letter) for letter in text), "enter")


async def until_a_person_is_to_move(pilot: Pilot[None]) -> None:
    """Or until the end."""
    assert isinstance(pilot.app, PlayApp)
    async with asyncio.timeout(PATIENCE):
        while pilot.app.table.bot is not None:
            await pilot.pause(0.01)
    await pilot.pause()


def shown(widget: Any) -> str:
    """The text of a line on the screen."""
    return str(widget.content)


@contextmanager
def unchanged(at: LocalTable) -> Iterator[None]:
    before = at.match
    yield
    assert at.match == before
