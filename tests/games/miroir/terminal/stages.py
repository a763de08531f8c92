"""Tables of Miroir at a terminal, and fingers that play at them."""

from dataclasses import replace
from random import Random

from textual.pilot import Pilot

from galerie.core import Seat
from galerie.core.options import parse, words
from galerie.games import find
from galerie.games.miroir import Miroir, Move
from galerie.games.miroir.rules.moves import Drop, Lay, Turn
from galerie.games.miroir.terminal.board import MiroirBoard
from galerie.terminal.local_table import Chair, LocalTable
from galerie.terminal.screens.play import PlayApp
from tests.terminal.stages import FRIENDS

PATIENCE = 60
"""Arrows after which something is held to be out of reach."""


def dealt(*options: str, seed: int = 1, chairs: tuple[Chair, ...] = FRIENDS) -> LocalTable:
    game = find("miroir")
    return LocalTable(game, parse(game.options, options), chairs, Random(seed))


def seated(position: Miroir, seed: int = 1) -> LocalTable:
    """Ada is South and Blaise is North, at a game that has come so far."""
    at = dealt(*words(position.options), seed=seed)
    at.match = replace(at.match, position=position)
    return at


def position(at: LocalTable) -> Miroir:
    assert isinstance(at.match.position, Miroir)
    return at.match.position


def glass(app: PlayApp) -> MiroirBoard:
    assert isinstance(app.board, MiroirBoard)
    return app.board


def greedy(table: Miroir, seat: Seat) -> Move:
    """A card turned up, and laid where it wins a word or else on the longest column."""

    def worth(move: Move) -> tuple[int, int, int]:
        side = table.play(seat, move).sides[seat]
        lengths = [len(cards) for cards in side.columns]
        return len(side.won), sum(lengths), max(lengths)

    return max((move for move in table.moves(seat) if isinstance(move, Turn | Lay | Drop)), key=worth)


async def press_until(pilot: Pilot[None], key: str, move: str) -> None:
    """Until Enter would make this move."""
    assert isinstance(pilot.app, PlayApp)
    for _ in range(PATIENCE):
        if pilot.app.board.pointed() == (move,):
            return
        await pilot.press(key)
    raise AssertionError(f"{move} is out of reach by {key}")
