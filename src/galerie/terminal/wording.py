"""What a record writes for every language alike, in the words of one: names, options, conduct."""

from collections.abc import Sequence
from typing import Final

from galerie.core import Line, Seat
from galerie.core.match import MARK
from galerie.core.refusal import Detail
from galerie.texts import maybe, names, say

BOT: Final = "bot "
"""A record names a bot by this and its level, and somebody who gave no name by nothing."""


def level(language: str, name: str) -> str | None:
    """A level of bots, where this language has a word for it."""
    return maybe(language, f"level-{name}")


def name(language: str, written: str) -> str:
    """A name in a record; whoever is called “bot” and no level we know keeps the whole of it."""
    worded = level(language, written.removeprefix(BOT)) if written.startswith(BOT) else None
    return worded or written


def called(side: str, name: str) -> str:
    """A seat by its side, and by its name where it has one."""
    return f"{side} ({name})" if name else side


def variants(language: str, game: str, options: Sequence[str]) -> list[str]:
    """Options, written as `name` or `name=value`, as a heading shows them."""
    parts = [word.partition("=") for word in options]
    return [
        names.option_name(language, game, option) + (f" ({_worded(language, game, option, value)})" if value else "")
        for option, _, value in parts
    ]


def _worded(language: str, game: str, option: str, value: str) -> str:
    """A value as the language says it, or as it is written."""
    details: dict[str, Detail] = {"value": int(value) if value.isdecimal() else value}
    return maybe(language, f"{game}-option-{option}-value", details) or value


def explained(language: str, game: str, options: Sequence[str]) -> list[str]:
    """What each of these options changes, in a paragraph."""
    hints = [names.option_hint(language, game, word.partition("=")[0]) for word in options]
    return [
        say(language, "terminal-variant", {"name": shown, "hint": hint}) if hint else shown
        for shown, hint in zip(variants(language, game, options), hints, strict=True)
    ]


def deed(language: str, line: Line) -> tuple[Seat, str]:
    """Whose deed a line tells and which: a move as it is written, conduct in words, lost time of whoever lost it."""
    if not line.move.startswith(MARK):
        return line.seat, line.move
    word, _, loser = line.move.removeprefix(MARK).partition(" ")
    return int(loser or line.seat), say(language, f"terminal-conduct-{word}")
