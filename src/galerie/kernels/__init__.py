"""What the compiled kernels share: C helpers, and the warning where a kernel has not been built.

A kernel is a C extension that is built at installation and holds the hot paths of one package: of a game, the lexicon,
the discs or the host's sockets. Each of its functions has a readable twin that explains it and that the tests compare
it with. Where a kernel is missing the twins serve, slower, and one warning says so, however many kernels are missing.
"""

import warnings

_missing: list[ImportError] = []


def report_missing(error: ImportError) -> bool:
    """Warn about the first kernel that cannot be imported. Returns False: that kernel is not available."""
    _missing.append(error)
    if len(_missing) == 1:
        warnings.warn(f"galerie runs without its compiled kernels, slowly: {error}", RuntimeWarning, stacklevel=3)
    return False
