from random import Random

from galerie.core import Match, settle
from galerie.games.reversi import GAME, Options, parse
from galerie.svg import draw
from galerie.svg.themes import LIGHT


def test_every_disc_is_drawn_once_and_each_side_has_its_sign() -> None:
    match = Match.begin(GAME)
    rng = Random(1)
    while match.to_act:
        (seat,) = match.to_act
        match = match.then(seat, rng.choice([*match.moves(seat)]))
        picture = draw(match)
        for colour, letter in (("gold", "g"), ("black", "b")):
            board = match.position.view(None).board
            assert picture.count(f'"#{LIGHT.id(f"disc-{colour}")}"') == board.count(letter) + 1


def test_the_last_disc_is_marked_and_only_a_limited_reserve_is_told() -> None:
    match = Match.begin(GAME)
    start = draw(match, language="en")
    assert LIGHT.mark not in start
    assert "30 discs in reserve" in start
    after = draw(match.then(0, parse("e3")), language="en")
    assert LIGHT.mark in after
    assert "in reserve" not in draw(Match.begin(GAME, options=Options(othello=True)), language="en")


def test_a_start_that_chance_draws_is_drawn_disc_by_disc() -> None:
    match = Match.begin(GAME, options=Options(balanced=True))
    pictures = {draw(match), *(draw(after) for _, after in settle(match, Random(2)))}
    assert len(pictures) > 1
