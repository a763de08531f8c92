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
    Revealing,
    Seat,
    Secretive,
    Timed,
    Timer,
    Unlisted,
    Written,
)
from galerie.core.match import Match, automatic, settle
from galerie.core.record import Record
from galerie.core.refusal import BadNotation, BadOption, BadRecord, IllegalMove, Refusal
from galerie.core.seal import Seal
from galerie.core.trail import Event, Line, Ply, Trail

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
    "Ply",
    "Position",
    "Record",
    "Refusal",
    "Revealing",
    "Seal",
    "Seat",
    "Secretive",
    "Timed",
    "Timer",
    "Trail",
    "Unlisted",
    "Written",
    "automatic",
    "settle",
]
