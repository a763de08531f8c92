"""Othello's formats: transcripts, board lines, GGF, SGF, OBF and WTHOR."""

from typing import Final

from galerie.formats import Format
from galerie.games.reversi.formats import ggf, positions, sgf, transcripts, wthor
from galerie.games.reversi.formats.game import OthelloGame, from_record, to_record

FORMATS: Final[tuple[Format[OthelloGame], ...]] = (
    Format("wthor", (".wtb",), wthor.recognises, wthor.read, companions=(wthor.PLAYERS, wthor.TOURNAMENTS)),
    Format("ggf", (".ggf",), ggf.recognises, ggf.read, ggf.write),
    Format("sgf", (".sgf",), sgf.recognises, sgf.read, sgf.write),
    Format("obf", (".obf",), positions.recognises, positions.read, positions.write_problem),
    Format("board", (".board",), positions.recognises, positions.read, positions.write_board),
    Format("transcript", (".moves",), transcripts.recognises, transcripts.read, transcripts.write),
)

__all__ = ["FORMATS", "OthelloGame", "from_record", "to_record"]
