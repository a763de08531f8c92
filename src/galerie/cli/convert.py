"""`galerie convert`: recorded games between our format and those of other programs."""

from pathlib import Path
from typing import Annotated, Final

import typer

from galerie.cli.language import Lang

STDOUT: Final = Path("-")


def convert(
    source: Annotated[Path, typer.Argument(metavar="IN", help="A file of recorded games.", show_default=False)],
    target: Annotated[
        Path,
        typer.Argument(metavar="OUT", help="The new file, a folder for a file per game, or -.", show_default=False),
    ],
    wanted: Annotated[str, typer.Option("--to", help="The new format.", show_default="by the ending of OUT")] = "",
    given: Annotated[str, typer.Option("--from", help="The format of IN.", show_default="recognised")] = "",
    game: Annotated[int, typer.Option(min=0, help="Only the game of this number, from 1 on; 0 for all.")] = 0,
    lang: Lang = "",
) -> None:
    """Convert recorded games: our records, and the formats that games know from other programs.

    Exits with 1 if some games could not be converted; the others are written.
    """
    from galerie import formats
    from galerie.core import Refusal
    from galerie.matches import collection
    from galerie.terminal import recordings
    from galerie.texts import explain, say

    is_folder = target != STDOUT and (target.is_dir() or not (target.suffix or target.is_file()))
    name = wanted or (formats.OWN if target == STDOUT or is_folder else formats.by_suffix(target.suffix))
    suffix = formats.suffix(name)
    found = collection(source, given)
    if game > len(found):
        raise Refusal("format-number", number=game, count=len(found))
    numbers = [game - 1] if game else range(len(found))
    in_one_file = target != STDOUT and not is_folder
    texts: dict[int, str] = {}
    for number in numbers:
        try:
            texts[number] = formats.written(found, number, name)
        except Refusal as refusal:
            if len(numbers) == 1:
                raise
            typer.echo(f"{number + 1}. {found.entries[number].title}: {explain(lang, refusal)}", err=True)
    if target == STDOUT:
        typer.echo("".join(texts.values()), nl=False)
    else:
        if in_one_file:
            recordings.write_text(target, "".join(texts.values()))
        else:
            try:
                target.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise Refusal("file-unwritable", file=str(target), reason=error.strerror or "") from error
            for number, text in texts.items():
                recordings.write_text(target / f"{source.stem}-{number + 1:04}{suffix}", text)
        typer.echo(say(lang, "convert-done", {"count": len(texts), "file": str(target)}))
    if len(texts) < len(numbers):
        raise typer.Exit(1)
