"""The board of Déflecto: a map of paths, rails and rivers, and the rack of tiles below it."""

from galerie.games.deflecto.terminal.board import DeflectoBoard

BOARD = DeflectoBoard

__all__ = ["BOARD"]
