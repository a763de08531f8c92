"""Who meets whom: nobody twice while that can be avoided, everybody everybody, and nobody always begins."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from galerie.host.store.rows import StoredPairing
from galerie.host.tournaments import arena, swiss
from galerie.host.tournaments.history import History
from galerie.host.tournaments.matching import matched
from galerie.host.tournaments.round_robin import round_count, schedule

RESULTS = st.sampled_from([(2, 0), (1, 1), (0, 2)])


def played(
    number: int, first: int, second: int | None, scores: tuple[int, int] | None = (2, 0), turn: int = 1
) -> StoredPairing:
    return StoredPairing(number, turn, first, second, 0, None, scores, played=second is not None)


def meetings(pairs: Iterable[tuple[int, int | None]]) -> Counter[frozenset[int]]:
    return Counter(frozenset((one, other)) for one, other in pairs if other is not None)


def can_all_meet_somebody_new(players: Sequence[int], history: History) -> bool:
    """By trying everything: whether there is a round without a second bye and without a second meeting."""
    if not players:
        return True
    one, *others = players
    if len(players) % 2 and not history.byes[one] and can_all_meet_somebody_new(others, history):
        return True
    rests = ((other, [each for each in others if each != other]) for other in others)
    return any(not history.met(one, other) and can_all_meet_somebody_new(rest, history) for other, rest in rests)


@settings(deadline=None)
@given(st.data())
def test_pairs_cost_least_and_the_first_cost_weighs_more_than_all_others(data: DataObject) -> None:
    size = data.draw(st.sampled_from([2, 4, 6]))
    cost = st.tuples(st.integers(0, 2), st.integers(0, 50))
    every = {pair: data.draw(cost) for pair in combinations(range(size), 2)}

    def ways(left: tuple[int, ...]) -> Iterable[list[tuple[int, int]]]:
        if not left:
            yield []
            return
        one, *others = left
        for other in others:
            for rest in ways(tuple(each for each in others if each != other)):
                yield [(one, other), *rest]

    def total(pairs: Iterable[tuple[int, int]]) -> list[int]:
        return [sum(column) for column in zip(*(every[pair] for pair in pairs), strict=True)]

    found = matched(size, lambda one, other: every[one, other])
    assert sorted(each for pair in found for each in pair) == [*range(size)]
    assert total(found) == min(map(total, ways(tuple(range(size)))))


@settings(deadline=None)
@given(st.integers(2, 9), st.integers(1, 10), st.data())
def test_a_swiss_round_seats_everybody_once_and_repeats_nothing_that_can_be_avoided(
    count: int, rounds: int, data: DataObject
) -> None:
    players, pairings = [*range(1, count + 1)], list[StoredPairing]()
    for turn in range(rounds):
        history = History(pairings)
        avoidable = can_all_meet_somebody_new(players, history)
        found = swiss.paired(players, pairings)
        seated = [player for pair in found for player in pair if player is not None]
        assert sorted(seated) == players
        byes = [one for one, other in found if other is None]
        assert len(byes) == count % 2
        if avoidable:
            assert not any(history.byes[player] for player in byes)
            assert not any(other is not None and history.met(one, other) for one, other in found)
        for one, other in found:
            scores = (2, 0) if other is None else data.draw(RESULTS)
            pairings.append(played(len(pairings) + 1, one, other, scores, turn))


@settings(deadline=None)
@given(st.integers(2, 12), st.data())
def test_in_a_swiss_tournament_of_usual_length_sides_are_balanced(count: int, data: DataObject) -> None:
    players, pairings = [*range(1, count + 1)], list[StoredPairing]()
    for turn in range(min(5, swiss.most_rounds(count) // 2)):
        for one, other in swiss.paired(players, pairings):
            scores = (2, 0) if other is None else data.draw(RESULTS)
            pairings.append(played(len(pairings) + 1, one, other, scores, turn))
    balance = History(pairings).balance
    assert all(abs(balance[player]) <= 2 for player in players), balance


def test_the_first_swiss_round_pairs_the_upper_half_with_the_lower_and_the_last_seed_has_the_bye() -> None:
    pairs = swiss.paired([1, 2, 3, 4, 5, 6, 7], [])
    assert sorted(sorted(filter(None, pair)) for pair in pairs) == [[1, 4], [2, 5], [3, 6], [7]]


def test_in_the_second_round_winners_meet_winners() -> None:
    pairings = [played(1, 1, 3), played(2, 2, 4)]
    assert meetings(swiss.paired([1, 2, 3, 4], pairings)) == meetings([(1, 2), (3, 4)])


def test_the_bye_is_for_whoever_has_the_fewest_points_and_none_yet() -> None:
    pairings = [played(1, 1, 2), played(2, 3, None)]
    found = swiss.paired([1, 2, 3], pairings)
    assert [one for one, other in found if other is None] == [2]


def test_whoever_has_left_is_not_paired() -> None:
    pairings = [played(1, 1, 3), played(2, 2, 4)]
    assert meetings(swiss.paired([1, 3, 4], pairings)) in (meetings([(1, 4)]), meetings([(3, 4)]))


def test_sixty_four_players_are_paired() -> None:
    players, pairings = [*range(64)], list[StoredPairing]()
    for turn in range(2):
        for one, other in swiss.paired(players, pairings):
            pairings.append(played(len(pairings) + 1, one, other, (2, 0), turn))
    assert max(meetings((each.first, each.second) for each in pairings).values()) == 1
    assert len(pairings) == 64


@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize("count", [*range(2, 12)])
def test_in_a_round_robin_everybody_meets_everybody_and_sides_are_balanced(count: int, twice: bool) -> None:
    players = [*range(10, 10 + count)]
    rounds = schedule(players, twice=twice)
    assert len(rounds) == round_count(count, twice=twice)
    for each in rounds:
        assert sorted(player for pair in each for player in pair if player is not None) == players
        assert len({None} & {other for _, other in each}) == count % 2
    games = [(one, other) for each in rounds for one, other in each if other is not None]
    met = meetings(games)
    assert set(met) == {frozenset(pair) for pair in combinations(players, 2)}
    assert set(met.values()) == {1 + twice}
    firsts = Counter(one for one, _ in games)
    for player in players:
        others = sum(other == player for _, other in games)
        assert abs(firsts[player] - others) <= (0 if twice else 1)


@settings(deadline=None)
@given(st.integers(2, 8), st.integers(1, 12), st.data())
def test_in_an_arena_nobody_meets_the_same_twice_in_a_row_while_others_play(
    count: int, waves: int, data: DataObject
) -> None:
    pairings = list[StoredPairing]()
    for turn in range(waves):
        waiting = data.draw(st.permutations(range(count)))[: data.draw(st.integers(2, count))]
        history = History(pairings)
        found = arena.paired(waiting, pairings, last=False)
        seated = [player for pair in found for player in pair]
        assert len(seated) == len({*seated})
        assert {*seated} <= {*waiting}
        assert not any(history.met_last(*pair) for pair in found)
        for one, other in found:
            pairings.append(played(len(pairings) + 1, one, other, data.draw(RESULTS), turn))


def test_the_last_two_in_an_arena_meet_again_and_begin_in_turn() -> None:
    first = arena.paired([1, 2], [], last=True)
    again = arena.paired([1, 2], [played(1, *first[0])], last=True)
    assert again == [first[0][::-1]]
    assert arena.paired([1, 2], [played(1, *first[0])], last=False) == []


def test_of_an_odd_number_in_an_arena_whoever_came_last_waits_on() -> None:
    assert meetings(arena.paired([3, 1, 2], [], last=True)) == meetings([(1, 3)])
