"""The names of openings."""

import re

import pytest
from tools import reversi_openings

from galerie import study
from galerie.core import Match
from galerie.discs.board import NAMES, NUMBERS
from galerie.discs.symmetries import SYMMETRIES, moved
from galerie.games.reversi import GAME, Options, Place, parse
from galerie.games.reversi.study.openings import Opening, opening, opening_at, openings
from galerie.texts import LANGUAGES, catalogue, say

OTHELLO, BASE = Options(othello=True), Options()
BY_NAME = {each.name: each for each in openings()}


def played(line: str, options: Options = OTHELLO, symmetry: int = 0) -> Match:
    match = Match.begin(GAME, options=options)
    for number, at in enumerate(range(0, len(line), 2)):
        match = match.then(number % 2, Place(moved(NUMBERS[line[at : at + 2]], symmetry)))
    return match


def ways(options: Options) -> list[int]:
    """The symmetries that turn Othello's start into that of the options."""
    first = set(Match.begin(GAME, options=options).moves(0).texts)
    return [each for each in SYMMETRIES if NAMES[moved(NUMBERS["f5"], each)] in first]


@pytest.mark.parametrize("each", openings(), ids=lambda each: each.name)
def test_an_opening_is_legal_and_recognised_in_every_orientation(each: Opening) -> None:
    for options in (OTHELLO, BASE):
        assert len(ways(options)) == 4
        for symmetry in ways(options):
            assert opening(played(str(each), options, symmetry)) == each.name


def test_together_both_starts_show_all_eight_symmetries() -> None:
    assert {*ways(OTHELLO), *ways(BASE)} == {*SYMMETRIES}


def test_there_are_many_and_no_two_end_in_the_same_position() -> None:
    assert len(openings()) >= 100
    assert len(BY_NAME) == len(openings())
    assert all(opening_at(each.position) == each.name for each in openings())


def test_an_opening_is_recognised_by_another_way() -> None:
    """Tiger with the third and fifth discs exchanged."""
    assert str(BY_NAME["tiger"]) == "f5d6c3d3c4"
    assert opening(played("f5d6c4d3c3")) == "tiger"


def test_the_name_changes_as_the_game_goes_on_and_stays_after_the_known_lines() -> None:
    names = [opening(played("f5d6c3d3c4f4f6f3e3h3"[: 2 * discs])) for discs in range(10)]
    tiger = ["perpendicular", "perpendicular", "perpendicular", "tiger", "tiger", "stephenson", "compoth"]
    assert names == [None, None, *tiger, "lightning-bolt"]


def test_a_long_game_keeps_its_name() -> None:
    match = played("f5f4")
    while not match.outcome:
        (seat,) = match.to_act
        match = match.then(seat, parse(match.moves(seat).texts[0]))
    assert opening(match) is not None
    assert opening(match) == opening(played("".join(str(event.move) for event in match.line[:20])))


def test_other_starts_have_no_name_until_their_position_is_a_known_one() -> None:
    assert opening(played("c3d3", Options(othello=True, parallel=True))) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_opening_has_a_name_of_its_own_and_every_name_an_opening(language: str) -> None:
    names = {each.name: say(language, f"reversi-opening-{each.name}") for each in openings()}
    assert len({*names.values()}) == len(names)
    said = re.findall(r"^reversi-opening-([a-z-]+) =", catalogue("reversi", language), re.MULTILINE)
    assert said == [each.name for each in openings()]


def test_the_opening_is_said_in_words() -> None:
    assert study.opening(played("f5d6c3d3c4"), "fr") == "Ouverture : Tigre"
    assert study.opening(played("f5d6c3d3c4"), "en") == "Opening: Tiger"
    assert study.opening(played("f5"), "en") == ""


def test_the_client_knows_the_same_openings() -> None:
    assert reversi_openings.FILE.read_text(encoding="utf-8") == reversi_openings.text(), "run `make wire`"
