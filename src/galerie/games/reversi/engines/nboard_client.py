"""Engines that speak NBoard's protocol, such as NTest and Edax.

An engine is told the position as a game without moves, so it needs no history. The side that moved first is black to
it. It is told the depth of its search: `depth=12 ntest x` as a command sets it.
"""

import re
import shlex
from typing import Final

from galerie.bots.programs import Program
from galerie.core import BotFault, Refusal, Seat
from galerie.games.reversi import Options, Pass, View
from galerie.games.reversi.bots.search import Board
from galerie.games.reversi.formats import ggf
from galerie.games.reversi.formats.game import OthelloGame, position
from galerie.games.reversi.formats.tags import PASSES

VERSION: Final = 2
DEPTH: Final = 12
"""Of the search, if the command does not say."""

SETTING: Final = re.compile(r"depth=(\d{1,3})\s+(.*)", re.DOTALL)
ANSWER: Final = "==="


class NBoardEngine:
    def __init__(self, command: list[str], depth: int, seconds: float) -> None:
        self._program = Program(command, command[0], errors=True)
        self._pings = 0
        for line in (f"nboard {VERSION}", f"set depth {depth}"):
            self._program.send(line)
        try:
            self._synchronise(seconds)
        except BotFault:
            self._program.close()
            raise

    def move(self, view: View, seat: Seat, seconds: float) -> str:
        board = Board.of(view, seat)
        discs = (board.own, board.other) if seat == 0 else (board.other, board.own)
        game = ggf.write(OthelloGame(position(*discs, seat), place="Galerie")).strip()
        self._program.send(f"set game {game}")
        self._synchronise(seconds)
        self._program.send("go")
        answer = self._program.answer(ANSWER, seconds)
        words = re.split(r"[\s/]+", answer.strip())
        return str(Pass()) if words[0].lower() in PASSES else words[0].lower()

    def close(self) -> None:
        self._program.close(farewell="quit")

    def _synchronise(self, seconds: float) -> None:
        """Wait until the engine has done what it was told, and thinks about nothing else."""
        self._pings += 1
        self._program.send(f"ping {self._pings}")
        while self._program.answer("pong", seconds).strip() != str(self._pings):
            pass


def start(command: str, seconds: float) -> NBoardEngine:
    setting = SETTING.fullmatch(command)
    depth, rest = (int(setting[1]), setting[2]) if setting else (DEPTH, command)
    try:
        words = shlex.split(rest)
    except ValueError as error:
        raise BotFault("bot-start", bot=command, reason=str(error)) from error
    if not words:
        raise BotFault("bot-start", bot=command, reason="?")
    return NBoardEngine(words, depth, seconds)


def check(options: Options) -> None:
    if options.one_line:
        raise Refusal("reversi-engine-options")
