"""A board with its players, its history and one line of news: what playing and replaying have in common."""

from functools import partial
from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from galerie.cli.boards import BOARDS
from galerie.cli.screens import theme
from galerie.cli.screens.dialogs import Help
from galerie.cli.screens.panels import Chooser, History, Player, Players
from galerie.core import NATURE, AnyGame, Event, Match, Refusal, Seat
from galerie.core.options import words
from galerie.locales import explain, say


class Stage(App[None]):
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #title { height: 1; background: $panel; color: $primary; text-style: bold; padding: 0 1; }
    #middle { height: 1fr; }
    Board { width: 1fr; height: 1fr; border: round $panel; border-subtitle-color: $secondary; }
    Board:focus { border: round $primary; }
    #side { width: 34; max-width: 50%; padding: 0 1; }
    Players { height: auto; margin: 1 0 0 0; }
    #status { height: auto; margin: 1 0; color: $secondary; text-style: bold; }
    History { height: 1fr; border-top: solid $panel; scrollbar-size-vertical: 1; }
    Chooser { height: auto; max-height: 10; border: round $primary; display: none; padding: 0; }
    #news { height: auto; min-height: 1; max-height: 2; padding: 0 1; color: $foreground-muted; }
    #news.refused { color: $error; text-style: bold; }
    #keys { height: 1; background: $panel; padding: 0 1; link-style: none; link-color: $foreground; }
    Input, Input:focus { height: 1; border: none; padding: 0 1; background: $surface; }
    Input:focus { background: $panel; }
    ModalScreen { align: center middle; }
    .dialog { width: 68; max-width: 90%; height: auto; max-height: 90%; padding: 1 2; background: $surface;
              border: round $primary; }
    .question { height: auto; width: 50; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "explain", show=False),
        Binding("ctrl+t", "tint", show=False),
    ]
    keys: ClassVar[dict[str, str]]
    """What the last line offers: the key as it is written, and the action, which names its message too."""

    helped: ClassVar[str]
    """Which of the help messages explains the keys."""

    def __init__(self, game: AnyGame, options: Any, language: str) -> None:
        super().__init__()
        self.language = language
        self.say = partial(say, language)
        self.game = game
        self.board = BOARDS[game.name](language)
        self.players, self.chooser, self.history = Players(), Chooser(), History()
        self.status = Static(id="status", markup=False)
        self.news_line = Static(id="news", markup=False)
        self._heading = [self.say("terminal-title"), self.say(f"{game.name}-name"), *words(options)]
        self.title_line = Static(" · ".join(self._heading), id="title", markup=False)

    def compose(self) -> ComposeResult:
        yield self.title_line
        with Horizontal(id="middle"):
            yield self.board
            with Vertical(id="side"):
                yield self.players
                yield self.status
                yield self.chooser
                yield self.history
        yield self.news_line
        yield from self.below()
        yield Static(self._offer(), id="keys")

    def below(self) -> list[Widget]:
        """What stands between the news and the keys."""
        return []

    def on_mount(self) -> None:
        for each in (theme.DARK, theme.LIGHT):
            self.register_theme(each)
        self.theme = theme.fitting()
        self.board.focus()

    def entitle(self, *words: str) -> None:
        """Add these words to what the screen is headed by."""
        self.title_line.update(" · ".join([*self._heading, *words]))

    def show(self, match: Match, names: list[str], status: str) -> None:
        view = self.board.view
        sides = [self.board.side(view, seat) for seat in range(match.seats)]
        self.players.show(
            Player(name, side, seat in match.to_act) for seat, (name, side) in enumerate(zip(names, sides, strict=True))
        )
        self.status.update(status)

    def show_history(self, events: list[Event], eyes: Seat | None, current: int) -> None:
        texts = [self.told(each, eyes) for each in events]
        movers = [
            None if each.seat == NATURE else self.board.mover(self.board.view, each.seat, text)
            for each, text in zip(events, texts, strict=True)
        ]
        self.history.show(list(zip(movers, texts, strict=True)), current)

    def told(self, event: Event, eyes: Seat | None) -> str:
        """An event as `eyes` may see it; None sees all."""
        text = str(event.move)
        return text if eyes in (None, event.seat) or text.startswith("!") else self.game.veil(event.move)

    def news(self, text: str) -> None:
        self.news_line.remove_class("refused")
        self.news_line.update(text)

    def refused(self, refusal: Refusal) -> None:
        self.news_line.add_class("refused")
        self.news_line.update(explain(self.language, refusal))

    def hand(self, widget: Widget) -> None:
        """Give this widget the keys at once: the next one, already typed perhaps, belongs to it."""
        self.board.screen.set_focus(widget)

    def action_explain(self) -> None:
        self.push_screen(Help(*map(self.say, (*self.board.rules, f"terminal-help-{self.helped}"))))

    def action_tint(self) -> None:
        """Change between dark and light."""
        self.theme = (theme.LIGHT if self.current_theme.dark else theme.DARK).name
        self.board.repaint()

    def action_help_quit(self) -> None:
        self.news(self.say("terminal-how-to-quit"))

    def worded(self, action: str) -> str:
        """What an action is called in this game."""
        return "stop" if action == "resign" and self.board.stop else action

    def _offer(self) -> Content:
        return Content.from_markup(
            "  ".join(
                f"[$accent]{key}[/] [@click=app.{action}]{self.say(f'terminal-key-{self.worded(action)}')}[/]"
                for key, action in self.keys.items()
            )
        )
