"""Our engine behind NBoard's protocol: lines in, lines out, unknown ones ignored.

It reads while it thinks: whatever comes in ends a hint or an analysis at the next step, so that `ping` is answered
soon. A move is never interrupted, because it takes a bounded number of nodes.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from queue import Queue
from threading import Thread
from time import monotonic
from typing import Final, TextIO

from galerie import bots
from galerie.core import Match, Refusal
from galerie.discs.board import NUMBERS
from galerie.games.reversi import GAME, Move, Options, Reversi, View
from galerie.games.reversi.bots.book import book_moves
from galerie.games.reversi.bots.evaluation import UNIT
from galerie.games.reversi.bots.levels import NODES, SOLVING, TRUST
from galerie.games.reversi.bots.search import Board, search, solve
from galerie.games.reversi.engines.nboard_client import DEPTH
from galerie.games.reversi.formats import ggf
from galerie.games.reversi.formats.game import OTHELLO, START, must_pass, played
from galerie.games.reversi.formats.tags import square, square_name
from galerie.games.reversi.study.analysis import judge
from galerie.study.analysis import Judgement
from galerie.texts import explain

NAME: Final = "Galerie"
SEED: Final = 0
"""Of a level's move: the same position gets the same move."""

SOLVED: Final = 9
"""How many more squares than its depth the engine solves to the end."""

EXACT: Final = "100%"
WORK: Final = 400_000
"""What a hint takes at most, in units of our analysis; more with a greater depth."""

FORCED: Final = "PA"


@dataclass(frozen=True, slots=True)
class Thought:
    move: str
    value: float | None = None


class Session:
    """One conversation: the position that commands relate to, and how deep to search."""

    def __init__(self, heard: "Queue[str | None]", say: Callable[[str], None], level: str) -> None:
        self._heard, self._say, self._level = heard, say, level
        self._version = 1
        self._depth = DEPTH
        self._positions: list[Reversi] = [START]

    def run(self) -> None:
        commands: Mapping[str, Callable[[str], None]] = {
            "nboard": self._greet,
            "set": self._set,
            "move": self._move,
            "go": self._go,
            "hint": self._hint,
            "ping": lambda number: self._say(f"pong {number}"),
            "learn": lambda _: self._say("learned"),
            "analyze": self._analyse,
        }
        while (line := self._heard.get()) is not None and line.strip() != "quit":
            name, _, rest = line.strip().partition(" ")
            try:
                if name in commands:
                    commands[name](rest.strip())
                elif name.lower() in {*NUMBERS, FORCED.lower()}:  # older programs send a move alone
                    self._move(name)
            except Refusal as refusal:
                self._say(f"status {explain('en', refusal)}")
            except ValueError:
                self._say(f"status Not understood: {line.strip()}")

    @property
    def _position(self) -> Reversi:
        return self._positions[-1]

    def _greet(self, version: str) -> None:
        self._version = int(version)
        self._introduce()

    def _introduce(self) -> None:
        self._say(f"set myname {NAME}{f'-{self._level}' if self._level else self._depth}")

    def _set(self, rest: str) -> None:
        what, _, value = rest.partition(" ")
        if what == "depth":
            self._depth = max(1, int(value))
            self._introduce()
        elif what == "game":
            self._positions = ggf.game(value).positions

    def _move(self, text: str) -> None:
        self._positions.append(played(self._position, square(text.partition("/")[0])))

    def _go(self, _: str) -> None:
        self._say("status Thinking")
        began = monotonic()
        thought = self._thought()
        if thought:
            told = [] if thought.value is None else [f"{thought.value:.2f}", f"{monotonic() - began:.3f}"]
            self._say(f"=== {('/' if self._version == 1 else ' ').join([thought.move, *told])}")
        self._say("status")

    def _thought(self) -> Thought | None:
        """The move it would make; None if the game is over."""
        position = self._position
        if position.turn is None:
            return None
        if must_pass(position):
            return Thought(FORCED)
        view, seat = position.view(position.turn), position.turn
        if self._level:
            return Thought(bots.think(GAME.name, self._level, view, seat, SEED).upper())
        board = Board.of(view, seat)
        code, value = chosen(board, self._depth)
        return Thought(square_name(code).upper(), value / UNIT)

    def _hint(self, count: str) -> None:
        self._say("status Analysing")
        most = int(count or 1)
        for judgement in self._judgements(self._position):
            depth = EXACT if judgement.exact else str(judgement.depth)
            for each in judgement.moves[:most]:
                line = "".join(FORCED if move == "pass" else move.upper() for move in each.line)
                self._say(f"search {line} {each.value:.2f} 0 {EXACT if each.exact else depth}")
        self._say("status")

    def _analyse(self, _: str) -> None:
        """What each position of the game is worth to the side to move, from the last on backwards."""
        self._say("status Analysing")
        for number, position in reversed([*enumerate(self._positions)]):
            judgements = [*self._judgements(position)]
            if not self._heard.empty():
                break
            if judgements:
                self._say(f"analysis {number} {judgements[-1].moves[0].value:.2f}")
        self._say("status")

    def _judgements(self, position: Reversi) -> Iterator[Judgement]:
        """Better and better ones, until they are as deep as was asked for or something is said."""
        if position.turn is None:
            return
        near_the_end = 64 - sum(position.counts) <= self._depth + SOLVED
        match: Match[Move, View, Options] = replace(Match.begin(GAME, options=OTHELLO), position=position)
        for judgement in judge(match, position.turn, WORK * max(1, self._depth - DEPTH)):
            yield judgement
            if not self._heard.empty() or (judgement.depth >= self._depth and not near_the_end):
                return


def chosen(board: Board, depth: int) -> tuple[int, int]:
    """A move and its value in hundredths of a disc: from the book, solved, or searched so deep."""
    if known := book_moves(board):
        return known[0]
    if board.holes <= depth + SOLVED and (solved := solve(board, SOLVING)):
        return solved.code, solved.value * UNIT // 2
    return search(board, depth, NODES << max(0, min(6, depth - DEPTH)), cut=TRUST)[0]


def serve(lines: TextIO, out: TextIO, level: str = "") -> None:
    """Speak the protocol until the lines end or say `quit`."""
    heard: Queue[str | None] = Queue()

    def listen() -> None:
        for line in lines:
            heard.put(line)
        heard.put(None)

    def say(line: str) -> None:
        out.write(line + "\n")
        out.flush()

    Thread(target=listen, daemon=True).start()
    Session(heard, say, level).run()
