"""`galerie perft`: count the positions of a game to a depth."""

from typing import Annotated

import typer


def perft(
    game: Annotated[str, typer.Argument(help="The name of a game.", show_default=False)],
    option: Annotated[list[str] | None, typer.Option(help="A game option, as name or name=value; repeatable.")] = None,
    depth: Annotated[int, typer.Option(min=1, max=60, help="The deepest level to count.")] = 6,
    seats: Annotated[int | None, typer.Option(help="Players; by default, the fewest.", show_default=False)] = None,
) -> None:
    """Count the positions after each number of moves: depth, positions, positions per second."""
    from time import perf_counter

    from galerie.core import Match, options
    from galerie.games import find
    from galerie.study.perft import leaves

    found = find(game)
    start = Match.begin(found, seats or found.seats.start, options.parse(found.options, option or ())).position
    for level in range(1, depth + 1):
        since = perf_counter()
        nodes = leaves(game, start, level)
        typer.echo(f"{level:2} {nodes:15} {nodes / (perf_counter() - since):13.0f}/s")
