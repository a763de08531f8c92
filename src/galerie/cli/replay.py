"""`galerie replay`: step through a recorded match, or print it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galerie.cli import screen
from galerie.cli.language import Lang

if TYPE_CHECKING:
    from galerie.core import Match, Record


def replay(
    file: Annotated[Path, typer.Argument(help="A recorded match.", show_default=False)],
    printed: Annotated[
        bool, typer.Option("--print", help="Print the moves and boards; the default when piped.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Step through a recorded match on the full screen, or print it."""
    from galerie.core.record import replay as moments
    from galerie.games import GAMES
    from galerie.terminal import recordings

    record = recordings.read(file)
    matches = list(moments(GAMES, record))
    if printed or not screen.is_interactive():
        for paragraph in told(record, matches, lang):
            typer.echo(paragraph + "\n")
        return

    from galerie.terminal.screens.replay import ReplayApp

    ReplayApp(GAMES[record.game], record, matches, lang).run()


def told(record: "Record", matches: "list[Match]", language: str) -> list[str]:
    """The match in paragraphs: who plays, the start, each event with the board after it, the result."""
    from galerie.games import find
    from galerie.study import opening
    from galerie.terminal import wording
    from galerie.terminal.boards import board_of
    from galerie.texts import say
    from galerie.texts.names import game_name

    board = board_of(find(record.game))(language)
    views = [match.position.view(None) for match in matches]
    sides = [board.side(views[0], seat).name for seat in range(len(record.seats))]
    heading = " · ".join([game_name(language, record.game), *wording.variants(language, record.game, record.options)])
    names = wording.recorded(language, record.game, record.seats)
    chairs = [f"{side}: {name}" if name else side for side, name in zip(sides, names, strict=True)]
    paragraphs = ["\n".join([heading, *chairs]), board.text(views[0])]
    known = ""
    for number, (line, view) in enumerate(zip(record.lines, views[1:], strict=True), 1):
        seat, deed = wording.deed(language, line)
        who = say(language, "terminal-nature") if seat < 0 else sides[seat]
        facts = " | ".join(f"{side}: {' · '.join(board.side(view, seat).facts)}" for seat, side in enumerate(sides))
        paragraphs.append(f"{number}. {who} {deed}\n{board.text(view)}\n{facts}")
        if (named := opening(matches[number], language)) != known:
            known = named
            paragraphs[-1] += f"\n{named}" if named else ""
    if outcome := matches[-1].outcome:
        called = [wording.called(side, name) for side, name in zip(sides, names, strict=True)]
        paragraphs.append(board.ended(views[-1], outcome, called))
    return paragraphs
