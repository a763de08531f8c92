"""Boards of Déflecto met in random play, with what the player whose turn it is could show."""

from collections.abc import Iterator
from random import Random
from typing import get_args

from galerie.core import Seat
from galerie.games.deflecto import Options
from galerie.games.deflecto.rules.board import Board
from galerie.games.deflecto.rules.laying import codes
from galerie.games.deflecto.rules.layouts import LayoutName
from galerie.games.deflecto.rules.position import start
from galerie.games.deflecto.rules.tiles import Level


def game(rng: Random, level: Level) -> Iterator[tuple[Board, Seat, bytes]]:
    """The boards of one random game after all have started."""
    options = Options(level=level, layout=rng.choice(get_args(LayoutName)), closed_edges=rng.random() < 0.5, lot=False)
    position = start(rng.randint(2, 4), options)
    while position.to_act:
        if position.stage == "laying":
            yield position.board, position.turn, codes(position)
        seat = min(position.to_act)
        position = position.play(seat, rng.choice(list(position.moves(seat))))
