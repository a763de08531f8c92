"""Tables of Reflecto at a terminal, and persons who hand each other the keyboard."""

from dataclasses import replace
from random import Random

from textual.pilot import Pilot

from galerie.core.options import parse, words
from galerie.games import find
from galerie.games.reflecto import Reflecto
from galerie.games.reflecto.rules.board import NUMBERS
from galerie.games.reflecto.terminal.board import ReflectoBoard
from galerie.terminal.local_table import Chair, LocalTable
from galerie.terminal.screens.dialogs import Curtain
from galerie.terminal.screens.play import PlayApp
from tests.terminal import coffer
from tests.terminal.stages import FRIENDS, type_move

GERDA_SETS, QUEEN_SETS = "set piano 3*15*24", "set neige *12345*"


def laid(*options: str, chairs: tuple[Chair, ...] = FRIENDS) -> LocalTable:
    """Nobody has chosen a word; Gerda will start."""
    game = find("reflecto")
    return LocalTable(game, parse(game.options, ("first=gerda", *options)), chairs, Random(1))


def seated(position: Reflecto) -> LocalTable:
    """Ada is Gerda and Blaise is the Queen, at a game that has come so far."""
    game = find("reflecto")
    at = LocalTable(game, parse(game.options, words(position.options)), FRIENDS, Random(1))
    at.match = replace(at.match, position=position)
    return at


def screen(at: LocalTable, language: str = "en") -> PlayApp:
    app = PlayApp(at, language, pace=0, now=coffer.Watch())
    app.animation_level = "none"
    return app


def ice(app: PlayApp) -> ReflectoBoard:
    assert isinstance(app.board, ReflectoBoard)
    return app.board


def position(at: LocalTable) -> Reflecto:
    assert isinstance(at.match.position, Reflecto)
    return at.match.position


async def lift(pilot: Pilot[None]) -> None:
    """The curtain, where one hangs."""
    assert isinstance(pilot.app, PlayApp)
    if isinstance(pilot.app.screen, Curtain):
        await coffer.lift(pilot)


async def type_turn(pilot: Pilot[None], text: str) -> None:
    """A move, then the keyboard goes to whoever is next."""
    await type_move(pilot, text)
    await pilot.pause()
    await lift(pilot)


async def both_set_up(pilot: Pilot[None], gerda: str = GERDA_SETS, queen: str = QUEEN_SETS) -> None:
    await lift(pilot)
    await type_turn(pilot, gerda)
    await type_turn(pilot, queen)


async def walk(pilot: Pilot[None], square: str) -> None:
    """Point there with the arrows."""
    assert isinstance(pilot.app, PlayApp)
    board = ice(pilot.app)
    here, there = board.cursor, NUMBERS[square]
    turned = -1 if board.own else 1
    across, up = turned * (there % 7 - here % 7), turned * (there // 7 - here // 7)
    await pilot.press(*["right" if across > 0 else "left"] * abs(across), *["up" if up > 0 else "down"] * abs(up))


def visible(app: PlayApp) -> str:
    """All the texts that the screen holds, covered or not, but for the line that is written in dots."""
    board = app.board
    typed = "" if app.notation.password else app.notation.value
    titles = [str(board.border_title), str(board.border_subtitle)]
    return "\n".join([coffer.visible(app).replace(app.notation.value or "\0", ""), typed, *titles])
