"""Déflecto's hot paths in C: the shortest ways, the legal placements and what they change."""

from galerie import kernels

available: bool = True
"""Whether `compiled` has been built."""

try:
    import galerie.games.deflecto.kernel._compiled as compiled
except ImportError as _error:
    available = kernels.report_missing(_error)

__all__ = ["available", "compiled"]
