"""Copyright's hot paths in C: solving a deal."""

from galerie import kernels

available: bool = True
"""Whether `compiled` has been built."""

try:
    import galerie.games.copyright.kernel._compiled as compiled
except ImportError as _error:
    available = kernels.report_missing(_error)

__all__ = ["available", "compiled"]
