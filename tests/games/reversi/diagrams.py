"""Reversi positions as one draws them: eight rows of `g` gold, `b` black and `.` free, a1 in the upper left."""

from textwrap import dedent

import pytest

from galerie.core import Refusal, Seat
from galerie.games.reversi import Options, Reversi, parse
from galerie.games.reversi.rules.position import start

GOLD, BLACK = 0, 1
"""The seats of the base game; with Othello's conventions black sits in seat 0."""


def opening(**options: bool) -> Reversi:
    return start(2, Options(**options))


def position(drawn: str, turn: str = "gold", reserves: tuple[int, int] | None = None, **options: bool) -> Reversi:
    """The position drawn, with `turn` to move; the discs left over are shared out unless `reserves` says how."""
    chosen = Options(**options)
    cells = "".join(drawn.split())
    assert len(cells) == 64, "a diagram has 64 squares"
    gold, black = (sum(1 << square for square, cell in enumerate(cells) if cell == letter) for letter in "gb")
    left = cells.count(".")
    return Reversi(
        discs=(black, gold) if chosen.othello else (gold, black),
        turn=["black", "gold"].index(turn) if chosen.othello else ["gold", "black"].index(turn),
        reserves=None if chosen.othello else reserves or (left - left // 2, left // 2),
        last=None,
        options=chosen,
    )


def drawing(position: Reversi) -> str:
    board = position.view(None).board
    return "\n".join(" ".join(board[row : row + 8]) for row in range(0, 64, 8))


def drawn(text: str) -> str:
    """A diagram written in a test, in the form of `drawing`."""
    return dedent(text).strip()


def after(position: Reversi, moves: str) -> Reversi:
    """The position after these moves, each made by whoever is to move."""
    for text in moves.split():
        assert position.turn is not None, f"the game was over before {text}"
        position = position.play(position.turn, parse(text))
    return position


def legal(position: Reversi) -> list[str]:
    return [] if position.turn is None else sorted(str(move) for move in position.moves(position.turn))


def refused(position: Reversi, text: str, seat: Seat | None = None) -> Refusal:
    """Why this move is refused to the seat, or to whoever is to move; refusing must change nothing."""
    before = repr(position)
    with pytest.raises(Refusal) as caught:
        position.play(position.turn or 0 if seat is None else seat, parse(text))
    assert repr(position) == before
    return caught.value
