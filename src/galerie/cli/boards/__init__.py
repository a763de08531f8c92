"""The boards, by the name of their game: all that a game adds to the terminal."""

from typing import Final

from galerie.cli.boards.board import Board
from galerie.cli.boards.copyright import CopyrightBoard
from galerie.cli.boards.deflecto import DeflectoBoard
from galerie.cli.boards.miroir import MiroirBoard
from galerie.cli.boards.reflecto import ReflectoBoard
from galerie.cli.boards.reversi import ReversiBoard
from galerie.cli.boards.solo import SoloBoard

BOARDS: Final[dict[str, type[Board]]] = {
    board.game: board for board in (ReflectoBoard, ReversiBoard, SoloBoard, MiroirBoard, CopyrightBoard, DeflectoBoard)
}
