"""A notice: what somebody is told who is not there. It names nothing but what everybody at the table may know."""

import asyncio
import logging
from typing import Final, Literal, NamedTuple, TypeAlias

from galerie.host.wire import PushNotice
from galerie.texts import names, say

log: Final = logging.getLogger(__name__)

Occasion: TypeAlias = Literal[
    "turn",
    "deadline",
    "request",
    "seated",
    "rematch",
    "rematch-begun",
    "challenge",
    "duel",
    "paired",
    "test",
    "hook-removed",
]
Request: TypeAlias = Literal["takeback", "draw", "pause", "takeover"]


class Notice(NamedTuple):
    occasion: Occasion
    game: str = ""
    table: str = ""
    name: str = ""
    """Of whoever caused it; empty for somebody without a name."""

    request: Request | None = None
    hours: int = 0
    """How many are left before a deadline."""

    duel: str = ""
    """The one that was answered."""

    @property
    def path(self) -> str:
        if self.duel:
            return f"/duel/{self.duel}"
        return f"/table/{self.table}" if self.table else "/preferences"


def worded(notice: Notice, language: str) -> PushNotice:
    """A notice in words. Those about one table replace each other on the screen."""
    game = names.game_name(language, notice.game) if notice.game else ""
    title = say(language, f"notice-{notice.occasion}", {"game": game})
    return PushNotice(title, _body(notice, language), notice.path, notice.table or notice.duel or notice.occasion)


def _body(notice: Notice, language: str) -> str:
    name = notice.name or say(language, "notice-somebody")
    if notice.occasion == "deadline":
        return say(language, "notice-deadline-body", {"hours": notice.hours})
    if notice.request:
        return say(language, f"notice-{notice.request}", {"name": name})
    if notice.occasion == "turn" and not notice.name:
        return ""
    return say(language, f"notice-{notice.occasion}-body", {"name": name})


class Task(NamedTuple):
    """A notice for all receivers of a person, or for one of them."""

    person: str
    notice: Notice
    receiver: str | None = None


class Notices:
    """The notices that wait to be sent; in memory alone, because each can be done without."""

    def __init__(self, most: int = 1000) -> None:
        self._tasks: asyncio.Queue[Task] = asyncio.Queue(most)

    def __len__(self) -> int:
        return self._tasks.qsize()

    def tell(self, person: str, notice: Notice, receiver: str | None = None) -> None:
        """Send a notice soon. It is lost when too many are waiting."""
        try:
            self._tasks.put_nowait(Task(person, notice, receiver))
        except asyncio.QueueFull:
            log.warning("a notice was lost: too many are waiting", extra={"occasion": notice.occasion})

    async def next(self) -> Task:
        return await self._tasks.get()
