from galerie.svg import draw
from galerie.svg.themes import LIGHT
from tests.svg.test_pictures import whole


def test_every_card_that_lies_open_is_drawn() -> None:
    for match in whole("miroir")[::40]:
        view, picture = match.position.view(None), draw(match)
        assert picture.count(LIGHT.paint("glass")) == sum(head not in ("", "?") for head in view.heads)
        for side in view.sides:
            for cards in side.columns:
                for letter in cards.replace("?", ""):
                    assert f">{letter}</text>" in picture


def test_the_column_where_cards_were_put_last_is_marked() -> None:
    matches = whole("miroir")
    laid = next(match for match in matches if match.line and str(match.line[-1].move) in "123456789")
    assert LIGHT.mark in draw(laid)
    assert LIGHT.mark not in draw(matches[0])


def test_the_words_that_were_won_are_told() -> None:
    last = whole("miroir")[-1]
    picture = draw(last)
    for side in last.position.view(None).sides:
        for won in side.won:
            assert won.word.upper() in picture
