"""`galerie replay`: step through a recorded match, or print it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galerie.cli import screen
from galerie.cli.language import Lang

if TYPE_CHECKING:
    from galerie.core import Line, Match, Record


def replay(
    file: Annotated[Path, typer.Argument(help="A recorded match.", show_default=False)],
    printed: Annotated[
        bool, typer.Option("--print", help="Print the moves and boards; the default when piped.")
    ] = False,
    values: Annotated[
        bool,
        typer.Option(
            "--values",
            help="Print what each move was worth too, and the moments that mattered, where the game has a judge.",
        ),
    ] = False,
    game: Annotated[
        int, typer.Option(min=0, help="The number of the match in a file of several, from 1 on.", show_default=False)
    ] = 0,
    lang: Lang = "",
) -> None:
    """Step through a recorded match on the full screen, or print it."""
    from galerie.core.record import replay as moments
    from galerie.games import GAMES
    from galerie.matches import read

    record = read(file, game)
    if values:
        from galerie.study.reporting import require_judge

        require_judge(record.game)
    matches = list(moments(GAMES, record))
    if printed or values or not screen.is_interactive():
        for paragraph in told(record, matches, lang, values=values):
            typer.echo(paragraph + "\n")
        if values:
            from galerie.terminal.reviews import review_text, told_review

            if matches[-1].outcome and (found := told_review(record)):
                typer.echo(review_text(record, found, lang))
        return

    from galerie.terminal.screens.replay import ReplayApp

    ReplayApp(GAMES[record.game], record, matches, lang).run()


def told(record: "Record", matches: "list[Match]", language: str, *, values: bool = False) -> list[str]:
    """The match in paragraphs: who plays, the start, each event with the board after it, the result."""
    from galerie.games import find
    from galerie.study import opening
    from galerie.terminal import wording
    from galerie.terminal.boards import board_of
    from galerie.texts import say
    from galerie.texts.names import game_name, variants

    board = board_of(find(record.game))(language)
    views = [match.view(None) for match in matches]
    sides = [board.side(views[0], seat).name for seat in range(len(record.seats))]
    heading = " · ".join([game_name(language, record.game), *variants(language, record.game, record.options)])
    names = wording.recorded(language, record.game, record.seats)
    chairs = [f"{side}: {name}" if name else side for side, name in zip(sides, names, strict=True)]
    paragraphs = ["\n".join([heading, *chairs]), board.text(views[0])]
    known = ""
    for number, (line, view) in enumerate(zip(record.lines, views[1:], strict=True), 1):
        seat, deed = wording.deed(language, line)
        who = say(language, "terminal-nature") if seat < 0 else sides[seat]
        facts = " | ".join(f"{side}: {' · '.join(board.side(view, seat).facts)}" for seat, side in enumerate(sides))
        worth = value(matches[number - 1], line, language) if values else ""
        named = opening(matches[number], language)
        heading = named if named != known else ""
        known = named
        paragraphs.append("\n".join(filter(None, [f"{number}. {who} {deed}", board.text(view), facts, heading, worth])))
    if outcome := matches[-1].outcome:
        called = [wording.called(side, name) for side, name in zip(sides, names, strict=True)]
        paragraphs.append(board.ended(views[-1], outcome, called))
    return paragraphs


def value(match: "Match", line: "Line", language: str) -> str:
    """What a move was worth; empty for conduct, chance, forced moves, and moves that the judge did not look at."""
    from galerie.cli.analyse import number
    from galerie.core import NATURE
    from galerie.core.conduct import MARK
    from galerie.study.reporting import WORK, final_judgement
    from galerie.texts import maybe, say

    if line.seat == NATURE or line.move.startswith(MARK) or match.moves(line.seat).forced == match.parse(line.move):
        return ""
    judgement = final_judgement(match, line.seat, WORK)
    made = next((each for each in judgement.moves if each.move == line.move), None) if judgement else None
    if not judgement or not made:
        return ""
    details = {
        "value": number(made.value, language),
        "unit": maybe(language, f"{match.game.name}-unit") or "",
        "exact": "yes" if made.exact else "no",
        "best": judgement.moves[0].move,
        "most": number(judgement.moves[0].value, language),
    }
    return say(language, "analyse-value", details)
