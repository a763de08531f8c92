"""Notices reach the devices and the web hook of a person, in their language; receivers that fail are given up."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest

from galerie.core import Refusal
from galerie.host.notices import delivery as module
from galerie.host.notices.delivery import Delivery
from galerie.host.notices.notice import Notice, Notices
from galerie.host.notices.outgoing import Outgoing
from galerie.host.notices.receivers import MOST_FAILURES, ReceiverLimits, Receivers
from galerie.host.ops.metrics import Metrics
from galerie.host.store.database import Database
from galerie.host.store.store import Store
from tests.host.notices.services import Browser, Service
from tests.host.tables import until

TURN = Notice("turn", "reversi", "abc", "Bob")
SITE = "https://galerie.test"


@dataclass
class Post:
    """What sends notices at a host, from its start to its end."""

    notices: Notices
    receivers: Receivers
    delivery: Delivery
    origin: str

    async def add(
        self,
        person: str,
        path: str,
        browser: Browser,
        language: Literal["fr", "en"] = "fr",
        session: str | None = None,
    ) -> str:
        return await self.receivers.add_device(
            person, session, f"{self.origin}{path}", browser.keys, language, SITE, "Firefox"
        )

    async def addresses(self, person: str) -> set[str]:
        return {each.address.removeprefix(self.origin) for each in await self.receivers.of(person)}


@asynccontextmanager
async def post(
    path: Path, push: Service, limits: ReceiverLimits | None = None, seconds: float = 20
) -> AsyncIterator[Post]:
    store, notices = Store(path / "db"), Notices(4)
    receivers = Receivers(store, limits or ReceiverLimits())
    outgoing = Outgoing(frozenset({push.origin}), seconds)
    delivery = Delivery(notices, receivers, outgoing, Metrics())
    await receivers.load()
    running = asyncio.create_task(delivery.run())
    try:
        yield Post(notices, receivers, delivery, push.origin)
    finally:
        running.cancel()
        delivery.close()
        await outgoing.close()
        store.close()


async def test_every_device_shows_a_notice_in_its_language(tmp_path: Path, push: Service) -> None:
    phone, laptop = Browser(), Browser()
    async with post(tmp_path, push) as host:
        await host.add("ada", "/phone", phone)
        await host.add("ada", "/laptop", laptop, "en")
        await host.add("bob", "/bob", Browser())
        host.notices.tell("ada", TURN)
        await until(lambda: len(push.delivered) == 2)
        (on_phone,), (on_laptop,) = push.of("/phone"), push.of("/laptop")
    shown = {"title": "À vous de jouer · Reversi", "body": "Avec Bob.", "path": "/table/abc", "tag": "abc"}
    assert phone.shown(on_phone) == shown
    assert laptop.shown(on_laptop)["title"] == "Your turn · Reversi"
    headers = on_phone.headers
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid t=")
    assert headers["topic"] == on_laptop.headers["topic"], "a notice about the same table replaces it"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    "notice",
    [
        TURN,
        Notice("turn", "reversi", "abc"),
        Notice("deadline", "reversi", "abc", hours=1),
        Notice("deadline", "reversi", "abc", hours=6),
        Notice("seated", "reversi", "abc"),
        *(Notice("request", "reversi", "abc", "Bob", each) for each in ("takeback", "draw", "pause", "takeover")),
        Notice("rematch", "reversi", "abc", "Bob"),
        Notice("rematch-begun", "reversi", "abc"),
        Notice("challenge", "reversi", "abc", "Bob"),
        Notice("paired", "reversi", "abc", "Bob"),
        Notice("test"),
        Notice("hook-removed"),
    ],
    ids=lambda each: each if isinstance(each, str) else f"{each.occasion}-{each.request or each.hours}",
)
async def test_every_occasion_has_its_words(
    tmp_path: Path, push: Service, notice: Notice, language: Literal["fr", "en"]
) -> None:
    browser = Browser()
    async with post(tmp_path, push) as host:
        await host.add("ada", "/ada", browser, language)
        host.notices.tell("ada", notice)
        await until(lambda: bool(push.delivered))
    shown = browser.shown(push.delivered[0])
    assert shown["title"]
    assert bool(shown["body"]) == (notice != Notice("turn", "reversi", "abc"))
    assert not {"{", "$", "-body"} & {*shown["title"], *shown["body"]}


async def test_a_web_hook_is_sent_what_discord_reads(tmp_path: Path, push: Service) -> None:
    async with post(tmp_path, push) as host:
        await host.receivers.set_hook("ada", f"{push.origin}/first", "fr", SITE)
        await host.receivers.set_hook("ada", f"{push.origin}/hook", "fr", SITE)
        host.notices.tell("ada", TURN._replace(name="@everyone"))
        await until(lambda: bool(push.delivered))
    (delivered,) = push.delivered
    assert delivered.path == "/hook", "there is one for each person"
    assert delivered.headers["content-type"] == "application/json"
    assert json.loads(delivered.body) == {
        "content": "À vous de jouer · Reversi\nAvec @everyone.\nhttps://galerie.test/table/abc",
        "allowed_mentions": {"parse": []},
    }


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_is_gone_is_removed(tmp_path: Path, push: Service, status: int) -> None:
    push.answers["/gone"] = status
    async with post(tmp_path, push) as host:
        await host.add("ada", "/gone", Browser())
        await host.add("ada", "/here", Browser())
        host.notices.tell("ada", TURN)
        await until(lambda: bool(push.of("/here")) and bool(push.of("/gone")))
        while await host.addresses("ada") != {"/here"}:
            await asyncio.sleep(0.005)


async def test_a_device_that_fails_rests_and_is_then_sent_the_newest_notice(
    tmp_path: Path, push: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FIRST_REST", 3600)
    push.answers["/ada"] = 503
    browser = Browser()
    async with post(tmp_path, push) as host:
        device = await host.add("ada", "/ada", browser)
        host.notices.tell("ada", TURN)
        await until(lambda: device in host.delivery._resting)
        for table in ("second", "third"):
            newest = TURN._replace(table=table)
            host.notices.tell("ada", newest)
            while host.delivery._resting[device][0] != newest:
                await asyncio.sleep(0.005)
        push.answers.clear()
        host.delivery._try_again("ada", device)
        await until(lambda: len(push.delivered) == 2)
    assert [browser.shown(each)["tag"] for each in push.delivered] == ["abc", "third"]


async def test_a_web_hook_that_keeps_failing_is_given_up_and_its_owner_told(
    tmp_path: Path, push: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FIRST_REST", 0.0)
    push.answers["/hook"] = 500
    browser = Browser()
    async with post(tmp_path, push) as host:
        await host.add("ada", "/ada", browser)
        await host.receivers.set_hook("ada", f"{push.origin}/hook", "fr", SITE)
        host.notices.tell("ada", TURN)
        await until(lambda: len(push.of("/ada")) == 2)
        assert await host.addresses("ada") == {"/ada", ""}, "what is left of it tells its owner"
        host.notices.tell("ada", TURN)
        await until(lambda: len(push.of("/ada")) == 3)
    assert len(push.of("/hook")) == MOST_FAILURES, "nothing more is sent there"
    assert browser.shown(push.of("/ada")[1])["title"] == "Votre web hook ne répond plus"


async def test_a_device_that_works_again_starts_anew(tmp_path: Path, push: Service) -> None:
    async with post(tmp_path, push) as host:
        device = await host.add("ada", "/ada", Browser())
        await host.receivers.note_failures(device, MOST_FAILURES - 1)
        host.notices.tell("ada", TURN)
        while (await host.receivers.of("ada"))[0].failures:
            await asyncio.sleep(0.005)


async def test_a_slow_receiver_keeps_nobody_else_waiting(tmp_path: Path, push: Service) -> None:
    async with post(tmp_path, push) as host:
        await host.add("eve", "/slow", Browser())
        await host.add("ada", "/ada", Browser())
        host.notices.tell("eve", TURN)
        await until(lambda: bool(push.of("/slow")))
        host.notices.tell("ada", TURN)
        await until(lambda: bool(push.of("/ada")))
        push.released.set()


async def test_too_many_notices_are_lost_and_nothing_else_is(caplog: pytest.LogCaptureFixture) -> None:
    notices = Notices(2)
    for _ in range(5):
        notices.tell("ada", TURN)
    assert len(notices) == 2
    assert "a notice was lost: too many are waiting" in caplog.messages


async def test_one_person_does_not_take_what_others_have_for_their_notices() -> None:
    notices = Notices(100, of_person=3)
    for number in range(50):
        notices.tell("eve", Notice("turn", table=f"{number}"))
    assert len(notices) == 3
    notices.tell("ada", TURN)
    assert [(await notices.next()).person for _ in range(2)] == ["eve", "ada"], "one at a time for each"
    notices.tell("ada", TURN)
    notices.done("ada")
    assert (await notices.next()).person == "ada", "Eve is still being told something"
    notices.done("eve")
    assert (await notices.next()).notice.table == "1"


async def test_many_people_do_not_take_what_others_have_for_their_notices() -> None:
    notices = Notices(8, of_person=4)
    for each in ("eve 1", "eve 2", "eve 3"):
        for _ in range(4):
            notices.tell(each, TURN)
    before = len(notices)
    notices.tell("ada", TURN)
    assert (before, len(notices)) == (11, 12), "the last of them had their share"
    told = [(await notices.next()).person for _ in range(4)]
    assert told[-1] == "ada"


async def test_slow_receivers_of_one_person_keep_nobody_waiting(
    tmp_path: Path, push: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SENDERS", 2)
    async with post(tmp_path, push) as host:
        await host.add("eve", "/slow", Browser())
        await host.add("ada", "/ada", Browser())
        for number in range(3):
            host.notices.tell("eve", TURN._replace(table=f"{number}"))
        await until(lambda: bool(push.of("/slow")))
        host.notices.tell("ada", TURN)
        await until(lambda: bool(push.of("/ada")))
        push.released.set()


async def test_a_receiver_rests_however_many_do(tmp_path: Path, push: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 1)
    push.answers.update({"/ada": 503, "/bob": 503})
    async with post(tmp_path, push) as host:
        for person in ("ada", "bob"):
            await host.add(person, f"/{person}", Browser())
            host.notices.tell(person, TURN)
        await until(lambda: len(host.delivery._resting) == 2)
        host.notices.tell("bob", TURN)
        await until(lambda: len(host.notices) == 0)
    assert len(push.delivered) == 2


async def test_somebody_has_so_many_devices_and_no_more(tmp_path: Path, push: Service) -> None:
    async with post(tmp_path, push, ReceiverLimits(per_person=2, all=3)) as host:
        for path in ("/1", "/2", "/1", "/3"):
            await host.add("ada", path, Browser())
            await asyncio.sleep(0.002)
        assert await host.addresses("ada") == {"/1", "/3"}, "the one unused for longest makes room"
        for person in ("bob", "cleo"):
            await host.add(person, f"/{person}", Browser())
            await asyncio.sleep(0.002)
        assert await host.addresses("ada") == {"/3"}


async def test_a_device_belongs_to_whoever_used_it_last(tmp_path: Path, push: Service) -> None:
    async with post(tmp_path, push) as host:
        device = await host.add("ada", "/laptop", Browser())
        assert await host.add("bob", "/laptop", Browser()) == device
        assert (await host.addresses("ada"), await host.addresses("bob")) == (set(), {"/laptop"})
        with pytest.raises(Refusal, match="receiver unknown"):
            await host.receivers.find("ada", device)


async def test_a_device_of_a_session_that_has_ended_is_told_nothing(tmp_path: Path, push: Service) -> None:
    async with post(tmp_path, push) as host:

        def begin(db: Database) -> None:
            db.execute("INSERT INTO accounts (id, name, key, passphrase, since) VALUES ('ada', 'Ada', 'ada', '', 0)")
            db.execute("INSERT INTO sessions (digest, account, since) VALUES ('digest', 'ada', 0)")

        def end(db: Database) -> None:
            db.execute("DELETE FROM sessions")

        def stored(db: Database) -> int:
            return len(db.execute("SELECT id FROM receivers").fetchall())

        store = host.receivers._store
        await store.run(begin)
        await host.add("ada", "/laptop", Browser(), session="digest")
        await host.add("ada", "/phone", Browser())
        assert await host.addresses("ada") == {"/laptop", "/phone"}
        await store.run(end)
        assert await host.addresses("ada") == {"/phone"}
        assert await store.read(stored, "test") == 1


async def test_an_account_is_told_on_the_devices_of_the_guests_it_was(tmp_path: Path, push: Service) -> None:
    async with post(tmp_path, push) as host:
        await host.add("guest", "/phone", Browser())

        def bind(db: Database) -> None:
            db.execute("INSERT INTO accounts (id, name, key, passphrase, since) VALUES ('ada', 'Ada', 'ada', '', 0)")
            db.execute("INSERT INTO guests VALUES ('guest', 'ada')")

        await host.receivers._store.run(bind)
        assert await host.addresses("ada") == {"/phone"}


async def test_the_key_of_the_server_is_made_once(tmp_path: Path, push: Service) -> None:
    async with post(tmp_path, push) as host:
        before = host.receivers.stamp.public
    async with post(tmp_path, push) as host:
        assert host.receivers.stamp.public == before


async def test_one_address_adds_so_many_receivers_in_an_hour_and_may_renew_them(tmp_path: Path, push: Service) -> None:
    async with post(tmp_path, push, ReceiverLimits(per_hour=2)) as host:
        await host.add("ada", "/1", Browser())
        await host.receivers.set_hook("ada", f"{host.origin}/hook", "fr", SITE)
        await host.add("ada", "/1", Browser())
        with pytest.raises(Refusal, match="often"):
            await host.add("bob", "/2", Browser())
        with pytest.raises(Refusal, match="often"):
            await host.receivers.set_hook("bob", f"{host.origin}/hook", "fr", SITE)
        assert await host.addresses("bob") == set()


async def test_a_receiver_that_accepts_slowly_rests_and_is_told_the_newest_afterwards(
    tmp_path: Path, push: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLOW", 0)
    monkeypatch.setattr(module, "SLOW_REST", 3600)
    async with post(tmp_path, push) as host:
        device = await host.add("ada", "/late", Browser())
        host.notices.tell("ada", TURN)
        await until(lambda: device in host.delivery._resting)
        newest = Notice("rematch", "reversi", "abc", "Bob")
        host.notices.tell("ada", newest)
        await until(lambda: host.delivery._resting[device][0] == newest)
        assert len(push.of("/late")) == 1
        monkeypatch.setattr(module, "SLOW", 60)
        host.delivery._try_again("ada", device)
        await until(lambda: len(push.of("/late")) == 2)
        assert device not in host.delivery._resting
