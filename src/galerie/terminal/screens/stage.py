"""A board with its players, its history and one line of news: what playing and replaying have in common."""

from functools import partial
from typing import Any, ClassVar, Final

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from galerie.core import NATURE, AnyGame, Event, Line, Match, Refusal, Seat
from galerie.core.options import words
from galerie.terminal import wording
from galerie.terminal.boards import board_of
from galerie.terminal.screens import theme
from galerie.terminal.screens.dialogs import Help
from galerie.terminal.screens.panels import Chooser, History, Player, Players
from galerie.texts import explain, maybe, names, say

BORDER: Final = 2
"""What the frame of a board takes from its width, and from its height."""

AROUND: Final = 4
"""Rows above and below: the heading, two lines of news, the keys."""


class Stage(App[None]):
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    CSS: ClassVar[str] = """
    #title { height: 1; background: $panel; color: $primary; text-style: bold; padding: 0 1; }
    #middle { height: 1fr; }
    Board { width: 1fr; height: 1fr; border: round $panel; border-subtitle-color: $secondary; }
    Board:focus { border: round $primary; }
    #side { width: 34; max-width: 50%; padding: 0 1; }
    Players { height: auto; margin: 1 0 0 0; }
    #sentence { height: auto; margin: 1 0 0 0; color: $foreground; }
    #status { height: auto; margin: 1 0; color: $secondary; text-style: bold; }
    History { height: 1fr; border-top: solid $panel; scrollbar-size-vertical: 1; }
    Chooser { height: auto; max-height: 10; border: round $primary; display: none; padding: 0; }
    #news { height: auto; min-height: 1; max-height: 2; padding: 0 1; color: $foreground-muted; }
    #news.refused { color: $error; text-style: bold; }
    #keys { height: 1; background: $panel; padding: 0 1; link-style: none; link-color: $foreground; }
    Input, Input:focus { height: 1; border: none; padding: 0 1; background: $surface; }
    Input:focus { background: $panel; }
    Screen { layers: stage cover; }
    #small { layer: cover; width: 100%; height: 100%; content-align: center middle; text-align: center; display: none;
             background: $background; }
    ModalScreen { align: center middle; }
    .dialog { width: 68; max-width: 90%; height: auto; max-height: 90%; padding: 1 2; background: $surface;
              border: round $primary; }
    .question { height: auto; width: 50; }
    Curtain { background: $background; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "explain", show=False),
        Binding("ctrl+t", "tint", show=False),
    ]
    keys: ClassVar[dict[str, str]]
    """The keys offered in the last line at first: each key as written, and its action, which also names its message."""

    helped: str
    """Which help message explains the keys."""

    def __init__(self, game: AnyGame, options: Any, language: str) -> None:
        super().__init__()
        self.language = language
        self.say: Final = partial(say, language)
        self.game = game
        self.board: Final = board_of(game)(language)
        self.players: Final = Players()
        self.chooser: Final = Chooser()
        self.history: Final = History()
        self.status: Final = Static(id="status", markup=False)
        self.news_line: Final = Static(id="news", markup=False)
        self._options: tuple[str, ...] = ()
        self._heading: list[str] = []
        self.key_line: Final = Static(id="keys")
        self.too_small: Final = Static(id="small", markup=False)
        self.title_line: Final = Static(id="title", markup=False)
        self.vary(options)

    def compose(self) -> ComposeResult:
        yield self.title_line
        with Horizontal(id="middle"):
            yield self.board
            with Vertical(id="side"):
                yield from self.beside()
                yield self.players
                yield self.status
                yield self.chooser
                yield self.history
        yield self.news_line
        yield from self.below()
        yield self.key_line
        yield self.too_small

    def beside(self) -> list[Widget]:
        """The widgets beside the board, above the players."""
        return []

    def below(self) -> list[Widget]:
        """The widgets between the news and the keys."""
        return []

    def on_mount(self) -> None:
        for each in (theme.DARK, theme.LIGHT):
            self.register_theme(each)
        self.theme = theme.fitting()
        self.board.focus()

    def on_resize(self, event: events.Resize) -> None:
        """If the board does not fit, say so instead of showing part of it."""
        across, down = self.board.least
        lines = sum(widget.display for widget in self.below())
        wide, high = 2 * (across + BORDER), down + BORDER + AROUND + lines
        self.too_small.update(self.say("terminal-small", {"wide": wide, "high": high}))
        self.too_small.display = event.size.width < wide or event.size.height < high
        self.call_after_refresh(self.tell_history)

    def vary(self, options: Any) -> None:
        """Show these options of the game in the title and in the help."""
        self._options = words(options)
        variants = names.variants(self.language, self.game.name, self._options)
        self._heading = [self.say("terminal-title"), names.game_name(self.language, self.game.name), *variants]
        self.entitle()

    def entitle(self, *words: str) -> None:
        """Append these words to the title."""
        self.title_line.update(" · ".join([*self._heading, *words]))

    def show(self, match: Match, names: list[str], status: str | Content) -> None:
        view = self.board.view
        sides = [self.board.side(view, seat) for seat in range(match.seats)]
        self.players.show(
            Player(name, side, seat in match.to_act) for seat, (name, side) in enumerate(zip(names, sides, strict=True))
        )
        self.status.update(status)
        self._offer(self.offered(match), self.barred())

    def tell_history(self) -> None:
        """Redraw the history with as many moves side by side as now fit."""
        raise NotImplementedError

    def show_history(self, log: list[Event], eyes: Seat | None, current: int) -> None:
        entries = []
        for event in log:
            text = self.told(event, eyes)
            seat, deed = wording.deed(self.language, Line(event.seat, text))
            entries.append((None if seat == NATURE else self.board.mover(self.board.view, seat, text), deed))
        self.history.show(entries, current)

    def told(self, event: Event, eyes: Seat | None) -> str:
        """An event as `eyes` may see it; None is a spectator."""
        raise NotImplementedError

    def news(self, text: str) -> None:
        self.news_line.remove_class("refused")
        self.news_line.update(text)

    def refused(self, refusal: Refusal) -> None:
        self.news_line.add_class("refused")
        self.news_line.update(explain(self.language, refusal))

    def hand(self, widget: Widget) -> None:
        """Focus this widget at once: the next key, perhaps already typed, belongs to it."""
        self.board.screen.set_focus(widget)

    def action_explain(self) -> None:
        rules = filter(None, (maybe(self.language, rule) for rule in self.board.rules))
        variants = wording.explained(self.language, self.game.name, self._options)
        self.push_screen(Help(*rules, *variants, self.say(f"terminal-help-{self.helped}")))

    def action_tint(self) -> None:
        """Switch between dark and light."""
        self.theme = (theme.LIGHT if self.current_theme.dark else theme.DARK).name
        self.board.repaint()

    def action_help_quit(self) -> None:
        self.news(self.say("terminal-how-to-quit"))

    def worded(self, action: str) -> str:
        """What an action is called in this game."""
        return "stop" if action == "resign" and self.board.stop else action

    def offered(self, match: Match) -> dict[str, str]:  # noqa: ARG002  for screens that offer other keys at the end
        """The keys offered in the last line now."""
        return self.keys

    def barred(self) -> frozenset[str]:
        """The actions that would be refused now: their keys are dimmed, and say why when they are pressed."""
        return frozenset()

    def _offer(self, keys: dict[str, str], barred: frozenset[str]) -> None:
        entries = [
            f"[dim]{key} [strike]{self._label(action)}[/][/]"
            if action in barred
            else f"[$accent]{key}[/] {self._label(action)}"
            for key, action in keys.items()
        ]
        self.key_line.update(Content.from_markup("  ".join(entries)))

    def _label(self, action: str) -> str:
        """What an action does, as markup that can be clicked."""
        return f"[@click=app.{action}]{self.say(f'terminal-key-{self.worded(action)}')}[/]"
