"""`galerie play`: a game on the full screen."""

from pathlib import Path
from typing import Annotated

import typer

from galerie.cli.language import Lang

FRIEND = "friend"


def play(
    game: Annotated[str, typer.Argument(help="The game, as `galerie games` names it.")],
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME[=VALUE]", help="An option of the game; repeat.")
    ] = None,
    against: Annotated[
        str, typer.Option(metavar="LEVEL|friend", help="A bot of this level, or a friend.", show_default="middle level")
    ] = "",
    seat: Annotated[int, typer.Option(help="Where you sit; 0 moves first.")] = 0,
    watch: Annotated[str, typer.Option(metavar="LEVEL", help="Let a bot of this level play in your place.")] = "",
    deal: Annotated[str, typer.Option(metavar="CODE", help="The cards that belong to this code.")] = "",
    daily: Annotated[bool, typer.Option("--daily", help="The deal of the day.")] = False,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the match there as it goes.")] = None,
    lang: Lang = "",
) -> None:
    """Play in the terminal, alone, against a bot or a friend."""
    import sys
    from random import Random

    from galerie import bots
    from galerie.cli import recordings
    from galerie.cli.table import Chair, Table
    from galerie.core import Refusal
    from galerie.core.options import parse
    from galerie.games import find
    from galerie.host import deals
    from galerie.locales import say

    chosen = find(game)
    options = parse(chosen.options, option or [])
    levels = bots.levels(game)
    seats = chosen.seats.start
    if seats == 1 and against:
        raise Refusal("against-nobody")
    against = against or (levels[len(levels) // 2] if levels else FRIEND)
    if seat not in range(seats):
        raise Refusal("chair-unknown", seat=seat, last=seats - 1)
    if against == FRIEND:
        others = [Chair(title=say(lang, "terminal-player", {"number": number})) for number in range(1, seats + 1)]
        chairs = [others.pop(0)]
    else:
        bots.bot(game, against)
        chairs = [Chair(title=say(lang, "you"))]
        others = [Chair(level=against)] * (seats - 1)
    if watch:
        bots.bot(game, watch)
        chairs = [Chair(level=watch)]
    chairs = [*others[:seat], *chairs, *others[seat:]]
    if deal and daily:
        raise Refusal("deal-twice")
    if (deal or daily) and not chosen.dealt:
        raise Refusal("deal-none")
    deal = deals.of_today() if daily else deal.strip().lower()
    deals.check(deal)
    table = Table(chosen, options, chairs, Random(), deal)
    if record and record.exists():
        raise Refusal("file-exists", file=str(record))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refusal("terminal-needed")
    if record:
        recordings.write(record, table.record())

    from galerie.cli.screens.play import PlayApp

    PlayApp(table, lang, record).run()
