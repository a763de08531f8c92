"""The language of a command: `--lang`, else GALERIE_LANG, else the locale, else French."""

import os
from typing import Annotated, Final, TypeAlias

import typer

SOURCES: Final = ("GALERIE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def preferred() -> str:
    """The language of the environment; the first variable that is set decides."""
    from galerie.texts import choose  # the catalogues are slow to load, and `--help` needs none

    return choose(next((os.environ[name] for name in SOURCES if os.environ.get(name)), ""))


def settled(context: typer.Context, wish: str) -> str:
    """The language of this command; the root context keeps it, so that refusals use it too."""
    from galerie.core import Refusal
    from galerie.texts import LANGUAGES

    root = context.find_root()
    if wish and wish not in LANGUAGES:
        raise Refusal("language-unknown", language=wish, languages=", ".join(LANGUAGES))
    root.obj = wish or root.obj or preferred()
    return str(root.obj)


Lang: TypeAlias = Annotated[
    str, typer.Option("--lang", metavar="fr|en", callback=settled, show_default=False, help="The language of messages.")
]
"""For a parameter whose default is ""; the command receives the language in effect."""
