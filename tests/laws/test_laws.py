"""Every game, in every variant, obeys every law: in random games, after any choices, and for any text."""

from collections import Counter
from collections.abc import Iterator
from math import ceil
from random import Random

import pytest
from _pytest.mark import ParameterSet
from hypothesis import given, settings
from hypothesis import strategies as st

from galerie.core import BadNotation
from tests.laws.cases import CASES, Case
from tests.laws.laws import MOMENT_LAWS, STORY_LAWS, Moment, next_event, tell

GAMES_TOLD = 12
"""Random games of each game every day, shared by its variants."""

MOST_TOLD = 6
MOMENTS = 8
VARIANTS = Counter(case.game.name for case in CASES)


def told() -> Iterator[ParameterSet]:
    """Each variant several times. Where there are more than can be told in a day, each with some numbers of seats."""
    for seed in range(MOST_TOLD):
        for number, case in enumerate(CASES):
            shares = ceil(VARIANTS[case.game.name] / GAMES_TOLD)
            games = GAMES_TOLD // VARIANTS[case.game.name] or (number + case.seats) % shares == 0
            yield pytest.param(case, seed, id=f"{case}-{seed}", marks=() if seed < games else pytest.mark.soak)


@pytest.mark.parametrize(("case", "seed"), [*told()])
def test_a_random_game_obeys_the_laws(case: Case, seed: int) -> None:
    rng = Random(seed)
    story = tell(case, rng)
    for story_law in STORY_LAWS:
        story_law(story)
    for moment in story.moments(rng, MOMENTS):
        for moment_law in MOMENT_LAWS:
            moment_law(moment)


@given(st.sampled_from(CASES), st.binary(min_size=80, max_size=80), st.integers(0, 80))
@settings(max_examples=60, deadline=None)
def test_the_laws_hold_wherever_choices_lead(case: Case, choices: bytes, count: int) -> None:
    position = case.start()
    for choice in choices[:count]:
        event = next_event(position, Random(choice))
        if event is None:
            break
        position = position.play(event.seat, event.move)
    for law in MOMENT_LAWS:
        law(Moment(case, position, Random(count)))


NOTATION = (
    r"[gb]?[a-h][1-8](:[nesw]{1,2}|=[gb](10?|[0-9]))?|pass|stop"
    r"|[-+.]|ok|stuck|[0-9]|[0-9]\.[0-9]{1,2}(-[0-9]{1,2})?>[0-9]|\*?[a-zé?]>[0-9]"
    r"|[0-9]![a-zé]{0,9}|\?[0-9]|[0-9]?=[a-zA-Z?]|time [0-9]{1,3}"
    r"|[a-l][0-9]{1,2}:[=~*@%+]?[nesw]{0,4}(/[0-5])?|end\?|yes|no|first [0-9]"
    r"|first (gerda|queen)|([a-g]7-out )?guess [a-zA-Zé]{1,9}|([a-g][1-7]-([a-g][1-7]|out) ?){1,4}"
    r"|set ([a-zA-Zé]{4,10}|[A-Z]{1,3}(/[A-Z]{1,3}){4}) ([-*1-7]{7}|3\*15\*24|-2\*1\*34)( #[1-5]{1,3})?"
)
"""What looks like a move of some game."""


@given(st.sampled_from(CASES), st.text(max_size=12) | st.from_regex(NOTATION, fullmatch=True))
@settings(max_examples=200, deadline=None)
def test_any_text_is_a_move_with_one_notation_or_is_refused(case: Case, text: str) -> None:
    try:
        move = case.game.parse(text)
    except BadNotation:
        return
    assert case.game.parse(str(move)) == move
