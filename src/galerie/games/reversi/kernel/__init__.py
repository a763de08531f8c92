"""Reversi's hot paths in C: counting leaves, evaluating and searching."""

from galerie import kernels

available = True
"""Whether `compiled` has been built."""

try:
    import galerie.games.reversi.kernel._compiled as compiled
except ImportError as error:
    available = kernels.report_missing(error)

__all__ = ["available", "compiled"]
