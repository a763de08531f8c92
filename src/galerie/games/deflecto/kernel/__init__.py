"""Déflecto's hot paths in C: the shortest ways, the legal placements and what they change."""

from galerie import kernels

available = True
"""Whether `compiled` has been built."""

try:
    import galerie.games.deflecto.kernel._compiled as compiled
except ImportError as error:
    available = kernels.report_missing(error)

__all__ = ["available", "compiled"]
