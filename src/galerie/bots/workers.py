"""Processes in which bots think, so that neither the screen nor the event loop waits for them."""

from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar

from galerie import bots
from galerie.bots.lanes import Lane, TooLong
from galerie.bots.queue.messages import UnansweredError
from galerie.bots.slots import Limits
from galerie.core import BotFault, Seat

if TYPE_CHECKING:
    from galerie.bots.queue.remote import RemoteBots  # it needs a package that few hosts have

T = TypeVar("T")
Kind: TypeAlias = Literal["bots", "analysis", "study", "review"]
"""What work is for: moves of bots; judgements, which are streamed; hints, lessons, puzzles and replays; reviews."""

NICENESS: Final = 5
"""How much all other processes give way to bots and to the server."""


@dataclass(frozen=True, slots=True)
class WorkLimits:
    of_one: int | None = None
    """Requests of one payer that may wait for their turn; bots wait as long as they must."""

    of_all: int | None = None
    patience: float = 60.0
    """The most seconds that such a request may wait."""

    thinking_seconds: float = 60.0
    """The most that a bot may think about one move."""

    work_seconds: float = 30.0
    """The most that a hint or the like may take."""

    review_seconds: float = 180.0

    @property
    def waiting(self) -> Limits:
        return Limits(self.of_one, self.of_all, self.patience)


NO_WORK_LIMITS: Final = WorkLimits()


class Workers:
    """Each kind of work has processes and a queue of its own, so that none has to wait for another.

    The bots' start at once and load what they need, so that the first move does not wait for that; the others start
    when they are first needed. With `remote`, bots think on other machines as long as there are workers.
    """

    remote: "RemoteBots | None" = None

    def __init__(
        self,
        count: int = 1,
        streaming: int = 1,
        *,
        study: int = 1,
        review: int = 1,
        limits: WorkLimits = NO_WORK_LIMITS,
        remote: "RemoteBots | None" = None,
    ) -> None:
        """So many processes for bots, for streamed work, for hints and the like, and for reviews."""

        def others(number: int) -> Lane:
            return Lane(number, limits.waiting, niceness=NICENESS)

        self._limits = limits
        self.remote = remote
        self.lanes: Final[dict[Kind, Lane]] = {
            "bots": Lane(count, eager=True),
            "analysis": Lane(streaming, niceness=NICENESS),
            "study": others(study),
            "review": others(review),
        }

    async def think(self, game: str, level: str, view: Any, seat: Seat, seed: int) -> str:
        """The move a bot chooses, as text. Raises BotFault if a bot that somebody has written fails, or is too slow."""
        own, seconds = bots.outside(game, level), self._limits.thinking_seconds
        if self.remote and not own:
            with suppress(UnansweredError):
                return await self.remote.think(game, level, view, seat, seed)
        work = bots.think, game, own or level, view, seat, seed
        try:
            return await self.lanes["bots"].run(*work, seconds=seconds, label=(game, level))
        except TooLong as refusal:
            if own:
                raise BotFault("bot-slow", bot=level, seconds=round(seconds)) from refusal
            raise
        except ConnectionError as error:
            if own:
                raise BotFault("bot-failed", bot=level, error=str(error)) from error
            raise

    async def advise(self, game: str, view: Any, seat: Seat) -> bots.Advice | None:
        """A hint, with its move as text; None if there is none."""
        seconds = self._limits.work_seconds
        return await self.lanes["study"].run(bots.advise, game, view, seat, seconds=seconds, label=(game,))

    async def run(self, work: Callable[..., T], *arguments: Any, kind: Literal["study", "review"] = "study") -> T:
        """Run any other work that would block, for as long as its kind may take."""
        seconds = self._limits.review_seconds if kind == "review" else self._limits.work_seconds
        return await self.lanes[kind].run(work, *arguments, seconds=seconds)

    def stream(self, work: Callable[..., Iterator[T]], *arguments: Any) -> AsyncGenerator[T]:
        """What some work yields, as it yields it. The work is stopped when the iterator is closed."""
        return self.lanes["analysis"].stream(work, *arguments)

    def processes(self) -> set[int]:
        """The process ids of the bots' workers."""
        return self.lanes["bots"].processes

    def close(self) -> None:
        """Stop at once, even while a bot is thinking."""
        for lane in self.lanes.values():
            lane.close()
