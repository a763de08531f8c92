"""The sockets' hot path in C: sending to many connections at once."""

from galerie import kernels

available: bool = True
"""Whether `compiled` has been built."""

try:
    import galerie.host.socket.fast.kernel._compiled as compiled
except ImportError as _error:
    available = kernels.report_missing(_error)

__all__ = ["available", "compiled"]
