"""Reversi's hot paths in C: counting leaves, evaluating, searching, and playing many games at once."""

from galerie import kernels

available: bool = True
"""Whether `compiled` has been built."""

try:
    import galerie.games.reversi.kernel._compiled as compiled
except ImportError as _error:
    available = kernels.report_missing(_error)

__all__ = ["available", "compiled"]
