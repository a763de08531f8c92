"""Engines: programs that play a game by a protocol that many of them know.

A game for which there is such a protocol has a part `engines` (`galerie.games.part`), which defines `PROTOCOLS`: each
`EngineProtocol` by its name, the usual one first.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TextIO

from galerie.core import Refusal, Seat
from galerie.games import find, part


class Engine(Protocol):
    """A running engine."""

    def move(self, view: Any, seat: Seat, seconds: float) -> str:
        """Its move in what a seat sees, within so many seconds. Raises BotFault."""
        ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class EngineProtocol:
    start: Callable[[str, float], Engine]
    """Start an engine by its command, which may take so many seconds to answer. Raises BotFault."""

    check: Callable[[Any], None]
    """Refuse options that the protocol cannot express."""

    serve: Callable[[TextIO, TextIO, str], None]
    """Play for whoever speaks the protocol, until they go: their lines, our answers, and a level or ''."""


def protocols(game: str) -> Mapping[str, EngineProtocol]:
    """The protocols of a game by their names; none for most."""
    found: Mapping[str, EngineProtocol] = getattr(part(find(game), "engines"), "PROTOCOLS", {})
    return found


def protocol(game: str, name: str = "") -> EngineProtocol:
    """The protocol of this name, or the usual one. Raises Refusal."""
    known = protocols(game)
    if not known:
        raise Refusal("engine-unknown", game=game)
    if name and name not in known:
        raise Refusal("engine-protocol", name=name, names=", ".join(known))
    return known[name] if name else next(iter(known.values()))
