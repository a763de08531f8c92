"""Friends by link, challenges by name, profiles and leaderboards: only what everybody may know."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from galerie import deals
from galerie.core import Refusal
from galerie.host.duels import calls as duel_calls
from galerie.host.duels import storage
from galerie.host.duels.storage import Duel
from galerie.host.lobby import challenges as challenges_module
from galerie.host.lobby.challenges import ChallengeLimits, Challenges
from galerie.host.people import leaders, profiles
from galerie.host.people.friends import Friends
from galerie.host.store.address import Place
from galerie.host.store.database import Database
from galerie.host.store.rows import Chair, EventRow, GameStatus, StoredEnding, TableSetup
from galerie.host.store.store import Store, TableChange
from tests.host.accounts import members, sign_up
from tests.host.apps import ME, serving, visitor
from tests.host.sockets import joined
from tests.servers import SHARED, Guest, Server


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A host on which few challenges may wait."""
    server = Server(tmp_path_factory.mktemp("friends") / "tables.sqlite3", challenges_per_person=2, **SHARED)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def people(own_server: Server) -> Iterator[tuple[Guest, Guest, Guest]]:
    """Ada and Bob have accounts, the third is a guest."""
    found = own_server.guest(), own_server.guest(), own_server.guest()
    sign_up(found[0], "Ada")
    sign_up(found[1], "Bob")
    yield found
    for each in found:
        each.close()


def said(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_link_makes_two_accounts_friends_and_a_new_link_ends_the_old(people: tuple[Guest, Guest, Guest]) -> None:
    ada, bob, guest = people
    assert ada.http.get("/api/me/friends").json() == {"link": None, "friends": []}
    old = ada.http.post("/api/me/friends/link").json()["link"]
    link = ada.http.post("/api/me/friends/link").json()["link"]
    assert said(bob.http.get(f"/api/friends/{old}")) == (404, "friend-link-unknown")
    assert guest.http.get(f"/api/friends/{link}").json() == {"name": "Ada", "yours": False}
    assert said(guest.http.post(f"/api/friends/{link}")) == (401, "account-needed")
    assert said(ada.http.post(f"/api/friends/{link}")) == (400, "friend-self")
    for _ in range(2):  # agreeing twice changes nothing
        (friend,) = bob.http.post(f"/api/friends/{link}").json()["friends"]
    assert (friend["name"], friend["here"]) == ("Ada", False)
    with joined(ada.server, bob.open_table({"kind": "me"}, {"kind": "open"}), bob):
        (friend,) = ada.http.get("/api/me/friends").json()["friends"]
        assert (friend["name"], friend["here"]) == ("Bob", True)
    assert ada.http.delete("/api/me/friends/bob").json()["friends"] == []
    assert bob.http.get("/api/me/friends").json()["friends"] == []
    assert said(ada.http.delete("/api/me/friends/bob")) == (404, "friend-unknown")


def test_a_challenge_waits_for_its_account_and_is_accepted_or_declined(people: tuple[Guest, Guest, Guest]) -> None:
    ada, bob, guest = people
    wish = {"name": "bob", "game": "reversi"}
    assert said(guest.http.post("/api/me/challenges", json=wish)) == (401, "account-needed")
    assert said(ada.http.post("/api/me/challenges", json={**wish, "name": "Nobody"})) == (404, "account-unknown")
    assert said(ada.http.post("/api/me/challenges", json={**wish, "name": "Ada"})) == (400, "challenge-self")
    assert said(ada.http.post("/api/me/challenges", json={**wish, "game": "solo"})) == (400, "pair-alone")
    first, second = (ada.http.post("/api/me/challenges", json=wish).json() for _ in range(2))
    assert said(ada.http.post("/api/me/challenges", json=wish)) == (429, "challenges-many")
    listed = bob.http.get("/api/me/challenges").json()
    assert {(each["table"], each["name"], each["yours"]) for each in listed} == {
        (first["id"], "Ada", False),
        (second["id"], "Ada", False),
    }
    assert [each["table"] for each in bob.http.delete(f"/api/me/challenges/{first['id']}").json()] == [second["id"]]
    declined = {each["table"]: each["declined"] for each in ada.http.get("/api/me/challenges").json()}
    assert declined == {first["id"]: True, second["id"]: False}
    assert said(guest.http.delete(f"/api/me/challenges/{second['id']}")) == (401, "account-needed")
    assert said(ada.http.delete(f"/api/me/challenges/{second['id']}")) == (404, "challenge-unknown")
    seat = [each["kind"] for each in second["seats"]].index("open")
    assert bob.sit(second["id"], seat).json()["rated"] is True
    assert bob.http.get("/api/me/challenges").json() == []
    assert guest.http.get("/api/me/challenges").json() == []


def test_a_profile_shows_rated_games_at_public_tables_and_can_be_hidden(people: tuple[Guest, Guest, Guest]) -> None:
    ada, bob, guest = people
    tables = {}
    for public in (True, False):
        tables[public] = table = ada.open_table({"kind": "me"}, {"kind": "open"}, public=public)
        bob.sit(table, 1)
        with joined(ada.server, table, ada) as first, joined(ada.server, table, bob) as second:
            for version in range(1, 11):  # enough to be rated
                seat = second.moment["to_act"][0]
                (first, second)[seat].play(second.moment["moves"][str(seat)][0], seat=seat)
                first.reached(version)
                second.reached(version)
            second.play("!resign", seat=1)
    shown = guest.http.get("/api/people/bob").json()
    assert [each["table"] for each in shown["games"]] == [tables[True]]
    assert shown["games"][0]["change"] < 0
    assert shown["against"] == {"won": 0, "drawn": 0, "lost": 0}
    assert [each["game"] for each in shown["ratings"]] == ["reversi"]
    assert ada.http.get("/api/people/Bob").json()["against"] == {"won": 2, "drawn": 0, "lost": 0}
    (entry,) = [each for each in ada.http.get("/api/me/games").json()["games"] if each["table"] == tables[True]]
    assert [seat["account"] for seat in entry["seats"]] == [True, True]
    assert said(guest.http.put("/api/me/profile", json={"listed": False})) == (401, "account-needed")
    assert bob.http.put("/api/me/profile", json={"listed": False}).status_code == 200
    assert said(ada.http.get("/api/people/Bob")) == (404, "profile-unknown")
    assert bob.http.get("/api/people/Bob").json()["listed"] is False
    assert said(ada.http.get("/api/people/Nobody")) == (404, "profile-unknown")
    bob.http.put("/api/me/profile", json={"listed": True})


def test_the_pages_of_friends_are_those_of_the_client(people: tuple[Guest, Guest, Guest]) -> None:
    for path in ("/friends", "/friends/abc", "/p/Ada", "/leaders", "/leaders/reversi"):
        assert '<div id="app">' in people[2].http.get(path).text


async def test_the_games_of_a_profile_come_in_pages_by_key(place: Place) -> None:
    people, (ada, bob) = await members(place, "Ada", "Bob")
    store = Store(place)
    setup = TableSetup("reversi", 1, (), (Chair.of(ada, "Ada"), Chair.of(bob, "Bob")), public=True)
    for number in range(25):
        await store.open(f"t{number:02}", setup)

    def rate(db: Database) -> None:
        for number in range(25):
            db.execute("INSERT INTO changes VALUES (?, 0, ?, 1500, 1510, ?, TRUE)", (f"t{number:02}", ada, number // 2))

    await store.run(rate)
    first = await profiles.profile(store, people, "ada", bob)
    assert first.next
    rest = await profiles.profile(store, people, "ada", bob, first.next)
    assert rest.next is None
    found = [each.table for each in (*first.games, *rest.games)]
    assert found == [f"t{number:02}" for number in reversed(range(25))]
    assert (await profiles.profile(store, people, "ada", bob, "nonsense")).games == first.games
    store.close()


async def test_challenges_and_their_notices_are_counted(place: Place) -> None:
    people, (ada, bob) = await members(place, "Ada", "Bob")
    store = Store(place)
    challenges = Challenges(store, people, ChallengeLimits(per_hour=2, notices_per_hour=3))
    for _ in range(2):
        await challenges.find(ada, "Bob")
    with pytest.raises(Refusal, match="often"):
        await challenges.find(ada, "Bob")
    assert [await challenges.may_notify(bob, ada) for _ in range(5)] == [True] * 3 + [False] * 2
    assert await challenges.may_notify(ada, bob)
    await make_friends(store, ada, bob)
    assert [await challenges.may_notify(bob, ada) for _ in range(5)] == [True] * 3 + [False] * 2, (
        "strangers used theirs"
    )
    store.close()


async def make_friends(store: Store, one: str, other: str) -> None:
    rows = [(one, other, 1), (other, one, 1)]
    await store.run(lambda db: db.executemany("INSERT INTO friends VALUES (?, ?, ?)", rows))


async def test_the_challenges_of_friends_are_listed_before_those_of_strangers(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenges_module, "MOST_LISTED", 1)
    people, (ada, bob, eve) = await members(place, "Ada", "Bob", "Eve")
    store = Store(place)
    await make_friends(store, ada, bob)
    challenges = Challenges(store, people)
    setup = TableSetup("reversi", 1, (), (Chair("open"), Chair("open")))

    async def challenge(account: str, number: int) -> None:
        table = f"{account} {number}"
        chairs = (Chair.of(account, "X"), Chair("open"))
        await store.open(table, msgspec.structs.replace(setup, chairs=chairs))
        await challenges.note(table, account, ada, "reversi")
        duel = Duel(table, "solo", "abcd2345", (), account, 1)
        await store.run(lambda db: storage.add(db, duel))
        await store.run(lambda db: duel_calls.add(db, table, account, ada, number))

    await challenge(bob, 1)
    for number in (2, 3):
        await challenge(eve, number)
    assert {(each.name, each.duel is None) for each in await challenges.listed(ada)} == {("Bob", True), ("Bob", False)}
    store.close()


async def test_nobody_has_more_friends_than_allowed(place: Place) -> None:
    people, (ada, *others) = await members(place, "Ada", "Bob", "Cleo", "Dora")
    store = Store(place)
    friends = Friends(store, people, most=2)
    await friends.renew_link(ada)
    link = (await friends.listed(ada, lambda _: False)).link
    assert link
    for each in others[:2]:
        await friends.agree(each, link)
    with pytest.raises(Refusal, match="friends many"):
        await friends.agree(others[2], link)
    assert (await friends.listed(others[2], lambda _: False)).friends == []
    store.close()


async def test_leaderboards_list_sure_ratings_of_public_profiles_with_a_proof(place: Place) -> None:
    _, (ada, bob, cleo, dora) = await members(place, "Ada", "Bob", "Cleo", "Dora")
    store = Store(place)
    setup = TableSetup("reversi", 1, (), (Chair.of(ada, "Ada"), Chair.of(bob, "Bob")), public=True)
    await store.open("proof", setup)

    def rate(db: Database) -> None:
        for account, value, deviation in ((ada, 1700, 60), (bob, 1800, 60), (cleo, 2000, 200), (dora, 1900, 50)):
            db.execute("INSERT INTO ratings VALUES (?, 'reversi', ?, ?, 0.06, 9)", (account, value, deviation))
        db.execute("INSERT INTO changes VALUES ('proof', 0, ?, 1690, 1700, 5, TRUE)", (ada,))

    await store.run(rate)
    await profiles.show(store, dora, listed=False)
    found = (await leaders.leaderboard(store, "reversi")).leaders
    assert [(each.name, each.value, each.table) for each in found] == [("Bob", 1800, None), ("Ada", 1700, "proof")]
    store.close()


async def test_the_first_result_of_the_deal_of_the_day_counts(place: Place) -> None:
    people, (ada, bob) = await members(place, "Ada", "Bob")
    store, today = Store(place), deals.of_today()

    def played(account: str, deal: str = today, words: tuple[str, ...] = ()) -> TableSetup:
        return TableSetup("solo", 1, words, (Chair.of(account, ""),), deal=deal)

    ending = StoredEnding(scores=[19.0], ranks=[1], reason="full", counted=True)
    assert leaders.is_ranked(played(ada), ending, people)
    assert not leaders.is_ranked(played("a guest"), ending, people)
    assert not leaders.is_ranked(played(ada, deal="2020-01-01"), ending, people)
    assert not leaders.is_ranked(played(ada, words=("values",)), ending, people)
    left = StoredEnding(scores=[3.0], ranks=[1], reason="resigned", counted=True)
    assert not leaders.is_ranked(played(ada), left, people)
    for table, account, score, at in (("a", ada, 19.0, 1), ("b", ada, 24.0, 2), ("c", bob, 20.0, 3)):
        await store.open(table, played(account))
        ended = StoredEnding(scores=[score], ranks=[1], reason="full", counted=True)
        noting = partial(leaders.note, table_id=table, setup=played(account), ending=ended, at=at)
        await store.run(noting)
    before = await leaders.deal_board(store, people, "solo", today, "somebody")
    assert [(each.name, each.score, each.table) for each in before.leaders] == [
        ("Ada", None, None),
        ("Bob", None, None),
    ]
    await store.append(TableChange("c", [EventRow(1, 0, "stop", 0)], GameStatus((), ended)))
    found = (await leaders.deal_board(store, people, "solo", today, bob)).leaders
    assert [(each.name, each.score, each.table) for each in found] == [("Bob", 20, "c"), ("Ada", 19, "a")]
    store.close()


async def test_whoever_tries_the_deal_of_the_day_at_two_tables_has_no_result(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.sqlite3") as app:
        wish = {"game": "solo", "seats": [ME], "deal": deals.of_today()}
        for name, tables in (("Ada", 2), ("Bob", 1)):
            client = visitor(app)
            await client.post("/api/account", json={"name": name, "passphrase": "quatre mots sans rapport"})
            for number in range(tables):
                opened = await client.post("/api/tables", json=wish)
                table = await app.state.registry.find(opened.json()["id"])
                (chair,) = table.setup.chairs
                move = next(text for text in table._history.match.moves(0).texts if text != "stop")
                await table.play(chair.guest, f"move {number}", 0, move)
            await table.play(chair.guest, "last", 0, "stop")
        board = (await client.get(f"/api/leaderboards/solo/{deals.of_today()}")).json()
        assert [leader["name"] for leader in board["leaders"]] == ["Bob"]


def test_a_removed_account_leaves_every_list(own_server: Server, people: tuple[Guest, Guest, Guest]) -> None:
    ada, _, _ = people
    cleo = own_server.guest()
    sign_up(cleo, "Cleo")
    link = cleo.http.post("/api/me/friends/link").json()["link"]
    ada.http.post(f"/api/friends/{link}")
    cleo.http.post("/api/me/challenges", json={"name": "Ada", "game": "reversi"})
    assert cleo.http.post("/api/account/removal", json={"passphrase": "quatre mots sans rapport"}).status_code == 200
    cleo.close()
    assert ada.http.get("/api/me/friends").json()["friends"] == []
    assert [each["name"] for each in ada.http.get("/api/me/challenges").json() if not each["yours"]] == []
    assert said(ada.http.get(f"/api/friends/{link}")) == (404, "friend-link-unknown")
