"""Galerie des Glaces: French games of mirrors, flips and deflections, to play and to study.

The functions and classes named here are the library as it is documented in `docs/library.md`. Each is imported when it
is first used, so that `import galerie` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from galerie.bots import Bot, Player
    from galerie.bots.arena import arena
    from galerie.bots.playing import play_out
    from galerie.core import (
        BadNotation,
        BadOption,
        BadRecord,
        BotFault,
        Game,
        IllegalMove,
        Match,
        Moves,
        Outcome,
        Record,
        Refusal,
        Seat,
    )
    from galerie.games import GAMES
    from galerie.matches import load, new
    from galerie.study import review

__all__ = [
    "GAMES",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Bot",
    "BotFault",
    "Game",
    "IllegalMove",
    "Match",
    "Moves",
    "Outcome",
    "Player",
    "Record",
    "Refusal",
    "Seat",
    "arena",
    "load",
    "new",
    "play_out",
    "review",
]

_HOMES: Final = {
    "Bot": "bots",
    "GAMES": "games",
    "Player": "bots",
    "arena": "bots.arena",
    "load": "matches",
    "new": "matches",
    "play_out": "bots.playing",
    "review": "study",
}
"""The modules of the names above; the others are of `core`."""


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'galerie' has no attribute {name!r}", name=name, obj=__name__)
    found = getattr(import_module(f"galerie.{_HOMES.get(name, 'core')}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*globals(), *__all__]
