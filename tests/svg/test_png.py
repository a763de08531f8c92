"""Pictures as pixels, with the letters of our own fonts."""

import re
import struct
import zlib

import pytest

from galerie.core import Match
from galerie.games import GAMES
from galerie.svg import draw
from galerie.svg.card import HEIGHT, WIDTH, Card, Player, draw_card, fitted
from galerie.svg.elements import el, label, written
from galerie.svg.png import png
from galerie.svg.themes import LIGHT, SANS, SERIF, Font

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(SIGNATURE)
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def test_a_picture_has_the_width_that_is_asked_for() -> None:
    picture = draw(Match.begin(GAMES["reversi"]))
    assert size(png(picture, 90)) == (90, 100)


def inked(text: str, font: Font, weight: int) -> bytes:
    """How a text looks: the pixels alone."""
    written_in = label(100, 30, text, 40, "#000", font=font, weight=weight)
    root = el("svg", written_in, xmlns="http://www.w3.org/2000/svg", width=200, height=60)
    picture = png(written(root))
    start = picture.index(b"IDAT") + 4
    return zlib.decompress(picture[start : start + int.from_bytes(picture[start - 8 : start - 4])])


@pytest.mark.parametrize(("font", "weight"), [(SANS, 400), (SANS, 600), (SANS, 700), (SERIF, 600), (SERIF, 700)])
def test_letters_are_drawn_in_every_font_and_weight(font: Font, weight: int) -> None:
    drawn = inked("Éa19", font, weight)
    assert any(drawn)
    others = [(SANS, 400), (SANS, 600), (SANS, 700), (SERIF, 600), (SERIF, 700)]
    assert all(inked("Éa19", *other) != drawn for other in others if other != (font, weight))


def test_names_are_escaped_and_shortened_on_a_card() -> None:
    match = Match.begin(GAMES["reversi"])
    people = (Player('<b>Ada</b> & \x00 "Co"', "12", first=True), Player("x" * 300))
    card = draw_card(match.game, match.position.view(None), Card("Reversi", "", people, "1 < 2"), "en", LIGHT)
    assert "&lt;b&gt;Ada&lt;/b&gt; &amp;" in card
    assert "\x00" not in card
    assert "<b>" not in card
    assert "x" * 100 not in card
    assert size(png(card, 120)) == (120, 120 * HEIGHT // WIDTH)


def test_a_text_has_no_more_rows_than_it_may() -> None:
    rows = fitted("one two three four five six seven", 20, 100, SANS, rows=2)
    assert len(rows) == 2
    assert rows[-1].endswith("…")
    assert fitted("", 20, 100, SANS, rows=2) == []


@pytest.mark.parametrize("count", [1, 3, 4, 6])
def test_what_is_told_stands_below_the_players_however_many_they_are(count: int) -> None:
    match = Match.begin(GAMES["copyright"], count)
    people = tuple(Player(f"Player {number}") for number in range(count))
    card = Card("Copyright", "many options " * 20, people, "a long story " * 30)
    picture = draw_card(match.game, match.view(None), card, "en", LIGHT)
    (rule,) = re.findall(r'd="M0 ([\d.]+)H', picture)
    names = [float(y) for y in re.findall(r'y="([\d.]+)"[^>]*>Player \d', picture)]
    told = [float(y) for y in re.findall(r'y="([\d.]+)"[^>]*>a long story', picture)]
    assert len(names) == count
    assert max(names) < float(rule) < min(told)
    assert max(told) < HEIGHT - 50
