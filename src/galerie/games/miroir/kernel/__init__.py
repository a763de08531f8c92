"""Miroir's hot path in C: the promises of columns, on the lexicon's graph."""

from galerie import kernels

available: bool = True
"""Whether `compiled` has been built."""

try:
    import galerie.games.miroir.kernel._compiled as compiled
except ImportError as _error:
    available = kernels.report_missing(_error)

__all__ = ["available", "compiled"]
