"""Help in the reader's language."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

import typer

from galerie.cli.french import HELP

NAMES: Final = ["-h", "--help"]
"""Of the option that asks for help."""

FRAMES: Final = {
    "COMMANDS_PANEL_TITLE": {"en": "Commands", "fr": "Commandes"},
    "ERRORS_PANEL_TITLE": {"en": "Error", "fr": "Erreur"},
    "DEFAULT_STRING": {"en": "[default: {}]", "fr": "[défaut : {}]"},
    "ENVVAR_STRING": {"en": "[env var: {}]", "fr": "[variable : {}]"},
    "REQUIRED_LONG_STRING": {"en": "[required]", "fr": "[obligatoire]"},
}
"""What Typer writes around the help, by the names of its constants."""

UNTRANSLATED: Final = {"127.0.0.1", "8000", "1", "0.6", "fast"}
"""Defaults that are the same in every language."""


def is_asked(words: Sequence[str]) -> bool:
    """Whether a command line leads to a page of help."""
    return any(name in words for name in NAMES)


def asked_language(words: Sequence[str]) -> str:
    """The value of `--lang` on a command line; help is shown before options are read."""
    for word, following in pairwise([*words, ""]):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return ""


def translate(command: Any, language: str) -> None:
    """Put the help of a command, and of all below it, in a language; it is in English."""
    from typer import rich_utils

    for constant, worded in FRAMES.items():
        setattr(rich_utils, constant, worded[language])
    if language == "fr":
        for place, attribute, names in phrases(command):
            found = next((HELP[name] for name in names if name in HELP), getattr(place, attribute))
            setattr(place, attribute, found)


def phrases(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[Any, str, tuple[str, ...]]]:
    """All that is to be translated: a command or a parameter, its attribute, and its names among the translations.

    Any: the classes of commands and parameters depend on the version of Typer.
    """
    yield command, "help", ("-".join(path),)
    for parameter in (*command.params, command.get_help_option(typer.Context(command, help_option_names=NAMES))):
        name = parameter.name.replace("_", "-")
        own = "-".join((*path, name))
        if getattr(parameter, "help", None):
            yield parameter, "help", (own, f"every-{name}")
        default = getattr(parameter, "show_default", None)
        if isinstance(default, str) and default not in UNTRANSLATED:
            yield parameter, "show_default", (f"{own}-default",)
    for name, each in getattr(command, "commands", {}).items():
        yield from phrases(each, (*path, name))
