"""`galerie solve`: positions of a file, solved exactly."""

from pathlib import Path
from typing import Annotated

import typer

from galerie.cli.language import Lang


def solve(
    game: Annotated[str, typer.Argument(help="The name of a game whose positions can be solved.", show_default=False)],
    file: Annotated[
        Path, typer.Argument(help="Positions, one a line, in the usual form of the game.", show_default=False)
    ],
    option: Annotated[list[str] | None, typer.Option(help="A game option, as name or name=value; repeatable.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many positions to solve at the same time.")] = 1,
    threads: Annotated[int, typer.Option(min=1, max=64, help="How many threads work on one position together.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print each solution as a JSON object on a line.")] = False,
    lang: Lang = "",
) -> None:
    """Solve positions exactly: line, score of the side to move, a best move, nodes and processor seconds of each.

    Exits with 1 if a score is not the one that the file expects.
    """
    import msgspec

    from galerie.matches import text
    from galerie.study.solving import solve_text
    from galerie.texts import say

    solved = []
    for each in solve_text(game, text(file), option or (), workers, threads):
        solved.append(each)
        if json:
            typer.echo(msgspec.json.encode(each))
            continue
        nodes = "–" if each.nodes is None else f"{each.nodes:,}"
        wrong = "" if each.right is not False else say(lang, "solve-wrong", {"score": f"{each.expected:+}"})
        typer.echo(f"{each.line:5} {each.score:+4} {each.move:5} {nodes:>18} {each.seconds:10.3f} s  {wrong}".rstrip())
    mistakes = sum(each.right is False for each in solved)
    if not json:
        counts = [each.nodes for each in solved if each.nodes is not None]
        total: dict[str, str | int] = {
            "count": len(solved),
            "compared": sum(each.right is not None for each in solved),
            "wrong": mistakes,
            "nodes": f"{sum(counts):,}" if counts else "–",
            "seconds": f"{sum(each.seconds for each in solved):.3f}",
        }
        typer.echo(say(lang, "solve-total", total))
    if mistakes:
        raise typer.Exit(1)
