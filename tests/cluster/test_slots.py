"""Which slot a table belongs to, and which host a slot."""

from collections import Counter

from galerie.host.cluster.slots import SLOTS, drawn, shares, slot_of
from galerie.host.store.rows import new_table_id


def test_the_slot_of_a_table_is_the_same_in_every_version() -> None:
    assert [slot_of(each) for each in ("QUB0r9NxIiQPImc0VDs", "room abcd-efgh-jkmn", "")] == [566, 590, 0]


def test_tables_are_spread_over_all_slots() -> None:
    counted = Counter(slot_of(new_table_id()) for _ in range(50 * SLOTS))
    assert len(counted) == SLOTS
    assert max(counted.values()) < 120


def test_an_id_is_drawn_into_a_slot_that_the_host_holds() -> None:
    assert {slot_of(drawn(lambda: new_table_id(14), {7, 8})) for _ in range(20)} <= {7, 8}


def test_every_host_has_about_as_many_slots() -> None:
    counted = Counter(shares(frozenset({"10.0.0.1:8000", "10.0.0.2:8000", "10.0.0.3:8000"})))
    assert min(counted.values()) > SLOTS / 3 * 0.8


def test_a_host_that_joins_takes_only_what_it_keeps() -> None:
    before = shares(frozenset({"a:1", "b:1"}))
    after = shares(frozenset({"a:1", "b:1", "c:1"}))
    assert {new for old, new in zip(before, after, strict=True) if old != new} == {"c:1"}
