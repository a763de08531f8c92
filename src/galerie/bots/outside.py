"""Players of a tournament: levels, and bots from outside.

A player is written as text:

- `master`: a level or a character;
- `package.module:function` or `./my.py:function`: a bot, `(view, seat, rng) -> move`, in a process of its own;
- `nboard:COMMAND`: an engine, by one of the protocols of the game (`galerie.bots.engines`);
- `http://…` or `https://…`: a bot that is asked over HTTP (see docs/bots.md).

A bot may also be a function itself, which then plays in this process. Whatever a player from outside does wrong raises
`Forfeit`.
"""

import sys
from base64 import b64encode
from collections.abc import Callable
from pickle import dumps
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import Any, Final, Protocol, TypeAlias
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from galerie import bots
from galerie.bots.engines import Engine, protocols
from galerie.bots.forfeits import Forfeit
from galerie.bots.programs import Program
from galerie.core import AnyGame, Match, Refusal, Seat, options

Player: TypeAlias = str | bots.Bot
WEB: Final = ("http://", "https://")
STARTING_SECONDS: Final = 60.0
"""The least that a program may take to start."""

ANSWER_BYTES: Final = 64 * 1024
"""Of an answer over HTTP."""


class Playing(Protocol):
    """A player during a game."""

    def move(self, match: Match, seat: Seat, seed: int) -> str:
        """The move of a seat as text. Raises Forfeit."""
        ...

    def close(self) -> None: ...


def name(player: Player) -> str:
    return player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__)


def is_level(player: Player) -> bool:
    return isinstance(player, str) and ":" not in player


def begun(game: AnyGame, player: Player, seconds: float) -> Playing:
    """Let a player begin a game in which each of its moves may take so many seconds. Raises Refusal."""
    if not isinstance(player, str):
        return Function(player, seconds)
    if is_level(player):
        bots.bot(game.name, player)
        return Level(game.name, player)
    if player.startswith(WEB):
        return Web(player, seconds)
    scheme, _, command = player.partition(":")
    if scheme in protocols(game.name):
        protocol = protocols(game.name)[scheme]
        return EngineSeat(protocol.start(command, max(seconds, STARTING_SECONDS)), seconds)
    return Script(player, seconds)


def check(game: AnyGame, player: Player, chosen: Any) -> None:
    """Refuse a player that cannot play at all with these options."""
    if isinstance(player, str) and (protocol := protocols(game.name).get(player.partition(":")[0])):
        protocol.check(chosen)
    try:
        begun(game, player, STARTING_SECONDS).close()
    except Forfeit as forfeit:
        raise Refusal("arena-absent", player=name(player)) from forfeit


class Level:
    def __init__(self, game: str, level: str) -> None:
        self._game, self._level = game, level

    def move(self, match: Match, seat: Seat, seed: int) -> str:
        return bots.think(self._game, self._level, match.position.view(seat), seat, seed)

    def close(self) -> None:
        """Nothing was opened."""


class Function:
    """A bot in this process. It cannot be interrupted: one that takes too long loses when it answers."""

    def __init__(self, bot: bots.Bot, seconds: float) -> None:
        self._bot, self._seconds = bot, seconds

    def move(self, match: Match, seat: Seat, seed: int) -> str:
        began = monotonic()
        try:
            found = str(self._bot(match.position.view(seat), seat, Random(seed)))
        except Exception as error:  # somebody else's code
            raise Forfeit("forfeit-raised", error=f"{type(error).__name__}: {error}") from error
        if monotonic() - began > self._seconds:
            raise Forfeit("forfeit-late", seconds=round(self._seconds))
        return found

    def close(self) -> None:
        """Nothing was opened."""


class Script:
    """A bot in a process of its own, which may be killed (`galerie.bots.script`)."""

    def __init__(self, bot: str, seconds: float) -> None:
        self._program = Program([sys.executable, "-m", "galerie.bots.script", bot])
        self._seconds = seconds
        try:
            self._answer(max(seconds, STARTING_SECONDS))
        except Forfeit:
            self._program.close()
            raise

    def move(self, match: Match, seat: Seat, seed: int) -> str:
        asked = dumps((match.position.view(seat), seat, seed))
        self._program.send(b64encode(asked).decode())
        return self._answer(self._seconds)

    def close(self) -> None:
        self._program.close()

    def _answer(self, seconds: float) -> str:
        """What the bot has returned, or an empty text once it is there. Raises Forfeit."""
        found = msgspec.json.decode(self._program.answer("answer ", seconds))
        if "error" in found:
            raise Forfeit("forfeit-raised", error=str(found["error"]))
        return str(found["move"])


class EngineSeat:
    """An engine at the table."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self._engine, self._seconds = engine, seconds

    def move(self, match: Match, seat: Seat, seed: int) -> str:  # noqa: ARG002  engines know no seeds
        return self._engine.move(match.position.view(seat), seat, self._seconds)

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
            "view": match.position.view(seat),
            "moves": list(moves.texts),
            "complete": moves.complete,
            "seed": seed,
        }
        body = self._asked(msgspec.json.encode(question))
        try:
            return str(msgspec.json.decode(body)["move"])
        except (msgspec.DecodeError, LookupError, TypeError) as error:
            raise Forfeit("forfeit-nonsense", text=body[:100].decode("utf-8", "replace")) from error

    def close(self) -> None:
        """Requests stand alone."""

    def _asked(self, question: bytes) -> bytes:
        """The answer, within the time for the whole of it."""
        answers: SimpleQueue[bytes | Exception] = SimpleQueue()
        Thread(target=lambda: answers.put(_outcome(lambda: self._post(question))), daemon=True).start()
        try:
            answer = answers.get(timeout=self._seconds)
        except Empty:
            raise Forfeit("forfeit-late", seconds=round(self._seconds)) from None
        if isinstance(answer, TimeoutError):
            raise Forfeit("forfeit-late", seconds=round(self._seconds)) from answer
        if isinstance(answer, HTTPError):
            answer.close()
            raise Forfeit("forfeit-unreachable", reason=f"{answer.code} {answer.reason}") from answer
        if isinstance(answer, Exception):
            raise Forfeit("forfeit-unreachable", reason=str(getattr(answer, "reason", answer))) from answer
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
