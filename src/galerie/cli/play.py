"""`galerie play`: play on the full screen."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from galerie.cli import screen
from galerie.cli.language import Lang

if TYPE_CHECKING:
    from galerie.core import AnyGame
    from galerie.terminal.local_table import Chair

FRIEND: Final = "friend"


def play(
    game: Annotated[str, typer.Argument(help="The name of a game; `galerie games` lists them.")],
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME[=VALUE]", help="A game option; repeatable.")
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            metavar="LEVEL|friend",
            help="A bot of this level, or a friend, in all other seats; repeat to fill each seat separately.",
            show_default="middle level",
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(min=1, help="How many players.", show_default="the fewest")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    watch: Annotated[str, typer.Option(metavar="LEVEL", help="Let a bot of this level play in your place.")] = "",
    deal: Annotated[str, typer.Option(metavar="CODE", help="Play the deal with this code.")] = "",
    daily: Annotated[bool, typer.Option("--daily", help="Play the deal of the day.")] = False,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Record the match to this file.")] = None,
    lang: Lang = "",
) -> None:
    """Play in the terminal, alone or against bots and friends."""
    from random import Random

    from galerie import deals
    from galerie.core import Refusal
    from galerie.core.options import parse
    from galerie.games import find
    from galerie.terminal import recordings
    from galerie.terminal.local_table import LocalTable

    chosen = find(game)
    options = parse(chosen.options, [*chosen.turn_based, *(option or [])])
    chairs = seated(chosen, against or [], seats, seat, watch, lang)
    if deal and daily:
        raise Refusal("deal-twice")
    deal = deals.of_today() if daily else deal.strip().lower()
    deals.check(deal, chosen, len(chairs))
    table = LocalTable(chosen, options, chairs, Random(), deal, ready_check=True)
    if record and record.exists():
        raise Refusal("file-exists", file=str(record))
    screen.check_interactive()
    if record:
        recordings.write(record, table.record())

    from galerie.terminal.screens.play import PlayApp

    PlayApp(table, lang, record).run()


def seated(
    game: "AnyGame", against: list[str], seats: int | None, seat: int, watch: str, language: str
) -> "list[Chair]":
    """The chairs: at `seat` yours, or that of the bot you watch; the opponents in the others."""
    from galerie import bots
    from galerie.core import Refusal
    from galerie.terminal.local_table import Chair
    from galerie.texts import say

    if against and game.seats[-1] == 1:
        raise Refusal("against-nobody")
    number = seats or max(game.seats[0], len(against) + 1)
    if number not in game.seats:
        raise Refusal("seats-wrong", least=game.seats[0], most=game.seats[-1], spread=len(game.seats) - 1)
    if seat not in range(number):
        raise Refusal("chair-unknown", seat=seat, last=number - 1)
    levels = bots.levels(game.name)
    usual = levels[len(levels) // 2] if levels else FRIEND
    others = against if len(against) > 1 or number == 1 else (against or [usual]) * (number - 1)
    if len(others) != number - 1:
        raise Refusal("against-count", seats=number, named=len(others))
    for level in [*(other for other in others if other != FRIEND), *([watch] if watch else [])]:
        bots.bot(game.name, level)
    titles = (say(language, "terminal-player", {"number": each}) for each in range(1, number + 1))
    person = Chair(title=next(titles) if FRIEND in others else say(language, "you"))
    chairs = [Chair(title=next(titles)) if other == FRIEND else Chair(level=other) for other in others]
    own = Chair(level=watch) if watch else person
    return [*chairs[:seat], own, *chairs[seat:]]
