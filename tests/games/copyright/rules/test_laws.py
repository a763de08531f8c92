"""Copyright obeys the laws of all games in every variant, and a leak is caught."""

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from galerie.core import NATURE, Event, Seat
from galerie.games.copyright import GAME, Copyright, Done, Model, Move, Next, Options, Oriented, Pass, Put, View
from galerie.games.copyright.rules.dealing import shape
from galerie.games.copyright.rules.desk import Desk
from galerie.games.copyright.rules.solving import best
from tests.games.copyright.tables import opened
from tests.laws import laws
from tests.laws.cases import Case
from tests.laws.laws import MOMENT_LAWS, STORY_LAWS, Moment, Story, tell

FEW: Final = replace(GAME, seats=range(2, 4))
"""The game for so few that moves of other moments are soon gathered."""

VARIANTS: Final = [
    Options(rounds=2),
    Options(rounds=3, minutes=0),
    Options(rounds=2, turns=True),
    Options(rounds=2, modeller=True),
    Options(rounds=2, fair=True),
    Options("timed", rounds=1),
    Options("timed", rounds=2, turns=True),
    Options("flash", rounds=2),
    Options("flash", rounds=2, turns=True, modeller=True),
]
CASES: Final = [Case(FEW, 2 + number % 2, options) for number, options in enumerate(VARIANTS)]
ALONE: Final = [Case(replace(GAME, seats=range(1, 2)), 1, options) for options in (VARIANTS[0], VARIANTS[5])]
MOMENTS: Final = 3


def uphold(story: Story, rng: Random) -> None:
    for story_law in STORY_LAWS:
        story_law(story)
    for moment in story.moments(rng, MOMENTS):
        for moment_law in MOMENT_LAWS:
            moment_law(moment)


@pytest.mark.parametrize("case", [*CASES, *ALONE], ids=str)
def test_a_random_game_obeys_the_laws(case: Case) -> None:
    rng = Random(1)
    uphold(tell(case, rng), rng)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_in_which_rounds_are_finished_obeys_the_laws(case: Case) -> None:
    rng = Random(2)
    story = purposeful(case, rng)
    assert any(position.finishers for position in story.positions if isinstance(position, Copyright))
    uphold(story, rng)


def purposeful(case: Case, rng: Random) -> Story:
    """A game in which everybody plays towards their best lay-out."""
    position = case.start()
    assert isinstance(position, Copyright)
    events: list[Event] = []
    positions = [position]
    while position.to_act:
        seat, move = _purpose(position, rng)
        position = position.play(seat, move)
        events.append(Event(seat, move))
        positions.append(position)
    return Story(case, tuple(events), tuple(positions))


def _purpose(position: Copyright, rng: Random) -> tuple[Seat, Move]:
    if NATURE in position.to_act:
        return NATURE, position.draw(rng)
    seat = rng.choice(sorted(position.to_act))
    match position.stage:
        case "arranging":
            return seat, Model(position.model)
        case "scored":
            return seat, Next()
        case _:
            return seat, _step(position, seat) or Done()


def _step(position: Copyright, seat: Seat) -> Put | Pass | None:
    """Towards the best lay-out of the hand; in "timed" only what shows more of the model and nothing else is laid."""
    desk, model = position.desks[seat], shape(position.model)
    if position.options.variant != "timed":
        plan = (Put(laid.card, laid.orientation, laid.x, laid.y) for laid in best(model, desk.cards).laid)
        return next((put for put in plan if put.card in desk.hand), None)
    missing = model & ~shape(Oriented(laid.card, laid.orientation) for laid in desk.laid)
    for card in desk.hand:
        shown = {way: shape([Oriented(card, way)]) for way in range(8)}
        gains = {way: (seen & missing).bit_count() for way, seen in shown.items() if not seen & ~model}
        return Put(card, max(gains, key=lambda way: gains[way])) if any(gains.values()) else Pass(card)
    return None


class Peeping(Copyright):
    """A player sees the hand of the next one."""

    def view(self, seat: Seat | None) -> View:
        right = super().view(seat)
        if seat is None or self.stage != "playing":
            return right
        other = (seat + 1) % len(self.desks)
        places = list(right.places)
        places[other] = replace(places[other], hand=self.desks[other].hand)
        return replace(right, places=tuple(places))


def peeping(seats: int, options: Options) -> Peeping:
    return Peeping(options, (Desk(),) * seats)


@pytest.mark.rule("COP-20")
def test_a_player_who_sees_anothers_cards_is_caught() -> None:
    case = Case(replace(FEW, start=peeping), 2, Options())
    dealing = case.start().play(NATURE, opened().draw(Random(1)))
    with pytest.raises(AssertionError, match="shows more than its veil"):
        laws.moves_that_look_alike_leave_the_same_views(Moment(case, dealing, Random(1)))
