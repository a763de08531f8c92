"""Positions as pictures in SVG, in the look of the web client.

A game draws its views in its own room `svg`: a function `drawing` from a view, the seat that looks, a language and a
theme to a `Drawing`. It is given a view and nothing else, so a picture shows what that seat may know and no more.
"""

from typing import Any

from galerie.core import AnyGame, Match, Seat
from galerie.core.drawing import text_of
from galerie.games import part
from galerie.svg.drawing import Drawing, document
from galerie.svg.elements import Attributes, el
from galerie.svg.themes import Theme, theme_of
from galerie.texts import LANGUAGES
from galerie.texts.names import game_name


def draw(
    match: Match[Any, Any, Any], *, seat: Seat | None = None, language: str = LANGUAGES[0], theme: str = "light"
) -> str:
    """A match as a seat sees it now, or as spectators do."""
    return draw_view(match.game, match.view(seat), seat=seat, language=language, theme=theme)


def draw_view(
    game: AnyGame, view: Any, *, seat: Seat | None = None, language: str = LANGUAGES[0], theme: str = "light"
) -> str:
    """What a game showed to a seat."""
    chosen = theme_of(theme)
    return document(drawing_of(game, view, seat, language, chosen), game_name(language, game.name), language, chosen)


def drawing_of(game: AnyGame, view: Any, seat: Seat | None, language: str, theme: Theme) -> Drawing:
    """A game without a room `svg` is drawn as text."""
    room = part(game, "svg")
    found: Drawing = room.drawing(view, seat, language, theme) if room else _as_text(view, theme)
    return found


def _as_text(view: Any, theme: Theme) -> Drawing:
    text = text_of(view)
    lines, size = text.split("\n"), 16
    pen: Attributes = {
        "font_family": "'DejaVu Sans Mono', Menlo, Consolas, monospace",
        "font_size": size,
        "fill": theme.words,
    }
    rows = [el("text", row, y=1.3 * size * (number + 0.8), **pen) for number, row in enumerate(lines)]
    for row in rows:
        row.set("xml:space", "preserve")
    return Drawing(0.62 * size * max(map(len, lines)), 1.3 * size * len(lines), tuple(rows), text)
