from galerie.core import Match
from galerie.games.copyright import GAME
from galerie.games.copyright.svg import drawing
from galerie.svg import draw
from galerie.svg.elements import written
from galerie.svg.themes import LIGHT
from tests.secrecy.twins import twins
from tests.svg.test_pictures import played

BACK = LIGHT.paint("hatch")


def test_a_hand_is_shown_to_its_owner_and_its_backs_to_everybody_else() -> None:
    pair = twins(GAME, 2, 0)
    match = played(pair.start, pair.records[0])
    view = match.position.view(0)
    assert view.places[0].hand
    assert view.places[1].hand is None
    assert draw(match, seat=0).count(BACK) == view.places[1].cards
    assert draw(match).count(BACK) == sum(place.cards for place in view.places)


def test_the_viewers_lay_out_comes_first() -> None:
    pair = twins(GAME, 3, 0)
    match = played(pair.start, pair.records[0])
    for seat in range(3):
        parts = drawing(match.position.view(seat), seat, "fr", LIGHT).parts
        signs = [written(part).partition("</text>")[0][-1] for part in parts[2:]]
        assert signs[0] == str(seat + 1)


def test_before_the_model_is_dealt_its_place_is_empty() -> None:
    assert 'stroke-dasharray="18 14"' in draw(Match.begin(GAME))
