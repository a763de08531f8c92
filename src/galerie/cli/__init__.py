"""The command line: `galerie games`, `play`, `learn`, `puzzles`, `replay`, `analyse`, `serve`, `arena` and others.

Modules mounted here import their heavy dependencies inside functions, so that `galerie --help` answers at once.
"""

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated, Any, Final, TypeAlias

import typer
from typer.core import TyperGroup

from galerie.cli import (
    admin,
    analyse,
    archive,
    arena,
    convert,
    draw,
    engine,
    games,
    helping,
    ladder,
    learn,
    lessons,
    mcp,
    migrate,
    new_game,
    perft,
    play,
    puzzles,
    replay,
    serve,
    solve,
    study,
    words,
    worker,
)
from galerie.cli.language import Lang, preferred
from galerie.core import Refusal
from galerie.texts import choose


class Commands(TyperGroup):
    """Serves the app where no command is given, prints a refusal of any command as one sentence, without a traceback,
    and help in the reader's language.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not (args or ctx.resilient_parsing):  # a shell that completes parses what there is so far
            args = ["serve"]
        return super().parse_args(ctx, args)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **others: Any) -> Any:
        words = sys.argv[1:] if args is None else args
        if helping.is_asked(words):
            wish = helping.asked_language(words)
            helping.translate(self, choose(wish) if wish else preferred())
        return super().main(args, *rest, **others)

    def make_context(self, *arguments: Any, **named: Any) -> Any:
        try:
            return super().make_context(*arguments, **named)
        except Refusal as refusal:
            raise refused(preferred(), refusal) from None

    def invoke(self, ctx: Any) -> Any:  # Any: the context's class depends on the version of Typer
        try:
            return super().invoke(ctx)
        except Refusal as refusal:
            raise refused(ctx.obj or preferred(), refusal) from None


def refused(language: str, refusal: Refusal) -> typer.Exit:
    """Print a refusal; the end of the command that follows."""
    from galerie.texts import explain

    typer.echo(explain(language, refusal), err=True)
    return typer.Exit(2)


app: Final = typer.Typer(
    name="galerie",
    cls=Commands,
    context_settings={"help_option_names": helping.NAMES},
)


def print_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(version("galerie"))
        raise typer.Exit


Version: TypeAlias = Annotated[
    bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and exit.")
]


@app.callback()
def galerie(lang: Lang = "", version: Version = False) -> None:
    """Galerie des Glaces: French games of mirrors, flips and deflections."""


app.command()(games.games)
app.command()(play.play)
app.command()(replay.replay)
app.command()(convert.convert)
app.command()(draw.draw)
app.command()(analyse.analyse)
app.command()(learn.learn)
app.command()(learn.minute)
app.command()(serve.serve)
app.command()(worker.worker)
app.command()(mcp.mcp)
app.command()(archive.check)
app.command()(archive.backup)
app.command()(archive.restore)
app.command()(migrate.migrate)
app.command(cls=arena.ArenaCommand)(arena.arena)
app.command()(ladder.ladder)
app.command()(engine.engine)
app.command()(perft.perft)
app.command()(study.study)
app.command()(solve.solve)
app.command()(words.words)
app.add_typer(admin.app, name="admin")
app.add_typer(lessons.app, name="lessons")
app.add_typer(puzzles.app, name="puzzles")
app.command("new-game")(new_game.new_game)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a limited terminal shows a question mark for an accent
    app()
