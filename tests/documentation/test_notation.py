"""The examples of `docs/notation.md` parse, round-trip and replay."""

from importlib import import_module
from typing import Any, Final, get_args

import pytest

from galerie.core.conduct import WORDS, Flag, Out, TakeOver
from galerie.core.record import TITLE, TITLE_WITH_VARIATIONS, loads, replay
from galerie.games import GAMES
from galerie.study.exploring import Exploration
from tests.documentation.pages import CODE, FENCE, read, rows, section

NOTATION: Final = read("docs/notation.md")
OURS: Final = sorted(name for name, package in GAMES.packages.items() if package.startswith("galerie.games."))
RECORDS: Final = [body for _, body in FENCE.findall(NOTATION) if body.startswith((TITLE, TITLE_WITH_VARIATIONS))]


def examples(title: str) -> list[str]:
    """The code in the first column of the tables of a section."""
    return [text for first, *_ in rows(section(NOTATION, title)) for text in CODE.findall(first)]


@pytest.mark.parametrize("game", OURS)
def test_every_example_is_a_move_in_its_one_text_form(game: str) -> None:
    shown = examples(f"`{game}`")
    assert shown
    for text in shown:
        assert str(GAMES[game].parse(text)) == text


@pytest.mark.parametrize("game", OURS)
def test_every_kind_of_move_has_an_example(game: str) -> None:
    moves: Any = import_module(f"{GAMES.packages[game]}.rules.moves")
    assert {type(GAMES[game].parse(text)) for text in examples(f"`{game}`")} == {*get_args(moves.Move)}


def test_all_conduct_is_documented() -> None:
    assert {*examples("Conduct")} == {*WORDS, str(Flag(1)), str(Out(1)), str(TakeOver(1))}


@pytest.mark.parametrize("text", RECORDS, ids=[f"{loads(text).game}-{len(loads(text).variations)}" for text in RECORDS])
def test_a_documented_record_replays(text: str) -> None:
    record = loads(text)
    assert str(record) == text
    assert [match.version for match in replay(GAMES, record)] == [*range(len(record.lines) + 1)]
    Exploration.of(record).check()


def test_records_are_documented() -> None:
    assert len(RECORDS) > 1
