"""Copyright's hot paths in C: solving a deal."""

from galerie import kernels

available = True
"""Whether `compiled` has been built."""

try:
    import galerie.games.copyright.kernel._compiled as compiled
except ImportError as error:
    available = kernels.report_missing(error)

__all__ = ["available", "compiled"]
