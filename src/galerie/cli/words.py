"""`galerie words`: list the words that match a pattern."""

from typing import Annotated

import typer

from galerie.cli.language import Lang


def words(
    pattern: Annotated[str, typer.Argument(help="Letters; ? is any letter, a final * any ending.", show_default=False)],
    most: Annotated[int, typer.Option(min=1, help="The most words to show.")] = 40,
    lang: Lang = "",
) -> None:
    """List the French words that match a pattern, the commonest first, with their base forms."""
    from galerie.lexicon import french
    from galerie.texts import say

    lexicon = french()
    found = lexicon.matching(pattern.strip())
    shown = [entry for word in found[:most] if (entry := lexicon.entry(word))]
    width = max((len(entry.word) for entry in shown), default=0)
    for entry in shown:
        typer.echo(f"{entry.word:{width}}  {', '.join(entry.bases)}")
    message = "terminal-words" if len(shown) == len(found) else "terminal-words-commonest"
    typer.echo(say(lang, message, {"count": len(found), "shown": len(shown)}), err=True)
    if not found:
        raise typer.Exit(1)
