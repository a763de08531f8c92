"""What an agent observes is what the browser shows its seat, and depends on nothing that is hidden from it."""

from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest

from galerie.adapters import openspiel
from galerie.adapters.encoding import Encoding
from galerie.adapters.gymnasium import GalerieEnv
from galerie.adapters.pettingzoo import raw_env
from galerie.core import AnyPosition, Match, Seat
from galerie.games import GAMES
from galerie.host.view.projection import Projection
from tests.laws.cases import Case, cases
from tests.laws.laws import tell
from tests.secrecy.twins import Twins, is_secret, twins

CASES = [case for game in GAMES.values() for case in Random(4).sample(cases(game), min(4, len(cases(game))))]
SECRET = [game for game in GAMES.values() if is_secret(game)]


def observed(case: Case, position: AnyPosition, seat: Seat) -> dict[str, Any]:
    """What each adapter tells an agent at this position."""
    options = asdict(case.options)
    env = raw_env(case.game.name, case.seats, **options)
    env.reset(seed=0)
    env.episode.position = position
    told: dict[str, Any] = {"pettingzoo": env.observe(f"player_{seat}")["observation"].tolist()}
    game = pyspiel.load_game(f"galerie_{case.game.name}", {"seats": case.seats, **options})
    state = game.new_initial_state()
    state._now = openspiel.Moment(position)
    observer = game.make_py_observer()
    observer.set_from(state, seat)
    told["openspiel"] = observer.tensor.tolist()
    told["openspiel text"] = observer.string_from(state, seat)
    told["openspiel actions"] = {} if state.is_chance_node() else state._legal(seat)
    if case.seats == 1:
        alone = GalerieEnv(case.game.name, **options)
        alone.reset(seed=0)
        alone.episode.position = position
        told["gymnasium"] = alone.episode.observe(0).tolist()
    return told


def browser_view(case: Case, position: AnyPosition, seat: Seat) -> Any:
    """The view in the frame that the host sends to the player at this seat."""
    match = Match(case.game, case.seats, case.options, position)
    frame = msgspec.json.decode(Projection(match, None).frame_for(frozenset({seat})))
    return msgspec.convert(frame["moment"]["view"], case.game.view, strict=False)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_agent_observes_the_view_that_the_browser_gets(case: Case) -> None:
    positions = tell(case, Random(2), 40).positions
    for position in Random(3).sample(positions, min(3, len(positions))):
        for seat in range(case.seats):
            view = browser_view(case, position, seat)
            told = observed(case, position, seat)
            numbers = Encoding(case.game.name, case.seats, **asdict(case.options)).observe(view, seat).tolist()
            assert told.pop("openspiel text") == str(view)
            del told["openspiel actions"]
            assert all(each == numbers for each in told.values()), [*told]


def alike(pair: Twins) -> Iterator[tuple[AnyPosition, AnyPosition]]:
    """The positions of two records that a viewer cannot tell apart."""
    one = two = pair.start
    for ours, theirs in zip(*pair.records, strict=True):
        one = one.then(ours.seat, one.parse(ours.move))
        two = two.then(theirs.seat, two.parse(theirs.move))
        yield one.position, two.position


@pytest.mark.parametrize("game", SECRET, ids=lambda game: game.name)
def test_twins_give_equal_observations_and_actions(game: Any) -> None:
    for viewer in (0, 1):
        pair = twins(game, 2, viewer, turns=8)
        assert pair.knowing
        case = Case(game, 2, pair.options)
        differ = False
        for one, two in alike(pair):
            assert observed(case, one, viewer) == observed(case, two, viewer)
            differ |= observed(case, one, 1 - viewer) != observed(case, two, 1 - viewer)
        assert differ, "somebody must know which of the two it is"


def test_a_spectators_observer_shows_no_secret() -> None:
    game = pyspiel.load_game("galerie_reflecto(first=gerda)")
    states = [game.new_initial_state() for _ in range(2)]
    for state, actions in zip(states, ([0, 1], [2, 3]), strict=True):
        state.apply_actions(actions)
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public = game.make_py_observer(kind)
    tensors = []
    for state in states:
        public.set_from(state, 0)
        tensors.append(public.tensor.copy())
    assert np.array_equal(*tensors)
    assert public.string_from(states[0], 0) == public.string_from(states[1], 0)
    assert states[0].observation_string(0) != states[1].observation_string(0)
