from galerie.core import Match
from galerie.games.solo import GAME
from galerie.svg import draw
from galerie.svg.themes import LIGHT
from tests.svg.test_pictures import whole

MIRROR, GOLD, BLACK = (f'"#{LIGHT.id(f"token-{side}")}"' for side in ("mirror", "gold", "black"))


def test_a_token_face_down_is_a_mirror_and_shows_no_number() -> None:
    match = Match.begin(GAME)
    picture, view = draw(match), match.position.view(None)
    assert picture.count(MIRROR) == view.board.count("?")
    assert GOLD not in picture
    assert BLACK not in picture


def test_tokens_lie_on_the_board_or_in_the_tray() -> None:
    for match in whole("solo")[::6]:
        picture, view = draw(match), match.position.view(None)
        assert picture.count(MIRROR) == view.board.count("?")
        tokens = [*view.tokens.values(), *view.won]
        assert picture.count(GOLD) == sum(token.startswith("g") for token in tokens)
        assert picture.count(BLACK) == sum(token.startswith("b") for token in tokens)
