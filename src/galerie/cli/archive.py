"""`galerie check`, `backup` and `restore`: the database of tables as a whole."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galerie.cli.language import Lang
from galerie.cli.serve import Config, Data, chosen

if TYPE_CHECKING:
    from galerie.host.store.address import Place
    from galerie.host.store.archive import Findings


def check(
    file: Annotated[Path | None, typer.Argument(help="A backup; by default, the database in use.")] = None,
    config: Config = None,
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Check the database and replay every game. Safe while the server is running."""
    from galerie.host.store import archive

    place = file or chosen(config, data=data).settings.data
    report(archive.check(place), place, lang)


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    config: Config = None,
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Copy the SQLite file to another and check the copy. Safe while the server is running."""
    from galerie.host.store import archive

    report(archive.back_up(chosen(config, data=data).settings.data, file), file, lang)


def restore(
    file: Annotated[Path, typer.Argument(help="The backup.")],
    config: Config = None,
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Check a backup and put it in place of the SQLite file, which is kept under another name."""
    from galerie.host.store import archive

    target = chosen(config, data=data).settings.data
    report(archive.restore(target, file, datetime.now()), target, lang)


def report(found: "Findings", place: "Place", lang: str) -> None:
    from galerie.texts import say

    for fault in found.faults:
        typer.echo(fault, err=True)
    if found.faults:
        typer.echo(say(lang, "archive-damaged", {"file": str(place), "faults": len(found.faults)}), err=True)
        raise typer.Exit(1)
    typer.echo(say(lang, "archive-whole", {"file": str(place), "tables": found.tables, "events": found.events}))
    if found.outdated:
        typer.echo(say(lang, "archive-outdated", {"tables": found.outdated}))
