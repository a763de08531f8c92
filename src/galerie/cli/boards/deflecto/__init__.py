"""The board of Déflecto: a map of paths, rails and rivers, and the rack of tiles below it."""

from galerie.cli.boards.deflecto.board import DeflectoBoard

__all__ = ["DeflectoBoard"]
