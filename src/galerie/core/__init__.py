"""The contract between a game and everything that plays it. Pure: no input, no output, no dependency."""

from galerie.core.contract import (
    NATURE,
    AnyGame,
    AnyPosition,
    Chance,
    Forced,
    Game,
    Outcome,
    Position,
    Seat,
    Timed,
    Timer,
)
from galerie.core.match import Event, Line, Match, automatic, settle
from galerie.core.record import Record
from galerie.core.refusal import BadNotation, BadOption, BadRecord, IllegalMove, Refusal

__all__ = [
    "NATURE",
    "AnyGame",
    "AnyPosition",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Chance",
    "Event",
    "Forced",
    "Game",
    "IllegalMove",
    "Line",
    "Match",
    "Outcome",
    "Position",
    "Record",
    "Refusal",
    "Seat",
    "Timed",
    "Timer",
    "automatic",
    "settle",
]
