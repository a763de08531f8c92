"""`galerie study`: what the deals of a game are worth, and how long it takes to solve them."""

from typing import Annotated

import typer

from galerie.cli.language import Lang


def study(
    game: Annotated[str, typer.Argument(help="The name of a game whose deals can be solved.", show_default=False)],
    deals: Annotated[int, typer.Option(min=1, help="How many deals to solve.")] = 1000,
    seed: Annotated[int, typer.Option(help="The seed of the deals.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Solve random deals exactly and report the best scores, and the processor time for each."""
    import msgspec

    from galerie.core import Refusal
    from galerie.games import GAMES, find, part
    from galerie.texts import say

    survey = getattr(part(find(game), "study"), "survey", None)
    if survey is None:
        able = [each.name for each in GAMES.values() if hasattr(part(each, "study"), "survey")]
        raise Refusal("study-none", game=game, games=", ".join(able))
    found = survey(deals, seed)
    if json:
        typer.echo(msgspec.json.encode(found))
        return
    typer.echo(say(lang, f"{game}-study", found))
    for score, count in found["scores"].items():
        typer.echo(say(lang, f"{game}-study-score", {"score": score, "count": count}))
