"""A warm-up that goes on: while somebody waits for an opponent they play a bot at another table, and if both want it,
whoever sits down takes the place of that bot instead of beginning a new game.
"""

from collections.abc import Callable

from msgspec.structs import replace

from galerie.core import Event, Refusal
from galerie.core.conduct import Abort
from galerie.core.contract import hides
from galerie.host.store.rows import Chair, StoredWarmUp
from galerie.host.table.broadcasts import Broadcasts
from galerie.host.table.chat import SAT, Chat
from galerie.host.table.history import History
from galerie.host.table.lock import TableLock
from galerie.host.table.presence import Presence
from galerie.host.table.progress import Progress
from galerie.host.table.seating import Seating
from galerie.host.table.seats import Seats
from galerie.host.table.timing import Timing


class Succession:
    __slots__ = (
        "_broadcasts",
        "_call_players",
        "_chat",
        "_history",
        "_lock",
        "_presence",
        "_progress",
        "_seating",
        "_seats",
        "_timing",
    )

    def __init__(
        self,
        lock: TableLock,
        seating: Seating,
        history: History,
        presence: Presence,
        chat: Chat,
        timing: Timing,
        broadcasts: Broadcasts,
        progress: Progress,
        seats: Seats,
        call_players: Callable[[], None],
    ) -> None:
        self._lock = lock
        self._seating = seating
        self._history = history
        self._presence = presence
        self._chat = chat
        self._timing = timing
        self._broadcasts = broadcasts
        self._progress = progress
        self._seats = seats
        self._call_players = call_players

    # At the table of the warm-up

    @property
    def is_possible(self) -> bool:
        """Whether somebody may take the seat of the bot here: in a warm-up of two that has begun, where nothing is
        hidden and nobody races.
        """
        setup, match = self._seating.setup, self._history.match
        is_under_way = not setup.stands_still and match.outcome is None
        is_warm_up = setup.waits_at is not None and len(setup.chairs) == 2 and is_under_way
        is_open = not hides(match.position) and not match.racing and not match.paused
        return is_warm_up and is_open and match.has_moves(1)

    async def take_over(self, chair: Chair) -> None:
        """Seat somebody in the place of the bot, which is rated for nobody (GEN-05)."""
        async with self._lock:
            if not self.is_possible or self._seating.held(chair.guest):
                raise Refusal("warm-up-late")
            (seat,) = self._seating.setup.bots
            chat_rows = [self._chat.note_row(seat, SAT)]
            await self._seats.update(self._seating.taken_over(seat, chair), chat_rows)
            self._presence.sit(seat)
            self._broadcasts.send_moments([self._history.timed])
            self._chat.broadcast(chat_rows)
            self._call_players()

    # At the table where somebody waits

    async def note_warm_up(self, guest: str, warm_up: str) -> None:
        """Whoever waits here plays a bot at another table."""
        async with self._lock:
            setup = self._seating.setup
            if not setup.waiting or setup.withdrawn or not self._seating.held(guest):
                raise Refusal("warm-up-late")
            await self._seats.update(replace(setup, warm_up=StoredWarmUp(warm_up, guest)))

    async def answer(self, guest: str, *, agreed: bool) -> bool:
        """Say whether the warm-up should go on, and return whether everybody wants that now."""
        async with self._lock:
            setup, held = self._seating.setup, self._seating.held(guest)
            if not held:
                raise Refusal("seat-not-yours")
            if not setup.is_asking:
                raise Refusal("warm-up-late")
            if not agreed:
                await self._end()
                return False
            wanting = {*(setup.succession or ()), *held}
            if len(wanting) == len(setup.chairs):
                return True
            await self._seats.update(replace(setup, succession=tuple(sorted(wanting))))
            return False

    async def give_way(self) -> None:
        """The warm-up goes on, so nothing is played here: the game is aborted."""
        async with self._lock:
            setup = self._seating.setup
            await self._progress.advance(Event(0, Abort()))
            await self._seats.update(replace(setup, succession=tuple(range(len(setup.chairs)))))

    async def begin_anew(self) -> None:
        """Ask nobody about the warm-up any more."""
        async with self._lock:
            await self._end()

    async def _end(self) -> None:
        """A new game begins here; clocks start as soon as everybody has come. The lock is held."""
        if not self._seating.setup.is_asking:
            return
        setup = self._seating.seen(replace(self._seating.setup, succession=None), self._presence.people)
        timed = self._timing.resumed(setup)
        await self._seats.update(setup, deadline=self._timing.deadline(timed))
        self._history.replace_present(timed)
        self._broadcasts.send_moments([timed])
        self._progress.schedule()
