"""Messages in the players' languages, from Fluent catalogues that the web client reads too.

The messages of a game are in its own folder, in `texts/fr.ftl` and `texts/en.ftl`.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from galerie.core import Refusal
from galerie.core.refusal import Detail
from galerie.games import GAMES, folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("fr", "en")
"""French first: it is the default."""


def say(language: str, message: str, details: Mapping[str, Detail] | None = None) -> str:
    """The message of this name in `language`."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"the message {message!r} has no text")
    text, errors = bundle.format_pattern(pattern, dict(details or {}))
    if errors:
        raise errors[0]
    return str(text)


def explain(language: str, refusal: Refusal) -> str:
    """Why something was refused, with the number of the rule and the refusal that caused it."""
    sentence = say(language, refusal.code, refusal.details)
    if refusal.rule:
        sentence += f" ({refusal.rule})"
    return f"{sentence} {explain(language, refusal.__cause__)}" if isinstance(refusal.__cause__, Refusal) else sentence


def choose(accepted: str) -> str:
    """The first of our languages in an Accept-Language header or a locale name."""
    for wish in accepted.replace("_", "-").split(","):
        language = wish.strip().split("-")[0].split(";")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@cache
def _catalogue(language: str) -> tuple["FluentBundle", set[str]]:
    """The messages of a language, and the names of the games whose messages were added."""
    from fluent.runtime import FluentBundle  # slow to load, and start-up needs no messages

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        _add(bundle, path)
    return bundle, set()


def _bundle(language: str) -> "FluentBundle":
    bundle, known = _catalogue(language)
    for game, package in GAMES.packages.items():
        if game not in known:
            known.add(game)
            where = folder(package)
            if where and (path := where / "texts" / f"{language}.ftl").exists():
                _add(bundle, path)
    return bundle


def _add(bundle: "FluentBundle", path: Path) -> None:
    from fluent.runtime import FluentResource

    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
