"""`galerie engine`: our engine, for programs that speak a protocol of its game."""

import sys
from typing import Annotated

import typer

from galerie.cli.language import Lang


def engine(
    game: Annotated[str, typer.Argument(help="The name of a game.", show_default=False)],
    level: Annotated[
        str, typer.Option(help="Play like this level, whatever depth is asked for.", show_default="none")
    ] = "",
    protocol: Annotated[str, typer.Option(help="The protocol to speak.", show_default="the usual one")] = "",
    lang: Lang = "",  # noqa: ARG001  refusals are in this language
) -> None:
    """Speak with another program on the standard input and output, and play the game for it."""
    from galerie import bots
    from galerie.bots.engines import protocol as known

    spoken = known(game, protocol)
    if level:
        bots.bot(game, level)
    spoken.serve(sys.stdin, sys.stdout, level)
