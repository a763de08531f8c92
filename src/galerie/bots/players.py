"""Players of a tournament: levels, functions, and bots from outside that are written as text.

- `package.module:function` or `./my.py:function`: a bot, `(view, seat, rng) -> move`, in a process of its own;
- `nboard:COMMAND`: an engine, by one of the protocols of the game (`galerie.bots.engines`);
- `http://…` or `https://…`: a bot that is asked over HTTP (see docs/bots.md).

Whatever a player from outside does wrong raises `BotFault`.
"""

import sys
from base64 import b64encode
from collections.abc import Callable
from pickle import dumps
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final, Protocol
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from galerie import bots
from galerie.bots.engines import Engine, protocols
from galerie.bots.functions import Function
from galerie.bots.programs import Program
from galerie.bots.script import Answer
from galerie.core import AnyGame, BotFault, Match, Seat, options

WEB: Final = ("http://", "https://")
STARTING_SECONDS: Final = 60.0
"""The least that a program may take to start."""

ANSWER_BYTES: Final = 64 * 1024
"""Of an answer over HTTP."""


class Playing(Protocol):
    """A player during a game."""

    def move(self, match: Match, seat: Seat, seed: int) -> str:
        """The move of a seat as text. Raises BotFault."""
        ...

    def close(self) -> None: ...


def is_written(player: bots.Player) -> bool:
    """Whether this is a bot from outside, written as text."""
    return isinstance(player, str) and Function.is_named(player)


def name(player: bots.Player) -> str:
    """What a player is called: a function in a file by its module and itself."""
    if isinstance(player, str) and player.rpartition(":")[0].endswith(".py"):
        return Function(player).name
    return bots.name(player)


def begun(game: AnyGame, player: bots.Player, seconds: float) -> Playing:
    """Let a player begin a game in which each of its moves may take so many seconds. Raises Refusal."""
    if not isinstance(player, str) or not is_written(player):
        bots.bot(game.name, player)
        return Known(game.name, player, seconds)
    if player.startswith(WEB):
        return Web(player, seconds)
    scheme, _, command = player.partition(":")
    if scheme in protocols(game.name):
        protocol = protocols(game.name)[scheme]
        return EngineSeat(protocol.start(command, max(seconds, STARTING_SECONDS)), seconds)
    return Script(player, seconds)


def check(game: AnyGame, player: bots.Player, chosen: Any) -> None:
    """Refuse a player that cannot play at all with these options."""
    if isinstance(player, str) and (protocol := protocols(game.name).get(player.partition(":")[0])):
        protocol.check(chosen)
    begun(game, player, STARTING_SECONDS).close()


class Known:
    """A level, or a function in this process, which cannot be interrupted: if it takes too long it loses afterwards."""

    def __init__(self, game: str, player: bots.Player, seconds: float) -> None:
        self._game, self._player = game, player
        self._seconds = seconds if bots.outside(game, player) else None

    def move(self, match: Match, seat: Seat, seed: int) -> str:
        began = monotonic()
        found = bots.think(self._game, self._player, match.view(seat), seat, seed)
        if self._seconds is not None and monotonic() - began > self._seconds:
            raise BotFault("bot-slow", bot=bots.name(self._player), seconds=round(self._seconds))
        return found

    def close(self) -> None:
        """Nothing was opened."""


class Script:
    """A function in a process of its own, which may be killed (`galerie.bots.script`)."""

    def __init__(self, source: str, seconds: float) -> None:
        self._name, self._seconds = name(source), seconds
        self._program = Program([sys.executable, "-m", "galerie.bots.script", source], self._name)
        try:
            self._answer(max(seconds, STARTING_SECONDS))
        except BotFault:
            self._program.close()
            raise

    def move(self, match: Match, seat: Seat, seed: int) -> str:
        asked = dumps((match.view(seat), seat, seed))
        self._program.send(b64encode(asked).decode())
        return self._answer(self._seconds)

    def close(self) -> None:
        self._program.close()

    def _answer(self, seconds: float) -> str:
        """What the bot has returned, or an empty text once it is there. Raises BotFault."""
        line = self._program.answer("answer ", seconds)
        try:
            found = msgspec.json.decode(line, type=Answer)
        except msgspec.DecodeError as error:
            raise BotFault("bot-nonsense", bot=self._name, move=line) from error
        if found.code:
            raise BotFault.again(found.code, found.details)
        return found.move


class EngineSeat:
    """An engine at the table."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self._engine, self._seconds = engine, seconds

    def move(self, match: Match, seat: Seat, seed: int) -> str:  # noqa: ARG002  engines know no seeds
        return self._engine.move(match.view(seat), seat, self._seconds)

    def close(self) -> None:
        self._engine.close()


class Web:
    """A bot that is asked for each move by a POST request."""

    def __init__(self, address: str, seconds: float) -> None:
        self._address, self._seconds = address, seconds

    def move(self, match: Match, seat: Seat, seed: int) -> str:
        moves = match.moves(seat)
        question = {
            "game": match.game.name,
            "rules": match.game.version,
            "options": options.words(match.options),
            "seats": match.seats,
            "seat": seat,
            "view": match.view(seat),
            "moves": list(moves.texts),
            "complete": moves.complete,
            "seed": seed,
        }
        body = self._asked(msgspec.json.encode(question))
        try:
            return str(msgspec.json.decode(body)["move"])
        except (msgspec.DecodeError, LookupError, TypeError) as error:
            raise BotFault("bot-nonsense", bot=self._address, move=body[:100].decode("utf-8", "replace")) from error

    def close(self) -> None:
        """Requests stand alone."""

    def _asked(self, question: bytes) -> bytes:
        """The answer, within the time for the whole of it."""
        answers: SimpleQueue[bytes | Exception] = SimpleQueue()
        Thread(target=lambda: answers.put(_outcome(lambda: self._post(question))), daemon=True).start()
        try:
            answer = answers.get(timeout=self._seconds)
        except Empty:
            raise BotFault("bot-slow", bot=self._address, seconds=round(self._seconds)) from None
        if isinstance(answer, TimeoutError):
            raise BotFault("bot-slow", bot=self._address, seconds=round(self._seconds)) from answer
        if isinstance(answer, HTTPError):
            answer.close()
            raise BotFault("bot-unreachable", bot=self._address, reason=f"{answer.code} {answer.reason}") from answer
        if isinstance(answer, Exception):
            raise BotFault(
                "bot-unreachable", bot=self._address, reason=str(getattr(answer, "reason", answer))
            ) from answer
        return answer

    def _post(self, question: bytes) -> bytes:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        request = Request(self._address, question, headers, method="POST")  # noqa: S310  `begun` looked at the scheme
        with urlopen(request, timeout=self._seconds) as response:  # noqa: S310
            found: bytes = response.read(ANSWER_BYTES)
        return found


def _outcome(work: Callable[[], bytes]) -> bytes | Exception:
    try:
        return work()
    except Exception as error:  # told to whoever waits
        return error
