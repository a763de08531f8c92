"""The seals of a table's secret moves. A salt needs no keeping: it follows from a secret of the host."""

import hmac
from collections.abc import Mapping

from galerie.core import Event, Line, Match, Seal
from galerie.core.match import Conduct
from galerie.core.seal import digest


def is_secret(match: Match, event: Event) -> bool:
    """Whether a player made a move that the others do not see as it is."""
    return event.seat >= 0 and not isinstance(event.move, Conduct) and match.game.veil(event.move) != str(event.move)


def sealed(secret: str, table_id: str, lines: Mapping[int, Line], *, opened: bool) -> tuple[Seal, ...]:
    """The secret moves, by the version of their events, as fingerprints; the salts only once the game is over."""
    salts = {version: _salt(secret, table_id, version) for version in lines}
    return tuple(
        Seal(version, digest(line, salts[version]), salts[version] if opened else None)
        for version, line in lines.items()
    )


def _salt(secret: str, table_id: str, version: int) -> str:
    return hmac.digest(secret.encode(), f"seal {table_id} {version}".encode(), "sha256").hex()[:32]
