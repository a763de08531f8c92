"""The compiled hot paths, one C extension built at installation.

Each function has a readable twin that explains it and that the tests hold against it; without the extension
the twins serve, slower, and a warning says so.
"""

import warnings

available = True
"""Whether `compiled` could be built and is there."""

try:
    import galerie.kernels._compiled as compiled
except ImportError as absence:
    available = False
    warnings.warn(f"galerie runs without its compiled kernel, slowly: {absence}", RuntimeWarning, stacklevel=2)

__all__ = ["available", "compiled"]
