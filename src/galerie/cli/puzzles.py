"""`galerie puzzles`: make puzzles, prove them again, play them, print them."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from galerie.cli import screen
from galerie.cli.language import Lang

app: Final = typer.Typer(no_args_is_help=True)

DAILY: Final = "daily"
Game = Annotated[str, typer.Argument(help="The name of a game.", show_default=False)]


@app.callback()
def puzzles() -> None:
    """Make, prove, play and print puzzles."""


@app.command()
def make(
    game: Game,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles to make.")] = 30,
    seed: Annotated[int, typer.Option(help="The seed of the set.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes to use; the result does not depend on it.")] = (
        os.cpu_count() or 1
    ),
    out: Annotated[Path | None, typer.Option(help="The file to write; by default, the standard output.")] = None,
    lang: Lang = "",
) -> None:
    """Find puzzles with the game's exact solver, and write them as a graded set."""
    import sys

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from galerie.games import find
    from galerie.study.making import command, made, written
    from galerie.texts import say
    from galerie.texts.names import game_name

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(game_name(lang, find(game).name), total=count)

        def tell(tried: int, found: int) -> None:
            described = say(lang, "puzzles-tried", {"game": game_name(lang, game), "tries": tried})
            progress.update(bar, completed=found, description=described)

        content = written(command(game, count, str(seed)), made(game, count, str(seed), jobs, tell))
    if out is None:
        sys.stdout.write(content.decode())
        return
    write(out, content)
    typer.echo(say(lang, "puzzles-written", {"count": count, "file": str(out)}))


@app.command()
def check(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; all by default.")] = None,
    sample: Annotated[
        int | None, typer.Option(min=1, help="How many puzzles of each game to prove.", show_default="all")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the sample.")] = 1,
    lang: Lang = "",
) -> None:
    """Prove the puzzles of games again by exact search, and play them."""
    from collections import Counter
    from random import Random

    from rich.console import Console
    from rich.table import Table

    from galerie.games import find, listed
    from galerie.study.proving import set_faults, verified
    from galerie.study.puzzles import puzzles as in_set
    from galerie.study.puzzles import require_puzzles
    from galerie.texts import explain, say

    if games:
        for name in games:
            require_puzzles(find(name))
    table = Table()
    for column in ("game", "puzzles", "grades", "proved", "nodes", "seconds"):
        text = column in ("game", "grades")
        table.add_column(say(lang, f"study-{column}"), justify="left" if text else "right")
    faults = []
    for name in games or [game.name for game in listed() if in_set(game.name)]:
        every = [*in_set(name).values()]
        chosen = every if sample is None else Random(seed).sample(every, min(sample, len(every)))
        results = [verified(puzzle) for puzzle in chosen]
        grades = Counter(puzzle.grade for puzzle in every)
        table.add_row(
            name,
            str(len(every)),
            " · ".join(f"{grade}: {grades[grade]}" for grade in sorted(grades)),
            str(sum(not result.faults for result in results)),
            str(sum(result.nodes for result in results)),
            f"{sum(result.seconds for result in results):.1f}",
        )
        found = [*set_faults(name), *(fault for result in results for fault in result.faults)]
        faults += [(name, fault) for fault in found]
    Console().print(table)
    for name, fault in faults:
        typer.echo(say(lang, "study-fault", {"game": name, "fault": explain(lang, fault)}), err=True)
    if faults:
        typer.echo(say(lang, "study-faults", {"count": len(faults)}), err=True)
        raise typer.Exit(1)


@app.command()
def play(
    game: Game,
    puzzle: Annotated[
        str, typer.Argument(metavar="[ID|daily]", help="A puzzle, or that of the day.", show_default="the next new one")
    ] = "",
    lang: Lang = "",
) -> None:
    """Solve puzzles on the full screen."""
    from datetime import UTC, datetime

    from galerie.games import find
    from galerie.study.puzzles import of_day, require_puzzles
    from galerie.study.puzzles import puzzle as find_puzzle
    from galerie.study.puzzles import puzzles as in_set
    from galerie.terminal import progress

    found, kept = find(game), progress.place()
    require_puzzles(found)
    if puzzle == DAILY:
        chosen = of_day(game, datetime.now(UTC).date().isoformat())
    elif puzzle:
        chosen = find_puzzle(found, puzzle)
    else:
        tried, every = progress.read(kept).puzzles.get(game, {}), in_set(game)
        chosen = next((each for name, each in every.items() if name not in tried), next(iter(every.values())))
    screen.check_interactive()

    from galerie.terminal.screens.puzzle import PuzzleApp

    PuzzleApp(found, chosen, lang, kept).run()


@app.command()
def sheet(
    game: Game,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 8,
    grade: Annotated[int | None, typer.Option(min=1, max=5, help="Only this grade.", show_default="any")] = None,
    seed: Annotated[int, typer.Option(help="The seed of the choice.")] = 1,
    out: Annotated[Path | None, typer.Option(help="The file to write; by default, the standard output.")] = None,
    lang: Lang = "",
) -> None:
    """Make a page to print on A4: puzzles, score sheets, and the answers on another page."""
    from random import Random

    from galerie.core import Refusal
    from galerie.games import find
    from galerie.study.making import ordered
    from galerie.study.puzzles import puzzles as in_set
    from galerie.study.puzzles import require_puzzles
    from galerie.terminal.sheet import page
    from galerie.texts import say

    found = find(game)
    require_puzzles(found)
    among = [each for each in in_set(game).values() if grade in (None, each.grade)]
    if not among:
        raise Refusal("grade-empty", grade=grade or 0)
    chosen = ordered(Random(seed).sample(among, min(count, len(among))))
    text = page(found, lang, chosen)
    if out is None:
        typer.echo(text, nl=False)
        return
    write(out, text.encode())
    typer.echo(say(lang, "puzzles-written", {"count": len(chosen), "file": str(out)}))


def write(path: Path, content: bytes) -> None:
    """Write a file, or refuse with a sentence."""
    from galerie.core import Refusal

    try:
        path.write_bytes(content)
    except OSError as error:
        raise Refusal("file-unwritable", file=str(path), reason=error.strerror or "") from error
