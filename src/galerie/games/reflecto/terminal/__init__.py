"""The board of Reflecto: screens that show their faces to their owner only, and mirrors that tell of the others."""

from galerie.games.reflecto.terminal.board import ReflectoBoard

BOARD = ReflectoBoard

__all__ = ["BOARD"]
