"""`galerie mcp`: let a language-model agent play, through the Model Context Protocol."""

import os
from typing import Annotated

import typer

from galerie.cli.language import Lang
from galerie.core import Refusal


def mcp(
    server: Annotated[
        str, typer.Option(metavar="URL", envvar="GALERIE_SERVER", help="The server where the agent plays.")
    ] = "http://127.0.0.1:8000",
    lang: Lang = "",
) -> None:
    """Offer the games as tools to a language-model agent, over standard input and output.

    The agent plays as a bot account, whose token is in the environment as GALERIE_TOKEN.
    """
    try:
        from galerie.agent.player import Player
        from galerie.agent.tools import tools
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("galerie"):
            raise
        raise Refusal("extra-missing", extra="mcp") from error
    token = os.environ.get("GALERIE_TOKEN")
    if not token:
        raise Refusal("agent-token")
    tools(Player.at(server, token, lang), lang).run("stdio")
