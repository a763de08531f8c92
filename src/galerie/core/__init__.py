"""The contract between a game and everything that plays it. It does no I/O and has no dependencies."""

from galerie.core.conduct import Out
from galerie.core.contract import (
    NATURE,
    AnyGame,
    AnyPosition,
    Chance,
    Game,
    Leavable,
    Outcome,
    Position,
    Secretive,
    Timed,
    Timer,
    forced_move,
)
from galerie.core.match import Match, automatic, settle
from galerie.core.moves import Moves, Seat
from galerie.core.record import Record
from galerie.core.refusal import BadNotation, BadOption, BadRecord, BotFault, IllegalMove, Refusal
from galerie.core.seal import Seal
from galerie.core.trail import Event, Line, Ply, Trail
from galerie.core.variations import Node, Tree, Variation

__all__ = [
    "NATURE",
    "AnyGame",
    "AnyPosition",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "BotFault",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "Leavable",
    "Line",
    "Match",
    "Moves",
    "Node",
    "Out",
    "Outcome",
    "Ply",
    "Position",
    "Record",
    "Refusal",
    "Seal",
    "Seat",
    "Secretive",
    "Timed",
    "Timer",
    "Trail",
    "Tree",
    "Variation",
    "automatic",
    "forced_move",
    "settle",
]
