"""The solo game's hot paths in C: winning tokens and planning."""

from galerie import kernels

available = True
"""Whether `compiled` has been built."""

try:
    import galerie.games.solo.kernel._compiled as compiled
except ImportError as error:
    available = kernels.report_missing(error)

__all__ = ["available", "compiled"]
