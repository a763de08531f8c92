"""`galerie ladder`: how strong the bots of a game are."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galerie.cli.language import Lang

if TYPE_CHECKING:
    from rich.table import Table

    from galerie.bots.ladder import Ladder
    from galerie.bots.ratings import Ratings


def ladder(
    game: Annotated[str, typer.Argument(help="The name of a game.", show_default=False)],
    games: Annotated[int, typer.Option(help="How many games neighbouring levels play; others play fewer.")] = 200,
    seed: Annotated[int, typer.Option(help="The seed of the openings and the bots.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A game option, as name or name=value; repeatable.")] = None,
    alone: Annotated[bool, typer.Option("--alone", help="Each level plays the same deals alone.")] = False,
    workers: Annotated[int, typer.Option(min=1, help="How many processes to use.")] = os.cpu_count() or 1,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a ladder that was interrupted.")] = False,
    log: Annotated[
        Path | None, typer.Option(help="The file for results as they come.", show_default="records/ladder-GAME.jsonl")
    ] = None,
    stored: Annotated[bool, typer.Option("--stored", help="Play nothing, and show the stored ratings.")] = False,
    docs: Annotated[
        Path | None, typer.Option(help="A page that has marks for this ladder: write it there too.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Let all bots of a game play each other, and store their ratings beside them."""
    from rich.console import Console

    from galerie.bots import ratings
    from galerie.bots.ladder import Ladder
    from galerie.bots.ladder_page import written
    from galerie.core import Refusal
    from galerie.games import find
    from galerie.texts import say

    package = find(game).package
    console = Console()
    if stored:
        measured = ratings.stored(package)
        if measured is None:
            raise Refusal("ladder-unmeasured", game=game)
    else:
        asked = Ladder(game, games, seed, tuple(option or ()), alone)
        asked.check()
        measured = climbed(asked, log or Path("records") / f"ladder-{game}.jsonl", workers, resume=resume)
        place = ratings.write(package, measured)
        console.print(say(lang, "ladder-written", {"file": str(place)}) if place else say(lang, "ladder-homeless"))
    console.print(table(measured, lang))
    console.print(say(lang, "ladder-interval"))
    if docs:
        docs.write_text(written(docs.read_text(encoding="utf-8"), game, measured), encoding="utf-8")


def climbed(asked: "Ladder", path: Path, workers: int, *, resume: bool) -> "Ratings":
    """Play the ladder with a progress bar. Its log is removed once everything was played."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from galerie.bots.executors import Processes
    from galerie.bots.ladder import PLAYERS, climb, log, rated

    kept = log(path, asked)
    results = kept.begin(resume=resume)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        total = sum(contest.games // PLAYERS for contest in asked.contests)
        bar = progress.add_task(asked.game, total=total, completed=len(results))
        for met in climb(asked, Processes(workers), results):
            kept.append(met)
            results.append(met)
            progress.advance(bar)
    kept.remove()
    return rated(asked, results)


def table(ratings: "Ratings", language: str) -> "Table":
    from rich.table import Table

    from galerie.texts import maybe, say

    shown = Table()
    for column in ("level", "rating", "interval", "games"):
        shown.add_column(say(language, f"ladder-column-{column}"), justify="left" if column == "level" else "right")
    for player, measured in ratings.players.items():
        name = maybe(language, f"level-{player}")
        interval = f"[{measured.low}, {measured.high}]" if measured.low < measured.high else ""
        shown.add_row(f"{player} ({name})" if name else player, str(measured.rating), interval, str(measured.games))
    return shown
