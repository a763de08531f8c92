"""In every variant of every game, observations have one length and range, and actions mean legal moves."""

from dataclasses import asdict
from random import Random

import numpy as np
import pytest

from galerie.adapters.encoding import LISTED, Encoding
from galerie.adapters.episode import Episode
from galerie.core import NATURE
from galerie.games import GAMES
from tests import toy
from tests.laws.cases import CASES, Case
from tests.laws.laws import tell

SAMPLE = Random(6).sample(CASES, 30)


@pytest.mark.parametrize("case", SAMPLE, ids=str)
def test_observations_and_actions_fit(case: Case) -> None:
    encoding = Encoding(case.game.name, case.seats, **asdict(case.options))
    rng = Random(1)
    positions = tell(case, rng, 60).positions
    for position in rng.sample(positions, min(4, len(positions))):
        for seat in range(case.seats):
            observation = encoding.observe(position.view(seat), seat)
            assert observation.shape == (encoding.length,)
            assert np.abs(observation).max() <= 1
        for seat in position.to_act - {NATURE}:
            legal = encoding.legal(position, seat)
            moves = position.moves(seat)
            assert legal
            assert max(legal) < encoding.actions
            for action in rng.sample([*legal], min(6, len(legal))):
                assert case.game.parse(legal[action]) in moves
            if moves.complete:
                assert {*legal.values()} == {*moves.texts}


@pytest.mark.parametrize("game", [name for name in GAMES if Encoding(name).table])
def test_a_table_has_every_action_once_and_an_action_always_means_the_same(game: str) -> None:
    table = Encoding(game).table
    assert table is not None
    assert len({*table}) == len(table)
    assert Encoding(game).table == table


@pytest.mark.parametrize("case", Random(7).sample(CASES, 8), ids=str)
def test_a_move_that_is_spelt_part_by_part_is_legal(case: Case) -> None:
    encoding = Encoding(case.game.name, case.seats, spelt=True, **asdict(case.options))
    episode = Episode(encoding, Random(2))
    rng = Random(3)
    for _ in range(30):
        if episode.is_over:
            break
        assert len(episode.observe(episode.seat)) == encoding.length
        episode.act(rng.choice([*episode.legal]))


def test_a_game_without_an_encoding_is_observed_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, toy.GAME.name, toy.GAME)
    encoding = Encoding(toy.GAME.name)
    assert encoding.table is None
    assert encoding.actions == LISTED
    episode = Episode(encoding, Random(1))
    start = episode.observe(0)
    assert "".join(chr(round(code * 127)) for code in start if code).startswith("{")
    rng = Random(1)
    while not episode.is_over:
        episode.act(rng.choice([*episode.legal]))
    assert sum(encoding.returns(episode.position)) == 0
    assert not np.array_equal(episode.observe(0), start)
