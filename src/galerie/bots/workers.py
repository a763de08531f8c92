"""Processes in which bots think, so that neither the screen nor the event loop waits for them."""

from collections.abc import AsyncGenerator, Callable, Iterator
from typing import Any, Final, Literal, TypeAlias, TypeVar

from galerie import bots
from galerie.bots.lanes import Lane, TooLong
from galerie.bots.slots import Limits
from galerie.core import BotFault, Seat

T = TypeVar("T")
Kind: TypeAlias = Literal["bots", "analysis", "study", "review"]
"""What work is for: moves of bots; judgements, which are streamed; hints, lessons, puzzles and replays; reviews."""

THINKING_SECONDS: Final = 60.0
"""The most that a bot may think about one move."""

WORK_SECONDS: Final = 30.0
"""The most that other work may take, unless it says otherwise."""

PATIENCE_SECONDS: Final = 60.0
"""The most that such work may wait for its turn. Bots wait as long as they must."""

NICENESS: Final = 5
"""How much all other processes give way to bots and to the server."""


class Workers:
    """Each kind of work has processes and a queue of its own, so that none has to wait for another.

    The bots' start at once and load what they need, so that the first move does not wait for that; the others start
    when they are first needed.
    """

    def __init__(
        self,
        count: int = 1,
        streaming: int = 1,
        *,
        study: int = 1,
        review: int = 1,
        most_of_one: int | None = None,
        most: int | None = None,
    ) -> None:
        """So many processes for bots, for streamed work, for hints and the like, and for reviews.

        Of requests for the last two at most `most` wait for their turn, and at most `most_of_one` of one payer.
        """

        def others(number: int) -> Lane:
            return Lane(number, Limits(most_of_one, most, PATIENCE_SECONDS), niceness=NICENESS)

        self.lanes: Final[dict[Kind, Lane]] = {
            "bots": Lane(count, eager=True),
            "analysis": Lane(streaming, niceness=NICENESS),
            "study": others(study),
            "review": others(review),
        }

    async def think(self, game: str, level: str, view: Any, seat: Seat, seed: int) -> str:
        """The move a bot chooses, as text. Raises BotFault if a bot that somebody has written fails, or is too slow."""
        own = bots.outside(game, level)
        work = bots.think, game, own or level, view, seat, seed
        try:
            return await self.lanes["bots"].run(*work, seconds=THINKING_SECONDS, label=(game, level))
        except TooLong as refusal:
            if own:
                raise BotFault("bot-slow", bot=level, seconds=round(THINKING_SECONDS)) from refusal
            raise
        except ConnectionError as error:
            if own:
                raise BotFault("bot-failed", bot=level, error=str(error)) from error
            raise

    async def advise(self, game: str, view: Any, seat: Seat) -> bots.Advice | None:
        """A hint, with its move as text; None if there is none."""
        return await self.lanes["study"].run(bots.advise, game, view, seat, seconds=WORK_SECONDS, label=(game,))

    async def run(
        self, work: Callable[..., T], *arguments: Any, seconds: float = WORK_SECONDS, kind: Kind = "study"
    ) -> T:
        """Run any other work that would block, for so many seconds at most."""
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
