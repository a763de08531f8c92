"""The lexicon's hot paths in C: its graph."""

from galerie import kernels

available = True
"""Whether `compiled` has been built."""

try:
    import galerie.lexicon.kernel._compiled as compiled
except ImportError as error:
    available = kernels.report_missing(error)

__all__ = ["available", "compiled"]
