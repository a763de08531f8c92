"""The discs' hot paths in C: placing and turning over."""

from galerie import kernels

available: bool = True
"""Whether `compiled` has been built."""

try:
    import galerie.discs.kernel._compiled as compiled
except ImportError as _error:
    available = kernels.report_missing(_error)

__all__ = ["available", "compiled"]
