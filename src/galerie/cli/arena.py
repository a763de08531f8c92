"""`galerie arena`: tournaments between bots."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperCommand

from galerie.cli import completing
from galerie.cli.language import Lang

if TYPE_CHECKING:
    from rich.table import Table

    from galerie.bots.arena import GameResult, Result, Tournament
    from galerie.bots.executors import Executor
    from galerie.bots.log import Log

PLAYERS: Final = "--players"
NAME_WIDTH: Final = 14
"""Letters of a name that a narrow terminal leaves room for."""


class ArenaCommand(TyperCommand):
    """Takes any number of values after `--players`, up to the next option."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # Any: the context's class depends on Typer's version
        spread: list[str] = []
        among_players = first = False
        for word in args:
            if word.startswith("-"):
                among_players = first = word == PLAYERS
            elif among_players and not first:
                spread.append(PLAYERS)
            else:
                first = False
            spread.append(word)
        return super().parse_args(ctx, spread)


def arena(
    game: Annotated[
        str, typer.Argument(help="The name of a game.", show_default=False, autocompletion=completing.games)
    ],
    players: Annotated[
        list[str],
        typer.Option(
            PLAYERS,
            metavar="PLAYER...",
            help="Who meets: levels, package.module:function, ./my.py:function, an engine as PROTOCOL:COMMAND, http://…",
            show_default=False,
        ),
    ],
    games: Annotated[
        int, typer.Option(help="How many games each pair plays; a multiple of the number of seats.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the openings and the bots.")] = 1,
    seats: Annotated[int, typer.Option(min=2, help="How many seats; a few players take turns filling them.")] = 2,
    alone: Annotated[bool, typer.Option("--alone", help="Everyone plays the same deals alone.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="A game option, as name or name=value; repeatable.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="What a move of a player from outside may take.")] = 60.0,
    records: Annotated[
        Path, typer.Option(help="A folder for the records, or a file of a format that holds many games.")
    ] = Path("records"),
    workers: Annotated[int, typer.Option(min=1, help="How many processes to use.")] = os.cpu_count() or 1,
    cluster: Annotated[str, typer.Option(metavar="tcp://…", help="Play on this Dask cluster instead.")] = "",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a tournament that was interrupted.")] = False,
    log: Annotated[
        Path | None, typer.Option(help="The file for games as they end.", show_default="records/arena-GAME.jsonl")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="A file for the ratings as a picture (SVG).")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Let bots play each other, each opening from every seat or each deal alone, and report their ratings."""
    import msgspec
    from rich.console import Console

    from galerie.bots.arena import Tournament, log_of, seated
    from galerie.bots.executors import Cluster, Processes
    from galerie.texts import say

    asked = Tournament(
        game, seated(players, 1 if alone else seats), games, seed, tuple(option or ()), seats, alone, seconds
    )
    asked.check(elsewhere=bool(cluster))
    form = record_format(asked, records)
    kept = log_of(log or Path("records") / f"arena-{game}.jsonl", asked)
    result = held(asked, Cluster(cluster) if cluster else Processes(workers), kept, resume=resume)
    keep(result, records, form)
    kept.remove()
    if plot:
        plot.write_text(picture(result, lang), encoding="utf-8")
    if json:
        typer.echo(msgspec.json.encode(result.data))
        return
    console = Console()
    console.print(table(result, lang))
    for sentence in failures(result, lang):
        console.print(sentence, markup=False, highlight=False)
    console.print(say(lang, "arena-alone" if asked.alone else "arena-interval"))
    console.print(say(lang, "arena-saved", {"place": str(records)}))
    if plot:
        console.print(say(lang, "arena-plotted", {"file": str(plot)}))


def held(asked: "Tournament", executor: "Executor", log: "Log[GameResult]", *, resume: bool) -> "Result":
    """Play the tournament with a progress bar."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from galerie.bots.arena import Result, hold

    results = log.begin(resume=resume)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(asked.game, total=asked.games * len(asked.groups), completed=len(results))
        for each in hold(asked, executor, tuple(results)):
            log.append(each)
            results.append(each)
            progress.advance(bar)
    return Result(asked, tuple(results))


def record_format(asked: "Tournament", place: Path) -> str:
    """The format of the records: ours in a folder, or that of a file. Refuses one that cannot hold these games."""
    from galerie import formats
    from galerie.core import Record, Refusal, options
    from galerie.games import find

    if place.is_dir() or not place.suffix:
        return formats.OWN
    name = formats.by_suffix(place.suffix)
    if name == formats.OWN:
        raise Refusal("arena-records", file=str(place))
    game = find(asked.game)
    seats = ("",) * (1 if asked.alone else asked.seats)
    formats.written_record(Record.of(game, options.parse(game.options, asked.options), seats, ()), name)
    return name


def keep(result: "Result", place: Path, form: str) -> None:
    """Save all games; the same tournament always writes the same files."""
    from galerie import formats
    from galerie.terminal import recordings

    if form != formats.OWN:
        place.parent.mkdir(parents=True, exist_ok=True)
        recordings.write_text(place, "".join(formats.written_record(each.record, form) for each in result.games))
        return
    place.mkdir(parents=True, exist_ok=True)
    for each in result.games:
        recordings.write_text(place / file_name(result, each), each.text)


def file_name(result: "Result", game: "GameResult") -> str:
    asked = result.asked
    group = asked.groups[game.group]
    words = (asked.game, *asked.options, *(result.players[player].name for player in group), str(asked.seed))
    return re.sub(r"[^\w=.-]+", "_", f"{'-'.join(words)}-{game.number:05}.txt")


def table(result: "Result", language: str) -> "Table":
    from rich.table import Table
    from rich.text import Text

    from galerie.texts import say

    shown = Table()
    for column in result.columns:
        heading = say(language, f"arena-{column}")
        if column == "player":
            shown.add_column(heading, overflow="fold", min_width=NAME_WIDTH)
        else:
            shown.add_column(heading, justify="right")
    for row in result.rows:
        shown.add_row(*map(Text, row))
    return shown


def failures(result: "Result", language: str) -> list[str]:
    """Why players have lost games without losing them on the board."""
    from galerie.bots.arena import counted
    from galerie.texts import explain, say

    return [
        say(language, "arena-failed", {"reason": explain(language, each.fault), "count": count})
        for player in result.players
        for each, count in counted(player.failures)
    ]


def picture(result: "Result", language: str) -> str:
    """The ratings as a chart."""
    from galerie.study.interval_chart import Interval, svg
    from galerie.texts import say

    rows = [Interval(each.name, each.rating, *each.rating_interval) for each in result.players]
    return svg(say(language, "arena-plot"), say(language, "arena-points"), rows)
