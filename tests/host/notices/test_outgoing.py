"""Whatever address a visitor gives, the server makes no request to a private network, and waits for nobody long."""

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpcore
import pytest

from galerie.core import Refusal
from galerie.host.notices.outgoing import Outgoing, is_public, origin
from tests.host.notices.services import Service


@asynccontextmanager
async def sending(*trusted: str, seconds: float = 20) -> AsyncIterator[Outgoing]:
    outgoing = Outgoing(frozenset(trusted), seconds)
    yield outgoing
    await outgoing.close()


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",  # noqa: S104
        "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::a00:1",
        "2002:a00:1::", "::10.0.0.1", "2001:0:a00:1::", "fec0::1", "::ffff:0:127.0.0.1", "::ffff:0:a00:1",
        "64:ff9b:1::1", "100::1", "2001:db8::1", "2001:1::1", "3fff::1", "5f00::1", "4000::1", "192.88.99.1",
        "192.0.0.9",
    ],
)  # fmt: skip
def test_addresses_that_are_not_of_the_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:4700::1111", "2001:4860:4860::8888", "2a00:1450::1"])
def test_addresses_of_the_internet(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("", "receiver-malformed"),
        ("push.test", "receiver-malformed"),
        ("https://", "receiver-malformed"),
        ("https://push.test:x/", "receiver-malformed"),
        ("https://[::1/", "receiver-malformed"),
        ("https://somebody@push.test/", "receiver-malformed"),
        ("https://push.test/a b", "receiver-malformed"),
        ("https://push.test/\r\nHost: x", "receiver-malformed"),
        ("https://pûsh.test/", "receiver-malformed"),
        ("http://push.test/", "receiver-insecure"),
        ("ftp://push.test/", "receiver-insecure"),
        ("file:///etc/passwd", "receiver-malformed"),
        ("https://push.test:22/", "receiver-insecure"),
        ("https://127.0.0.1/", "receiver-private"),
        ("https://[::1]/", "receiver-private"),
        ("https://169.254.169.254/latest/meta-data", "receiver-private"),
        ("https://localhost/", "receiver-private"),
    ],
)
async def test_addresses_to_which_nothing_is_sent(address: str, code: str) -> None:
    async with sending() as outgoing:
        with pytest.raises(Refusal, match=code.replace("-", " ")):
            outgoing.check(address)
        with pytest.raises(Refusal, match=code.replace("-", " ")):
            await outgoing.post(address, {}, b"")


def named(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Every name leads to these addresses; returns the list of those that were connected to."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
    connected: list[str] = []

    async def connect(_: object, host: str, *rest: Any) -> httpcore.AsyncNetworkStream:
        connected.append(host)
        raise httpcore.ConnectError

    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)
    return connected


@pytest.mark.parametrize("addresses", [("10.0.0.1",), ("93.184.215.14", "127.0.0.1"), ("::1",)])
async def test_a_name_that_leads_to_a_private_address_is_refused_as_if_nothing_answered(
    monkeypatch: pytest.MonkeyPatch, addresses: tuple[str, ...]
) -> None:
    """Nobody learns which names our network knows."""
    connected = named(monkeypatch, *addresses)
    async with sending() as outgoing:
        with pytest.raises(Refusal, match="receiver unreachable"):
            await outgoing.post("https://inside.test/", {}, b"")
    assert connected == []


async def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """No name is looked up a second time, when it might lead elsewhere."""
    connected = named(monkeypatch, "93.184.215.14", "93.184.215.15")
    async with sending() as outgoing:
        with pytest.raises(Refusal, match="receiver unreachable"):
            await outgoing.post("https://push.test/", {}, b"")
    assert connected == ["93.184.215.14", "93.184.215.15"]


async def test_a_name_that_nobody_knows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    async with sending() as outgoing:
        with pytest.raises(Refusal, match="receiver unreachable"):
            await outgoing.post("https://nowhere.test/", {}, b"")


async def test_a_redirect_is_not_followed(push: Service) -> None:
    push.answers["/moved"] = 307
    async with sending(push.origin) as outgoing:
        assert await outgoing.post(f"{push.origin}/moved", {}, b"x") == 307
    assert [each.path for each in push.delivered] == ["/moved"]


async def test_a_service_that_does_not_answer_is_given_up(push: Service) -> None:
    async with sending(push.origin, seconds=0.2) as outgoing:
        with pytest.raises(Refusal, match="receiver unreachable"):
            await outgoing.post(f"{push.origin}/slow", {}, b"x")


async def test_a_huge_answer_is_not_read(push: Service) -> None:
    async with sending(push.origin) as outgoing:
        assert await outgoing.post(f"{push.origin}/huge", {}, b"x") == 201


async def test_only_the_origin_that_is_trusted_may_be_private(push: Service) -> None:
    async with sending(push.origin) as outgoing:
        outgoing.check(f"{push.origin}/any")
        for other in ("http://127.0.0.1:1/", push.origin.replace("http:", "https:")):
            with pytest.raises(Refusal):
                outgoing.check(other)


def test_origins_are_written_in_one_way() -> None:
    assert origin("https://Push.Test:443/a?b") == "https://push.test"
    assert origin("http://[::1]:9000/") == "http://[::1]:9000"
