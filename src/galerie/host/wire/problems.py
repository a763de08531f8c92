"""Refusals."""

from msgspec import field

from galerie.core.refusal import Detail
from galerie.host.wire.base import Wire


class Problem(Wire, frozen=True):
    """Why something was refused; `text` is in the language of the request."""

    code: str
    text: str
    rule: str | None = None
    details: dict[str, Detail] = field(default_factory=dict)
