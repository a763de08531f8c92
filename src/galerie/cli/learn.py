"""`galerie learn`: a lesson on the full screen; `galerie minute`: a game in one minute, as text."""

from typing import Annotated

import typer

from galerie.cli import screen
from galerie.cli.language import Lang


def learn(
    game: Annotated[
        str | None, typer.Argument(help="The name of a game; without one, the lessons are listed.", show_default=False)
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Begin at the first scene.")] = False,
    lang: Lang = "",
) -> None:
    """Learn a game by playing it, scene by scene. A lesson goes on where it was left."""
    from galerie.games import find
    from galerie.study.lessons import require_lesson
    from galerie.terminal import progress

    kept = progress.place()
    if game is None:
        _list(lang)
        return
    chosen = find(game)
    require_lesson(chosen)
    screen.check_interactive()
    if again:
        learnt = progress.read(kept)
        done = learnt.lessons.get(game, progress.Bookmark()).done
        learnt.lessons[game] = progress.Bookmark(done=done)
        progress.write(kept, learnt)

    from galerie.terminal.screens.learn import LearnApp

    LearnApp(chosen, lang, kept).run()


def _list(language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from galerie.games import listed
    from galerie.study.lessons import lesson
    from galerie.terminal import progress
    from galerie.texts import say
    from galerie.texts.names import game_name

    learnt = progress.read(progress.place()).lessons
    table = Table()
    for column in ("game", "lesson", "scenes", "progress"):
        table.add_column(say(language, f"study-{column}"), justify="right" if column == "scenes" else "left")
    for game in listed():
        scenes = [scene.id for scene in lesson(game)]
        if not scenes:
            continue
        mark = learnt.get(game.name, progress.Bookmark())
        if mark.scene in scenes:
            state = say(language, "learn-left", {"number": scenes.index(mark.scene) + 1})
        else:
            state = say(language, "learn-done" if mark.done else "learn-new")
        table.add_row(game.name, game_name(language, game.name), str(len(scenes)), state)
    Console().print(table)


def minute(
    game: Annotated[str, typer.Argument(help="The name of a game.", show_default=False)], lang: Lang = ""
) -> None:
    """Print a game in one minute: the goal, a turn and the end, with boards."""
    from galerie.core import Refusal
    from galerie.games import GAMES, find
    from galerie.study.scenes import MINUTE, scenes
    from galerie.terminal.boards import board_of
    from galerie.texts import say
    from galerie.texts.names import game_name

    chosen = find(game)
    pictures = scenes(chosen, MINUTE)
    if not pictures:
        able = [each.name for each in GAMES.values() if scenes(each, MINUTE)]
        raise Refusal("minute-none", game=game, games=", ".join(able))
    board = board_of(chosen)(lang)
    typer.echo(say(lang, "learn-minute", {"game": game_name(lang, game)}))
    for number, scene in enumerate(pictures, 1):
        view = scene.matches(chosen)[-1].position.view(scene.viewer)
        title = say(lang, f"{game}-minute-{scene.id}-title")
        typer.echo(f"\n{number}. {title}\n{say(lang, f'{game}-minute-{scene.id}')}\n\n{board.text(view)}")
