"""Administrators: how they sign in, what they see and do, and that the command line reaches a running server."""

import json
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from galerie.core import Refusal
from galerie.host.moderation import bans, desk
from galerie.host.moderation.bans import Bans
from galerie.host.moderation.desk import LINK_LIFETIME, Administrator
from galerie.host.people.people import People
from galerie.host.store.address import Place
from galerie.host.store.beside import Beside, transaction
from galerie.host.store.database import Database
from galerie.host.store.store import Store, milliseconds
from galerie.host.wire import BanEntry, BanWish
from tests.host.accounts import PASSPHRASE, quick
from tests.host.apps import ME, OPEN, seated, serving, visitor
from tests.host.tables import until
from tests.servers import Guest, Server

OPENING = {"game": "reversi", "seats": [ME, OPEN]}


def by(at: int | None = None) -> Administrator:
    return Administrator("galerie admin", milliseconds() if at is None else at)


async def sign_up(guest: httpx.AsyncClient, name: str) -> None:
    answer = await guest.post("/api/account", json={"name": name, "passphrase": PASSPHRASE})
    assert answer.status_code == 201, answer.text


async def enter(path: Place, guest: httpx.AsyncClient) -> None:
    """Sign in as an administrator, by a link."""
    with transaction(path) as db:
        key = desk.make_link(db, by(), "Ada")
    assert (await guest.post("/api/admin/session", json={"key": key})).status_code == 201


class TestSigningIn:
    async def test_a_link_opens_the_page_once_and_a_session_ends(self, place: Place) -> None:
        path = place
        async with serving(path) as app, visitor(app) as ada, visitor(app) as thief:
            await sign_up(ada, "Ada Neuf")
            refused = await ada.get("/api/admin/session")
            assert (refused.status_code, refused.json()["code"]) == (401, "admin-signed-out")
            with transaction(path) as db:
                key, old = (
                    desk.make_link(db, by(), "Ada"),
                    desk.make_link(db, by(milliseconds() - LINK_LIFETIME), "Bob"),
                )
            answer = await ada.post("/api/admin/session", json={"key": key})
            assert answer.json()["name"] == "Ada"
            (cookie,) = answer.headers.get_list("set-cookie")
            assert all(word in cookie for word in ("HttpOnly", "Path=/api/admin", "SameSite=strict", "Max-Age=3600"))
            for wrong in (key, old, "", "x"):
                told = await thief.post("/api/admin/session", json={"key": wrong})
                assert (told.status_code, told.json()["code"]) == (403, "admin-wrong")
            assert (await ada.get("/api/admin/session")).json()["name"] == "Ada"
            stolen = {"Cookie": f"galerie_account={ada.cookies['galerie_account']}"}
            assert (await thief.get("/api/admin/reports", headers=stolen)).status_code == 401
            thief.cookies = httpx.Cookies(ada.cookies)
            assert (await ada.delete("/api/admin/session")).status_code == 200
            assert (await thief.get("/api/admin/reports")).status_code == 401

    async def test_a_passphrase_opens_it_too_and_a_new_one_signs_everybody_out(self, place: Place) -> None:
        path = place
        async with serving(path) as app, visitor(app) as ada:
            kept = await quick().hashed(PASSPHRASE)
            none = await ada.post("/api/admin/session", json={"passphrase": PASSPHRASE})
            assert none.json()["code"] == "admin-wrong"
            with transaction(path) as db:
                desk.set_passphrase(db, by(), kept)
            assert (await ada.post("/api/admin/session", json={"passphrase": PASSPHRASE})).status_code == 201
            assert (await ada.get("/api/admin/audit")).json()[0]["act"] == "sign-in"
            with transaction(path) as db:
                desk.set_passphrase(db, by(), None)
            assert (await ada.get("/api/admin/audit")).status_code == 401

    async def test_whoever_guesses_is_stopped(self, place: Place) -> None:
        async with serving(place, sign_ins_per_minute=2, sign_ins_of_address=9) as app, visitor(app) as thief:
            for wish, most in (({"passphrase": "x" * 20}, 2), ({"key": "x"}, 7)):
                codes = [(await thief.post("/api/admin/session", json=wish)).json()["code"] for _ in range(most + 1)]
                assert codes == ["admin-wrong"] * most + ["sign-in-often"]

    async def test_whoever_has_a_link_is_not_shut_out_by_what_others_try(self, place: Place) -> None:
        async with serving(place, sign_ins_per_minute=2) as app, visitor(app) as ada:
            for _ in range(3):
                refused = await ada.post("/api/admin/session", json={"passphrase": "x" * 20})
            assert refused.json()["code"] == "sign-in-often"
            await enter(place, ada)


class TestDesk:
    async def test_administrators_see_reports_people_and_tables_and_all_they_do_is_noted(self, place: Place) -> None:
        path = place
        async with serving(path) as app, visitor(app) as ada, visitor(app, "203.0.113.9") as bob, visitor(app) as admin:
            await sign_up(bob, "Bob Dix")
            table = await seated(ada, bob)
            await ada.post(f"/api/tables/{table}/reports", json={"seat": 1, "reason": "insult", "text": "!"})
            await enter(path, admin)

            async def get(what: str) -> Any:
                return (await admin.get(f"/api/admin/{what}")).json()

            (report,) = await get("reports")
            assert (report["name"], report["account"], report["by"]) == ("Bob Dix", True, "")
            (person,) = await get("people?name=bob")
            assert (person["name"], person["games"], person["reports"], person["banned"]) == ("Bob Dix", 1, 1, False)
            assert await get("people?name=zoe") == await get("tables?name=zoe") == []
            (listed,) = await get("tables?name=bob")
            assert (listed["table"], listed["names"], listed["over"]) == (table, ["Ada", "Bob Dix"], False)
            assert (await admin.post(f"/api/admin/reports/{report['number']}/closing")).status_code == 200
            assert (await admin.post(f"/api/admin/reports/{report['number']}/closing")).status_code == 404
            assert await get("reports") == []
            assert len(await get("reports?closed=true")) == 1

            wish = {"person": report["person"], "reason": "insultes", "days": 3}
            assert (await admin.post("/api/admin/bans", json=wish)).status_code == 201
            (ban,) = await get("bans")
            assert (ban["name"], ban["reason"]) == ("Bob Dix", "insultes")
            told = await bob.post("/api/tables", json=OPENING)
            assert (told.status_code, told.json()["code"]) == (403, "banned-until")
            assert "Reason: insultes" in told.json()["text"]
            assert (await bob.get("/api/me/data")).status_code == 200  # one's own data stay one's own
            assert (await admin.delete(f"/api/admin/bans/{ban['number']}")).status_code == 200
            assert (await bob.post("/api/tables", json=OPENING)).status_code == 201

            gone = await admin.post("/api/admin/removals", json={"person": person["person"]})
            assert gone.status_code == 200
            assert (await bob.get("/api/me")).json()["name"] is None
            assert (await admin.post("/api/admin/removals", json={"person": "x"})).json()["code"] == "account-unknown"
            acts = [entry["act"] for entry in await get("audit")]
            assert acts == ["remove", "unban", "ban", "close", "sign-in", "link"]
            assert {entry["by"] for entry in await get("audit")} == {"Ada", "galerie admin"}

    async def test_a_server_learns_of_what_is_done_on_the_command_line(
        self, place: Place, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("galerie.host.moderation.orders.FOLLOW_SECONDS", 0.01)
        path = place
        async with serving(path) as app, visitor(app) as ada, visitor(app) as bob:
            await sign_up(ada, "Ada Onze")
            await sign_up(bob, "Bob Onze")
            people = app.state.registry.people
            with transaction(path) as db:
                desk.ban(db, by(), BanWish("nuisance", person=desk.account_called(db, "ada onze")))
                account = desk.account_called(db, "Bob Onze")
            await desk.remove_account(Beside(path), by(), account)
            await until(lambda: "Bob Onze" not in people.names.values())
            told = await ada.post("/api/tables", json=OPENING, headers={"Accept-Language": "fr"})
            assert told.json()["text"] == "Vous êtes exclu de ce serveur. Motif : nuisance"
            assert (await bob.get("/api/me")).json()["name"] is None
            with transaction(path) as db:
                (ban,) = desk.bans_in_force(db, milliseconds())
                desk.unban(db, by(), ban.number)
            account = next(person for person, name in people.names.items() if name == "Ada Onze")
            await until(lambda: not app.state.bans.concerns(account, ""))
            assert (await ada.post("/api/tables", json=OPENING)).status_code == 201

    def test_whoever_is_banned_is_on_no_socket_any_more(self, server: Server, ada: Guest, bob: Guest) -> None:
        room = bob.http.post("/api/rooms", json={"name": "Bob"}).json()["id"]
        table = bob.open_table(ME, OPEN)
        wish = {"title": "Coupe", "game": "reversi", "system": "swiss", "name": "Bob"}
        tournament = bob.http.post("/api/tournaments", json=wish)
        of_tournament = f"/api/tournaments/{tournament.json()['tournament']['id']}/socket"
        of_room = f"/api/rooms/{room}/socket"

        def refusal(path: str, guest: Guest) -> str | None:
            address = f"ws://127.0.0.1:{server.port}{path}"
            with connect(address, additional_headers={"Cookie": guest.cookie}) as socket:
                with suppress(ConnectionClosed):  # it may be closed already
                    socket.send('{"kind": "ping"}')
                frame = json.loads(socket.recv(20))
                return frame["problem"]["code"] if frame["kind"] == "refused" else None

        with connect(f"ws://127.0.0.1:{server.port}{of_room}", additional_headers={"Cookie": bob.cookie}) as inside:
            with transaction(server.data) as db:
                (guest,) = db.execute("SELECT guest FROM room_members WHERE room_id = ?", (room,)).fetchone()
                desk.ban(db, by(), BanWish("nuisance", person=guest))
            with pytest.raises(ConnectionClosed):
                deque(iter(lambda: inside.recv(20), None))
        paths = [of_room, f"{of_room}?screen=1", f"/api/tables/{table}/socket", of_tournament]
        paths += ["/api/lobby/socket", "/api/me/socket"]
        assert [refusal(path, bob) for path in paths] == ["banned"] * len(paths)
        assert refusal("/api/lobby/socket", ada) is None

    async def test_a_job_of_the_server_is_tried_again_when_a_command_has_just_written(self, tmp_path: Path) -> None:
        path = tmp_path / "db"
        store = Store(path)
        tries: list[int] = []

        def job(db: Database) -> None:
            db.execute("SELECT count(*) FROM bans").fetchone()
            if not tries:
                with transaction(path) as beside:
                    desk.ban(beside, by(), BanWish("x", network="203.0.113.0/24"))
            tries.append(1)
            db.execute("INSERT INTO audit (at, by, act, subject, detail) VALUES (0, '', '', '', '')")

        await store.run(job)
        store.close()
        assert len(tries) == 2


class TestBans:
    async def test_whoever_comes_from_a_banned_network_is_told_so_in_a_sentence(self, place: Place) -> None:
        path = place
        async with serving(path):
            pass
        with transaction(path) as db:
            desk.ban(db, by(), BanWish("nuisance", network="203.0.113.77/24", days=1))
            desk.ban(db, by(), BanWish("nuisance", network="2001:db8::/48"))
        async with serving(path) as app:
            for address, status in [
                ("203.0.113.9", 403),
                ("::ffff:203.0.113.9", 403),
                ("2001:db8:0:7::1", 403),
                ("203.0.114.9", 200),
                ("2001:db8:1::1", 200),
                ("testclient", 200),
            ]:
                async with visitor(app, address) as guest:
                    answer = await guest.get("/api/games")
                    assert answer.status_code == status, address
                    if status == 403:
                        assert answer.json()["text"].startswith("You are banned from this server")
                        page = await guest.get("/", headers={"Accept": "text/html"})
                        assert page.text == answer.json()["text"]
                        assert (await guest.get("/health")).status_code == 200

    def test_a_ban_ends_by_itself_and_concerns_whoever_is_connected(self) -> None:
        clock, people = [1_000], People(bound={"guest": "account"})
        known = Bans(people, lambda: clock[0])
        known.replace(
            [
                BanEntry(1, "guest", "", "", "x", 0, 500),
                BanEntry(4, "guest", "", "", "x", 0, 2_000),
                BanEntry(2, "", "", "2001:db8::7/128", "x", 0, None),
                BanEntry(3, "", "", "203.0.113.0/24", "x", 0, 2_000),
            ]
        )
        assert known.concerns("account", "")
        assert known.concerns(None, "2001:db8::/64")
        assert known.concerns(None, "203.0.113.5")
        assert not known.concerns("other", "192.0.2.1")
        clock[0] = 2_000
        known.check_person("account")
        known.check_address("203.0.113.5")
        with pytest.raises(Refusal, match="banned"):
            known.check_address("2001:db8::7")

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("zoé", "network-wrong"),
            ("1.2.3.4.5", "network-wrong"),
            ("0.0.0.0/0", "network-large"),
            ("::/0", "network-large"),
            ("127.0.0.1", "network-large"),
        ],
    )
    def test_what_is_no_network_or_everybody_is_refused(self, text: str, code: str) -> None:
        with pytest.raises(Refusal) as refused:
            bans.network(text)
        assert refused.value.code == code

    @pytest.mark.parametrize("wish", [BanWish(" ", person="x"), BanWish("x"), BanWish("x", "x", "203.0.113.1")])
    def test_a_ban_needs_a_reason_and_one_whom_it_concerns(self, place: Place, wish: BanWish) -> None:
        Store(place).close()
        with pytest.raises(Refusal, match="ban incomplete"), transaction(place) as db:
            desk.ban(db, by(), wish)
