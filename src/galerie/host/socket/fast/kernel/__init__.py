"""The sockets' hot path in C: sending to many connections at once."""

from galerie import kernels

available = True
"""Whether `compiled` has been built."""

try:
    import galerie.host.socket.fast.kernel._compiled as compiled
except ImportError as error:
    available = kernels.report_missing(error)

__all__ = ["available", "compiled"]
