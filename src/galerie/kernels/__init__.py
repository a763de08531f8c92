"""The compiled hot paths, one C extension built at installation.

Each function has a readable twin that explains it and that the tests hold against it; without the extension
the twins serve, slower, and a warning says so.
"""

import warnings

try:
    from galerie.kernels import _compiled as compiled
except ImportError:
    compiled = None
    warnings.warn("galerie runs without its compiled kernel: the bots will be slow", RuntimeWarning, stacklevel=2)

__all__ = ["compiled"]
