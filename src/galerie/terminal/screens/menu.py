"""A menu on the full screen: which game, against whom."""

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from galerie import bots
from galerie.games import listed
from galerie.terminal.opponents import FRIEND
from galerie.terminal.screens import theme
from galerie.texts import maybe, say
from galerie.texts.names import bot_title, game_name


class Entry(NamedTuple):
    id: str
    name: str
    about: str = ""


class Menu(App[str]):
    """Exits with the id of the chosen entry, or with None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,ctrl+q", "quit", show=False)]
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    CSS: ClassVar[str] = """
    #title { padding: 1 2 0 2; text-style: bold; color: $primary; }
    #keys { padding: 0 2 1 2; color: $foreground 70%; }
    OptionList { margin: 1 1; height: 1fr; }
    """

    def __init__(self, title: str, keys: str, entries: Sequence[Entry], first: str = "") -> None:
        """With the cursor on the entry `first`, if there is one."""
        super().__init__()
        self._title, self._keys = title, keys
        self.choices: Final = OptionList(*(Option(_drawn(entry), id=entry.id) for entry in entries))
        ids = [entry.id for entry in entries]
        self.choices.highlighted = ids.index(first) if first in ids else 0

    def compose(self) -> ComposeResult:
        yield Static(self._title, id="title", markup=False)
        yield self.choices
        yield Static(self._keys, id="keys", markup=False)

    def on_mount(self) -> None:
        for each in (theme.DARK, theme.LIGHT):
            self.register_theme(each)
        self.theme = theme.fitting()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.exit(message.option_id)


def _drawn(entry: Entry) -> Text:
    return Text.assemble((entry.name, "bold"), f"\n{entry.about}" if entry.about else "")


def games_menu(language: str) -> Menu:
    """All games, each with what it is about."""
    entries = [Entry(game.name, game_name(language, game.name), _about(language, game.name)) for game in listed()]
    return Menu(say(language, "terminal-menu-game"), say(language, "terminal-menu-keys"), entries)


def _about(language: str, game: str) -> str:
    return maybe(language, f"{game}-about") or ""


def opponents_menu(language: str, game: str, usual: str) -> Menu:
    """The bots of a game, and a friend; with the cursor on the one that follows the player's results."""
    found = bots.levels(game) + bots.characters(game)
    entries = [Entry(each, bot_title(language, each), maybe(language, f"level-{each}-style") or "") for each in found]
    friend = Entry(FRIEND, say(language, "terminal-menu-friend"))
    title = say(language, "terminal-menu-against", {"game": game_name(language, game)})
    return Menu(title, say(language, "terminal-menu-keys"), [*entries, friend], usual)
