"""Being called back, in the browser.

The one that tests drive has no push service in reach and shows no notifications, so that both are stood in for; the
service worker and its messages are real.
"""

import json
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.pages import board
from tests.host.notices.services import Browser

CONTROLLED: Final = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
WILLING: Final = """
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = () => Promise.resolve("granted");
    let subscribed = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(subscribed);
    PushManager.prototype.subscribe = () => Promise.resolve(subscribed = {
        toJSON: () => ({ endpoint: "https://push.invalid/ada", keys: KEYS }),
        unsubscribe: () => { subscribed = null; return Promise.resolve(true); },
    });
""".replace("KEYS", json.dumps(Browser().keys._asdict()))
LISTEN: Final = """
    self.registration.showNotification = (title, options) => {
        self.shown = { title, ...options };
        return Promise.resolve();
    }
"""
NOTICE: Final = {"title": "À vous de jouer · Reversi", "body": "Avec Bob.", "path": "/table/abc", "tag": "abc"}


def test_a_device_is_added_called_and_removed(visitor: Callable[..., Page]) -> None:
    page = visitor("/", installed=True)
    page.wait_for_function(CONTROLLED)
    page.add_init_script(WILLING)
    page.goto("/preferences")
    switch = page.get_by_text("Sur cet appareil")
    switch.click()
    device = page.get_by_role("listitem").filter(has_text="Cet appareil")
    expect(device).to_contain_text("Chrome · Linux")
    device.get_by_role("button", name="Essayer").click()
    expect(page.get_by_text("« push.invalid »")).to_be_visible(timeout=15_000)

    (worker,) = page.context.service_workers
    worker.evaluate(LISTEN)
    deliver(page, NOTICE)
    shown = worker.evaluate("new Promise((done) => setInterval(() => self.shown && done(self.shown), 10))")
    assert shown == {"title": NOTICE["title"], "body": "Avec Bob.", "tag": "abc", "data": {"path": "/table/abc"}}

    switch.click()
    expect(device).to_have_count(0)


def test_a_switch_that_could_not_be_turned_says_so_and_is_off_again(visitor: Callable[..., Page]) -> None:
    page = visitor("/", installed=True)
    page.wait_for_function(CONTROLLED)
    page.add_init_script(WILLING)
    page.add_init_script("PushManager.prototype.subscribe = () => Promise.reject(new DOMException('', 'AbortError'))")
    page.goto("/preferences")
    switch = page.get_by_role("switch", name="Sur cet appareil")
    page.get_by_text("Sur cet appareil").click()
    expect(page.get_by_text("Le service de notifications de votre navigateur n’a pas répondu")).to_be_visible()
    expect(switch).not_to_be_checked()


def deliver(page: Page, notice: dict[str, str]) -> None:
    """As the push service of the browser does."""
    session = page.context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(10)
    wish = {"origin": page.evaluate("origin"), "registrationId": known[0], "data": json.dumps(notice)}
    session.send("ServiceWorker.deliverPushMessage", wish)


def test_who_leaves_a_table_that_waits_is_asked_once(visitor: Callable[..., Page]) -> None:
    page = visitor("/api/host")
    page.add_init_script(WILLING)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    table = page.request.post("/api/tables", data={"game": "reversi", "seats": seats}).json()["id"]
    asked = page.get_by_role("region", name="Appels")
    for count in (1, 0):
        page.goto(f"/table/{table}")
        expect(board(page)).to_be_visible()
        expect(asked).to_have_count(0)
        page.get_by_role("link", name="Galerie des Glaces").first.click()
        expect(page.get_by_role("article").first).to_be_visible()
        if count:
            expect(asked).to_contain_text("Faut-il vous appeler quand ce sera à vous ?")
            asked.get_by_role("button", name="Non merci").click()
        expect(asked).to_have_count(0)
