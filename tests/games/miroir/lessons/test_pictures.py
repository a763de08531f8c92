"""The pictures of Miroir show what their captions say, and point at places that exist."""

import re
from typing import Final, cast

import pytest

from galerie.games.miroir import GAME, NORTH, SOUTH, Miroir
from galerie.study.lessons import lesson
from galerie.study.scenes import DIAGRAMS, MINUTE, Scene, scenes
from tests.games.miroir.tables import column, columns, discard, words

PICTURES: Final = {scene.id: scene for scene in scenes(GAME, DIAGRAMS)}
EVERY: Final = [*lesson(GAME), *scenes(GAME, MINUTE), *PICTURES.values()]
PLACE: Final = re.compile(
    r"capital [1-9]|card|seat [01]|(column [1-9](\.[1-9](-[1-9])?)?|discard( [a-z?])?|pile)( opposite)?"
)


def shown(scene: Scene) -> Miroir:
    return cast("Miroir", scene.matches(GAME)[-1].position)


def is_there(position: Miroir, viewer: int, place: str) -> bool:
    """Whether there is a card or a free capital where the viewer should look."""
    side = position.sides[1 - viewer if place.endswith(" opposite") else viewer]
    match place.removesuffix(" opposite").split():
        case ["card"]:
            return bool(position.card)
        case ["discard", letter]:
            return any(cards[:1] == letter for cards in side.discard)
        case ["column", text]:
            number, _, run = text.partition(".")
            return len(side.column(int(number))) >= int(run[-1:] or 1)
        case _:
            return True


@pytest.mark.parametrize("scene", EVERY, ids=lambda scene: scene.id)
def test_the_places_to_look_at_exist(scene: Scene) -> None:
    for place in scene.look:
        assert PLACE.fullmatch(place)
        assert is_there(shown(scene), scene.seat, place), place


def test_the_places_of_tasks_exist() -> None:
    places = {place for scene in lesson(GAME) for task in scene.tasks for place in task.look}
    assert places
    assert all(PLACE.fullmatch(place) for place in places)


@pytest.mark.rule("MIR-23")
@pytest.mark.parametrize(
    ("name", "left", "fallen"), [("capital-w", "Whi", ""), ("capital-a", "Ah", "i"), ("capital-h", "H", "h i")]
)
def test_the_diagrams_of_a_capital_that_changes_show_what_stays_and_what_falls(
    name: str, left: str, fallen: str
) -> None:
    position = shown(PICTURES[name])
    assert (column(position, SOUTH, 7), discard(position, SOUTH)) == (left, fallen)


@pytest.mark.rule("MIR-32")
@pytest.mark.parametrize(("name", "left", "fallen"), [("joker-stays", "?hi", "?"), ("joker-falls", "?", "? i p")])
def test_the_diagrams_of_the_capital_joker_show_what_stays_and_what_falls(name: str, left: str, fallen: str) -> None:
    position = shown(PICTURES[name])
    assert (column(position, SOUTH, 7), discard(position, SOUTH)) == (left, fallen)


@pytest.mark.parametrize(
    ("name", "seat", "won"),
    [("won", NORTH, ["table"]), ("gift", SOUTH, ["forte"]), ("readings", NORTH, ["melon"])],
)
def test_the_diagrams_of_words_show_them_won(name: str, seat: int, won: list[str]) -> None:
    assert words(shown(PICTURES[name]), seat) == won


@pytest.mark.rule("MIR-16")
def test_the_diagram_of_a_turn_without_time_shows_the_card_laid() -> None:
    assert columns(shown(PICTURES["late"]), NORTH) == ["Ta"]


@pytest.mark.rule("MIR-17")
def test_the_diagram_of_going_back_shows_a_move_that_is_refused() -> None:
    position = shown(PICTURES["again"])
    assert "6.1>7" not in position.moves(NORTH).texts
    assert "6.1>8" in position.moves(NORTH).texts


@pytest.mark.rule("MIR-42")
def test_the_diagram_of_a_stuck_player_shows_a_lost_game() -> None:
    outcome = shown(PICTURES["stuck"]).outcome
    assert outcome
    assert (outcome.reason, outcome.ranks[NORTH]) == ("jammed", 2)
