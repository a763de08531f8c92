"""Messages in the players' languages, from Fluent catalogues that the web client reads too.

The messages of a game are in its own folder: `texts/fr.ftl` and `texts/en.ftl`, and `lessons/fr.ftl` and
`lessons/en.ftl` for what only lessons, puzzles and pictures say.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from galerie.core import Refusal
from galerie.core.refusal import Detail
from galerie.games import GAMES, folder

if TYPE_CHECKING:
    from galerie.texts.bundle import Bundle

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("fr", "en")
"""French first: it is the default."""


def say(language: str, message: str, details: Mapping[str, Detail | float] | None = None) -> str:
    """The message of this name in `language`."""
    bundle = _bundle(language)
    pattern = bundle.message(message).value
    if pattern is None:
        raise LookupError(f"the message {message!r} has no text")
    text, errors = bundle.fluent.format_pattern(pattern, dict(details or {}))
    if errors:
        raise errors[0]
    return str(text)


def maybe(language: str, message: str, details: Mapping[str, Detail | float] | None = None) -> str | None:
    """The sentence of this name, or None where the catalogues have none: a game may come without texts."""
    return say(language, message, details) if _bundle(language).has(message) else None


def explain(language: str, refusal: Refusal) -> str:
    """Why something was refused, with the number of the rule and the refusal that caused it.

    A game without a sentence for it is quoted by the words of its code.
    """
    sentence = maybe(language, refusal.code, refusal.details)
    if sentence is None:
        sentence = f"{refusal}."[:1].upper() + f"{refusal}."[1:]
    elif refusal.rule:
        sentence += f" ({refusal.rule})"
    return f"{sentence} {explain(language, refusal.__cause__)}" if isinstance(refusal.__cause__, Refusal) else sentence


def catalogue(game: str, language: str) -> str:
    """The texts of a game as they are written; empty where it has none."""
    return "\n".join(_file(game, room, f"{language}.ftl") for room in ("texts", "lessons"))


def law(game: str, language: str) -> str:
    """The page of a game's rules; empty where it has none."""
    return _file(game, "law", f"{language}.md")


def choose(accepted: str) -> str:
    """The first of our languages in an Accept-Language header or a locale name."""
    for wish in accepted.replace("_", "-").split(","):
        language = wish.strip().split("-")[0].split(";")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@cache
def _catalogue(language: str) -> tuple["Bundle", set[str]]:
    """The messages of a language, and the names of the games whose messages were added."""
    from galerie.texts.bundle import Bundle  # slow to load, and `--help` needs no messages

    bundle = Bundle(language)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add(path.read_text(encoding="utf-8"))
    return bundle, set()


def _bundle(language: str) -> "Bundle":
    bundle, known = _catalogue(language)
    for game in GAMES.packages:
        if game not in known:
            bundle.add(catalogue(game, language))
            known.add(game)  # now only: another thread may ask meanwhile
    return bundle


def _file(game: str, room: str, name: str) -> str:
    where = folder(GAMES.packages[game])
    path = where / room / name if where else None
    return path.read_text(encoding="utf-8") if path and path.exists() else ""
