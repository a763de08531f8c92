"""`galerie study`: what deals of a game are worth, and how long it takes to know."""

from typing import Annotated, Any

import typer

from galerie.cli.language import Lang


def study(
    game: Annotated[str, typer.Argument(help="The name of a game: copyright.", show_default=False)],
    deals: Annotated[int, typer.Option(min=1, help="How many deals to solve.")] = 1000,
    seed: Annotated[int, typer.Option(help="Of the deals.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print numbers for a program.")] = False,
    lang: Lang = "",
) -> None:
    """Solve random deals exactly and tell the best scores, and the processor's time for each."""
    import msgspec

    from galerie.core import Refusal
    from galerie.locales import say

    if game != "copyright":
        raise Refusal("study-none", game=game)
    found = survey(deals, seed)
    if json:
        typer.echo(msgspec.json.encode(found))
        return
    typer.echo(say(lang, "copyright-study", found))
    for score, count in found["scores"].items():
        typer.echo(say(lang, "copyright-study-score", {"score": score, "count": count}))


def survey(count: int, seed: int) -> dict[str, Any]:
    from collections import Counter
    from time import process_time

    from galerie.games.copyright.solving import best
    from galerie.study.copyright import deals

    scores: Counter[int] = Counter()
    times = []
    for model, hand in deals(count, seed):
        since = process_time()
        found = best(model, hand)
        times.append(1000 * (process_time() - since))
        scores[found.score] += 1
    times.sort()
    return {
        "deals": count,
        "mean_ms": round(sum(times) / count, 4),
        "p99_ms": round(times[min(count - 1, count * 99 // 100)], 4),
        "max_ms": round(times[-1], 4),
        "scores": dict(sorted(scores.items(), reverse=True)),
    }
