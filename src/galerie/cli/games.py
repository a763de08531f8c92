"""`galerie games`: list the games."""

from galerie.cli.language import Lang


def games(lang: Lang = "") -> None:
    """List the games, their options and the levels of their bots."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from galerie import bots
    from galerie.core.options import form, span
    from galerie.games import listed
    from galerie.texts import say
    from galerie.texts.names import bot_name, option_hint

    table = Table(show_lines=True)
    for column in ("game", "seats", "options", "levels"):
        table.add_column(say(lang, f"terminal-column-{column}"))
    for game in listed():
        options = Text()
        for choice in form(game.options):
            if not choice.offered:
                continue
            values = "" if choice.values == (False, True) else f"={span(choice.values)}"
            options.append(f"{choice.name}{values}", style="bold")
            options.append(f"  {option_hint(lang, game.name, choice.name)}\n")
        options.rstrip()
        known = bots.levels(game.name) + bots.characters(game.name)
        levels = [f"{name} ({worded})" if (worded := bot_name(lang, name)) else name for name in known]
        least, most = game.seats.start, game.seats.stop - 1
        table.add_row(
            Text(game.name, style="bold"), f"{least}–{most}" if least < most else str(least), options, "\n".join(levels)
        )
    Console().print(table)
