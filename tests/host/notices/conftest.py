from collections.abc import Iterator

import pytest

from tests.host.notices.services import Service, service


@pytest.fixture
def push() -> Iterator[Service]:
    with service() as here:
        yield here
