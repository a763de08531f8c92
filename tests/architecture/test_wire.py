"""The client's types match the server's messages."""

from tools.wire import TARGET, types


def test_the_clients_types_are_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == types(), "run `make wire`"
