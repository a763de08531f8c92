"""Coffer, the game with secrets and a clock that the laws are tested by, as it is played in the terminal."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from galerie.cli.boards.board import Board, Side
from galerie.cli.canvas import Canvas
from galerie.cli.screens.dialogs import REST, Curtain
from galerie.cli.screens.play import PlayApp
from galerie.cli.table import Chair, Table
from galerie.core import AnyGame, Seat
from tests.cli.stages import drawn, shown
from tests.laws import toy

MESSAGES = """
coffer-name = Coffer
coffer-rules = Hide a number that nobody else hides.
"""

ADA, BLAISE, CHLOE = Chair("Ada"), Chair("Blaise"), Chair("Chloe")
BOT = Chair(level="novice")


class CofferBoard(Board):
    game = "coffer"
    least = (20, 5)
    rules = ("coffer-rules",)
    secret = True

    def paint(self, width: int, height: int, ground: str) -> Canvas:
        canvas = Canvas(width, height, ground)
        for number, line in enumerate(self.text(self.view).splitlines()):
            canvas.write(0, number, line, "#ffffff")
        return canvas

    def pointed(self) -> tuple[str, ...]:
        return self.moves[:1] or ("hide 1",)

    def aim(self, move: str) -> None:
        self.preview(move)

    def masked(self) -> bool:
        return bool(self.moves)

    def side(self, view: Any, seat: Seat) -> Side:
        return Side(f"Seat {seat}", "#ffffff", "#000000", (f"{view.points[seat]} points",))

    def label(self, view: Any, move: str) -> str:
        return f"{move} for {view.worth}"

    def text(self, view: Any) -> str:
        return f"round {view.round} worth {view.worth}\nown {view.own}"


@dataclass
class Watch:
    """A time source that is set by hand."""

    time: float = 1000.0

    def __call__(self) -> float:
        return self.time


def coffer(*chairs: Chair, game: AnyGame = toy.GAME) -> Table:
    return Table(game, toy.Options(), chairs, Random(1))


def screen(at: Table, watch: Callable[[], float]) -> PlayApp:
    app = PlayApp(at, "en", pace=0, now=watch)
    app.animation_level = "none"
    return app


def watch_of(app: PlayApp) -> Watch:
    assert isinstance(app.now, Watch)
    return app.now


async def wait(pilot: Pilot[None], seconds: float) -> None:
    """Let time go by without waiting for it."""
    assert isinstance(pilot.app, PlayApp)
    watch_of(pilot.app).time += seconds
    pilot.app.tick()
    await pilot.pause()


async def lift(pilot: Pilot[None]) -> None:
    assert isinstance(pilot.app, PlayApp)
    assert isinstance(pilot.app.screen, Curtain)
    watch_of(pilot.app).time += REST
    await pilot.press("enter")
    await pilot.pause()


def visible(app: PlayApp) -> str:
    """All the texts that the stage holds, covered or not."""
    lines = [app.status, app.news_line, app.players, app.history.query_one(Static), app.title_line]
    return "\n".join([drawn(app), app.notation.value, *map(shown, lines)])
