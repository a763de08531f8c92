"""Notices to people who are not there, and where they are sent."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from galerie.host.wire.base import Wire

Address: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]
BrowserKey: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
DeviceName: TypeAlias = Annotated[str, Meta(max_length=40)]
Language: TypeAlias = Literal["fr", "en"]


class PushNotice(Wire, frozen=True):
    """What a browser shows when its push service delivers it."""

    title: str
    body: str
    """May be empty."""

    path: str
    """The page that it is about."""

    tag: str
    """A notice replaces an earlier one with the same tag."""


class DeviceWish(Wire, frozen=True):
    """Sends notices to this browser: its push subscription, as the browser gives it."""

    endpoint: Address
    p256dh: BrowserKey
    auth: BrowserKey
    language: Language
    name: DeviceName = ""


class HookWish(Wire, frozen=True):
    """Sends notices to a web hook too."""

    address: Address
    language: Language


class NoticeDevice(Wire, frozen=True):
    """A device that shows notices."""

    id: str
    name: str
    since: int
    """When it was added, in milliseconds since 1970."""

    here: bool
    """Whether it is the one that was just added or renewed."""


class NoticeHook(Wire, frozen=True):
    """A web hook. Whoever knows its address can write there, so that only its host is told."""

    id: str
    host: str
    broken: bool
    """Whether it was given up because it did not work."""


class NoticeSettings(Wire, frozen=True):
    """Where the visitor is told that it is their turn, and the like."""

    key: str
    """The server's public key, which a browser needs to subscribe."""

    devices: list[NoticeDevice]
    hook: NoticeHook | None
