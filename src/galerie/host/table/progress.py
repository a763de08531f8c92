"""How the game of a table goes on: with the commands of players, the moves of bots, and the events of clocks.

Each is judged, committed to the log, and only then published.
"""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias

from galerie import bots
from galerie.core import NATURE, BotFault, Event, Refusal, Seat
from galerie.core.conduct import Hold, Resign
from galerie.host.people.ratings import Change
from galerie.host.store.lease import Lease
from galerie.host.store.rows import GameStatus
from galerie.host.store.store import TableChange
from galerie.host.store.writer import OnDone
from galerie.host.table import race
from galerie.host.table.alarm import Alarm
from galerie.host.table.bots import TableBots
from galerie.host.table.history import History
from galerie.host.table.judge import Judge, PendingChange
from galerie.host.table.lock import TableLock
from galerie.host.table.presence import Presence
from galerie.host.table.rating import TableRating
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services
from galerie.host.table.timing import Timing

RETRY_SECONDS: Final = 1.0
"""The delay before the alarm is tried again when its event could not be stored."""

log: Final = logging.getLogger(__name__)

Publish: TypeAlias = Callable[[PendingChange, Sequence[Change]], None]


class Progress:
    __slots__ = (
        "_alarm",
        "_bots",
        "_history",
        "_judge",
        "_lease",
        "_lock",
        "_presence",
        "_publish",
        "_rating",
        "_seating",
        "_services",
        "_table_id",
        "_timing",
        "has_status",
    )

    def __init__(
        self,
        table_id: str,
        services: Services,
        lock: TableLock,
        seating: Seating,
        history: History,
        presence: Presence,
        rating: TableRating,
        timing: Timing,
        judge: Judge,
        alarm: Alarm,
        bots: TableBots,
        publish: Publish,
        lease: Lease | None,
        *,
        has_status: bool,
    ) -> None:
        """`publish` makes what was committed the present, and tells everybody."""
        self.has_status: bool = has_status
        """Whether the status of the game is stored."""

        self._table_id = table_id
        self._services = services
        self._lock = lock
        self._seating = seating
        self._history = history
        self._presence = presence
        self._rating = rating
        self._timing = timing
        self._judge = judge
        self._alarm = alarm
        self._bots = bots
        self._publish = publish
        self._lease = lease

    async def play_bot(self, seat: Seat, level: str, seen: Any, text: str | None) -> bool:
        """Make a bot's move if the bot still sees what it has thought about; return whether it was made.

        A bot that has none, or none that is legal, resigns.
        """
        async with self._lock:
            match = self._history.match
            if not self._bots.is_at_turn(seat) or match.view(seat) != seen:
                return False
            try:
                move = Resign() if text is None else bots.legal(match, seat, level, text)
            except BotFault as fault:
                log.warning("a bot resigns", extra={"fault": str(fault)})
                move = Resign()
            await self.advance(Event(seat, move))
            return True

    def schedule(self) -> None:
        """Set the alarm, and let the bots think."""
        self._alarm.stop()
        if (due := self._timing.due) and not self._seating.setup.stands_still:
            self._alarm.set(max(0, due[0] - self._services.now()) / 1000)
        if self._seating.setup.bots or self._history.match.stand_ins:
            self._bots.wake()

    async def handle_alarm(self) -> None:
        async with self._lock:
            try:
                if overdue := self._timing.overdue:
                    await self.advance(overdue)
                    if self.is_deserted:  # its player left while the count ran
                        await self.advance(Event(NATURE, Hold()))
            except Refusal:  # the store has failed and logged it
                self._alarm.set(RETRY_SECONDS)
            else:
                self.schedule()

    @property
    def is_deserted(self) -> bool:
        return self._services.ready_check and race.is_deserted(self._history.match, self._seating, self._presence)

    async def hold_race(self) -> None:
        """Hold a race against bots alone until its player is back."""
        async with self._lock:
            if self.is_deserted:
                with suppress(Refusal):
                    await self.advance(Event(NATURE, Hold()))

    # The lock is held

    def play(self, guest: str | None, command: str, seat: Seat, text: str, lag: int, on_done: OnDone) -> None:
        """Execute a command. An event that is overdue comes first."""
        try:
            event = self._judge.requested(guest, command, seat, text)
            overdue = None if isinstance(event, int) else self._timing.overdue
        except Exception as error:
            self._finish(on_done, None, None, error)
            return
        if isinstance(event, int):
            self._finish(on_done, event, None, None)
        elif overdue:
            self._apply(overdue, None, 0, partial(self._play_event, event, command, lag, on_done))
        else:
            self._play_event(event, command, lag, on_done, None, None)

    def _play_event(
        self, event: Event, command: str, lag: int, on_done: OnDone, _: None, error: Exception | None
    ) -> None:
        if error:
            self._finish(on_done, None, None, error)
        else:
            version = self._history.match.version + 1
            self._apply(event, command, lag, partial(self._finish, on_done, version))

    def _finish(self, on_done: OnDone, version: int | None, _: None, error: Exception | None) -> None:
        self._lock.release()
        on_done(None if error else version, error)

    async def advance(self, event: Event | None = None) -> None:
        """Apply an event and everything that follows automatically, or only the latter."""
        await self._services.store.wait(partial(self._apply, event, None, 0))

    def _apply(self, event: Event | None, command: str | None, lag: int, on_done: OnDone) -> None:
        """Judge an event and everything that follows from it automatically, commit, then publish."""
        if self._seating.setup.stands_still:
            on_done(None, None)
            return
        try:
            pending = self._judge.judged(event, command, lag)
            if pending.entries or not self.has_status:
                change = self._change(pending)
                self._services.store.submit(change, partial(self._committed, pending, on_done))
                return
            self._publish(pending, ())
        except Exception as error:
            on_done(None, error)
        else:
            on_done(None, None)

    def _change(self, pending: PendingChange) -> TableChange:
        """The rows to write: events, chat, the status of the game, its deadline, and the ratings when it is over."""
        match = pending.timed.match
        was_over = pending.before.outcome is not None and self.has_status
        status = None if was_over else GameStatus.of(match)
        settlement = self._rating.settlement(status.ending, match) if status and status.ending else None
        deadline = self._timing.deadline(pending.timed)
        return TableChange(
            self._table_id, pending.entries, status, pending.chat_rows, deadline, settlement, self._lease
        )

    def _committed(
        self, pending: PendingChange, on_done: OnDone, changes: Sequence[Change] | None, error: Exception | None
    ) -> None:
        """The store has written a change, or could not."""
        if error is None:
            try:
                self._timing.has_deadline = self._seating.setup.is_correspondence
                self._publish(pending, changes or ())
            except Exception as failure:
                error = failure
        on_done(None, error)
