"""The games, by name. This registry is all that a host, a bot runner or a terminal needs to find one."""

from typing import Final

from galerie.core import AnyGame, Refusal
from galerie.games import copyright, deflecto, miroir, reflecto, reversi, solo  # noqa: A004  the game bears this name

GAMES: Final[dict[str, AnyGame]] = {
    game.name: game for game in (reflecto.GAME, reversi.GAME, solo.GAME, miroir.GAME, copyright.GAME, deflecto.GAME)
}


def find(name: str) -> AnyGame:
    if name not in GAMES:
        raise Refusal("game-unknown", game=name, games=", ".join(GAMES))
    return GAMES[name]
