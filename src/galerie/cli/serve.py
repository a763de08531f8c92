"""`galerie serve`: serve the web application on this machine."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from galerie.cli.language import Lang
from galerie.core import Refusal

if TYPE_CHECKING:
    from galerie.host.web.settings import Chosen

Config: TypeAlias = Annotated[
    Path | None, typer.Option("--config", envvar="GALERIE_CONFIG", help="A TOML file of settings.")
]
Data: TypeAlias = Annotated[
    str | None,
    typer.Option("--data", metavar="PLACE", help="The SQLite file that holds the tables, or postgresql://…"),
]


def chosen(config: Path | None, settings: list[str] | None = None, **line: str | Path | bool | None) -> "Chosen":
    """The settings in effect: from the command line, else the environment, else the file."""
    from galerie.host.web.settings import Chosen

    said = [(name, str(value), f"--{name.replace('_', '-')}") for name, value in line.items() if value is not None]
    for each in settings or ():
        name, equals, value = each.partition("=")
        if not equals:
            raise Refusal("setting-value", text=each)
        said.append((name.strip(), value.strip(), "--set"))
    return Chosen.among(said, os.environ, config)


def check_queue(address: str) -> None:
    """Refuse a queue that needs packages which are missing, or another password."""
    if address:
        try:
            from galerie.bots.queue.connection import check
        except ModuleNotFoundError as error:
            if (error.name or "").startswith("galerie"):
                raise
            raise Refusal("extra-missing", extra="queue") from error
        check(address)


def serve(
    config: Config = None,
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The address to listen on.", show_default="127.0.0.1")
    ] = None,
    port: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="The port; 0 picks a free one.", show_default="8000")
    ] = None,
    data: Data = None,
    bot_workers: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="How many processes bots use.", show_default="1")
    ] = None,
    bot_pause: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="The least seconds a bot takes for a move.", show_default="0.6")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME=FILE.py:FUNCTION", help="A bot of your own among the opponents; repeatable."),
    ] = None,
    fast: Annotated[
        bool | None, typer.Option("--fast/--no-fast", help="Use what was written for speed.", show_default="fast")
    ] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="Any other setting; repeatable.")
    ] = None,
    show_settings: Annotated[bool, typer.Option("--show-settings", help="Print the active settings and exit.")] = False,
    lang: Lang = "",  # noqa: ARG001  sets the language of refusals
) -> None:
    """Serve the games to browsers."""
    known = chosen(
        config,
        settings,
        host=host,
        port=port,
        data=data,
        bot_workers=bot_workers,
        bot_pause=bot_pause,
        bots=",".join(bot) if bot else None,
        fast=fast,
    )
    if show_settings:
        typer.echo(str(known), nl=False)
        return

    from galerie.host.web.bots import add_bots
    from galerie.host.web.network import local_address  # only this command needs a web server
    from galerie.host.web.server import listen, run

    add_bots(known.settings.bots)
    check_queue(known.settings.queue)
    listening = listen(known.settings)
    name, port_taken, *_ = listening.getsockname()  # the socket may be ours or systemd's
    address = f"Galerie des Glaces : http://{local_address(name) or name}:{port_taken}"
    run(known.settings, listening, lambda: typer.echo(address))
