"""Routes of notices: where the visitor is told that it is their turn, and the like."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from galerie.bots.slots import whose
from galerie.core.visible import visible
from galerie.host.notices.delivery import Delivery
from galerie.host.notices.notice import Notice
from galerie.host.notices.push import BrowserKeys
from galerie.host.notices.receivers import device_id
from galerie.host.routes.tables import Guest, TheRegistry
from galerie.host.wire import DeviceWish, HookWish, NoticeDevice, NoticeHook, NoticeSettings

Asking = Request[Any, Any, Any]
TheDelivery = NamedDependency[Delivery]


@get("/api/me/notices", summary="Where the visitor is sent notices")
async def my_notices(delivery: TheDelivery, guest: Guest) -> NoticeSettings:
    return await _settings(delivery, guest)


@put("/api/me/notices/device", summary="Send notices to this browser, or renew that")
async def add_device(
    request: Asking, data: JSONBody[DeviceWish], registry: TheRegistry, delivery: TheDelivery, guest: Guest
) -> NoticeSettings:
    """Whoever used the browser before is no longer told here."""
    delivery.outgoing.check(data.endpoint)
    keys = BrowserKeys(data.p256dh, data.auth)
    keys.check()
    session = request.app.state.guests.sessions.digest(request) if guest in registry.people.names else None
    name = visible(data.name)
    await delivery.receivers.add_device(guest, session, data.endpoint, keys, data.language, _site(request), name)
    return await _settings(delivery, guest, device_id(data.endpoint))


@put("/api/me/notices/hook", summary="Send notices to a web hook")
async def set_hook(request: Asking, data: JSONBody[HookWish], delivery: TheDelivery, guest: Guest) -> NoticeSettings:
    delivery.outgoing.check(data.address)
    await delivery.receivers.set_hook(guest, data.address, data.language, _site(request))
    return await _settings(delivery, guest)


@delete("/api/me/notices/{receiver:str}", status_code=200, summary="Send no more notices to a device or a web hook")
async def remove_receiver(receiver: FromPath[str], delivery: TheDelivery, guest: Guest) -> NoticeSettings:
    found = await delivery.receivers.find(guest, receiver)
    await delivery.receivers.remove(found.id)
    return await _settings(delivery, guest)


@post("/api/me/notices/{receiver:str}", status_code=200, summary="Send a notice to a device or a web hook, as a test")
async def test_receiver(receiver: FromPath[str], delivery: TheDelivery, guest: Guest) -> None:
    """A refusal says what went wrong."""
    delivery.tests.spend(whose.get()[0])
    await delivery.send(await delivery.receivers.find(guest, receiver), Notice("test"))


def _site(request: Asking) -> str:
    return str(request.base_url).rstrip("/")


async def _settings(delivery: Delivery, person: str, here: str = "") -> NoticeSettings:
    found = await delivery.receivers.of(person)
    return NoticeSettings(
        key=delivery.receivers.stamp.public,
        devices=[
            NoticeDevice(each.id, each.name, each.since, each.id == here) for each in found if each.kind == "device"
        ],
        hook=next(
            (
                NoticeHook(each.id, urlsplit(each.address).hostname or "", broken=not each.address)
                for each in found
                if each.kind == "hook"
            ),
            None,
        ),
    )


NOTICES = [my_notices, add_device, set_hook, remove_receiver, test_receiver]
