"""Scripted people at tables: they play what they may, insist until they are answered, and always come back."""

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeAlias

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.chaos.line import Cut, Line, Weather

Command: TypeAlias = dict[str, Any]

PATIENCE: Final = 0.4
"""Seconds after which a command that is not answered is sent again."""

OPENING: Final = 8.0
"""Seconds that a connection may take to open."""

INSISTENCE: Final = 8
"""How often in a row, before the line is taken for dead."""

CONDUCT: Final = ("!takeback", "!draw")


@dataclass(frozen=True)
class Saved:
    """What the host has acknowledged."""

    command: str
    version: int
    seat: int
    move: str


@dataclass
class Player:
    name: str
    address: str
    table: str
    seat: int | None
    """None for a spectator."""

    cookie: str
    weather: Weather
    dice: Random
    saved: list[Saved] = field(default_factory=list)
    seen: dict[int, tuple[int | None, str | None]] = field(default_factory=dict)
    """The seat and the move of every version that was shown."""

    faults: list[str] = field(default_factory=list)
    version: int = -1
    moment: dict[str, Any] = field(default_factory=dict)
    sent: int = 0
    """Commands so far, however often each was sent."""

    welcomes: int = 0
    """How often this player has come, or come back."""

    bell: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever anything was sent or heard."""

    conduct: float = 0.04
    """How often a take-back or a draw is asked for instead of a move."""

    left: bool = False
    """Gone elsewhere before the game was over."""

    playing: bool = True
    leaving: bool = False
    """Once the host closes the connection, not to come back."""

    longest: float = 0.0
    """The most seconds that a command has waited for its answer."""

    pending: Command | None = None
    _asked_at: float = 0.0
    _commands: int = 0
    _past: list[Command] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return bool(self.moment.get("ending"))

    def host(self) -> str:
        """Where to connect next."""
        return self.address

    async def live(self) -> None:
        """Until it is time to leave and the host bids farewell."""
        while True:
            headers = {"Cookie": self.cookie} if self.cookie else {}
            since = f"?since={self.version}" if self.version >= 0 else ""
            try:
                async with connect(
                    f"{self.host()}/api/tables/{self.table}/socket{since}",
                    additional_headers=headers,
                    compression=None,
                    open_timeout=OPENING,
                ) as connection:
                    try:
                        await self._converse(Line(connection, self.weather, self.dice))
                    finally:  # who is told to stop now does not wait until a host has said goodbye
                        connection.transport.abort()
            except (OSError, WebSocketException, TimeoutError, Cut):
                if self.leaving:
                    return
                if self.dice.random() < 0.1:  # a reload: everything is forgotten but what one has promised to do
                    self.version, self.moment = -1, {}
                await asyncio.sleep(self.dice.uniform(0.02, 0.2))

    async def _converse(self, line: Line) -> None:
        unheard = 0
        fresh = True
        while unheard < INSISTENCE:
            frame = await line.receive(PATIENCE)
            unheard = 0 if frame else unheard + 1
            if frame and fresh and frame["kind"] != "welcome":
                raise Cut  # the welcome was overtaken, and would take this player back to the past: come back
            if frame:
                self._hear(frame)
                self.bell.set()
            if self.pending is None and (command := self._choose()):
                self.pending, self._asked_at = command, time.monotonic()
                await asyncio.sleep(self.dice.uniform(0, 0.03))
                await line.send(command)
                self.sent += 1
                self.bell.set()
            elif self.pending and (not frame or fresh):
                await line.send(self.pending)
            elif self._past and self.dice.random() < self.weather.doubled / 4:
                await line.send(self.dice.choice(self._past))
            elif not frame:
                await line.send({"kind": "ping"})
            fresh = False
        raise Cut

    def _hear(self, frame: dict[str, Any]) -> None:
        match frame["kind"]:
            case "welcome":
                self.welcomes += 1
                for moment in frame["moments"]:
                    self._see(moment)
                self.version, self.moment = frame["moments"][-1]["version"], frame["moments"][-1]
            case "happened":
                moment = frame["moment"]
                self._see(moment)
                if moment["version"] > self.version + 1:
                    raise Cut  # something was missed: come back and catch up
                if moment["version"] == self.version + 1:
                    self.version, self.moment = moment["version"], moment
            case "saved":
                self._acknowledged(frame)
            case "refused" if self.pending and frame["id"] == self.pending["id"]:
                self.pending = None

    def _see(self, moment: dict[str, Any]) -> None:
        shown = moment["seat"], moment["move"]
        if self.seen.setdefault(moment["version"], shown) != shown:
            self.faults.append(f"{self.name}: version {moment['version']} has changed")

    def _acknowledged(self, frame: dict[str, Any]) -> None:
        if self.pending and frame["id"] == self.pending["id"]:
            command, self.pending = self.pending, None
            self.longest = max(self.longest, time.monotonic() - self._asked_at)
            self._past.append(command)
            self.saved.append(Saved(command["id"], frame["version"], command["seat"], command["move"]))
            return
        for saved in self.saved:
            if saved.command == frame["id"] and saved.version != frame["version"]:
                self.faults.append(f"{self.name}: {saved.command} was done twice")

    def _choose(self) -> Command | None:
        if not self.playing or self.seat is None or not self.moment or self.over:
            return None
        request = self.moment["request"]
        if request:
            if self.seat in request["agreed"]:
                return None
            return self._command("!agree" if request["what"] == "takeback" else "!decline")
        moves = self.moment["moves"].get(str(self.seat), ())
        if not moves:
            return None
        return self._command(self.dice.choice(CONDUCT if self.dice.random() < self.conduct else moves))

    def _command(self, move: str) -> Command:
        self._commands += 1
        return {"kind": "play", "id": f"{self.name} {self._commands}", "seat": self.seat, "move": move}
