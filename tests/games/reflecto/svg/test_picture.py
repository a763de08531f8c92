import re

from galerie.games.reflecto.svg.screens import LIVERIES
from galerie.svg import draw
from tests.svg.test_pictures import whole

WRITTEN = re.compile(r">([A-Z]+)</text>")


def letters(picture: str) -> set[str]:
    """The capitals that a picture shows, of which words are made."""
    return {*WRITTEN.findall(picture)}


def test_a_word_is_seen_by_its_owner_alone_until_the_game_is_over() -> None:
    *during, over = whole("reflecto")
    words = [hand.word for hand in over.position.view(None).hands if hand]
    assert len(words) == 2
    for match in during[2::5]:
        view = match.position.view(None)
        if not all(view.ready):
            continue
        assert letters(draw(match)) == set()
        for seat in (0, 1):
            own = match.position.view(seat).hands[seat]
            assert own
            shown = letters(draw(match, seat=seat))
            on_board = {face.letters for face in own.faces if face.letters}
            seen = {sight.face.letters for sight in match.position.view(seat).sights if sight.face.letters}
            assert shown <= on_board | seen
            assert on_board <= shown
    assert {*words} <= letters(draw(over))


def test_every_screen_that_stands_is_drawn() -> None:
    for match in whole("reflecto")[2::9]:
        view, picture = match.position.view(None), draw(match)
        for seat, livery in enumerate(LIVERIES):
            standing = sum(name is not None for name in view.screens[seat])
            feet = picture.count(f'fill="{livery.shade}" stroke="{livery.deep}"')
            assert feet == standing + 1  # and the player's sign
