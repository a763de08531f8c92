"""`galerie draw`: a moment of a recorded match as a picture."""

from pathlib import Path
from typing import Annotated, Final

import typer

from galerie.cli.language import Lang

PNG: Final = ".png"
FORMATS: Final = (".svg", PNG)


def draw(
    file: Annotated[Path, typer.Argument(help="A recorded match.", show_default=False)],
    ply: Annotated[
        int | None, typer.Option(min=0, help="After how many moves; by default, the end.", show_default=False)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, help="Whose view; by default, that of spectators.", show_default=False)
    ] = None,
    theme: Annotated[str, typer.Option(metavar="light|dark", help="By day or by night.")] = "light",
    width: Annotated[
        int | None, typer.Option(min=16, max=8000, help="Of a PNG, in pixels; by default, its own.", show_default=False)
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The file to write, .svg or .png; by default, SVG on the standard output.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Draw a moment of a recorded match as SVG or PNG."""
    from galerie.cli.puzzles import write
    from galerie.core import Match, Refusal
    from galerie.core.record import replay
    from galerie.games import GAMES
    from galerie.matches import read
    from galerie.svg import draw as drawn

    if out is not None and out.suffix.lower() not in FORMATS:
        raise Refusal("picture-format", file=str(out), formats=", ".join(FORMATS))
    moments: list[Match] = []
    for each in replay(GAMES, read(file)):
        moments[len(each.line) :] = [each]  # without what was taken back
    if ply is not None and ply >= len(moments):
        raise Refusal("ply-beyond", ply=ply, last=len(moments) - 1)
    match = moments[-1 if ply is None else ply]
    if seat is not None and seat >= match.seats:
        raise Refusal("chair-unknown", seat=seat, last=match.seats - 1)
    picture = drawn(match, seat=seat, language=lang, theme=theme)
    if out is None:
        typer.echo(picture, nl=False)
    elif out.suffix.lower() == PNG:
        from galerie.svg.png import png

        write(out, png(picture, width))
    else:
        write(out, picture.encode())
