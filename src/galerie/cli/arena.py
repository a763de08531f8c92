"""`galerie arena`: tournaments between bots."""

import os
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galerie.cli.language import Lang

if TYPE_CHECKING:
    from rich.table import Table

    from galerie.bots.arena import Contest, Played


def arena(
    game: Annotated[str, typer.Argument(help="The name of a game.", show_default=False)],
    players: Annotated[tuple[str, str], typer.Option(help="The two levels to compare.", show_default=False)],
    games: Annotated[int, typer.Option(help="How many games to play; a multiple of the number of players.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the openings and the bots.")] = 1,
    seats: Annotated[int, typer.Option(min=2, help="How many seats; the levels take turns filling them.")] = 2,
    alone: Annotated[bool, typer.Option("--alone", help="Each level plays the same deals alone.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="A game option, as name or name=value; repeatable.")] = None,
    save: Annotated[Path, typer.Option(help="The folder for the records, one file per game.")] = Path("records"),
    workers: Annotated[int, typer.Option(min=1, help="How many processes to use.")] = os.cpu_count() or 1,
    lang: Lang = "",
) -> None:
    """Let bots play each other, each opening from every seat or each deal alone, and report the results."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from galerie.bots.arena import Contest, hold
    from galerie.texts import say

    contest = Contest(game, tuple(islice(cycle(players), seats)), games, seed, tuple(option or ()), alone)
    contest.check()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played = []
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(" – ".join(players), total=games)
        for each in hold(contest, workers):
            keep(contest, each, save)
            played.append(each)
            progress.advance(bar)
    console = Console()
    console.print((solitary if contest.alone else table)(contest, played, lang))
    console.print(say(lang, "arena-alone" if contest.alone else "arena-interval"))
    console.print(say(lang, "arena-saved", {"folder": str(save)}))


def keep(contest: "Contest", played: "Played", folder: Path) -> None:
    """Save one game; the same contest always writes the same files."""
    folder.mkdir(parents=True, exist_ok=True)
    words = (contest.game, *played.record.options, *contest.names, str(contest.seed), f"{played.number:05}")
    (folder / f"{'-'.join(words)}.txt").write_text(str(played.record), encoding="utf-8")


def table(contest: "Contest", played: "list[Played]", language: str) -> "Table":
    from rich.table import Table

    from galerie.bots.arena import standing
    from galerie.texts import say

    shown = Table()
    for column in ("player", "wins", "draws", "losses", "score", "elo"):
        shown.add_column(say(language, f"arena-{column}"), justify="left" if column == "player" else "right")
    for player, level in enumerate(contest.names):
        done = standing(played, player)
        low, high = done.interval
        shown.add_row(
            f"{player + 1}. {level}",
            *map(str, (done.wins, done.draws, done.losses)),
            f"{done.score:.1%} [{low:.1%}, {high:.1%}]",
            "{:+.0f} [{:+.0f}, {:+.0f}]".format(*done.elo).replace("inf", "∞"),
        )
    return shown


def solitary(contest: "Contest", played: "list[Played]", language: str) -> "Table":
    """The results of players alone: what each scored, and how much more than the first."""
    from rich.table import Table

    from galerie.bots.arena import Average, advantage, average, scores
    from galerie.texts import say

    def shown_with(average: Average, form: str) -> str:
        return "{} [{}, {}]".format(*(format(each, form) for each in (average.mean, *average.interval)))

    shown = Table()
    for column in ("player", "deals", "mean", "difference"):
        shown.add_column(say(language, f"arena-{column}"), justify="left" if column == "player" else "right")
    for player, level in enumerate(contest.names):
        shown.add_row(
            f"{player + 1}. {level}",
            str(contest.games // len(contest.players)),
            shown_with(average(scores(played, player)), ".2f"),
            shown_with(advantage(played, player, over=0), "+.2f") if player else "",
        )
    return shown
