import pytest

from galerie.core import Line
from galerie.core.conduct import WORDS
from galerie.terminal import wording
from galerie.texts import LANGUAGES
from galerie.texts.names import bot_name, variants


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("bot adept", "Clémence"),
        ("bot deity", "bot deity"),
        ("bot de Paris", "bot de Paris"),
        ("adept", "adept"),
        ("Ada", "Ada"),
        ("", ""),
    ],
)
def test_names_in_a_record_are_shown_as_written_but_bot_levels_are_translated(written: str, shown: str) -> None:
    assert wording.recorded("fr", "reversi", [written]) == [shown]


def test_bots_of_one_level_are_cousins_with_names_of_their_own() -> None:
    names = wording.recorded(
        "fr", "reversi", ["bot adept", "Ada", "bot adept", "bot novice", "bot random", "bot random"]
    )
    assert names == ["Clémence", "Ada", "Clotilde", "Colin", "Hasard", "Hasard 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_at_the_largest_table_has_another_name(language: str) -> None:
    assert len({bot_name(language, "novice", before) for before in range(6)}) == 6


def test_a_seat_without_a_name_is_called_by_its_side() -> None:
    assert wording.called("Or", "") == "Or"
    assert wording.called("Or", "Ada") == "Or (Ada)"


def test_an_option_with_a_value_shows_it() -> None:
    assert variants("fr", "reversi", ["one_line", "othello=no"]) == ["Une seule ligne", "Usages d'Othello (no)"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("written", [*WORDS, "!flag 0", "!out 2", "!takeover 1"])
def test_all_conduct_is_worded(language: str, written: str) -> None:
    _, deed = wording.deed(language, Line(0, written))
    assert "!" not in deed


def test_a_move_is_shown_as_written_and_a_loss_on_time_belongs_to_the_loser() -> None:
    assert wording.deed("en", Line(1, "c3:s")) == (1, "c3:s")
    assert wording.deed("en", Line(-1, "e2=g7")) == (-1, "e2=g7")
    assert wording.deed("en", Line(-1, "!flag 1")) == (1, "loses on time")
