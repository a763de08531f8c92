"""Pictures of every game in every variant: well-formed, complete, and of nothing that the viewer does not know."""

import re
from collections import deque
from functools import cache
from itertools import islice, pairwise
from xml.etree import ElementTree as ET

import pytest

from galerie.core import AnyGame, Line, Match, Seat
from galerie.core.contract import hides
from galerie.core.record import loads, replay
from galerie.games import GAMES, part
from galerie.svg import draw, draw_view
from galerie.svg.elements import NAMESPACE
from galerie.svg.materials import REFERENCE
from galerie.svg.themes import LIGHT
from tests import toy
from tests.playthroughs.make import STORIES, path, without_comments
from tests.secrecy.twins import ALL_GAMES, is_secret, twins

TITLE, DESCRIPTION = f"{{{NAMESPACE}}}title", f"{{{NAMESPACE}}}desc"
BEGINNING = 8
"""So many events of every variant are played."""


def beginning(story: tuple[str, str]) -> Match:
    """A variant after its first events."""
    record = loads(without_comments(path(*story).read_text(encoding="utf-8")))
    return deque(islice(replay(GAMES, record), BEGINNING), maxlen=1)[0]


@cache
def whole(game: str) -> list[Match]:
    """Every moment of one game."""
    story = next(each for each in STORIES if each[0] == game)
    return [*replay(GAMES, loads(without_comments(path(*story).read_text(encoding="utf-8"))))]


def eyes(match: Match) -> list[Seat | None]:
    """Those who see different things."""
    return [None, *(range(match.seats) if hides(match.position) else ())]


def checked(picture: str) -> ET.Element:
    """A picture that says what it shows, and has everything that it refers to."""
    root = ET.fromstring(picture)  # noqa: S314  our own
    assert root.findtext(TITLE)
    assert root.findtext(DESCRIPTION)
    made = {each.get("id") for each in root.iter()}
    assert {LIGHT.id(name) for name in REFERENCE.findall(picture)} <= made
    assert not re.search(r"\b(None|nan|inf)\b", picture)
    return root


def test_every_game_draws_its_own_pictures() -> None:
    assert [game.name for game in GAMES.values() if part(game, "svg") is None] == []


@pytest.mark.parametrize("game", [*GAMES])
def test_every_variant_is_drawn_for_everybody(game: str) -> None:
    for story in STORIES:
        if story[0] == game:
            match = beginning(story)
            for seat in eyes(match):
                checked(draw(match, seat=seat))
                checked(draw(Match.begin(match.game, match.seats, match.options), seat=seat))


@pytest.mark.parametrize("game", [*GAMES])
def test_every_moment_of_a_game_is_drawn_and_whatever_can_be_seen_changes_the_picture(game: str) -> None:
    matches = whole(game)
    assert matches[-1].outcome
    pictures = [draw(match) for match in matches]
    for picture in pictures[:: len(pictures) // 10 or 1]:
        checked(picture)
    boards = [str(match.position.view(None)) for match in matches]
    for before, after in pairwise(range(len(matches))):
        assert boards[before] == boards[after] or pictures[before] != pictures[after], matches[after].line[-1]
    assert len({*pictures}) > 5
    assert draw(matches[-1]) == pictures[-1]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", [game for game in ALL_GAMES if is_secret(game)], ids=lambda game: game.name)
def test_twins_look_alike_to_whoever_cannot_tell_them_apart(game: AnyGame, theme: str) -> None:
    pair = twins(game, game.seats[-1] if game.name == toy.GAME.name else max(2, game.seats[0]), 0)
    one, two = (played(pair.start, lines) for lines in pair.records)
    assert pair.knowing
    for seat in (None, 0):
        assert draw(one, seat=seat, theme=theme) == draw(two, seat=seat, theme=theme)
    if part(game, "svg"):
        assert any(draw(one, seat=seat) != draw(two, seat=seat) for seat in range(pair.seats))


def played(match: Match, lines: tuple[Line, ...]) -> Match:
    for line in lines:
        match = match.then(line.seat, match.parse(line.move))
    return match


def test_a_game_without_pictures_of_its_own_is_drawn_as_text() -> None:
    match = Match.begin(toy.GAME)
    root = checked(draw_view(toy.GAME, match.position.view(None), language="en"))
    assert root.findtext(DESCRIPTION)


def test_a_notebook_shows_what_spectators_see() -> None:
    match = Match.begin(GAMES["reversi"])
    assert match._repr_svg_() == draw(match)
