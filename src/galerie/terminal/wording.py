"""The language-neutral words of a record, translated: names, options, conduct."""

from collections.abc import Sequence

from galerie.bots import IN_RECORDS, recorded_name
from galerie.core import Line, Seat
from galerie.core.match import MARK
from galerie.core.refusal import Detail
from galerie.texts import maybe, names, say


def level(language: str, name: str, before: int = 0) -> str | None:
    """What a bot of this level is called; None if it has no name. `before` are the bots of its level in earlier seats.

    They are cousins: each has a name of its own.
    """
    first = maybe(language, f"level-{name}")
    if first is None or before == 0:
        return first
    cousins = (maybe(language, f"level-{name}-cousins") or "").split(", ")
    named = cousins[before - 1] if before <= len(cousins) else ""
    return named or say(language, "bot-numbered", {"name": first, "number": before + 1})


def recorded(language: str, game: str, written: Sequence[str]) -> list[str]:
    """The names of a record, with bot levels translated. A person who is called “bot …” keeps their name."""
    today = [recorded_name(game, each) for each in written]
    worded = [
        level(language, each.removeprefix(IN_RECORDS), today[:seat].count(each))
        if each.startswith(IN_RECORDS)
        else None
        for seat, each in enumerate(today)
    ]
    return [name or each for name, each in zip(worded, written, strict=True)]


def called(side: str, name: str) -> str:
    """A seat by its side, and its name if it has one."""
    return f"{side} ({name})" if name else side


def variants(language: str, game: str, options: Sequence[str]) -> list[str]:
    """Options, written as `name` or `name=value`, worded for a heading."""
    parts = [word.partition("=") for word in options]
    return [
        names.option_name(language, game, option) + (f" ({_worded(language, game, option, value)})" if value else "")
        for option, _, value in parts
    ]


def _worded(language: str, game: str, option: str, value: str) -> str:
    """A value in words, or as written if the language has none for it."""
    details: dict[str, Detail] = {"value": int(value) if value.isdecimal() else value}
    return maybe(language, f"{game}-option-{option}-value", details) or value


def explained(language: str, game: str, options: Sequence[str]) -> list[str]:
    """What each of these options changes, in one paragraph each."""
    hints = [names.option_hint(language, game, word.partition("=")[0]) for word in options]
    return [
        say(language, "terminal-variant", {"name": shown, "hint": hint}) if hint else shown
        for shown, hint in zip(variants(language, game, options), hints, strict=True)
    ]


def deed(language: str, line: Line) -> tuple[Seat, str]:
    """Who did what in this line: a move as written, conduct in words, a loss on time for the player who lost."""
    if not line.move.startswith(MARK):
        return line.seat, line.move
    word, _, loser = line.move.removeprefix(MARK).partition(" ")
    return int(loser or line.seat), say(language, f"terminal-conduct-{word}")
