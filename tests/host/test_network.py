"""Where phones find the host."""

import ipaddress

import pytest

from galerie.host.web.network import local_address


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_host_that_listens_only_to_its_own_machine_is_found_by_no_phone(host: str) -> None:
    assert local_address(host) is None


def test_a_host_with_an_address_of_its_own_is_found_there() -> None:
    assert local_address("192.168.7.8") == "192.168.7.8"


def test_a_host_that_listens_everywhere_tells_a_true_address_or_none() -> None:
    found = local_address("0.0.0.0")  # noqa: S104  nothing is bound
    assert found is None or not ipaddress.ip_address(found).is_loopback
