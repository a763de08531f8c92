"""`galerie lessons check`: play every lesson and look at all that a game teaches."""

from typing import Annotated, Final

import typer

from galerie.cli.language import Lang

app: Final = typer.Typer(no_args_is_help=True)
COUNTED: Final = ("scenes", "tasks", "wrong", "pictures", "diagrams")


@app.callback()
def lessons() -> None:
    """Check the lessons and pictures of games."""


@app.command()
def check(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; all by default.")] = None,
    lang: Lang = "",
) -> None:
    """Play every lesson to its end, try the wrong moves, replay the pictures, and check the texts."""
    from rich.console import Console
    from rich.table import Table

    from galerie.games import find, listed
    from galerie.study.checking import check
    from galerie.texts import explain, say

    chosen = [find(name) for name in games] if games else listed()
    table = Table()
    for column in ("game", *COUNTED):
        table.add_column(say(lang, f"study-{column}"), justify="left" if column == "game" else "right")
    faults = []
    for game in chosen:
        found = check(game.name)
        table.add_row(game.name, *(str(getattr(found, each)) for each in COUNTED))
        faults += [(game.name, fault) for fault in found.faults]
    Console().print(table)
    for name, fault in faults:
        typer.echo(say(lang, "study-fault", {"game": name, "fault": explain(lang, fault)}), err=True)
    if faults:
        typer.echo(say(lang, "study-faults", {"count": len(faults)}), err=True)
        raise typer.Exit(1)
