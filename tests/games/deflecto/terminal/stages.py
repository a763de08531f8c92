"""Tables of Déflecto at a terminal, and fingers that play at them."""

from dataclasses import replace
from random import Random

from textual.pilot import Pilot

from galerie.core.options import parse, words
from galerie.games import find
from galerie.games.deflecto import Deflecto, Lay, Move
from galerie.games.deflecto.bots import LEVELS
from galerie.games.deflecto.terminal.board import DeflectoBoard
from galerie.terminal.local_table import Chair, LocalTable
from galerie.terminal.screens.play import PlayApp
from tests.terminal.stages import FRIENDS


def seated_anew(*options: str, chairs: tuple[Chair, ...] = FRIENDS) -> LocalTable:
    """At a new game that the first chair begins."""
    game = find("deflecto")
    return LocalTable(game, parse(game.options, ("lot=no", *options)), chairs, Random(1))


def seated(position: Deflecto, chairs: tuple[Chair, ...] = FRIENDS) -> LocalTable:
    """At a game that has come so far."""
    at = seated_anew(*words(position.options), chairs=chairs)
    at.match = replace(at.match, position=position)
    return at


def position(at: LocalTable) -> Deflecto:
    assert isinstance(at.match.position, Deflecto)
    return at.match.position


def map_of(app: PlayApp) -> DeflectoBoard:
    assert isinstance(app.board, DeflectoBoard)
    return app.board


def sensible(at: LocalTable, rng: Random) -> Move:
    """What a student would lay, for whoever is to move."""
    seat = min(at.match.to_act)
    return LEVELS["student"](position(at).view(seat), seat, rng)


async def lay_by_cursor(pilot: Pilot[None], lay: Lay) -> None:
    """With the arrows, a digit, and the keys that turn a tile."""
    assert isinstance(pilot.app, PlayApp)
    board = map_of(pilot.app)
    names = [f"{column}{row}" for row in range(1, 12) for column in "abcdefghijk"]
    assert board.cursor is not None
    here, there = board.cursor, names.index(lay.square)
    across, up = there % 11 - here % 11, there // 11 - here // 11
    await pilot.press(*["right" if across > 0 else "left"] * abs(across), *["up" if up > 0 else "down"] * abs(up))
    for digit in "1234567890":
        await pilot.press(digit)
        for _ in range(2):
            for _ in range(4):
                if board.pointed() == (str(lay),):
                    await pilot.press("enter")
                    return
                await pilot.press("r")
            await pilot.press("v")
    raise AssertionError(f"{lay} is out of reach")
