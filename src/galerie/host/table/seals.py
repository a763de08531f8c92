"""The seals of a table's secret moves. Their salts are derived from a secret of the server and not stored."""

import hmac

from galerie.core import Event, Line, Match, Seal, Seat
from galerie.core.conduct import Conduct
from galerie.core.contract import hides, veiled
from galerie.core.seal import digest


def secret_line(match: Match, event: Event) -> Line | None:
    """The event that led to this match, if it was a move that the others do not see in full."""
    if not hides(match.position):
        return None
    made = event.seat >= 0 and not isinstance(event.move, Conduct)
    return event.line if made and veiled(match.position, event.move, None) != str(event.move) else None


class Seals:
    __slots__ = ("_lines", "_secret", "_table_id")

    def __init__(self, secret: str, table_id: str, lines: dict[int, Line]) -> None:
        self._secret = secret
        self._table_id = table_id
        self._lines = lines

    def note(self, match: Match, event: Event) -> None:
        """Remember the event that led to this match if it was a secret move."""
        if line := secret_line(match, event):
            self._lines[match.version] = line

    def clear(self) -> None:
        """Forget all of them: the game begins anew."""
        self._lines.clear()

    def hider(self, version: int) -> Seat | None:
        """The seat whose secret move led to a version."""
        line = self._lines.get(version)
        return line.seat if line else None

    def up_to(self, version: int, *, opened: bool) -> tuple[Seal, ...]:
        """The seals of the secret moves up to a version, with their salts once the game is over."""
        if not self._lines:
            return ()
        return tuple([self._seal(each, line, opened=opened) for each, line in self._lines.items() if each <= version])

    def _seal(self, version: int, line: Line, *, opened: bool) -> Seal:
        salt = hmac.digest(self._secret.encode(), f"seal {self._table_id} {version}".encode(), "sha256").hex()[:32]
        return Seal(version, digest(line, salt), salt if opened else None)
