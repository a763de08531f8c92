"""Everybody has their turn, whoever has little work before whoever has much."""

from itertools import count
from typing import NamedTuple

import pytest

from galerie.bots.turns import Turns


class Work(NamedTuple):
    name: str
    seconds: float


def fair(levels: int) -> Turns[Work]:
    return Turns(levels, lambda work: work.seconds)


def served(turns: Turns[Work], most: int = 1000) -> list[str]:
    return [turns.next().name for _ in range(min(most, len(turns)))]


def test_those_who_wait_are_served_in_turn_however_much_each_has_waiting() -> None:
    turns = fair(1)
    for number in range(100):
        turns.add(("greedy",), Work(f"greedy {number}", 1.0))
    turns.add(("modest",), Work("modest", 1.0))
    assert "modest" in served(turns, 2)


def test_short_work_comes_before_long_work_of_as_many_others_as_there_are() -> None:
    turns = fair(2)
    for number in range(300):
        turns.add(("there", f"guest {number}"), Work("long", 0.8))
    turns.add(("there", "novice"), Work("short", 0.002))
    assert served(turns, 2) == ["short", "long"]


def test_an_address_has_one_share_whatever_the_number_of_its_guests() -> None:
    turns = fair(2)
    for number in range(50):
        turns.add(("there", f"guest {number}"), Work("there", 0.1))
    for _ in range(10):
        turns.add(("here", "guest"), Work("here", 0.1))
    assert 9 <= served(turns, 20).count("here") <= 10


def test_whoever_keeps_coming_under_new_names_does_not_starve_the_others() -> None:
    turns = fair(1)
    names = count()
    for _ in range(3):
        turns.add((f"fresh {next(names)}",), Work("fresh", 0.1))
    for _ in range(5):
        turns.add(("known",), Work("known", 0.1))
    order = []
    for _ in range(60):
        order.append(turns.next().name)
        turns.add((f"fresh {next(names)}",), Work("fresh", 0.1))
    assert order.count("known") == 5


def test_what_took_longer_than_expected_is_charged_afterwards() -> None:
    turns = fair(2)
    for payer in ("slow", "quick"):
        for _ in range(6):
            turns.add((payer, "guest"), Work(payer, 0.1))
    order = []
    for _ in range(6):
        order.append(payer := turns.next().name)
        turns.charge((payer, "guest"), 0.9 if payer == "slow" else 0.0)
    assert order.count("slow") == 1


def test_whoever_has_had_no_more_than_their_share_is_forgotten() -> None:
    turns = fair(2)
    for number in range(1000):
        turns.add((f"address {number}", "guest"), Work("work", 0.1))
        turns.next()
    assert turns.remembered <= 1
    with pytest.raises(IndexError):
        turns.next()


def test_the_work_of_one_guest_is_done_the_shortest_first_and_in_its_order() -> None:
    turns = fair(2)
    for cost, name in ((0.5, "long"), (0.1, "first"), (0.1, "second")):
        turns.add(("here", "guest"), Work(name, cost))
    assert served(turns) == ["first", "second", "long"]
