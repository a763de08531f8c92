"""`galerie serve`: the web application on this machine."""

from pathlib import Path
from typing import Annotated

import typer
from rich import print as show

from galerie.cli.language import Lang


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="The SQLite file in which the tables are kept.")] = None,
    bot_workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 1,
    bot_pause: Annotated[float, typer.Option(min=0, help="Seconds a bot takes at least; 0 for none.")] = 0.6,
    lang: Lang = "",  # noqa: ARG001  settles the language of a refusal
) -> None:
    """Serve the games to browsers."""
    from galerie.host.network import local_address
    from galerie.host.server import listen, run  # only this command needs a web server
    from galerie.host.settings import Settings

    defaults = Settings()
    settings = Settings(host, port, data or defaults.data, bot_workers, bot_pause)
    listening = listen(settings)
    show(f"Galerie des Glaces : http://{local_address(host) or host}:{listening.getsockname()[1]}", flush=True)
    run(settings, listening)
