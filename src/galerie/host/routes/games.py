"""Routes of the games that can be played, and of the address of the server."""

from typing import Any

from litestar import Request, get

from galerie import bots, deals
from galerie.core import options
from galerie.games import listed
from galerie.host.web.network import local_address
from galerie.host.wire import GameInfo, HostInfo, OptionForm


@get("/api/host", summary="The address of the server in the local network")
async def host_info(request: Request[Any, Any, Any]) -> HostInfo:
    return HostInfo(local_address(request.app.state.listens_on))


@get("/api/games", summary="The games: seats, options, levels of the bots")
async def games() -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            least_seats=game.seats.start,
            most_seats=game.seats.stop - 1,
            options=[OptionForm(each.name, each.default, list(each.values)) for each in options.form(game.options)],
            levels=list(bots.levels(game.name)),
            daily=deals.of_today() if game.dealt else None,
        )
        for game in listed()
    ]


GAMES = [host_info, games]
