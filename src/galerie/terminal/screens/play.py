"""Playing at this terminal, against bots or friends."""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from datetime import datetime
from functools import partial
from multiprocessing import resource_tracker
from pathlib import Path
from time import monotonic
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen

from galerie import bots
from galerie.bots.workers import Workers
from galerie.core import NATURE, BotFault, Event, IllegalMove, Match, Refusal, Seat
from galerie.core.conduct import MARK
from galerie.core.contract import hides, veiled
from galerie.study import opening
from galerie.terminal import countdown, opponents, progress, recordings, wording
from galerie.terminal.countdown import Countdown
from galerie.terminal.local_table import LocalTable
from galerie.terminal.screens.dialogs import Curtain, Start
from galerie.terminal.screens.input import InputStage
from galerie.texts import explain, maybe
from galerie.texts.names import bot_name, reason

PACE: Final = 0.7
"""A bot's move appears after at least this many seconds, so that players can see their own first."""

READING: Final = 2.0
"""It waits this much longer after a forced move, which the news tell: players have to read them."""

TICK: Final = 0.1
"""How often the countdown is checked, in seconds."""

URGENT: Final = 5
"""For how many last seconds a countdown is highlighted."""


class PlayApp(InputStage):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+z", "undo", show=False),
        Binding("ctrl+r", "resign", show=False),
        Binding("ctrl+n", "again", show=False),
        Binding("ctrl+s", "save", show=False),
        Binding("f2", "advise", show=False),
        Binding("f3", "draw", show=False),
    ]
    keys: ClassVar[dict[str, str]] = {
        "F1": "explain",
        "F2": "advise",
        "^Z": "undo",
        "^R": "resign",
        "^N": "again",
        "^S": "save",
        "^Q": "quit",
    }
    keys_without_a_turn: ClassVar[dict[str, str]] = {
        "F1": "explain",
        "^N": "again",
        "^S": "save",
        "^Q": "quit",
    }

    def __init__(
        self,
        table: LocalTable,
        language: str,
        record: Path | None = None,
        pace: float = PACE,
        now: Callable[[], float] = monotonic,
        kept: Path | None = None,
        follows: bool = False,
    ) -> None:
        super().__init__(table.game, table.options, language)
        self.table: LocalTable = table
        self.helped = "play" if table.persons else "watch"
        self.viewer: Seat | None = None
        """The seat whose view is shown now; None for a spectator."""

        self.now = now
        self.countdown: Countdown = Countdown(since=now())
        self.record = record
        """The file that the match is written to after every event, if any."""

        self.pace = pace
        self._kept = kept
        """The file with the player's progress, in which results against bots count, if any."""

        self._follows = follows
        """Whether the bots of a rematch are those that fit these results."""

        self._counted: LocalTable | None = None
        self._next_level: str | None = None
        """The level of the bots in a rematch, where it follows the results."""

        self.notation.display = bool(table.persons)
        resource_tracker.ensure_running()  # every worker needs it, and it cannot start under a full screen
        self._bots = Workers() if len(table.persons) < len(table.chairs) else None
        """Started at the latest when a hint is requested."""

        self._undisturbed = asyncio.Event()
        self._undisturbed.set()
        """Set while no dialog is open."""

        self._thinking: tuple[tuple[Seat, int], float, int] = (NATURE, 0), 0.0, 0
        """The bot that is thinking and after how many events, when it began, and the seed of its pace."""

    def on_mount(self) -> None:
        super().on_mount()
        self.screen_change_signal.subscribe(self, self._dialog_changed, immediate=True)
        self.set_interval(TICK, self.tick)
        self._turn()

    def on_unmount(self) -> None:
        if self._bots:
            self._bots.close()

    # Making a move

    @property
    def mover(self) -> Seat | None:
        return self.table.person

    def play(self, seat: Seat | None, text: str) -> bool:
        try:
            if seat is None:
                raise self._nobodys_turn()
            followed = self.table.play(seat, text)
        except Refusal as refusal:
            self.refused(refusal)
            return False
        self._turn(followed)
        return True

    def _turn(self, followed: list[Event] | None = None, said: str = "") -> None:
        """Show the position, report what happened, and let a bot move if it is its turn.

        `followed` holds the chance events and forced moves after a move; None if no move led here.
        """
        self._count()
        self.countdown = self.countdown.follow(self.table.timer, self.now())
        self.entitle(*self._deal(), *filter(None, [opening(self.table.match, self.language)]))
        self._present(lively=followed is not None)
        if followed is not None:
            happened = [(self._called(event.seat), self.told(event, self.viewer)) for event in followed]
            said = " ".join(filter(None, [said, self.board.told(self.board.view, happened)]))
        self.news(said)
        self._write()
        bot = self.table.bot
        if self.table.is_starting:
            self._count_in()
        elif bot is not None:
            self.run_worker(self._answer(bot), group="bot", exclusive=True)

    def _count_in(self) -> None:
        """Ask whether everybody is ready for the race, count to three, and let it run."""

        def started(_: None) -> None:
            self._turn(self.table.start())

        words = self.say("terminal-ready", {"goal": maybe(self.language, f"{self.game.name}-ready") or ""})
        counting = self.table.match.gone >= 0
        self.push_screen(Start(words, self.say("terminal-ready-keys"), self.now, counting=counting), started)

    def _show(self, *, lively: bool) -> None:
        match, person = self.table.match, self.table.person
        self.dismiss_choice()
        waits = person is not None and (person == self.viewer or self._opened)
        moves = tuple(match.moves(person).texts) if person is not None and waits else ()
        self.board.eyes = self.viewer
        self.board.show(match.view(self.viewer), moves, lively=lively)
        self.show(match, [self._seated(seat) for seat in range(match.seats)], self._status())
        self.notation.placeholder = self.say("terminal-over" if match.outcome else "terminal-type-a-move")
        self.notation.password = self.board.masked()
        self.tell_history()

    def offered(self, match: Match) -> dict[str, str]:
        return self.keys if self.table.persons and not match.outcome else self.keys_without_a_turn

    def barred(self) -> frozenset[str]:
        return frozenset() if self.table.can_take_back else frozenset({"undo"})

    def tell_history(self) -> None:
        events = [*self.table.match.line]
        self.show_history(events, self.viewer, len(events))

    def told(self, event: Event, eyes: Seat | None) -> str:
        text = str(event.move)
        public = eyes == event.seat or text.startswith(MARK)
        return text if public else veiled(self.table.match.position, event.move, None)

    def _status(self) -> str | Content:
        left = self.countdown.left(self.now())
        if left is None:
            return self._standing()
        return Content.assemble(self._standing(), " ", (countdown.told(left), "$error" if left <= URGENT else ""))

    def _standing(self) -> str:
        """Who is to move, or the result."""
        table = self.table
        alone = len(table.persons) == 1
        if table.match.outcome:
            names = [self._called(seat) for seat in range(len(table.chairs))]
            you = table.persons[0] if alone else None
            ended = self.board.ended(self.board.view, table.match.outcome, names, you)
            return "\n".join([ended, *self._deal(), *self._following()])
        if table.person is not None:
            return self.say("terminal-your-move" if alone else "terminal-to-move", {"who": self._called(table.person)})
        return "" if table.bot is None else self.say("terminal-thinking", {"who": self._seated(table.bot)})

    def _count(self) -> None:
        """Let the result against bots of one level count, once."""
        table, outcome = self.table, self.table.match.outcome
        level = opponents.faced([chair.level for chair in table.chairs])
        if self._kept is None or outcome is None or level is None or self._counted is table:
            return
        self._counted = table
        known = progress.read(self._kept)
        before, how = known.opponents.get(self.game.name), opponents.result(outcome, table.persons[0])
        known.opponents[self.game.name] = after = opponents.after(self.game.name, before, level, how)
        self._next_level = opponents.met(self.game.name, after) if self._follows else None
        try:
            progress.write(self._kept, known)
        except Refusal as refusal:
            self.refused(refusal)

    def _following(self) -> list[str]:
        """Who comes next, if it is somebody else."""
        level = self._next_level
        if level is None or level in [chair.level for chair in self.table.chairs]:
            return []
        return [self.say("terminal-next-opponent", {"name": bot_name(self.language, level) or level})]

    def _deal(self) -> list[str]:
        return [self.say("terminal-deal", {"code": self.table.deal})] if self.table.deal else []

    def _called(self, seat: Seat) -> str:
        if seat == NATURE:
            return self.say("terminal-nature")
        return wording.called(self.board.side(self.board.view, seat).name, self._seated(seat))

    def _seated(self, seat: Seat) -> str:
        chair = self.table.chairs[seat]
        before = sum(other.level == chair.level for other in self.table.chairs[:seat])
        worded = bot_name(self.language, chair.level, before) if chair.level else None
        return chair.name or worded or chair.level or chair.title

    # The viewer

    @property
    def _shared(self) -> bool:
        """Whether people with different secrets share this screen."""
        return hides(self.table.match.position) and len(self.table.persons) > 1

    @property
    def _opened(self) -> bool:
        """Whether they may all see everything for now."""
        return self.board.opened(self.table.match.view(None))

    def _due(self) -> Seat | None:
        """The seat whose view should be shown."""
        if not self._shared:
            return self.table.eyes
        if self.table.match.outcome or self._opened:
            return None
        return self.viewer if self.table.person is None else self.table.person

    def _present(self, *, lively: bool) -> None:
        """Show the position. For a new viewer, first show what all may know, under a curtain."""
        due = self._due()
        self.viewer = due if not self._shared or due == self.viewer else None
        self._show(lively=lively)
        if due is not None and due != self.viewer:
            self.notation.clear()
            self._hand_over(due)

    def _hand_over(self, seat: Seat) -> None:
        def lifted(_: None) -> None:
            if seat == self._due():  # bots may have moved behind the curtain
                self.viewer = seat
            self._present(lively=False)

        if not any(isinstance(screen, Curtain) for screen in self.screen_stack):
            words = self.say("terminal-curtain", {"who": self._called(seat)})
            self.push_screen(Curtain(words, self.say("terminal-curtain-keys"), self.now), lifted)

    # Time

    def tick(self) -> None:
        """Show the countdown; when it is over, NATURE acts."""
        timer, now = self.countdown.timer, self.now()
        if timer and self.countdown.over(now):
            self.notation.clear()
            self._turn(self.table.play(NATURE, str(timer.move)), self.say("terminal-time-over"))
        elif self.status.content != (status := self._status()):
            self.status.update(status)

    def _dialog_changed(self, _: Screen[object]) -> None:
        """While a dialog is open the countdown is paused, and in a race bots wait: who reads help is not overtaken."""
        reads = len(self.screen_stack) > 1
        (self._undisturbed.clear if reads else self._undisturbed.set)()
        change = self.countdown.pause if reads else self.countdown.resume
        self.countdown = change(self.now())

    # Bots

    async def _answer(self, seat: Seat) -> None:
        """Make a bot's move, unless the match has moved on meanwhile."""
        match, level = self.table.match, self.table.chairs[seat].level
        begun, pause = self._busy(seat, level)
        try:
            text = await self._thought(seat, level) if level else None
            if level and text is not None:
                bots.legal(match, seat, level, text)
        except BotFault as fault:
            self.table.give_up(seat)
            self._turn(said=explain(self.language, fault))
            return
        if text is None:
            self.refused(Refusal("bot-silent"))
            return
        await asyncio.sleep(max(0.0, pause - (monotonic() - begun)))
        if match.racing:
            await self._undisturbed.wait()
        if self.table.match is match:
            self.play(seat, text)

    def _busy(self, seat: Seat, level: str | None) -> tuple[float, float]:
        """When a bot began to think about its move, and how long that should take.

        In a race it has a pace of its own, and other seats' moves do not make it start over.
        """
        match = self.table.match
        since = seat, sum(event.seat in (seat, NATURE) for event in match.line)
        if self._thinking[0] != since:
            self._thinking = since, monotonic(), self.table.seed()
        _, begun, seed = self._thinking
        pace = self.pace + READING if self.pace and match.line.forced else self.pace
        if not self.pace or level is None or self.table.person is None:
            return begun, pace
        view, people = match.view(seat), frozenset(self.table.persons)
        return begun, max(pace, bots.pace(self.game.name, level, view, seat, seed, (), people))

    async def _thought(self, seat: Seat, level: str) -> str | None:
        """What a bot of this level would play; None without an answer."""
        self._bots = self._bots or Workers()
        view, seed = self.table.match.view(seat), self.table.seed()
        try:
            return await self._bots.think(self.game.name, level, view, seat, seed)
        except BrokenExecutor:
            return None

    # Advice

    def action_advise(self) -> None:
        """Ask for a hint for the person to move."""
        person = self.table.person
        if person is None:
            self.refused(self._nobodys_turn())
        else:
            self.news(self.say("advice-pondered"))
            self.run_worker(self._advise(person), group="advice", exclusive=True)

    async def _advise(self, seat: Seat) -> None:
        match = self.table.match
        self._bots = self._bots or Workers()
        try:
            advice = await self._bots.advise(self.game.name, match.view(seat), seat)
        except BrokenExecutor:
            advice = None
        if advice is None:
            self.refused(Refusal("advice-none"))
        elif self.table.match is match:
            self.board.aim(advice.move)
            self.news(self._recommended(advice))

    def _recommended(self, advice: bots.Advice) -> str:
        """A hint and, if it comes with one, its reason."""
        move = self.board.label(self.board.view, advice.move)
        names = [self._called(seat) for seat in range(len(self.table.chairs))]
        why = reason(self.language, self.game.name, advice.reason, advice.figures, names) if advice.reason else ""
        return (
            self.say("advice-because", {"move": move, "reason": why}) if why else self.say("advice-is", {"move": move})
        )

    def _nobodys_turn(self) -> IllegalMove:
        return IllegalMove("game-over" if self.table.match.outcome else "not-your-turn")

    # Conduct

    def action_undo(self) -> None:
        self._conduct(self.table.take_back)

    def action_resign(self) -> None:
        """Resign, or stop if the rules allow it; a game that has hardly begun is aborted."""
        person, stop = self.table.person, self.board.stop
        if self.table.match.outcome:
            self.refused(IllegalMove("game-over"))
        elif self.table.is_abortable:
            self.ask(self.say("terminal-abort-really"), partial(self._conduct, self.table.abort))
        elif stop is None:
            self.ask(self.say("terminal-resign-really"), partial(self._conduct, self.table.resign))
        elif person is None:
            self.refused(self._nobodys_turn())
        else:
            self.ask_to_stop(stop)

    def action_draw(self) -> None:
        if self.table.match.outcome:
            self.refused(IllegalMove("game-over"))
        else:
            self.ask(self.say("terminal-draw-really"), partial(self._conduct, self.table.agree_on_draw))

    def action_again(self) -> None:
        if self.table.match.outcome:
            self._next(partial(self.table.rematch, self._next_level))
        else:
            self.ask(self.say("terminal-again-really"), partial(self._next, self.table.restart))

    def _conduct(self, deed: Callable[[], None]) -> None:
        try:
            deed()
        except Refusal as refusal:
            self.refused(refusal)
        else:
            self._turn()

    def _next(self, follow: Callable[[], LocalTable]) -> None:
        following = follow()
        self._write()
        self.table = following
        if self.record:
            self.record = recordings.unused(self.record)
        self.countdown = Countdown(since=self.now())
        self._turn(said=self.say("terminal-new-match"))

    # The record

    def action_save(self) -> None:
        """From now on, write the match to a file."""
        if self.record is None:
            self.record = recordings.suggested(self.game.name, datetime.now())
        if self._write():
            self.news(self.say("terminal-saved", {"file": str(self.record)}))

    def _write(self) -> bool:
        if self.record is None:
            return False
        try:
            recordings.write(self.record, self.table.record())
        except Refusal as refusal:
            self.refused(refusal)
            return False
        return True
