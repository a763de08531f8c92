"""The removal of a person in portions: it can be interrupted after any of them, and asked for again."""

from itertools import pairwise
from typing import Any, TypeVar

import msgspec
import pytest

from galerie.core import Refusal
from galerie.host.moderation import desk
from galerie.host.moderation.desk import Administrator
from galerie.host.people import removal, renaming
from galerie.host.people.pseudonyms import speaker
from galerie.host.people.removal import remove_person
from galerie.host.store import beside, holdings
from galerie.host.store.address import Place
from galerie.host.store.beside import Beside, transaction
from galerie.host.store.database import Database, Work, cookie_secret, marks
from galerie.host.store.rows import (
    Chair,
    StoredEntrant,
    StoredMember,
    StoredRoom,
    StoredSettings,
    StoredTournament,
    TableSetup,
)
from galerie.host.store.store import Store
from galerie.host.wire import ChatLine

T = TypeVar("T")
COUNT = 5
"""Rows of each kind; more than one portion."""

KEPT = {"tables", "seatings", "former_guests", "audit"}
BY = Administrator("root", 1)


class KilledError(Exception):
    """No more portions are done, as if the process had been killed."""


class Mortal(Beside):
    """Is killed after so many portions."""

    def __init__(self, place: Place, left: int) -> None:
        super().__init__(place)
        self.left = left

    async def run(self, work: Work[T], /) -> T:
        if not self.left:
            raise KilledError
        self.left -= 1
        return await super().run(work)

    async def read(self, work: Work[T], _: str, /) -> T:
        return await super().run(work)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(removal, "ROWS", 2)
    monkeypatch.setattr(removal, "REPORTS", 2)
    monkeypatch.setattr(removal, "DOCUMENTS", 2)
    monkeypatch.setattr(renaming, "BATCH", 2)
    monkeypatch.setattr(beside, "PAUSE", 0)


@pytest.fixture
def full(place: Place) -> Place:
    """A store in which Zoe, an account, has several of everything, all of it with Bob."""
    Store(place).close()
    with transaction(place) as db:
        fill(db)
    return place


def put(db: Database, table: str, **row: object) -> None:
    db.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks(row)})", [*row.values()])  # noqa: S608


def fill(db: Database) -> None:
    for name in ("zoe", "bob"):
        put(db, "accounts", id=name, name=name.title(), key=name, passphrase="", since=1)
    put(db, "guests", guest="before", account="zoe")
    setup = TableSetup("reversi", 1, (), (Chair.of("zoe", "Zoe"), Chair.of("bob", "Bob")))
    said = [ChatLine(1, "table", 1, speaker(cookie_secret(db), each), None, each, "!") for each in ("zoe", "bob")]
    lines = msgspec.json.encode(said)
    settings = StoredSettings("Coupe", "reversi", (), "swiss", False, 5, 0, None, False, True, 5)
    members = (StoredMember("zoe", "Zoe", 1), StoredMember("bob", "Bob", 1))
    entrants = (StoredEntrant(1, "zoe", "Zoe"), StoredEntrant(2, "bob", "Bob"))
    for number in range(COUNT):
        place, mine = f"place {number}", ("zoe", "before")[number % 2]
        put(db, "tables", id=place, charter=msgspec.json.encode(setup))
        put(db, "standings", table_id=place, game="reversi")
        for seat, guest in enumerate((mine, "bob")):
            put(db, "seatings", table_id=place, seat=seat, guest=guest, name=guest)
        put(db, "holders", table_id=place, seat=1, guest=mine, touched=1)
        put(db, "changes", table_id=place, seat=0, account="zoe", before=1.0, after=2.0)
        put(db, "chat", table_id=place, number=1, room="table", line=msgspec.json.encode({"guest": mine}))
        account, other = ("zoe", "bob") if number % 2 else ("bob", "zoe")
        put(db, "challenges", table_id=place, account=account, challenged=other, game="reversi", at=1)
        put(db, "duel_calls", duel_id=place, account=account, challenged=other, at=1)
        put(db, "blocks", person=place, blocked=mine, name="Zoe", since=1)
        put(db, "reports", at=1, person="bob", reported=mine, name="Zoe", network="", table_id=place, reason="other",
            text="", lines=lines, closed=number % 2 or None)  # fmt: skip
        put(db, "reports", at=1, person="zoe", reported="bob", name="Bob", network="", table_id=place, reason="other",
            text="", lines=lines)  # fmt: skip
        put(db, "rooms", id=place, room=msgspec.json.encode(StoredRoom("zoe", members)), touched=1)
        put(db, "room_members", room_id=place, guest="zoe", has_left=False)
        put(db, "room_members", room_id=place, guest="bob", has_left=False)
        stored = StoredTournament("zoe", "Zoe", settings, entrants)
        put(db, "tournaments", id=place, tournament=msgspec.json.encode(stored), phase="over", touched=1)
        for guest, role in (("zoe", "plays"), ("zoe", "organises"), ("bob", "plays")):
            put(db, "tournament_people", tournament_id=place, guest=guest, role=role)


def mentions(db: Database, *words: str) -> set[str]:
    """The tables in which one of these is found."""
    return {
        table
        for table in holdings.columns(db)
        for row in db.execute(f"SELECT * FROM {table}")  # noqa: S608
        for value in row
        if any(word in (value.decode() if isinstance(value, bytes) else str(value)) for word in words)
    }


@pytest.mark.parametrize("left", [0, 1, 4, 9, 28])
async def test_a_removal_that_is_killed_is_asked_for_again_and_ends_complete(full: Place, left: int) -> None:
    mortal = Mortal(full, left)
    with pytest.raises(KilledError):
        await desk.remove_account(mortal, BY, "zoe")
    with transaction(full) as db:
        assert desk.audit(db) == [], "it is noted once it is complete"
        assert desk.account_called(db, "Zoe") == "zoe", "so that it can be asked for again"
    await desk.remove_account(Beside(full), BY, "zoe")
    with transaction(full) as db:
        assert mentions(db, "zoe", "before") <= KEPT
        assert mentions(db, "Zoe") == set()
        assert {"rooms", "tournaments", "reports", "seatings"} <= mentions(db, "bob"), "others stay"
        assert [(act.by, act.act, act.subject) for act in desk.audit(db)] == [("root", "remove", "zoe")]
    with pytest.raises(Refusal) as refused:
        await desk.remove_account(Beside(full), BY, "zoe")
    assert refused.value.code == "account-unknown"


async def test_no_portion_removes_more_than_a_few_rows(full: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[int] = []

    def rows(db: Database) -> int:
        return sum(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in holdings.MANY)  # noqa: S608

    run = Beside.run

    async def counted(self: Beside, work: Work[Any]) -> Any:
        with transaction(full) as db:
            left.append(rows(db))
        return await run(self, work)

    monkeypatch.setattr(Beside, "run", counted)
    await remove_person(Beside(full), "zoe")
    removed = [before - after for before, after in pairwise(left)]
    assert sum(removed) == left[0]
    assert max(removed) == 2
