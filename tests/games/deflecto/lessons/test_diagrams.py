"""What the captions of Déflecto's diagrams say holds in the positions that they show."""

from typing import cast

import pytest

from galerie.games.deflecto import GAME, Deflecto
from galerie.games.deflecto.rules.placements import lengths
from galerie.study.scenes import DIAGRAMS, scenes
from tests.games.deflecto.boards import reason

SHOWN = {scene.id: scene for scene in scenes(GAME, DIAGRAMS)}


def shown(name: str) -> Deflecto:
    return cast("Deflecto", SHOWN[name].matches(GAME)[-1].position)


def before_last(name: str) -> Deflecto:
    """The position before the tile that a diagram is about."""
    *_, last = SHOWN[name].matches(GAME)[-1].plies
    return cast("Deflecto", last.before)


@pytest.mark.parametrize(
    ("name", "instead", "refused"),
    [
        ("sides", "c11:es", ("sides", "DEF-14", "c11 d11")),
        ("no-crossing", "g9:=ew", ("mixed", "DEF-17", "g9 h9")),
        ("way-left", "i10:w", ("blocked", "DEF-18", "h11 h1")),
        ("finish", "d1:n", ("finish", "DEF-21", "d1")),
        ("meadow", "h10:nw/1", ("meadow", "DEF-22", "h10 g10")),
        ("turned", "h8:=ns", ("mixed", "DEF-17", "h8 h9")),
    ],
)
@pytest.mark.rule("DEF-14", "DEF-17", "DEF-18", "DEF-21", "DEF-22", "DEF-46")
def test_what_a_caption_calls_refused_is_refused(name: str, instead: str, refused: tuple[str, str, str]) -> None:
    assert reason(before_last(name), instead) == refused
    assert SHOWN[name].rule in (refused[1], "DEF-46")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("length", (11, 11)),
        ("shortest", (11, 13)),
        ("supposed", (11, 13)),
        ("way-left", (11, 17)),
        ("barred", (11, 13)),
        ("equal", (11, 11)),
    ],
)
@pytest.mark.rule("DEF-30", "DEF-31", "DEF-41")
def test_the_lengths_in_a_caption_are_those_on_the_board(name: str, told: tuple[int, int]) -> None:
    assert lengths(shown(name).board) == told


@pytest.mark.rule("DEF-33", "DEF-35")
def test_who_is_penalised_and_who_comes_first_is_as_told() -> None:
    assert shown("no-proof").penalties == (0, 1)
    outcome = shown("equal").outcome
    assert outcome
    assert outcome.ranks == (2, 1)
    assert [player.path and player.path.empty for player in shown("equal").view(None).players] == [9, 10]


@pytest.mark.rule("DEF-16", "DEF-46")
def test_a_path_runs_through_the_square_that_a_caption_calls_empty() -> None:
    for name, square in (("supposed", "i10"), ("between", "h9")):
        view = shown(name).view(None)
        path = view.players[1].path
        assert path
        assert square in path.squares
        assert square not in view.board


@pytest.mark.rule("DEF-42", "DEF-43")
def test_a_complete_river_and_a_complete_railway_cannot_grow() -> None:
    for name, squares in (("river", "i10 i9 h9"), ("buffers", "e10 f10"), ("loop", "e10 f10 e9 f9")):
        position = shown(name)
        grid = position.board.grid
        ends = {grid.numbers[square] for square in squares.split()}
        for square in ends:
            figure = position.board.figure(square)
            assert figure
            open_sides = [side for side in range(4) if figure.sides >> side & 1]
            assert all(grid.beside[square][side] in ends for side in open_sides)
