"""Stepping through a recorded match."""

from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from galerie.core import AnyGame, Event, Match, Record, Seat
from galerie.study import opening
from galerie.study.reviewing import Moment
from galerie.terminal import reviews, wording
from galerie.terminal.screens.stage import Stage

LEAP: Final = 10
STEPS: Final = ("step", "begin", "end", "moments")


class ReplayApp(Stage):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,n", "step(1)", show=False, priority=True),
        Binding("left,p", "step(-1)", show=False, priority=True),
        Binding("down,pagedown", f"step({LEAP})", show=False, priority=True),
        Binding("up,pageup", f"step(-{LEAP})", show=False, priority=True),
        Binding("home", "begin", show=False, priority=True),
        Binding("end", "end", show=False, priority=True),
        Binding("m", "moments", show=False, priority=True),
        Binding("q", "quit", show=False),
    ]
    keys: ClassVar[dict[str, str]] = {
        "←": "earlier",
        "→": "later",
        "Home": "begin",
        "End": "end",
        "M": "moments",
        "F1": "explain",
        "^Q": "quit",
    }
    helped = "replay"

    def __init__(self, game: AnyGame, record: Record, matches: list[Match], language: str) -> None:
        super().__init__(game, game.chosen(record.rules, record.options), language)
        self.matches = matches
        self.names: Final = wording.recorded(language, record.game, record.seats)
        self.events: Final = [
            Event(line.seat, match.parse(line.move)) for line, match in zip(record.lines, matches, strict=False)
        ]
        self.times: Final = record.times
        self.moment: int = 0
        self.mattered: dict[int, Moment] | None = None
        """The moves that mattered, by the moment before each; None until somebody has asked."""

        self._record: Final = record
        self._is_reviewing = False

    def on_mount(self) -> None:
        super().on_mount()
        self._go(0)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:  # noqa: ARG002  Textual hands over both
        """While the help is open, it handles the keys."""
        return action not in STEPS or len(self.screen_stack) == 1

    def action_step(self, by: int) -> None:
        self._go(self.moment + by)

    def action_earlier(self) -> None:
        self._go(self.moment - 1)

    def action_later(self) -> None:
        self._go(self.moment + 1)

    def action_begin(self) -> None:
        self._go(0)

    def action_end(self) -> None:
        self._go(len(self.matches) - 1)

    def offered(self, match: Match) -> dict[str, str]:
        keys = super().offered(match)
        return keys if self._is_reviewable else {key: action for key, action in keys.items() if action != "moments"}

    def action_moments(self) -> None:
        """Go to the next moment that mattered. They are found when they are first asked for."""
        if not self._is_reviewable or self._is_reviewing:
            return
        if self.mattered is None:
            self._is_reviewing = True
            self.news(self.say("terminal-reviewing"))
            self.run_worker(self._review, thread=True)
        elif self.mattered:
            self._go(next((each for each in sorted(self.mattered) if each > self.moment), min(self.mattered)))
        else:
            self.news(self.say("review-faultless"))

    @property
    def _is_reviewable(self) -> bool:
        return self.matches[-1].outcome is not None and reviews.is_reviewable(self._record)

    def _review(self) -> None:
        told = reviews.told_review(self._record)
        self.call_from_thread(self._reviewed, told.moments if told else ())

    def _reviewed(self, moments: tuple[Moment, ...]) -> None:
        plies = {len(match.line): number for number, match in enumerate(self.matches)}
        self.mattered = {plies[moment.ply]: moment for moment in moments}
        self._is_reviewing = False
        self.news("")
        self.action_moments()

    def _go(self, moment: int) -> None:
        moment = min(max(0, moment), len(self.matches) - 1)
        lively = moment == self.moment + 1
        self.moment = moment
        match = self.matches[moment]
        self.board.show(match.view(None), (), lively=lively)
        status = " · ".join([self.say("terminal-moment", {"number": moment, "all": len(self.events)}), *self._heard()])
        if named := opening(match, self.language):
            status = f"{status}\n{named}"
        if match.outcome:
            status = f"{status}\n{self.board.ended(self.board.view, match.outcome, self._sides)}"
        if mattered := (self.mattered or {}).get(moment):
            rows = reviews.moment_rows(self.game.name, mattered, self._sides, self.language)
            status = "\n".join([status, *rows])
        self.show(match, self.names, status)
        self.news(self.board.recalled(self.board.view))
        self.tell_history()

    @property
    def _sides(self) -> list[str]:
        """Each seat by its side and the name of its player."""
        return [wording.called(self.board.side(self.board.view, n).name, name) for n, name in enumerate(self.names)]

    def _heard(self) -> list[str]:
        """When the server received the event that led here, if known."""
        if not self.times or not self.moment:
            return []
        seconds, milliseconds = divmod(self.times[self.moment - 1], 1000)
        return [f"{seconds // 60}:{seconds % 60:02d}.{milliseconds:03d}"]

    def told(self, event: Event, eyes: Seat | None) -> str:  # noqa: ARG002  a record hides nothing
        return str(event.move)

    def tell_history(self) -> None:
        self.show_history(self.events, None, self.moment)
