"""The client's types are those of the host and of the games' views."""

from tools.wire import types


def test_the_clients_types_are_current() -> None:
    for path, text in types().items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run `make wire`"
