"""Tables of Copyright at a terminal, and hands that lay cards there."""

from random import Random

from textual.pilot import Pilot

from galerie.core.options import parse
from galerie.games import find
from galerie.games.copyright import Copyright, Put
from galerie.games.copyright.terminal.board import CopyrightBoard
from galerie.terminal.local_table import Chair, LocalTable
from galerie.terminal.screens.dialogs import Curtain, Question
from galerie.terminal.screens.play import PlayApp
from tests.games.copyright import tables
from tests.terminal import coffer
from tests.terminal.stages import FRIENDS, type_move

ADA, BLAISE = 0, 1


def laid_out(*options: str, chairs: tuple[Chair, ...] = FRIENDS, deal: str = "abcd") -> LocalTable:
    """One after another unless `turns=no` says otherwise, as at a terminal."""
    game = find("copyright")
    return LocalTable(game, parse(game.options, (*game.turn_based, *options)), chairs, Random(1), deal)


def alone(*options: str) -> LocalTable:
    return laid_out(*options, chairs=FRIENDS[:1])


def screen(at: LocalTable, language: str = "en") -> PlayApp:
    app = PlayApp(at, language, pace=0, now=coffer.Watch())
    app.animation_level = "none"
    return app


def desk(app: PlayApp) -> CopyrightBoard:
    assert isinstance(app.board, CopyrightBoard)
    return app.board


def position(at: LocalTable) -> Copyright:
    assert isinstance(at.match.position, Copyright)
    return at.match.position


def plan(at: LocalTable, seat: int) -> list[Put]:
    """The steps that make the best of a hand."""
    return tables.steps(position(at), seat)


async def lift(pilot: Pilot[None]) -> None:
    """The curtain, where one hangs."""
    await pilot.pause()
    if isinstance(pilot.app.screen, Curtain):
        await coffer.lift(pilot)


async def typed(pilot: Pilot[None], text: str) -> None:
    """A move, sure of it, then the keyboard goes to whoever is next."""
    await type_move(pilot, text)
    await pilot.pause()
    if isinstance(pilot.app.screen, Question):
        await pilot.press("enter")
    await lift(pilot)


async def carry(pilot: Pilot[None], put: Put) -> None:
    """Bring the card that is held there, by keys."""
    assert isinstance(pilot.app, PlayApp)
    held = desk(pilot.app).held
    assert held
    across, down = put.x - held.x, put.y - held.y
    await pilot.press(*["f"] * (put.orientation // 4), *["r"] * (put.orientation % 4))
    await pilot.press(*["right" if across > 0 else "left"] * abs(across), *["down" if down > 0 else "up"] * abs(down))


async def pick(pilot: Pilot[None], card: int) -> None:
    """Take a card of the hand up, by keys."""
    assert isinstance(pilot.app, PlayApp)
    board = desk(pilot.app)
    assert board.spot.zone == "hand"
    by = board.hand.index(card) - board.spot.rank
    await pilot.press(*["right" if by > 0 else "left"] * abs(by), "enter")


async def lay(pilot: Pilot[None], put: Put) -> None:
    await pick(pilot, put.card)
    await carry(pilot, put)
    await pilot.press("enter")
    await lift(pilot)


async def press_button(pilot: Pilot[None], rank: int = 0) -> None:
    """From the hand down to the buttons, sure of it, then the keyboard goes to whoever is next."""
    await pilot.press("down", *["right"] * rank, "enter")
    await pilot.pause()
    if isinstance(pilot.app.screen, Question):
        await pilot.press("enter")
    await lift(pilot)


def visible(app: PlayApp) -> str:
    return "\n".join([coffer.visible(app), str(app.board.border_title), str(app.board.border_subtitle)])
