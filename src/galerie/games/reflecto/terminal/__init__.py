"""The board of Reflecto: screens that only their owner sees from the front, and mirrors that reflect the others."""

from galerie.games.reflecto.terminal.board import ReflectoBoard

BOARD = ReflectoBoard

__all__ = ["BOARD"]
