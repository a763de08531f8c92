"""The discs' hot paths in C: placing and turning over."""

from galerie import kernels

available = True
"""Whether `compiled` has been built."""

try:
    import galerie.discs.kernel._compiled as compiled
except ImportError as error:
    available = kernels.report_missing(error)

__all__ = ["available", "compiled"]
