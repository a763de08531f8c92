"""Refusals."""

from msgspec import field

from galerie.core.refusal import Detail
from galerie.host.wire.base import Wire


class Problem(Wire, frozen=True):
    """Why something was refused; `text` is in the language of the request."""

    code: str
    """Stable, for programs."""

    text: str
    """A sentence in the language of `Accept-Language`: English if it is asked for, otherwise French."""

    rule: str | None = None
    """The number of the rule behind it."""

    details: dict[str, Detail] = field(default_factory=dict)
    """What the sentence was filled in with."""
