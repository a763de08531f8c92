"""What a shell offers to complete a command with; `galerie --install-completion` sets it up."""

import typer


def games(incomplete: str) -> list[str]:
    from galerie.games import GAMES

    return [name for name in GAMES if name.startswith(incomplete)]


def opponents(context: typer.Context, incomplete: str) -> list[str]:
    """The bots of the game that stands on the line, and a friend."""
    from galerie import bots
    from galerie.games import GAMES
    from galerie.terminal.opponents import FRIEND

    words = (context.params.get("game"), *context.args)  # an option without its value leaves the game unread
    game = next((word for word in words if word in GAMES), None)
    known = bots.levels(game) + bots.characters(game) if game else ()
    return [name for name in (*known, FRIEND) if name.startswith(incomplete)]
