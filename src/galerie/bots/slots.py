"""A few things that many want to use, such as processes: each has one for a while, when it is their turn."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from galerie.bots.shares import has_had_share
from galerie.bots.turns import Turns
from galerie.core import Refusal

T = TypeVar("T")
Whose: TypeAlias = tuple[str, str]
"""Who pays for some work, an account or a network address, and the guest behind that address."""

NOBODY: Final[Whose] = "", ""
SERVER: Final[Whose] = "the server", ""
"""Its own work in the background, for which everybody pays: no limit of one payer holds for it."""

whose: Final[ContextVar[Whose]] = ContextVar("whose", default=NOBODY)
"""Whose work is being done. A guest costs nothing to make, so the address pays for all guests behind it."""

Label: TypeAlias = tuple[Any, ...]
"""A kind of work: it is expected to take as long as it took before."""

FIRST_COST: Final = 0.05
"""Seconds that a kind of work is expected to take before it was ever done."""

MEMORY: Final = 0.8
"""How much of what was expected before remains after one more measurement."""


class Limits(NamedTuple):
    """What may wait; None is no limit."""

    of_one: int | None = None
    """Pieces of work of one payer."""

    of_all: int | None = None
    """Pieces of work of everybody; beyond it only those are refused who have had their share."""

    seconds: float | None = None
    """How long each may wait."""


NO_LIMITS: Final = Limits()


@dataclass(eq=False, slots=True)
class Loan(Generic[T]):
    """What somebody uses for a while."""

    item: T
    whose: Whose
    label: Label
    cost: float
    began: float = field(default_factory=time.monotonic)


class Waiter(NamedTuple, Generic[T]):
    whose: Whose
    label: Label
    loan: asyncio.Future[Loan[T]]


class Slots(Generic[T]):
    def __init__(self, items: Iterable[T], limits: Limits = NO_LIMITS) -> None:
        self._idle = list(items)
        self._limits = limits
        self._turns: Turns[Waiter[T]] = Turns(2, lambda waiter: self._cost(waiter.label))
        self._waiting: Counter[str] = Counter()
        self._costs: dict[Label, float] = {}

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return self._waiting.total()

    async def take(self, label: Label) -> Loan[T]:
        """Wait for one's turn; refused if too much waits already, much of it theirs, or it takes too long."""
        path, limits = whose.get(), self._limits
        payer = path[0]
        own, sharers = self._waiting[payer], len(self._waiting) + (payer not in self._waiting)
        if limits.of_all is not None and has_had_share(own, self._waiting.total(), sharers, limits.of_all):
            raise Refusal("work-busy")
        if limits.of_one is not None and path != SERVER and own >= limits.of_one:
            raise Refusal("work-many", most=limits.of_one)
        loan: asyncio.Future[Loan[T]] = asyncio.get_running_loop().create_future()
        self._turns.add(path, Waiter(path, label, loan))
        self._waiting[payer] += 1
        self._serve()
        try:
            async with asyncio.timeout(limits.seconds):
                return await loan
        except BaseException as error:
            if not loan.cancel() and not loan.cancelled() and not loan.exception():
                # it came just when nobody waited any more
                self.put_back(loan.result().item)
            if isinstance(error, TimeoutError):
                raise Refusal("work-busy") from error
            raise
        finally:
            self._waiting[payer] -= 1
            if not self._waiting[payer]:
                del self._waiting[payer]

    def measure(self, loan: Loan[T]) -> None:
        """Charge whoever has used something for the time that it took."""
        took = time.monotonic() - loan.began
        self._costs[loan.label] = MEMORY * self._costs.get(loan.label, took) + (1 - MEMORY) * took
        self._turns.charge(loan.whose, took - loan.cost)

    def put_back(self, item: T) -> None:
        """Let the next one have it."""
        self._idle.append(item)
        self._serve()

    def withdraw(self) -> bool:
        """Take one away for good that nobody uses; False if there is none."""
        if self._idle:
            self._idle.pop()
            return True
        return False

    def dismiss(self, error: Exception) -> None:
        """Send everybody away who waits."""
        while self._turns:
            path, label, loan = self._turns.next()
            self._turns.charge(path, -self._cost(label))
            if not loan.done():
                loan.set_exception(error)

    def _serve(self) -> None:
        while self._idle and self._turns:
            path, label, loan = self._turns.next()
            if loan.done():  # nobody waits for it any more
                self._turns.charge(path, -self._cost(label))
            else:
                loan.set_result(Loan(self._idle.pop(), path, label, self._cost(label)))

    def _cost(self, label: Label) -> float:
        return self._costs.get(label, FIRST_COST)
