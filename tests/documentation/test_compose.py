"""`compose.yaml` says what there is to say, and hangs together; it is not run here."""

import re
from typing import Any

import pytest
import yaml

from galerie.host.store.address import Address
from galerie.host.web.settings import PREFIX, Chosen
from tests.documentation.pages import ROOT, read

VARIABLE = re.compile(r"(?<!\$)\$\{\w+(?::-([^}]*)|:\?[^}]*)\}")
HOSTS = ("one", "two")
KEYED = re.compile(r"~(\^/\(\?:[^\s\"]*?\)/\(.*?\))[ \"]")

KEYED_PATHS = (
    "/api/tables/abc/socket",
    "/api/bot/tables/abc",
    "/table/abc",
    "/analysis/table/abc",
    "/api/rooms/abc",
    "/r/abc",
    "/api/tournaments/abc",
    "/t/abc",
)


@pytest.fixture
def services() -> dict[str, Any]:
    said: dict[str, Any] = compose()["services"]
    return said


def compose() -> Any:
    """With the defaults of its variables, and `secret` where they have none."""
    return yaml.safe_load(VARIABLE.sub(lambda found: found[1] or "secret", read("compose.yaml")))


def test_every_setting_of_a_host_exists_and_is_right(services: dict[str, Any]) -> None:
    for name in HOSTS:
        environment = services[name]["environment"]
        said = [(key.removeprefix(PREFIX).lower(), value, key) for key, value in environment.items()]
        assert all(key.startswith(PREFIX) for key in environment)
        settings = Chosen.among(said, {}).settings
        assert isinstance(settings.data, Address)
        assert settings.cluster_address == f"{name}:8000"
        assert settings.queue != settings.valkey


def test_a_worker_has_the_queue_of_the_hosts(services: dict[str, Any]) -> None:
    assert services["worker"]["environment"] == {
        "GALERIE_QUEUE": services["one"]["environment"]["GALERIE_QUEUE"],
    }


def test_every_service_waits_for_one_that_exists(services: dict[str, Any]) -> None:
    assert set(services) == {"database", "valkey", *HOSTS, "worker", "proxy"}
    assert all(set(service.get("depends_on", ())) <= set(services) for service in services.values())


def test_the_image_has_the_packages_of_a_host(services: dict[str, Any]) -> None:
    requirements = services["one"]["build"]["args"]["REQUIREMENTS"]
    assert "ARG REQUIREMENTS=" in read("Containerfile")
    pinned = (ROOT / "requirements" / f"{requirements}.txt").read_text(encoding="utf-8")
    assert {"psycopg", "redis"} <= set(re.findall(r"^([\w-]+)==", pinned, re.MULTILINE))


@pytest.mark.parametrize(("page", "patterns"), [("docs/scale.md", 2), ("compose.yaml", 1)])
def test_proxies_send_whatever_belongs_to_a_table_a_room_or_a_tournament_to_one_host(page: str, patterns: int) -> None:
    found = KEYED.findall(read(page))
    assert len(found) == patterns
    for pattern in found:
        key = re.compile(pattern.replace("?<id>", "?P<id>"))
        for path in KEYED_PATHS:
            assert [found[1] for found in [key.match(path)] if found] == ["abc"], path
        assert not key.match("/api/me/games")
