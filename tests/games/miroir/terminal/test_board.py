import pytest
from rich.color import Color, ColorSystem

from galerie.cli.replay import told
from galerie.core.record import replay
from galerie.games import GAMES
from galerie.games.miroir import NORTH, SOUTH, Miroir
from galerie.games.miroir.terminal import picture
from galerie.games.miroir.terminal.board import MiroirBoard
from galerie.games.miroir.terminal.picture import Item, Picture, ViewState
from tests.games.miroir.tables import Half, after, legal, table
from tests.games.miroir.terminal.stages import dealt


def board(language: str = "en") -> MiroirBoard:
    return MiroirBoard(language)


def drawn(position: Miroir, width: int = 44, height: int = 17, *, flashing: bool = False) -> list[str]:
    state = ViewState(position.view(None), SOUTH, dark=True, focused=True, flashing=flashing)
    canvas = Picture(state, width, height, "#000000").canvas
    return [canvas.strip(row).text for row in range(height)]


def test_grounds_stay_apart_in_a_terminal_of_256_colours() -> None:
    names = ("LAST", "WON", "HELD", "LEGAL", "POINTED", "POINTED_AFAR", "GLASS", "RIM")
    grounds = {getattr(picture, name) for name in names} | {
        ground for pair in picture.CARDS.values() for ground in pair
    }
    grounds.add(picture.HIDDEN[0])
    poor = {Color.parse(ground).downgrade(ColorSystem.EIGHT_BIT).number for ground in grounds}
    assert len(poor) == len(grounds)


@pytest.mark.rule("MIR-14")
@pytest.mark.parametrize(("width", "shown"), [(44, "e×3"), (35, "e3")])
def test_the_places_of_a_discard_show_their_letter_and_how_many(width: int, shown: str) -> None:
    rows = drawn(table(south=Half(discard="eee r"), north=Half(discard="t")), width)
    assert shown in rows[-1]
    assert rows[-1].count("·") == 6
    assert rows[0].count("·") == 7


@pytest.mark.rule("MIR-27", "MIR-41")
def test_a_pile_shows_its_unseen_cards_and_those_put_under_it() -> None:
    position = table(south=Half(under="at", hidden=40))
    assert any("40+2" in row for row in drawn(position))
    assert board().side(position.view(None), SOUTH).facts == ("0/9 words · pile 42", "under it: a t")


@pytest.mark.rule("MIR-13")
def test_the_card_turned_up_stands_on_the_side_of_whoever_turned_it() -> None:
    above, below = (drawn(table(card="e", turn=turn)) for turn in (NORTH, SOUTH))
    assert [any(" e " in row for row in rows[:7]) for rows in (above, below)] == [True, False]
    assert [any(" e " in row for row in rows[10:]) for rows in (above, below)] == [False, True]


@pytest.mark.parametrize("count", [1, 6, 7, 12, 18])
def test_a_long_column_is_shown_to_its_end(count: int) -> None:
    cards = "anticonstitutionnelle"[:count]
    lines = picture._lines([Item(letter, "#000000") for letter in cards], 6, 3)
    assert len(lines) <= 6
    assert "".join(item.text for line in lines for item in line) == cards


def test_of_a_column_beyond_measure_the_end_is_shown() -> None:
    cards = "abcdefghijklmnopqrstuvwxyz"
    lines = picture._lines([Item(letter, "#000000") for letter in cards], 6, 3)
    assert "".join(item.text for line in lines for item in line) == "…" + cards[-17:]


@pytest.mark.rule("MIR-20")
def test_a_word_just_won_is_still_seen_while_it_flashes() -> None:
    position = after(table(south=Half("S:oup", discard="e"), turn=SOUTH), "e>2 2=A")
    still, flashing = (
        "".join(letter for row in drawn(position, flashing=lit) for letter in row if letter in "oupe")
        for lit in (False, True)
    )
    assert (still, flashing) == ("", "oupe")


def test_the_words_won_stand_beside_the_board_in_few_lines() -> None:
    words = "Kayak Lapin Vague Havre Image Jouet Notes Objet"
    facts = board().side(table(north=Half(won=words)).view(None), NORTH).facts
    assert facts[0].startswith("8/9 words")
    assert facts[1] == "KAYAK LAPIN VAGUE HAVRE"
    assert all(len(fact) <= 26 for fact in facts)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("referee", ["strict", "challenge"])
@pytest.mark.parametrize("card", ["", "e"])
def test_every_move_has_words(language: str, referee: str, card: str) -> None:
    position = table(
        north=Half("S:oupe" if referee == "challenge" else "S:oup", discard="a ?", begun=True),
        south=Half("C:harm", discard="ii"),
        card=card,
        referee=referee,
    )
    labels = [board(language).label(position.view(None), move) for move in legal(position)]
    assert all(labels)
    assert len(set(labels)) == len(labels)


@pytest.mark.rule("MIR-41", "MIR-42")
def test_a_loss_without_words_is_not_told_as_a_score() -> None:
    position = after(table(north=Half(won="Kayak", hidden=1)), "+ =e -")
    assert position.outcome
    names = ["South", "North"]
    told = [board().ended(position.view(None), position.outcome, names, you) for you in (None, SOUTH, NORTH)]
    reason = "A pile has run out: its owner loses."
    assert told == [f"South wins. {reason}", f"You win. {reason}", f"You lose. {reason}"]


@pytest.mark.rule("MIR-05")
def test_the_board_as_text_has_north_above_and_south_below() -> None:
    position = table(north=Half("S:oup", discard="ee"), south=Half("C:ri"), card="t")
    assert board().text(position.view(None)).splitlines() == [
        "  p",
        "  u",
        "  o",
        "— — — — — — — — —",
        "C S P T M B D F G",
        "1 2 3 4 5 6 7 8 9",
        "— — — — — — — — —",
        "r",
        "i",
        "North's discard: e×2",
        "South's discard: –",
        "Card turned up: T",
    ]


@pytest.mark.parametrize(("language", "sentence"), [("fr", "Nord défausse"), ("en", "North discards")])
def test_a_record_is_printed_with_what_happened(language: str, sentence: str) -> None:
    at = dealt("words=1")
    at.play(NORTH, "+")
    at.play(NORTH, "-")
    paragraphs = told(at.record(), list(replay(GAMES, at.record())), language)
    assert sentence in paragraphs[-1]


def test_a_focus_that_comes_before_the_first_moment_is_harmless() -> None:
    early = board()
    early.on_focus()
    early.on_blur()
    assert not early.border_title
