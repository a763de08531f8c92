"""The table of a tournament, against tables worked out by hand."""

from galerie.host.store.rows import StoredPairing
from galerie.host.tournaments.standings import Standing, System, standings
from tests.host.tournaments.test_pairing import played


def table(system: System, players: int, *results: StoredPairing, gone: set[int] | None = None) -> list[Standing]:
    return standings(system, [*range(1, players + 1)], results, gone or (), players - 1)


def order(found: list[Standing]) -> list[tuple[int, int]]:
    return [(each.player, each.rank) for each in found]


def test_those_with_as_many_points_are_ranked_by_the_points_of_their_opponents() -> None:
    # 1 beats 4, 2 beats 3; then 1 draws with 2, 3 beats 4
    found = table("swiss", 4, played(1, 1, 4), played(2, 2, 3), played(3, 1, 2, (1, 1)), played(4, 3, 4))
    assert [(each.player, each.points) for each in found] == [(2, 3), (1, 3), (3, 2), (4, 0)]
    two, one = found[:2]
    assert (two.ties[:2], one.ties[:2]) == ((3, 5), (3, 3))  # without the weakest as many, with it more
    assert (two.won, two.drawn, two.lost) == (1, 1, 0)


def test_direct_encounter_decides_only_among_those_who_have_all_met() -> None:
    cycle = [played(1, 1, 2), played(2, 2, 3), played(3, 3, 1)]
    assert [rank for _, rank in order(table("round-robin", 3, *cycle))] == [1, 1, 1]
    # 2 and 3 have a point each, and 3 has beaten 2
    found = table(
        "round-robin",
        4,
        played(1, 1, 2),
        played(2, 1, 3),
        played(3, 1, 4),
        played(4, 3, 2),
        played(5, 2, 4),
        played(6, 4, 3),
    )
    assert found[0].player == 1
    assert [each.points for each in found[1:]] == [2, 2, 2]
    assert [each.ties[0] for each in found[1:]] == [2, 2, 2]


def test_sonneborn_berger_counts_whom_one_has_beaten_and_half_of_draws() -> None:
    # 1 and 2 draw with each other; 1 beats 3 and loses to 4, 2 beats 4 and loses to 3; 3 beats 4
    results = [
        played(1, 1, 2, (1, 1)),
        played(2, 1, 3),
        played(3, 4, 1),
        played(4, 2, 4),
        played(5, 3, 2),
        played(6, 3, 4),
    ]
    found = table("round-robin", 4, *results)
    assert [(each.player, each.points) for each in found] == [(3, 4), (1, 3), (2, 3), (4, 2)]
    berger = {each.player: each.ties[1] for each in found}
    # in quarters: 1 has beaten 3 (4 × 2) and drawn with 2 (3 × 1); 2 has beaten 4 (2 × 2) and drawn with 1 (3 × 1)
    assert (berger[1], berger[2]) == (11, 7)


def test_a_bye_gives_a_point_and_counts_as_a_meeting_with_oneself() -> None:
    found = table("swiss", 3, played(1, 1, 2), played(2, 3, None))
    by_player = {each.player: each for each in found}
    assert by_player[3].points == 2
    assert by_player[3].ties == (0, 2, None, 0)
    assert (by_player[3].won, by_player[1].ties[3]) == (0, 1), "a bye is no game that was won"
    assert [each.player for each in found] == [3, 1, 2]


def test_whoever_leaves_a_round_robin_before_half_of_it_is_as_if_they_had_never_played() -> None:
    results = [played(1, 1, 4), played(2, 2, 3), played(3, 4, 2), played(4, 1, 3)]
    here = table("round-robin", 4, *results)
    assert {each.player: each.points for each in here} == {1: 4, 2: 2, 3: 0, 4: 2}
    after_one = table("round-robin", 4, *results[:2], gone={4})
    assert {each.player: each.points for each in after_one} == {1: 0, 2: 2, 3: 0, 4: 0}
    after_two = table("round-robin", 4, *results, gone={4})
    assert {each.player: each.points for each in after_two} == {1: 4, 2: 2, 3: 0, 4: 2}


def test_in_an_arena_wins_decide_and_then_fewer_games() -> None:
    results = [
        played(1, 1, 2),
        played(2, 1, 2, (0, 2)),
        played(3, 3, 4),
        played(4, 3, 4, (1, 1)),
        played(5, 3, 4, (0, 2)),
    ]
    found = table("arena", 4, *results)
    assert [(each.player, each.points) for each in found] == [(3, 3), (4, 3), (1, 2), (2, 2)]
    assert [each.rank for each in found] == [1, 1, 3, 3]


def test_what_is_not_decided_yet_counts_for_nobody() -> None:
    found = table("swiss", 2, played(1, 1, 2, None))
    assert [(each.points, each.rank) for each in found] == [(0, 1), (0, 1)]
