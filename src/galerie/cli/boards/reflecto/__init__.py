"""The board of Reflecto: screens that show their faces to their owner only, and mirrors that tell of the others."""

from galerie.cli.boards.reflecto.board import ReflectoBoard

__all__ = ["ReflectoBoard"]
