"""Galerie des Glaces: French games of mirrors, flips and deflections, to play and to study."""
