"""Coffer, the sample game with secrets and a clock, in the terminal."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from textual.pilot import Pilot
from textual.widgets import Static

from galerie.core import AnyGame
from galerie.terminal.local_table import Chair, LocalTable
from galerie.terminal.screens.dialogs import REST, Curtain
from galerie.terminal.screens.play import PlayApp
from tests import toy
from tests.terminal.stages import drawn, shown

ADA, BLAISE, CHLOE = Chair("Ada"), Chair("Blaise"), Chair("Chloe")
BOT = Chair(level="novice")


@dataclass
class Watch:
    """A time source that is set by hand."""

    time: float = 1000.0

    def __call__(self) -> float:
        return self.time


def coffer(*chairs: Chair, game: AnyGame = toy.GAME) -> LocalTable:
    return LocalTable(game, toy.Options(), chairs, Random(1))


def screen(at: LocalTable, watch: Callable[[], float], language: str = "en") -> PlayApp:
    app = PlayApp(at, language, pace=0, now=watch)
    app.animation_level = "none"
    return app


def watch_of(app: PlayApp) -> Watch:
    assert isinstance(app.now, Watch)
    return app.now


async def wait(pilot: Pilot[None], seconds: float) -> None:
    """Advance the clock without waiting."""
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
    """All texts on the stage, covered or not."""
    lines = [app.status, app.news_line, app.players, app.history.query_one(Static), app.title_line]
    return "\n".join([drawn(app), app.notation.value, *map(shown, lines)])
