"""The seals of a table's secret moves. Their salts are derived from a secret of the server and not stored."""

import hmac
from dataclasses import replace

from galerie.core import Event, Line, Match, Seal, Seat
from galerie.core.conduct import Conduct
from galerie.core.contract import hides, veiled
from galerie.core.seal import digest


class Secrets:
    """The secret moves of a match, noted event by event."""

    __slots__ = ("_plies", "lines", "standing")

    def __init__(self) -> None:
        self.lines: dict[int, Line] = {}
        """All of them, by version."""

        self.standing: dict[int, Event] = {}
        """Those that were not taken back, as they are in the line of the match."""

        self._plies = 0

    def note(self, match: Match, event: Event) -> None:
        """Remember the event that led to this match if it was a secret move, and forget those that it took back."""
        is_secret = hides(match.position)
        if not (is_secret or self.standing):
            return
        plies, self._plies = self._plies, len(match.line)
        if self.standing and self._plies < plies:
            line = {id(each) for each in match.line}  # two moves may be equal
            self.standing = {version: each for version, each in self.standing.items() if id(each) in line}
        if not is_secret or event.seat < 0 or isinstance(event.move, Conduct):
            return
        if veiled(match.position, event.move, None) != str(event.move):  # the others do not see it in full
            self.lines[match.version] = event.line
            self.standing[match.version] = match.line[-1]


class Seals:
    __slots__ = ("_made", "_secret", "_table_id", "secrets")

    def __init__(self, secret: str, table_id: str, secrets: Secrets) -> None:
        self._secret = secret
        self._table_id = table_id
        self.secrets: Secrets = secrets
        self._made: dict[int, Seal] = {}
        """With their salts."""

    def clear(self) -> None:
        """Forget all of them: the game begins again."""
        self.secrets = Secrets()
        self._made.clear()

    def hider(self, version: int) -> Seat | None:
        """The seat whose secret move led to a version."""
        line = self.secrets.lines.get(version)
        return line.seat if line else None

    def up_to(self, version: int, *, opened: bool) -> tuple[Seal, ...]:
        """The seals of the secret moves up to a version that still stand, with their salts once the game is over."""
        standing = self.secrets.standing
        return tuple([self._seal(each, opened=opened) for each in standing if each <= version]) if standing else ()

    def of_record(self, match: Match) -> tuple[Seal, ...]:
        """Those of a record: of all secret moves once the game is over, until then of its present line."""
        if match.outcome:
            return tuple([self._seal(version, opened=True) for version in self.secrets.lines])
        numbers = {id(event): number for number, event in enumerate(match.line, 1)}
        standing = self.secrets.standing.items()
        return tuple([replace(self._seal(each, opened=False), version=numbers[id(event)]) for each, event in standing])

    def _seal(self, version: int, *, opened: bool) -> Seal:
        made = self._made.get(version)
        if made is None:
            salt = hmac.digest(self._secret.encode(), f"seal {self._table_id} {version}".encode(), "sha256").hex()[:32]
            made = self._made[version] = Seal(version, digest(self.secrets.lines[version], salt), salt)
        return made if opened else Seal(version, made.digest)
