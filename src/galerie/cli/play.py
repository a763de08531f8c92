"""`galerie play`: play on the full screen."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galerie.cli import completing, screen
from galerie.cli.language import Lang

if TYPE_CHECKING:
    from galerie.core import AnyGame
    from galerie.terminal.local_table import Chair


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            help="The name of a game; `galerie games` lists them.",
            show_default="a menu",
            autocompletion=completing.games,
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", "-o", metavar="NAME[=VALUE]", help="A game option; repeatable.", show_default="to begin with"
        ),
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            metavar="LEVEL|friend|FILE.py:FUNCTION",
            help="A bot of this level, a friend, or a bot of your own, in all other seats; repeat to fill each seat.",
            show_default="a level that follows your results",
            autocompletion=completing.opponents,
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
    from galerie.terminal import opponents, progress, recordings
    from galerie.terminal.local_table import LocalTable

    kept = progress.place()
    if game is None:
        picked = picked_by_menu(kept, against or [], lang)
        if picked is None:
            return
        game, against = picked
    chosen = find(game)
    options = parse(chosen.options, [*chosen.turn_based, *(option or chosen.presets.get("begin", ()))])
    usual = opponents.met(chosen.name, progress.read(kept).opponents.get(chosen.name))
    chairs = seated(chosen, against or [], seats, seat, watch, lang, usual)
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

    PlayApp(table, lang, record, kept=kept, follows=not against).run()


def seated(
    game: "AnyGame", against: list[str], seats: int | None, seat: int, watch: str, language: str, usual: str
) -> "list[Chair]":
    """The chairs: at `seat` yours, or that of the bot you watch; the opponents in the others, `usual` ones if none are
    named.
    """
    from galerie.core import Refusal
    from galerie.terminal.local_table import Chair
    from galerie.terminal.opponents import FRIEND
    from galerie.texts import say

    if against and game.seats[-1] == 1:
        raise Refusal("against-nobody")
    number = seats or max(game.seats[0], len(against) + 1)
    if number not in game.seats:
        raise Refusal("seats-wrong", least=game.seats[0], most=game.seats[-1], spread=len(game.seats) - 1)
    if seat not in range(number):
        raise Refusal("chair-unknown", seat=seat, last=number - 1)
    others = against if len(against) > 1 or number == 1 else (against or [usual]) * (number - 1)
    if len(others) != number - 1:
        raise Refusal("against-count", seats=number, named=len(others))
    others = [other if other == FRIEND else known_bot(game, other) for other in others]
    watch = known_bot(game, watch) if watch else ""
    titles = (say(language, "terminal-player", {"number": each}) for each in range(1, number + 1))
    person = Chair(title=next(titles) if FRIEND in others else say(language, "you"))
    chairs = [Chair(title=next(titles)) if other == FRIEND else Chair(level=other) for other in others]
    own = Chair(level=watch) if watch else person
    return [*chairs[:seat], own, *chairs[seat:]]


def known_bot(game: "AnyGame", named: str) -> str:
    """The name of a bot, which is checked. A function of a file is added to the bots of the game first."""
    from galerie import bots
    from galerie.bots.functions import Function

    if not Function.is_named(named):
        bots.bot(game.name, named)
        return named
    function = Function.named(named)
    bots.add(game.name, function.name, function)
    return function.name


def picked_by_menu(kept: Path, against: list[str], language: str) -> tuple[str, list[str]] | None:
    """The game and the opponents, none if they follow the player's results; None if the player leaves the menu."""
    from galerie.games import find
    from galerie.terminal import opponents, progress
    from galerie.terminal.screens.menu import games_menu, opponents_menu

    screen.check_interactive()
    game = games_menu(language).run()
    if game is None or against or find(game).seats[-1] == 1:
        return (game, against) if game else None
    usual = opponents.met(game, progress.read(kept).opponents.get(game))
    opponent = opponents_menu(language, game, usual).run()
    return (game, [] if opponent == usual else [opponent]) if opponent else None
