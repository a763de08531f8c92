"""Judges what is asked of a table, and works out what follows from it. Nothing is changed here."""

from msgspec import Struct

from galerie.core import NATURE, Event, Match, Refusal, Seat
from galerie.core.conduct import Conduct, Flag, Out, Rematch, Resign
from galerie.host.store.rows import ChatRow, EventRow
from galerie.host.table.automatic import following_event
from galerie.host.table.chat import Chat
from galerie.host.table.clock import GRACE
from galerie.host.table.history import History
from galerie.host.table.presence import Presence
from galerie.host.table.seating import Seating
from galerie.host.table.services import Services
from galerie.host.table.timeline import TimedMatch
from galerie.host.table.timing import awaiting


class PendingChange(Struct):
    """An event and everything that follows from it automatically: judged, and not committed yet."""

    before: Match
    timed: TimedMatch
    """The match after the last of the events."""

    timeline: list[TimedMatch]
    entries: list[EventRow]
    conduct: list[Event]
    chat_rows: list[ChatRow]


class Judge:
    __slots__ = ("_chat", "_history", "_presence", "_seating", "_services")

    def __init__(self, services: Services, seating: Seating, history: History, presence: Presence, chat: Chat) -> None:
        self._services = services
        self._seating = seating
        self._history = history
        self._presence = presence
        self._chat = chat

    def requested(self, guest: str | None, command: str, seat: Seat, text: str) -> Event | int:
        """The event that a command asks for, or the version of the event that it has caused already."""
        seating, history = self._seating, self._history
        if not seating.holds(guest, seat):
            raise Refusal("seat-not-yours")
        event = Event(seat, history.match.parse(text))
        if done := history.done(command):
            resigned = isinstance(event.move, Resign) and done.line == Event(seat, Out(seat)).line
            if done.line != event.line and not resigned:
                raise Refusal("command-reused")
            return done.version
        if seating.setup.waiting:
            raise Refusal("table-waiting")
        if seating.setup.withdrawn:
            raise Refusal("table-closed")
        if history.match.version >= self._services.limits.events:
            raise Refusal("table-long", most=self._services.limits.events)
        return event

    def judged(self, event: Event | None, command: str | None, lag: int) -> PendingChange:
        """An event and everything that follows from it, or a refusal; without an event, what follows anyway."""
        seating, presence, timed = self._seating, self._presence, self._history.timed
        if event and command is not None:  # a player has asked for it
            presence.check(event, timed)
            if isinstance(event.move, Rematch) and timed.match.outcome and not timed.match.rematch:
                self._services.openings.spend(presence.payer(event.seat))
        lag = min(lag, GRACE) if timed.clock else 0
        now, deal = self._services.now(), self._services.deal(seating.setup)
        timeline: list[TimedMatch] = []
        entries: list[EventRow] = []
        conduct: list[Event] = []
        ready_check = self._services.ready_check
        if event and timed.match.seats > 2:
            event = self._meant(event)
        unseen = seating.setup.unseen
        while event := event or following_event(timed.match, seating, presence, deal, ready_check=ready_check):
            seat, move = event
            if unseen:
                timed, unseen = (timed.resumed(now) if unseen & timed.match.to_move else timed), unseen - {seat}
            after = timed.after(event, now, lag)
            if unseen:
                after = awaiting(after, unseen)
            entries.append(EventRow(after.match.version, seat, str(move), after.heard - timed.heard, command, lag))
            timeline.append(after)
            if isinstance(move, Conduct):
                conduct.append(event)
            timed, event, command, lag = after, None, None, 0
        before = self._history.match
        chat_rows = self._chat.conduct_notes(conduct, before.request) if conduct and seating.company else []
        return PendingChange(before, timed, timeline, entries, conduct, chat_rows)

    def _meant(self, event: Event) -> Event:
        """Of three or more players, whoever resigns or runs out of time is out, unless only bots would be left."""
        match, move = self._history.match, event.move
        if not isinstance(move, Resign) and (event.seat != NATURE or not isinstance(move, Flag)):
            return event
        people = frozenset(seat for seat in range(match.seats) if not self._seating.is_bot(seat, match))
        leaver = event.seat if isinstance(move, Resign) else move.seat
        return Event(event.seat, Out(leaver)) if match.resigning(leaver, people) == Out(leaver) else event
