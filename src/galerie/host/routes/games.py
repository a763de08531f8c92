"""Routes of the games that can be played, and of the address of the server."""

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from galerie import bots, deals
from galerie.core import Match, options
from galerie.games import find, listed
from galerie.host.web.network import local_address
from galerie.host.wire import GameInfo, HostInfo, LevelInfo, OptionForm, OptionsCheck
from galerie.study.lessons import lesson
from galerie.study.puzzles import puzzles
from galerie.study.scenes import MINUTE, scenes
from galerie.texts import LANGUAGES, law


@get("/api/host", summary="The address of the server in the local network")
async def host_info(request: Request[Any, Any, Any]) -> HostInfo:
    return HostInfo(local_address(request.app.state.listens_on))


@get("/api/games", summary="The games: seats, options, levels of the bots")
async def games() -> list[GameInfo]:
    return known()


def known() -> list[GameInfo]:
    """The first time, this loads the games with their bots, lessons and puzzles."""
    return [
        GameInfo(
            name=game.name,
            least_seats=game.seats.start,
            most_seats=game.seats.stop - 1,
            starts=game.starts,
            options=[_option_form(each) for each in options.form(game.options) if each.offered],
            presets={name: options.values(options.parse(game.options, words)) for name, words in game.presets.items()},
            levels=[LevelInfo(level, bots.rating(game.name, level)) for level in bots.levels(game.name)],
            characters=[LevelInfo(each, bots.rating(game.name, each)) for each in bots.characters(game.name)],
            former=dict(bots.former(game.name)),
            daily=deals.of_today() if game.dealt else None,
            has_law=bool(law(game.name, LANGUAGES[0])),
            scenes=len(lesson(game)),
            has_minute=bool(scenes(game, MINUTE)),
            puzzles=len(puzzles(game.name)),
        )
        for game in listed()
    ]


@post("/api/games/{game:str}/check", status_code=200, summary="Whether these options can be combined")
async def check_options(game: FromPath[str], data: JSONBody[OptionsCheck]) -> None:
    """No table is opened."""
    found = find(game)
    Match.begin(found, data.seats, options.read(found.options, data.options))


def _option_form(choice: options.Choice) -> OptionForm:
    return OptionForm(
        name=choice.name,
        default=choice.default,
        values=list(choice.values),
        rare=choice.rare,
        applies=[{name: list(values) for name, values in condition.items()} for condition in choice.applies],
    )


GAMES = [host_info, games, check_options]
