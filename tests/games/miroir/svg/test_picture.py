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


def test_the_words_that_were_won_are_told() -> None:
    last = whole("miroir")[-1]
    picture = draw(last)
    for side in last.position.view(None).sides:
        for won in side.won:
            assert won.word.upper() in picture
