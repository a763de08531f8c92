"""Sends the notices that wait. A receiver that fails rests for longer each time, and is given up in the end."""

import asyncio
import logging
import time
from typing import Any, Final

import msgspec

from galerie.core import Refusal
from galerie.host.notices.notice import Notice, Notices, worded
from galerie.host.notices.outgoing import Outgoing
from galerie.host.notices.push import Letter
from galerie.host.notices.receivers import MOST_FAILURES, Receiver, Receivers
from galerie.host.ops.metrics import Metrics
from galerie.host.web.admission import RequestLimit

SENDERS: Final = 64
"""Notices that are sent at the same time, each of another task."""

SLOW: Final = 2.0
"""Seconds after which a receiver that has accepted a notice counts as slow."""

SLOW_REST: Final = 20
"""How many times as long as it took a slow receiver rests, so that few of them never occupy all senders."""

FIRST_REST: Final = 60.0
LONGEST_REST: Final = 12 * 3600.0
"""Seconds for which a receiver rests after a failure; five times as long after each further one."""

MOST_KEPT: Final = 1000
"""Notices for receivers that rest. There may be more of those: as many as there are devices."""

TESTS: Final = 6
"""Notices that one account, or the guests of one address, may send to themselves in a minute."""

GONE: Final = frozenset({404, 410})
"""The answers of a push service, or of a web hook, that no longer knows the address."""

log: Final = logging.getLogger(__name__)


class Delivery:
    def __init__(
        self,
        notices: Notices,
        receivers: Receivers,
        outgoing: Outgoing,
        metrics: Metrics,
        tests_per_minute: int = TESTS,
    ) -> None:
        self.receivers: Final = receivers
        self.outgoing: Final = outgoing
        self.tests: Final = RequestLimit(tests_per_minute)
        self._notices = notices
        self._metrics = metrics
        self._resting: dict[str, tuple[Notice | None, asyncio.TimerHandle]] = {}
        """The newest notice for each receiver that rests, if there is one; it is sent at the end."""

        self._kept = 0
        """How many of these notices there are."""

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(SENDERS):
                group.create_task(self._work())

    def close(self) -> None:
        for _, timer in self._resting.values():
            timer.cancel()

    async def send(self, receiver: Receiver, notice: Notice) -> None:
        """Send a notice at once, and refuse if it does not arrive."""
        status = await self.outgoing.post(receiver.address, *self._letter(receiver, notice))
        if not 200 <= status < 300:
            raise Refusal("receiver-refuses", status=status)

    async def _work(self) -> None:
        while True:
            person, notice, chosen = await self._notices.next()
            try:
                for receiver in await self.receivers.of(person):
                    if receiver.address and chosen in (None, receiver.id):
                        await self._deliver(person, receiver, notice)
            except Refusal as refusal:  # the store cannot be read or written; the notice is lost
                log.warning("a notice was lost", extra={"reason": refusal.code})
            except Exception:
                self._metrics.failures.labels("notice").inc()
                log.exception("a notice failed")
            finally:
                self._notices.done(person)

    async def _deliver(self, person: str, receiver: Receiver, notice: Notice) -> None:
        if receiver.id in self._resting:
            self._keep(receiver, notice)
            return
        began = time.monotonic()
        try:
            await self.send(receiver, notice)
        except Refusal as refusal:
            gone = refusal.details.get("status") in GONE
            self._metrics.notices.labels("gone" if gone else "failed").inc()
            if gone or receiver.failures + 1 >= MOST_FAILURES:
                await self._give_up(person, receiver)
            else:
                await self.receivers.note_failures(receiver.id, receiver.failures + 1)
                seconds = min(FIRST_REST * 5**receiver.failures, LONGEST_REST)
                self._rest(person, receiver, notice, seconds)
        else:
            self._metrics.notices.labels("sent").inc()
            took = time.monotonic() - began
            if took > SLOW:
                self._rest(person, receiver, None, SLOW_REST * took)
            if receiver.failures:
                await self.receivers.note_failures(receiver.id, 0)

    def _letter(self, receiver: Receiver, notice: Notice) -> Letter:
        words = worded(notice, receiver.language)
        if receiver.kind == "device":
            message = msgspec.json.encode(words)
            return self.receivers.stamp.letter(receiver.address, receiver.keys, receiver.site, words.tag, message)
        lines = [words.title, words.body, receiver.site + words.path]
        content: dict[str, Any] = {
            "content": "\n".join(filter(None, lines)),
            "allowed_mentions": {"parse": []},  # a name such as @everyone calls nobody on Discord
        }
        return Letter({"Content-Type": "application/json"}, msgspec.json.encode(content))

    async def _give_up(self, person: str, receiver: Receiver) -> None:
        if receiver.kind == "hook":
            await self.receivers.give_up(receiver.id)
            self._notices.tell(person, Notice("hook-removed"))
        else:
            await self.receivers.remove(receiver.id)

    def _rest(self, person: str, receiver: Receiver, notice: Notice | None, seconds: float) -> None:
        timer = asyncio.get_running_loop().call_later(seconds, self._try_again, person, receiver.id)
        self._resting[receiver.id] = None, timer
        self._keep(receiver, notice)

    def _keep(self, receiver: Receiver, notice: Notice | None) -> None:
        """Send a notice to a receiver that rests, at the end. When too many are kept, it is lost."""
        kept, timer = self._resting[receiver.id]
        if notice and (kept or self._kept < MOST_KEPT):
            self._kept += kept is None
            self._resting[receiver.id] = notice, timer

    def _try_again(self, person: str, receiver: str) -> None:
        notice, _ = self._resting.pop(receiver)
        if notice:
            self._kept -= 1
            self._notices.tell(person, notice, receiver)
