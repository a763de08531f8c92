"""The language-neutral words of a record, translated: names, conduct."""

from collections.abc import Sequence

from galerie.bots import IN_RECORDS, recorded_name
from galerie.core import Line, Seat
from galerie.core.conduct import MARK
from galerie.texts import names, say


def recorded(language: str, game: str, written: Sequence[str]) -> list[str]:
    """The names of a record, with bot levels translated. A person who is called “bot …” keeps their name."""
    today = [recorded_name(game, each) for each in written]
    worded = [
        names.bot_name(language, each.removeprefix(IN_RECORDS), today[:seat].count(each))
        if each.startswith(IN_RECORDS)
        else None
        for seat, each in enumerate(today)
    ]
    return [name or each for name, each in zip(worded, written, strict=True)]


def called(side: str, name: str) -> str:
    """A seat by its side, and its name if it has one."""
    return f"{side} ({name})" if name else side


def explained(language: str, game: str, options: Sequence[str]) -> list[str]:
    """What each of these options changes, in one paragraph each."""
    hints = [names.option_hint(language, game, word.partition("=")[0]) for word in options]
    return [
        say(language, "terminal-variant", {"name": shown, "hint": hint}) if hint else shown
        for shown, hint in zip(names.variants(language, game, options), hints, strict=True)
    ]


def deed(language: str, line: Line) -> tuple[Seat, str]:
    """Who did what in this line: a move as written, conduct in words; of a loss on time, who lost, and so on."""
    if not line.move.startswith(MARK):
        return line.seat, line.move
    *words, last = line.move.removeprefix(MARK).split()
    if last.isdigit():
        return int(last), say(language, f"terminal-conduct-{'-'.join(words)}")
    return line.seat, say(language, f"terminal-conduct-{'-'.join((*words, last))}")
