"""The headers that tell browsers what a page may do, and who may show it in a frame."""

from typing import Final


def _content(frame_ancestors: str) -> str:
    return (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        f"frame-ancestors {frame_ancestors}"
    )


HEADERS: Final = {
    "Content-Security-Policy": _content("'none'"),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
"""Of every answer that has no others."""

EMBEDDED: Final = {
    "Content-Security-Policy": _content("*"),
    "Cross-Origin-Resource-Policy": "cross-origin",
}
"""Of pages that any site may show in a frame. Nothing can be done there."""
