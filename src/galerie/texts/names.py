"""What a game and its parts are called. A game without texts is called by its own words."""

from collections.abc import Mapping, Sequence

from galerie.core.drawing import readable
from galerie.core.refusal import Detail
from galerie.texts import maybe, say


def game_name(language: str, game: str) -> str:
    return maybe(language, f"{game}-name") or capitalised(game)


def option_name(language: str, game: str, option: str) -> str:
    return maybe(language, f"{game}-option-{option}") or capitalised(option)


def variants(language: str, game: str, options: Sequence[str]) -> list[str]:
    """Options, written as `name` or `name=value`, worded for a heading."""
    parts = [word.partition("=") for word in options]
    return [
        option_name(language, game, option) + (f" ({_worded(language, game, option, value)})" if value else "")
        for option, _, value in parts
    ]


def _worded(language: str, game: str, option: str, value: str) -> str:
    """A value in words, or as written if the language has none for it."""
    details: dict[str, Detail] = {"value": int(value) if value.isdecimal() else value}
    return maybe(language, f"{game}-option-{option}-value", details) or value


def option_hint(language: str, game: str, option: str) -> str:
    """What an option changes; empty where nobody says so."""
    return maybe(language, f"{game}-option-{option}-hint") or ""


def ending(language: str, game: str, reason: str) -> str:
    """What ended a match: in the game's own words, in those of all games, or by the bare reason."""
    return maybe(language, f"{game}-end-{reason}") or maybe(language, f"ending-{reason}") or f"{capitalised(reason)}."


def bot_name(language: str, name: str, before: int = 0) -> str | None:
    """What a bot of this level is called; None if it has no name. `before` are the bots of its level in earlier seats.

    They are cousins: each has a name of its own.
    """
    first = maybe(language, f"level-{name}")
    if first is None or before == 0:
        return first
    cousins = (maybe(language, f"level-{name}-cousins") or "").split(", ")
    named = cousins[before - 1] if before <= len(cousins) else ""
    return named or say(language, "bot-numbered", {"name": first, "number": before + 1})


def bot_title(language: str, level: str) -> str:
    """The name of a bot and its trade; the bare level where it has no name."""
    name, trade = maybe(language, f"level-{level}"), maybe(language, f"level-{level}-trade")
    if name is None:
        return level
    return say(language, "level-title", {"name": name, "trade": trade}) if trade else name


def reason(language: str, game: str, why: str, figures: Mapping[str, Detail | float], names: Sequence[str] = ()) -> str:
    """Why a move is recommended, `why` being `reason-NAME`; empty where nobody says so. `names` are those of the
    seats."""
    seat = figures.get("seat")
    told = {**figures, "name": names[seat]} if isinstance(seat, int) else figures
    return maybe(language, f"{game}-{why}", told) or maybe(language, why, told) or ""


def capitalised(name: str) -> str:
    words = readable(name)
    return words[:1].upper() + words[1:]
