"""`galerie migrate`: from SQLite to PostgreSQL, and back."""

from typing import Annotated

import typer

from galerie.cli.archive import report
from galerie.cli.language import Lang


def migrate(
    source: Annotated[str, typer.Argument(help="Where everything is now: sqlite:FILE or postgresql://…")],
    target: Annotated[str, typer.Argument(help="An empty place of either kind.")],
    lang: Lang = "",
) -> None:
    """Copy everything from one database to another and check the copy. No server may be using either."""
    from galerie.host.store.address import place
    from galerie.host.store.moving import migrate
    from galerie.texts import say

    copied = place(target)
    report(migrate(place(source), copied), copied, lang)
    typer.echo(say(lang, "migrate-done", {"place": str(copied)}))
