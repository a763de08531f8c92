"""A notice: what somebody is told who is not there. It names nothing but what everybody at the table may know."""

import asyncio
import logging
from collections import deque
from typing import Final, Literal, NamedTuple, TypeAlias

from galerie.bots.shares import has_had_share
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

    def __init__(self, most: int = 1000, of_person: int = 50) -> None:
        self._most = most
        self._of_person = of_person
        self._size = 0
        self._tasks: dict[str, deque[Task]] = {}
        """By person, also of those who are just being told something."""

        self._ready: asyncio.Queue[str] = asyncio.Queue()
        """Those for whom something waits and who are not just being told something."""

    def __len__(self) -> int:
        return self._size

    def tell(self, person: str, notice: Notice, receiver: str | None = None) -> None:
        """Send a notice soon. It is lost when too many are waiting of this person, or of everybody and many of them are
        theirs.
        """
        own, people = len(self._tasks.get(person, ())), len({*self._tasks, person})
        if own >= self._of_person or has_had_share(own, self._size, people, self._most):
            log.warning("a notice was lost: too many are waiting", extra={"occasion": notice.occasion})
            return
        if person not in self._tasks:
            self._tasks[person] = deque()
            self._ready.put_nowait(person)
        self._tasks[person].append(Task(person, notice, receiver))
        self._size += 1

    async def next(self) -> Task:
        """The next one. Until it is `done` there is none for the same person: slow receivers of one are not those of
        everybody.
        """
        person = await self._ready.get()
        self._size -= 1
        return self._tasks[person].popleft()

    def done(self, person: str) -> None:
        """The notice that was the next has been sent, or has failed."""
        if self._tasks[person]:
            self._ready.put_nowait(person)
        else:
            del self._tasks[person]
